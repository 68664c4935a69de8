import type { ChatReply } from '#contract/chat.ts'
import { messages } from '#contract/messages.ts'
import type { Transaction } from '#database.ts'
import { AppError } from '#errors.ts'
import { countWithinDay } from '#identity/limits/daily-limit.ts'
import { dailyLimit, showAllowance } from './allowance.ts'
import type { ChatDeps } from './chat-deps.ts'
import {
  type Exchange,
  findExchange,
  findPendingAnswer,
  insertExchange,
  restartAnswer,
} from './chat-messages-table.ts'
import { requireNatalReading, toMessage } from './conversation.ts'
import { needsCare } from './recall.ts'
import { type AnswerInput, KIND } from './write-answer.ts'

export interface SentMessage {
  userId: string
  message: string
  key: string
  timeZone: string
}

/** A message whose answer is being written. */
export interface PendingAnswer extends Pick<SentMessage, 'userId' | 'key'> {
  generationId: string
}

/**
 * Stores a message once per key, and requests its answer. One that failed is written again. A message that needs care
 * does not count toward the daily limit.
 * @throws AppError `natal_chart_required`, `answer_pending` while another one is being written, `bad_request` for the
 *   key of another message, and `too_many_requests` at the daily limit
 */
export async function sendMessage(
  deps: ChatDeps,
  { userId, message, key, timeZone }: SentMessage,
): Promise<PendingAnswer> {
  const known = await findExchange(deps.db, { userId, key })
  // A retry gets the answer that is there, also after the chart was deleted.
  if (!known || known.answer.status === 'failed') await requireNatalReading(deps.db, userId)
  const input: AnswerInput = { key, timeZone }
  const beforeNew = (tx: Transaction) => storeMessage(deps, tx, { userId, message, key })
  const request = { userId, requestKey: key, input, beforeNew }
  const generationId = await deps.generations.begin(KIND, request)
  requireSameMessage(await findExchange(deps.db, { userId, key }), message)
  return { userId, key, generationId }
}

function requireSameMessage(known: Exchange | undefined, message: string) {
  if (known && known.question.content !== message)
    throw new AppError('bad_request', messages.chat.keyReused)
}

/** Runs under a lock of the user. */
async function storeMessage(
  deps: ChatDeps,
  tx: Transaction,
  { userId, message, key }: Omit<SentMessage, 'timeZone'>,
) {
  if (await findPendingAnswer(tx, userId))
    throw new AppError('answer_pending', messages.chat.pending)
  const failed = await findExchange(tx, { userId, key })
  requireSameMessage(failed, message)
  if (failed) return restartAnswer(tx, failed.answer.id)
  const now = deps.today()
  if (!(await needsCare(tx, { userId, message })))
    await countWithinDay(tx, dailyLimit(deps), { userId, now })
  await insertExchange(tx, { userId, key, content: message, createdAt: now })
}

/**
 * Waits until an answer is done or stopped.
 * @throws AppError when it failed, or its conversation was reset
 */
export async function waitForAnswer(
  deps: ChatDeps,
  pending: PendingAnswer,
  signal?: AbortSignal,
): Promise<ChatReply> {
  try {
    await deps.generations.wait(pending.generationId, signal)
  } catch (error) {
    throw await describeFailure(deps, pending, error)
  }
  const exchange = await findExchange(deps.db, pending)
  if (!exchange) throw new AppError('changed_meanwhile', messages.chat.wasReset)
  const allowance = await showAllowance(deps, pending.userId)
  return { message: toMessage(exchange.answer), allowance }
}

/** Generations fail with messages about texts; the user is waiting for an answer. */
async function describeFailure(
  { db }: ChatDeps,
  pending: PendingAnswer,
  cause: unknown,
): Promise<unknown> {
  const { natalChartRequired, sendFailed, unfinished, wasReset } = messages.chat
  if (!(cause instanceof AppError)) return cause
  if (cause.code === 'generation_unfinished') return new AppError(cause.code, unfinished, { cause })
  if (cause.code !== 'generation_failed') return cause
  const exchange = await findExchange(db, pending)
  if (!exchange) return new AppError('changed_meanwhile', wasReset, { cause })
  if (exchange.answer.failure === 'natal_chart_required')
    return new AppError('natal_chart_required', natalChartRequired.text, { cause })
  return new AppError(cause.code, sendFailed, { cause })
}
