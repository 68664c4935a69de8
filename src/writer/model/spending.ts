import { ModelUnavailable, type TokenUsage } from './language-model.ts'

/** The average of English text. */
const CHARACTERS_PER_TOKEN = 4

export type Spending = ReturnType<typeof createSpending>

/**
 * The tokens of all requests for one text, one at a time. A server bills also a request that is aborted or
 * cut, and cannot say what it used: that is estimated from the characters, without hidden reasoning.
 */
export function createSpending() {
  let usage: TokenUsage = { input: 0, cached: 0, output: 0, reasoning: 0 }
  let open: { input: number; output: number } | undefined

  const estimate = ({ input, output }: { input: number; output: number }): TokenUsage => ({
    input: Math.ceil(input / CHARACTERS_PER_TOKEN),
    cached: 0,
    output: Math.ceil(output / CHARACTERS_PER_TOKEN),
    reasoning: 0,
  })

  return {
    observeText(delta: string) {
      if (open) open.output += delta.length
    },
    /** Includes the request that is still open. */
    total: () => (open ? sum(usage, estimate(open)) : usage),
    async count<Answer extends { usage: TokenUsage }>(
      { instructions, input }: { instructions: string; input: string },
      ask: () => Promise<Answer>,
    ): Promise<Answer> {
      const request = { input: instructions.length + input.length, output: 0 }
      open = request
      try {
        const answer = await ask()
        usage = sum(usage, answer.usage)
        return answer
      } catch (error) {
        const known = error instanceof ModelUnavailable ? error.usage : undefined
        const wasWorking = request.output > 0 || !isRefusal(error)
        usage = sum(usage, known ?? (wasWorking ? estimate(request) : undefined))
        throw error
      } finally {
        open = undefined
      }
    },
  }
}

/** Whether the error says that the server did no work for the request. It may have worked on an aborted one. */
const isRefusal = (error: unknown) =>
  error instanceof ModelUnavailable && error.reason !== 'timeout'

function sum(one: TokenUsage, other: TokenUsage | undefined): TokenUsage {
  return {
    input: one.input + (other?.input ?? 0),
    cached: one.cached + (other?.cached ?? 0),
    output: one.output + (other?.output ?? 0),
    reasoning: one.reasoning + (other?.reasoning ?? 0),
  }
}
