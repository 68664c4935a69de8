import type { ModelCall } from './model-call.ts'

/** US dollars per million tokens. */
interface Price {
  input: number
  cachedInput: number
  output: number
}

/**
 * Prices per million tokens of the standard tier, from https://platform.openai.com/docs/pricing, as of
 * October 2025. Reasoning tokens are billed as output.
 */
const prices: Record<string, Price> = {
  'gpt-5': { input: 1.25, cachedInput: 0.125, output: 10 },
  'gpt-5-mini': { input: 0.25, cachedInput: 0.025, output: 2 },
  'gpt-5-nano': { input: 0.05, cachedInput: 0.005, output: 0.4 },
}

// "gpt-5-mini-2025-08-07": servers answer for a dated snapshot of a model, at the same price.
const SNAPSHOT_DATE = /-\d{4}-\d{2}-\d{2}$/

/** Micro-dollars, rounded up to a whole one; undefined for a model without a price. */
export function costOf(model: string, usage: ModelCall['usage']): number | undefined {
  const price = priceOf(model)
  if (!price) return undefined
  const { input, cached, output } = usage
  const nanos =
    (input - cached) * nanosOf(price.input) +
    cached * nanosOf(price.cachedInput) +
    output * nanosOf(price.output)
  return Math.ceil(nanos / 1000)
}

export const hasPrice = (model: string) => priceOf(model) !== undefined

function priceOf(model: string): Price | undefined {
  const name = model.replace(SNAPSHOT_DATE, '')
  return Object.hasOwn(prices, name) ? prices[name] : undefined
}

/** Nano-dollars per token: whole numbers, whose sums are exact. */
const nanosOf = (dollarsPerMillion: number) => Math.round(dollarsPerMillion * 1000)
