import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { databaseQuery } from '#database/operation.ts'
import { MINUTE, SECOND } from '#durations.ts'
import { requestHandling } from '#http/observe-requests.ts'
import type { Log } from '#log.ts'
import type { Operation } from '#operation.ts'
import { textMaking } from '#writer/generation-runner.ts'
import { modelRequest } from '#writer/model/model-request.ts'

export interface Traces {
  /** Sends what is left. */
  close(): Promise<void>
}

interface Options {
  url: string
  /** The share of requests and texts that is traced, from 0 to 1. */
  share: number
  log: Log
}

const SERVER_FAULT = 500

/**
 * Sends a span for every request and text, with the queries and model requests inside it. Import this file only where a collector is
 * configured. The provider is never made the global one: libraries would add spans with the values of statements.
 */
export function startTraces({ url, share, log }: Options): Traces {
  const report = createFailureReport(log)
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: 5 * SECOND })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'cosmic-path' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const observe = createSpans(provider)
  const stops = [
    observe(requestHandling, {
      kind: SpanKind.SERVER,
      start: ({ requestId }) => ({ name: 'request', attributes: { 'request.id': requestId } }),
      end: ({ answered }) =>
        answered && {
          name: `${answered.method} ${answered.route}`,
          attributes: {
            'http.request.method': answered.method,
            'http.route': answered.route,
            'http.response.status_code': answered.status,
          },
          isFailed: answered.status >= SERVER_FAULT,
        },
    }),
    observe(textMaking, {
      kind: SpanKind.INTERNAL,
      start: ({ kind }) => ({ name: `text ${kind}`, attributes: { 'text.kind': kind } }),
    }),
    observe(databaseQuery, {
      kind: SpanKind.CLIENT,
      isPart: true,
      start: ({ statement }) => ({
        name: statement.trimStart().split(/\s/, 1)[0]?.toLowerCase() || 'query',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
      }),
    }),
    observe(modelRequest, {
      kind: SpanKind.CLIENT,
      isPart: true,
      start: ({ feature, model }) => ({
        name: `model ${feature}`,
        attributes: { 'gen_ai.request.model': model, 'text.feature': feature },
      }),
    }),
  ]
  return {
    async close() {
      for (const stop of stops) stop()
      await provider.shutdown().catch(report)
      diag.disable()
    },
  }
}

interface Shown {
  name: string
  attributes: Attributes
}

interface SpanOptions<Facts> {
  kind: SpanKind
  /** Without a request or text around it, it is not shown: the job queue asks the database all the time. */
  isPart?: boolean
  start(facts: Facts): Shown
  end?(facts: Facts): (Shown & { isFailed: boolean }) | undefined
}

function createSpans(provider: TracerProvider) {
  const tracer = provider.getTracer('cosmic-path')
  const storage = new AsyncLocalStorage<Span | undefined>()

  return function observe<Facts extends object>(
    operation: Operation<Facts>,
    { kind, isPart = false, start, end }: SpanOptions<Facts>,
  ): () => void {
    const spans = new WeakMap<Facts, Span>()
    return operation.observe(storage, {
      onStart(facts) {
        const parent = storage.getStore()
        if (isPart && !parent) return undefined
        const { name, attributes } = start(facts)
        const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
        const span = tracer.startSpan(name, { kind, attributes }, context)
        spans.set(facts, span)
        return span
      },
      onEnd(facts, error) {
        const span = spans.get(facts)
        if (!span) return
        const shown = end?.(facts)
        if (shown) span.updateName(shown.name).setAttributes(shown.attributes)
        // The message of an error may hold values of a statement.
        if (error || shown?.isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    })
  }
}

/** A collector that is down fails every few seconds, which is no reason for more than a warning a minute. */
function createFailureReport(log: Log) {
  let reportedAt = Number.NEGATIVE_INFINITY
  const nothing = () => {}
  function report(error: unknown) {
    if (performance.now() - reportedAt < MINUTE) return
    reportedAt = performance.now()
    log.warn({ error }, 'Traces could not be sent to the collector')
  }
  const reportMessage = (message: string) => report(new Error(message))
  diag.setLogger(
    { error: reportMessage, warn: reportMessage, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  return report
}
