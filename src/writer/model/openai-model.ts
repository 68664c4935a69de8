import type { ModelConnection } from '#config.ts'
import { modelMessages } from '#contract/model-messages.ts'
import { SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import {
  type GenerateOptions,
  type LanguageModel,
  type ModelRequest,
  type ModelTool,
  ModelUnavailable,
} from './language-model.ts'
import { type ModelParams, modelParams } from './model-profile.ts'
import { modelRequest } from './model-request.ts'
import { type Answer, createOpenAICalls } from './openai-calls.ts'
import { createResilience, LIMITS } from './resilience.ts'
import { createSpending, type Spending } from './spending.ts'
import { runTools, type ToolRound } from './tool-use.ts'

const DEFAULTS = {
  ...LIMITS,
  /** With high effort, a model may reason for half a minute before the first word. */
  firstTokenMs: 45 * SECOND,
  /** A model that is writing sends several tokens a second. */
  stallMs: 15 * SECOND,
}

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
    { settings, feature, ...texts }: ModelRequest,
    { onText, onRestart, signal: caller, timeoutMs }: GenerateOptions,
    spending: Spending,
  ): Promise<Answer> {
    let requests = 0
    const rounds: ToolRound[] = []
    return resilience.run(
      feature,
      ({ signal, withRetries, observeText }) => {
        const askOnce = (params: ModelParams) => {
          // After a lookup as well: a model may have begun to write before it.
          if (requests++ > 0) onRestart?.()
          const onDelta = (delta: string) => {
            observeText()
            spending.observeText(delta)
            onText?.(delta)
          }
          const request = { params, ...texts, rounds }
          const askNow = () => ask(request, { signal, onText: onDelta })
          const facts = { feature, model: params.model }
          return spending.count(texts, () => modelRequest.run(facts, askNow))
        }
        return lookUp(texts.tools ?? [], rounds, () =>
          askForText(
            (params) => withRetries(() => askOnce(params)),
            modelParams(connection, settings),
          ),
        )
      },
      { signal: caller, timeoutMs },
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
        return { text, isCut, model, usage: spending.total(), durationMs, timeToFirstTokenMs }
      } catch (error) {
        const usage = spending.total()
        if (options.signal?.aborted) throw new ModelUnavailable('canceled', { cause: error, usage })
        if (!(error instanceof ModelUnavailable)) throw error
        failures.add(request.feature, error)
        throw new ModelUnavailable(error.reason, { cause: error.cause, usage })
      }
    },
  }
}

/** Lookups of one answer. */
const MOST_ROUNDS = 4

/** Asks until the model has looked up what it wanted. */
async function lookUp(
  tools: readonly ModelTool[],
  rounds: ToolRound[],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    const { calls, items } = answer
    if (calls.length === 0) return answer
    if (rounds.length >= MOST_ROUNDS) throw new ModelUnavailable('invalid answer')
    rounds.push({ calls, items, results: runTools(tools, calls) })
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

const isEmpty = ({ text, calls }: Answer) => text.trim() === '' && calls.length === 0

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
