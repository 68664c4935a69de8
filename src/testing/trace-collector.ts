import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number; message?: string }
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[]
}

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  spans: CollectedSpan[]
  /** Everything received, as text. */
  received: string[]
  close(): void
}

/** Takes traces over OTLP with JSON as a collector does. */
export async function startTraceCollector({ status = 200 } = {}): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const received: string[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const isZipped = request.headers['content-encoding'] === 'gzip'
    const text = (isZipped ? gunzipSync(body) : body).toString()
    const isTraces = request.method === 'POST' && request.url === '/v1/traces'
    if (isTraces) {
      received.push(text)
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.writeHead(isTraces ? status : 404, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    received,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
