import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Log } from '#log.ts'

const MAX_COMMAND_BYTES = 4096
const TIMEOUT_MS = 10_000

const socketPath = (dataDir: string) => join(dataDir, 'operator.sock')

/**
 * Lets the operator of a running embedded server send it commands, because the embedded database allows
 * one process only. Only the owner of the folder may open the socket.
 *
 * @param run receives the command parsed from JSON, but not validated
 * @returns a function that closes the socket
 */
export async function openOperatorSocket(
  dataDir: string,
  log: Log,
  run: (command: unknown) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir)
  // A crash leaves the file behind. The folder is locked, so no other server listens on it.
  await rm(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    reply(socket, run).catch((error) => {
      log.warn({ error }, 'An operator command failed')
      socket.destroy()
    })
  })
  await listenForOwner(server, path).catch((error) => {
    // The path of a socket is limited to 107 bytes. Only the command line needs it.
    log.warn({ error }, 'The command line cannot reach this server')
  })
  return async () => {
    server.close()
    await rm(path, { force: true })
  }
}

/** Sets the umask, because a chmod after creating the socket would leave it open for a moment. */
async function listenForOwner(server: Server, path: string) {
  const before = process.umask(0o177)
  try {
    server.listen(path)
    await once(server, 'listening')
  } finally {
    process.umask(before)
  }
}

async function reply(socket: Socket, run: (command: unknown) => Promise<unknown>) {
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
  let received = ''
  // The reply is sent on the half of the connection that is still open.
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    received += chunk
    if (received.length > MAX_COMMAND_BYTES) throw new Error('The command is too long')
  }
  // A backup takes as long as it takes.
  socket.setTimeout(0)
  socket.end(JSON.stringify(await run(JSON.parse(received))))
}

/** @returns undefined where no server listens */
export async function sendToOperatorSocket(dataDir: string, command: unknown): Promise<unknown> {
  const socket = connect({ path: socketPath(dataDir), allowHalfOpen: true })
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  socket.end(JSON.stringify(command))
  return JSON.parse(await text(socket))
}
