import type { OpenAI } from 'openai'
import type { ModelTool } from './language-model.ts'

/** Requests of the model for a tool in one answer; more are refused. */
const MOST_CALLS = 6
/** Far more than the facts of a search need. */
const MOST_CHARACTERS = 20_000

export interface ToolCall {
  id: string
  name: string
  /** JSON text, as the model wrote it. */
  arguments: string
}

/** Tool calls of one answer of the model, with their results. */
export interface ToolRound {
  calls: readonly ToolCall[]
  results: readonly string[]
  /** Items of the Responses API that must come back with the results, such as encrypted reasoning. */
  items: readonly OpenAI.Responses.ResponseInputItem[]
}

/** Runs the calls of one answer. An error in a call is returned to the model, which may try again. */
export function runTools(tools: readonly ModelTool[], calls: readonly ToolCall[]): string[] {
  return calls.map((call, index) => {
    if (index >= MOST_CALLS) return refusal(`Call at most ${MOST_CALLS} tools at once.`)
    return runTool(tools, call).slice(0, MOST_CHARACTERS)
  })
}

function runTool(tools: readonly ModelTool[], call: ToolCall): string {
  const tool = tools.find(({ name }) => name === call.name)
  if (!tool) return refusal(`There is no tool ${call.name.slice(0, 60)}.`)
  const input = tool.shape.safeParse(parseJson(call.arguments))
  if (!input.success) return refusal(`The input does not fit: ${input.error.issues[0]?.message}`)
  return JSON.stringify(tool.run(input.data))
}

const refusal = (error: string) => JSON.stringify({ error })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
