import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  nfd: number
  path: string
}

/** What PGlite's module has of Emscripten's file system for Node.js. */
interface WithNodeFiles {
  NODEFS: {
    stream_ops: {
      write(stream: Stream, ...more: unknown[]): number
      fsync?(stream: Stream): number
    }
    /** Translates the errors of Node.js into those of C. */
    tryFSOperation<Result>(operation: () => Result): Result
  }
}

/** PostgreSQL flushes its log at each commit and its tables at each checkpoint, by the one call that reaches the disk here. */
export const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/** Ends the process. */
export type EndOnFailure = (error: unknown) => never

/**
 * The folder of an embedded database that survives a power failure. Emscripten's file system ignores fsync because it does not
 * implement it; PGlite therefore starts PostgreSQL without it (https://github.com/electric-sql/pglite/issues/1107). Its option
 * `relaxedDurability` changes nothing for a folder.
 *
 * Where PostgreSQL cannot write its log or flush a file, it ends its process, so that the next start repairs the database. PGlite
 * would stay in an endless loop instead.
 */
export class DurableFolder extends NodeFS {
  readonly end: EndOnFailure

  constructor(folder: string, end: EndOnFailure) {
    super(folder)
    this.end = end
  }

  override async init(...options: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...options)
    const preRun = [...[emscriptenOpts.preRun ?? []].flat(), makeDurable(this.end)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function makeDurable(end: EndOnFailure) {
  return (module: object) => {
    const { stream_ops: operations, tryFSOperation } = (module as WithNodeFiles).NODEFS
    const write = operations.write.bind(operations)
    operations.write = (stream, ...more) =>
      isEssential(stream) ? orEnd(() => write(stream, ...more)) : write(stream, ...more)
    operations.fsync = ({ nfd }) => {
      orEnd(() => tryFSOperation(() => fsyncSync(nfd)))
      return 0
    }
  }

  function orEnd<Result>(operation: () => Result): Result {
    try {
      return operation()
    } catch (error) {
      return end(error)
    }
  }
}

/** Its log, and what names the last checkpoint. */
const isEssential = ({ path }: Stream) => /\/(pg_wal\/[^/]+|global\/pg_control)$/.test(path)
