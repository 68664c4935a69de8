import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { StripeStandIn } from '#stand-ins/stripe/stripe-stand-in.ts'

/** An HTTP server that acts as api.stripe.com: `new Stripe(key, { host, port, protocol: 'http' })`. */
export async function listenAsStripe(standIn: Pick<StripeStandIn, 'fetch'>) {
  const server = createServer(getRequestListener(standIn.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
