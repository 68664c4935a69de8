import { type IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'

/**
 * A refusal may be ready before the client has sent everything. Closing a connection with unread bytes resets it, and
 * the client loses the answer: so the answer goes out at once, but ends only when the rest has come and is dropped.
 * The server's limit for uploads bounds the wait.
 */
export class LingeringResponse extends ServerResponse {
  // The overloads of Node.js cannot be implemented otherwise.
  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const end = (...args: unknown[]) => super.end(...(args as Parameters<ServerResponse['end']>))
    if (this.req.complete || this.statusCode < 400) return end(chunk, encoding, callback) as this
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk)
    else this.flushHeaders()
    dropRest(this.req, () => end())
    return this
  }
}

/** As Node.js does with a request that nobody has read. Whoever has begun to read this one will not go on. */
function dropRest(request: IncomingMessage, done: () => void) {
  finished(request, done)
  request.removeAllListeners('data')
  request.resume()
}
