import type { ModelConnection } from '#config.ts'
import { modelMessages } from '#contract/model-messages.ts'
import { SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import { type LanguageModel, ModelUnavailable, type TokenUsage } from './language-model.ts'
import { type ModelParams, modelParams } from './model-profile.ts'
import { type Answer, createOpenAICalls } from './openai-calls.ts'
import { createResilience, LIMITS } from './resilience.ts'

const DEFAULTS = {
  ...LIMITS,
  /** With high effort, a model may reason for half a minute before the first word. */
  firstTokenMs: 45 * SECOND,
  /** A model that is writing sends several tokens a second. */
  stallMs: 15 * SECOND,
}

type Options = NonNullable<Parameters<LanguageModel['generate']>[1]>

/** OpenAI, or a server that speaks its API. Import it only where it is used: the SDK takes 120 ms to load. */
export function createOpenAIModel(
  connection: ModelConnection,
  log: Log,
  changedLimits: Partial<typeof DEFAULTS> = {},
): LanguageModel {
  const limits = { ...DEFAULTS, ...changedLimits }
  const failures = createFailureLog(log)
  const resilience = createResilience(limits, failures)
  const { ask } = createOpenAICalls(connection, limits, log)

  /** Makes the requests for one text. */
  function write(
    { settings, feature, ...texts }: Parameters<LanguageModel['generate']>[0],
    { onText, onRestart, signal: caller }: Options,
    spending: Spending,
  ): Promise<Answer> {
    let requests = 0
    return resilience.run(
      feature,
      ({ signal, withRetries }) => {
        const askOnce = (params: ModelParams) => {
          if (requests++ > 0) onRestart?.()
          const options = { signal, ...(onText && { onText }) }
          return spending.count(ask({ params, ...texts }, options))
        }
        return askForText(
          (params) => withRetries(() => askOnce(params)),
          modelParams(connection, settings),
        )
      },
      caller,
    )
  }

  return {
    async generate(request, options = {}) {
      const startedAt = performance.now()
      const spending = createSpending()
      try {
        const { text, isCut, model, firstTokenAt } = await write(request, options, spending)
        failures.clear(request.feature)
        const timeToFirstTokenMs = firstTokenAt && firstTokenAt - startedAt
        const durationMs = performance.now() - startedAt
        return { text, isCut, model, usage: spending.usage, durationMs, timeToFirstTokenMs }
      } catch (error) {
        if (!(error instanceof ModelUnavailable)) throw error
        failures.add(request.feature, error)
        throw new ModelUnavailable(error.reason, { cause: error.cause, usage: spending.usage })
      }
    },
  }
}

/** Asks once more with minimal effort when reasoning has used up the token limit. */
async function askForText(
  ask: (params: ModelParams) => Promise<Answer>,
  params: ModelParams,
): Promise<Answer> {
  const first = await ask(params)
  if (!isEmpty(first)) return first
  const mayThinkLess = first.isCut && params.effort !== undefined && params.effort !== 'minimal'
  const second = mayThinkLess ? await ask({ ...params, effort: 'minimal' }) : first
  if (!isEmpty(second)) return second
  throw new ModelUnavailable(second.isCut ? 'empty answer' : 'invalid answer')
}

const isEmpty = ({ text }: Answer) => text.trim() === ''

type Spending = ReturnType<typeof createSpending>

/** The tokens of all requests for one text. */
function createSpending() {
  const usage: TokenUsage = { input: 0, cached: 0, output: 0, reasoning: 0 }
  const add = (spent: TokenUsage | undefined) => {
    for (const kind of ['input', 'cached', 'output', 'reasoning'] as const)
      usage[kind] += spent?.[kind] ?? 0
  }
  return {
    usage,
    async count(asked: Promise<Answer>): Promise<Answer> {
      try {
        const answer = await asked
        add(answer.usage)
        return answer
      } catch (error) {
        if (error instanceof ModelUnavailable) add(error.usage)
        throw error
      }
    },
  }
}

/** One warning when a feature starts to fail or its circuit opens, and one line when it works again. */
function createFailureLog(log: Log) {
  const failing = new Set<string>()
  const paused = new Set<string>()
  return {
    add(feature: string, error: ModelUnavailable) {
      if (failing.has(feature)) return
      failing.add(feature)
      const why = modelMessages.unavailable[error.reason]
      log.warn({ feature, error }, `The embedded writer serves instead of the model. ${why}`)
    },
    clear(feature: string) {
      if (failing.delete(feature)) log.info({ feature }, 'The model writes again')
    },
    // Also after each probe that fails.
    onOpen(feature: string) {
      if (paused.has(feature)) return
      paused.add(feature)
      log.warn({ feature }, 'The model failed several times in a row; calls are paused')
    },
    onClose(feature: string) {
      if (paused.delete(feature)) log.info({ feature }, 'The model answers; calls go on')
    },
  }
}
