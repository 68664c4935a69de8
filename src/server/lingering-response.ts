import { type IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'

/**
 * An error response may be ready before the client has sent its whole body. Closing a connection with unread bytes resets
 * it, and the client never sees the response. So the response is sent at once, but ended only after the rest of the body
 * has been received and dropped. The server's upload limit bounds the wait.
 */
export class LingeringResponse extends ServerResponse {
  // The overloads of Node.js cannot be typed more precisely.
  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const end = (...args: unknown[]) => super.end(...(args as Parameters<ServerResponse['end']>))
    if (this.req.complete || this.statusCode < 400) return end(chunk, encoding, callback) as this
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk)
    else this.flushHeaders()
    dropRest(this.req, () => end())
    return this
  }
}

/** Node.js does the same with a request that was never read. A handler that began reading has stopped by now. */
function dropRest(request: IncomingMessage, done: () => void) {
  finished(request, done)
  request.removeAllListeners('data')
  request.resume()
}
