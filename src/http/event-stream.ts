import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { z } from 'zod'
import { SECOND } from '#durations.ts'

export const EVENT_STREAM = 'text/event-stream'

/** Shorter than proxies wait for the next byte; nginx gives up after a minute. */
const HEARTBEAT_MS = 15 * SECOND

interface Event {
  event: string
  data: unknown
}

export const isEvents = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer

interface Options {
  schema: z.ZodType<Event>
  /** The response that an error would have been. */
  answerError(error: unknown): Response | Promise<Response>
}

/**
 * Sends events as they come, each parsed through the contract. An error becomes the last event, with the
 * body that it would have had as a response.
 */
export function sendEvents(
  c: Context,
  events: AsyncIterable<unknown>,
  { schema, answerError }: Options,
): Response {
  const response = streamSSE(c, async (stream) => {
    const send = ({ event, data }: Event) => stream.writeSSE({ event, data: JSON.stringify(data) })
    // A comment line.
    const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT_MS)
    try {
      for await (const event of events) await send(schema.parse(event))
    } catch (error) {
      if (!stream.aborted && !c.req.raw.signal.aborted)
        await send({ event: 'error', data: await (await answerError(error)).json() })
    } finally {
      clearInterval(heartbeat)
    }
  })
  // Neither compressed nor buffered, here or by a proxy.
  response.headers.set('cache-control', 'no-store, no-transform')
  response.headers.set('x-accel-buffering', 'no')
  return response
}
