import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface PostgresProxy {
  /** The same database through the proxy. */
  url: string
  /** Drops a connection when this text is sent, before the server reads it. */
  dropAt(text: string | undefined): void
  /** Stops forwarding without closing connections. */
  hang(): void
  close(): Promise<void>
}

/** A proxy in front of PostgreSQL that fails at a chosen moment. */
export async function startPostgresProxy(url: string): Promise<PostgresProxy> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let dropAt: string | undefined
  let hangs = false

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    const ends = [client, upstream]
    const close = () => ends.forEach((socket) => void socket.destroy())
    for (const socket of ends) {
      open.add(socket)
      socket.on('error', close).on('close', close)
    }
    client.on('data', (data) => {
      if (dropAt && data.includes(dropAt)) close()
      else if (!hangs) upstream.write(data)
    })
    upstream.on('data', (data) => !hangs && client.write(data))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    dropAt: (text) => {
      dropAt = text
    },
    hang: () => {
      hangs = true
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
