import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What PGlite's module has of Emscripten's file system for Node.js. */
interface WithNodeFiles {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number }
    /** Translates the errors of Node.js into those of C. */
    tryFSOperation<Result>(operation: () => Result): Result
  }
}

/** PostgreSQL flushes its log at each commit and its tables at each checkpoint, by the one call that reaches the disk here. */
export const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/**
 * The folder of an embedded database that survives a power failure. Emscripten's file system ignores fsync because it does not
 * implement it; PGlite therefore starts PostgreSQL without it (https://github.com/electric-sql/pglite/issues/1107). Its option
 * `relaxedDurability` changes nothing for a folder.
 */
export class DurableFolder extends NodeFS {
  override async init(...options: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...options)
    const preRun = [...[emscriptenOpts.preRun ?? []].flat(), implementFsync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function implementFsync(module: object) {
  const { NODEFS } = module as WithNodeFiles
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    NODEFS.tryFSOperation(() => fsyncSync(nfd))
    return 0
  }
}
