import { McpServer } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { assistantMessages } from '#contract/assistant-messages.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { databaseUnavailable, isDatabaseUnavailable } from '#database/outage.ts'
import { AppError } from '#errors.ts'
import type { Tool, ToolCall } from './tool.ts'

/** Nothing that a tool does changes anything. */
const annotations = { readOnlyHint: true, openWorldHint: false }

interface Options {
  tools: readonly Tool[]
  call: ToolCall
  /** Gets what is no refusal but a bug. */
  onError(error: unknown, tool: string): void
}

/** A server for one connection, or one request. */
export function createMcpServer({ tools, call, onError }: Options): McpServer {
  const server = new McpServer(
    { name: 'cosmic-path', title: PRODUCT_NAME, version: '1' },
    { instructions: assistantMessages.instructions },
  )
  for (const tool of tools) {
    const { name, title, description } = tool
    const inputSchema = unchecked(tool.input)
    server.registerTool(name, { title, description, inputSchema, annotations }, async (input) => {
      try {
        return toResult(await runTool(tool, input, call))
      } catch (error) {
        return toRefusal(error, (bug) => onError(bug, name))
      }
    })
  }
  return server
}

/** Lists a schema and lets everything pass: `runTool` refuses a bad argument with a sentence of ours. */
function unchecked(schema: z.ZodObject): z.ZodObject {
  const standard = schema['~standard']
  const validate = (value: unknown) => ({ value: value as Record<string, unknown> })
  return { '~standard': { ...standard, validate } } as unknown as z.ZodObject
}

/** @throws AppError with sentences about the bad arguments */
export async function runTool({ input, needs, run }: Tool, given: unknown, call: ToolCall) {
  if (needs && !call.person?.scopes.includes(needs.scope))
    throw new AppError('bad_request', assistantMessages.notAllowed(needs.what))
  const parsed = input.strict().safeParse(given ?? {})
  if (parsed.success) return run(parsed.data, call)
  const sentences = parsed.error.issues.map(({ path, message }) =>
    assistantMessages.badArgument(path.join('.'), message),
  )
  throw new AppError('bad_request', sentences.join(' '))
}

function toResult(answer: object) {
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
    structuredContent: answer as Record<string, unknown>,
  }
}

/** A refusal is a result too: the assistant can read it, and correct its call. */
function toRefusal(error: unknown, onBug: (error: unknown) => void) {
  const refusal = isDatabaseUnavailable(error) ? databaseUnavailable(error) : error
  const isBug = !(refusal instanceof AppError)
  if (isBug) onBug(error)
  const texts = isBug ? [assistantMessages.unexpected] : textsOf(refusal)
  return { isError: true, content: texts.map((text) => ({ type: 'text' as const, text })) }
}

/** The sentence, and what may be chosen instead. */
const textsOf = ({ message, candidates }: AppError) =>
  candidates ? [message, JSON.stringify({ candidates })] : [message]
