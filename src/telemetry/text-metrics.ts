import { Counter, Histogram, type Registry } from 'prom-client'
import { SECOND } from '#durations.ts'
import { generationTried } from '#writer/generation-runner.ts'
import type { ModelCall } from '#writer/usage/model-call.ts'
import { modelCallMade } from '#writer/usage/model-usage.ts'

const MICROS = 1_000_000

/** @returns a function that stops counting */
export function countTexts(registry: Registry): () => void {
  const stops = [countGenerations(registry), countModelCalls(registry)]
  return () => {
    for (const stop of stops) stop()
  }
}

function countGenerations(registry: Registry) {
  const registers = [registry]
  const generations = new Counter({
    registers,
    name: 'cosmic_generations_total',
    help: 'Tries to make a requested text: done, failed for good, to be retried, or obsolete by then',
    labelNames: ['kind', 'outcome'],
  })
  const durations = new Histogram({
    registers,
    name: 'cosmic_generation_duration_seconds',
    help: 'Time from the request for a text until it is stored',
    labelNames: ['kind'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 90, 180],
  })
  return generationTried.listen(({ kind, outcome, durationMs }) => {
    generations.inc({ kind, outcome })
    if (outcome === 'done') durations.observe({ kind }, durationMs / SECOND)
  })
}

function countModelCalls(registry: Registry) {
  const registers = [registry]
  const labelNames = ['feature'] as const
  const calls = new Counter({
    registers,
    name: 'cosmic_texts_written_total',
    help: 'Texts and tests, by who wrote them in the end and how',
    labelNames: [...labelNames, 'writer', 'outcome', 'purpose'],
  })
  const durations = new Histogram({
    registers,
    name: 'cosmic_model_duration_seconds',
    help: 'Time of a text for which a model was called',
    labelNames,
    buckets: [0.5, 1, 2.5, 5, 10, 20, 40, 60, 90],
  })
  const failures = new Counter({
    registers,
    name: 'cosmic_model_failures_total',
    help: 'Texts for which the model gave no usable answer',
    labelNames: [...labelNames, 'reason'],
  })
  const tokens = new Counter({
    registers,
    name: 'cosmic_model_tokens_total',
    help: 'Tokens; cached ones are part of the input, and reasoning is part of the output',
    labelNames: [...labelNames, 'kind'],
  })
  const cost = new Counter({
    registers,
    name: 'cosmic_model_cost_dollars_total',
    help: 'Cost of the models whose price is known',
    labelNames,
  })
  const sentences = new Counter({
    registers,
    name: 'cosmic_model_sentences_total',
    help: 'Sentences of a model: checked, of these rejected, and of these repaired',
    labelNames: [...labelNames, 'verdict'],
  })
  function countModel({ feature, failure, usage, ...call }: ModelCall) {
    durations.observe({ feature }, call.durationMs / SECOND)
    if (failure) failures.inc({ feature, reason: failure })
    for (const [kind, count] of Object.entries(usage)) tokens.inc({ feature, kind }, count)
    cost.inc({ feature }, (call.costMicros ?? 0) / MICROS)
    for (const [verdict, count] of Object.entries(call.sentences))
      sentences.inc({ feature, verdict }, count)
  }
  return modelCallMade.listen((call) => {
    const { feature, writer, outcome, purpose } = call
    calls.inc({ feature, writer, outcome, purpose })
    if (outcome !== 'embedded') countModel(call)
  })
}
