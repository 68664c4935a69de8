import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Log } from '#log.ts'

const LARGEST_QUESTION_BYTES = 4096
const PATIENCE_MS = 10_000

const socketPath = (dataDir: string) => join(dataDir, 'operator.sock')

/**
 * Lets whoever runs an embedded server reach it from the command line: its database takes one process
 * only. Nobody but the owner of the folder may open the socket.
 *
 * @param answer gets what was asked, parsed from JSON but unchecked
 * @returns the function that closes it
 */
export async function openOperatorSocket(
  dataDir: string,
  log: Log,
  answer: (question: unknown) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir)
  // A crash leaves the file; the folder is ours alone, so nobody else listens there.
  await rm(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    reply(socket, answer).catch((error) => {
      log.warn({ error }, 'The operator could not be answered')
      socket.destroy()
    })
  })
  await listenForOwner(server, path).catch((error) => {
    // A path may have 107 bytes at most; everything but the command line works without it.
    log.warn({ error }, 'The command line cannot reach this server')
  })
  return async () => {
    server.close()
    await rm(path, { force: true })
  }
}

/** The mode is right from the first moment: whoever comes between making and changing it is refused too. */
async function listenForOwner(server: Server, path: string) {
  const before = process.umask(0o177)
  try {
    server.listen(path)
    await once(server, 'listening')
  } finally {
    process.umask(before)
  }
}

async function reply(socket: Socket, answer: (question: unknown) => Promise<unknown>) {
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  let asked = ''
  // The answer goes out on the half of the connection that is still open.
  for await (const piece of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    asked += piece
    if (asked.length > LARGEST_QUESTION_BYTES) throw new Error('That is more than a command')
  }
  socket.end(JSON.stringify(await answer(JSON.parse(asked))))
}

/** @returns undefined where no server listens */
export async function askOperatorSocket(dataDir: string, question: unknown): Promise<unknown> {
  const socket = connect({ path: socketPath(dataDir), allowHalfOpen: true })
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  socket.end(JSON.stringify(question))
  return JSON.parse(await text(socket))
}
