import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OpenDatabase } from '#database.ts'
import { SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import { StartError } from '#start-error.ts'
import { startMetrics } from './metrics.ts'

interface Deps {
  address: { host: string; port: number }
  database: Pick<OpenDatabase, 'db' | 'connections'>
  log: Log
}

/**
 * Serves `GET /metrics` to Prometheus, on a port of its own, so that it is never public. Import this file only where metrics are
 * configured.
 * @throws StartError when the port is taken
 */
export async function serveMetrics({ address, database, log }: Deps) {
  const metrics = startMetrics(database)
  const { registry } = metrics
  const server = createServer({ requestTimeout: 5 * SECOND }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error) => {
        log.error({ error }, 'The metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  server.listen(address.port, address.host)
  await once(server, 'listening').catch((cause) => {
    metrics.stop()
    throw new StartError(describeListenError(cause, address), { cause })
  })
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      metrics.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}

function describeListenError(error: NodeJS.ErrnoException, { host, port }: Deps['address']) {
  return error.code === 'EADDRINUSE'
    ? `METRICS_PORT ${port} on ${host} is taken by another program; choose another METRICS_PORT.`
    : `Metrics cannot be served on ${host}:${port}: ${error.message}; check METRICS_HOST and METRICS_PORT.`
}
