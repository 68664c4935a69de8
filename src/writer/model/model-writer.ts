import type { AiConfig, FeatureName, ModelProvider } from '#contract/admin.ts'
import { SECOND } from '#durations.ts'
import { sentencesOf } from '../grounding.ts'
import { MODEL_TIME_MS } from '../model-time.ts'
import { embeddedCall, type ModelCall } from '../usage/model-call.ts'
import { costOf } from '../usage/prices.ts'
import type { Brief, WriteOptions, Writer, Written, YearBrief } from '../writer.ts'
import { type FeatureCallsDeps, findUsableConfig, recordCall } from './feature-calls.ts'
import { type LanguageModel, ModelUnavailable } from './language-model.ts'
import { dailyPrompt, eventsPrompt, monthlyPrompt, weeklyPrompt } from './prompts/horoscopes-2.ts'
import { natalPrompt } from './prompts/natal-2.ts'
import type { Prompt } from './prompts/prompt.ts'
import { synastryPrompt } from './prompts/synastry-1.ts'
import { createRecentTexts } from './recent-texts.ts'
import { sentAs } from './sent-as.ts'
import { ModelSession } from './session.ts'
import { type ModelText, type TimeLimit, type WriteTextParams, writeText } from './write-text.ts'

export interface ModelWriterDeps extends FeatureCallsDeps {
  /** Absent when none is configured: the embedded writer serves every feature. */
  model: LanguageModel | undefined
  /** Which names stand for others: a model that never answered is recorded by the name it was asked by. */
  modelProvider?: ModelProvider | null
  embedded: Writer
  now(): Date
  /** Tests have less. */
  timeLimits?: Partial<TimeLimits>
}

/** Milliseconds. */
interface TimeLimits {
  /** For all requests of a text, and of the entries of a calendar. */
  text: number
  entries: number
  /** With less, no text is started and none is repaired. */
  leastText: number
  leastEntries: number
}

/** A year ahead is always written by the embedded writer. */
type ModelBrief = Exclude<Brief, YearBrief>

const features = {
  natal: { feature: 'natal_reading', prompt: natalPrompt },
  synastry: { feature: 'synastry_reading', prompt: synastryPrompt },
  daily: { feature: 'daily_horoscope', prompt: dailyPrompt },
  weekly: { feature: 'weekly_horoscope', prompt: weeklyPrompt },
  monthly: { feature: 'monthly_horoscope', prompt: monthlyPrompt },
  events: { feature: 'cosmic_events', prompt: eventsPrompt },
} as const satisfies Record<ModelBrief['kind'], { feature: FeatureName; prompt: Prompt }>

/** A horoscope is shown when the entries of the calendar are there, which have its passages to fall back on. */
const TIME_LIMITS: TimeLimits = {
  text: MODEL_TIME_MS,
  entries: 15 * SECOND,
  leastText: 20 * SECOND,
  leastEntries: 5 * SECOND,
}

/**
 * Writes with a language model where one is configured, enabled and within its budget. The embedded writer
 * plans every text, replaces what the model gets wrong, and writes alone when there is no model or it fails.
 */
export function createModelWriter(deps: ModelWriterDeps): Writer {
  const { model, embedded, log, now } = deps
  const timeLimits = { ...TIME_LIMITS, ...deps.timeLimits }
  const recentTexts = createRecentTexts(now)

  async function writeOwn(brief: Brief): Promise<Written> {
    const { leftOut = [], ...written } = await embedded.write(brief)
    if (leftOut.length > 0)
      log.error({ kind: brief.kind, wordings: leftOut }, 'The checker refused our own sentences')
    return written
  }

  async function writeEmbedded(brief: Brief, { userId, onSentence }: WriteOptions) {
    const start = performance.now()
    const written = await writeOwn(brief)
    for (const sentence of sentencesOf(written.text)) onSentence?.(sentence)
    if (brief.kind === 'year') return written
    const { feature } = features[brief.kind]
    await recordCall(deps, embeddedCall({ feature, userId, durationMs: performance.now() - start }))
    return written
  }

  async function writeByModel(
    brief: ModelBrief,
    config: AiConfig,
    options: WriteOptions & { model: LanguageModel },
  ): Promise<Written> {
    const { feature, prompt } = features[brief.kind]
    const plan = await writeOwn(brief)
    const session = new ModelSession(options.model, { feature, settings: config })
    const time = timeFor(brief, options.deadline)
    const request = { brief, prompt, embedded: plan.text, session, ...options, time }
    const result = await tryWithModel(request)
    const askedFor = sentAs(deps.modelProvider ?? null, config.model)
    const { usage: tokens, model: answeredFor = askedFor, ...totals } = session.totals
    const { text, outcome, rejected, checked, failure } = result
    await recordCall(deps, {
      feature,
      userId: options.userId,
      purpose: 'text',
      writer: text ? 'model' : 'embedded',
      model: answeredFor,
      promptVersion: prompt.version,
      configVersion: config.version,
      usage: tokens,
      ...totals,
      costMicros: costOf(answeredFor, tokens),
      outcome,
      failure,
      sentences: { checked, rejected: rejected.length, repaired: countRepaired(rejected) },
      rejected,
    })
    const origin = { prompt: prompt.version, configVersion: config.version, outcome }
    if (text) return { text, origin: { writer: answeredFor, ...origin } }
    options.onRestart?.()
    for (const sentence of sentencesOf(plan.text)) options.onSentence?.(sentence)
    return { text: plan.text, origin: { ...plan.origin, ...origin } }
  }

  function timeFor({ kind }: Brief, deadline = Number.POSITIVE_INFINITY): TimeLimit {
    const { text, entries, leastText, leastEntries } = timeLimits
    const [most, least] = kind === 'events' ? [entries, leastEntries] : [text, leastText]
    const end = Math.min(deadline, performance.now() + most)
    return { end, least }
  }

  /** A reader gets a text whatever becomes of the model. */
  async function tryWithModel(params: WriteTextParams): Promise<ModelText> {
    try {
      const result = await writeText(params)
      return result.text
        ? { ...result, failure: undefined }
        : { failure: 'invalid answer', ...result }
    } catch (error) {
      const failed = { outcome: 'fallen back', rejected: [], checked: 0 } as const
      if (error instanceof ModelUnavailable) {
        // The adapter warns once, not for every text.
        log.debug(
          { error, reason: error.reason },
          'The model did not write; the embedded writer did',
        )
        return { ...failed, rejected: [], failure: error.reason }
      }
      log.error(
        { error },
        'A text of the model could not be finished; the embedded writer wrote it',
      )
      return { ...failed, rejected: [] }
    }
  }

  return {
    async write(brief, options = {}) {
      if (brief.kind === 'year') return writeEmbedded(brief, options)
      const config = model && (await findUsableConfig(deps, features[brief.kind].feature))
      if (!config || !model) return writeEmbedded(brief, options)
      const key = [options.userId, brief.kind, brief.seed, config.version].join(' ')
      const known = recentTexts.find(key, brief)
      if (known) return known
      const written = await writeByModel(brief, config, { ...options, model })
      if (written.origin.outcome !== 'fallen back') recentTexts.add(key, written)
      return written
    },
  }
}

const countRepaired = (rejected: ModelCall['rejected']) =>
  rejected.filter(({ fate }) => fate === 'repaired').length
