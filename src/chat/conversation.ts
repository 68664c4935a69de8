import type { ChatHistory, ChatMessage } from '#contract/chat.ts'
import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { lockUser } from '#identity/users-table.ts'
import { deleteGenerationsOfKind, endWaitingGeneration } from '#writer/generations-table.ts'
import { findAboutYou } from '#writer/reader/about-you-table.ts'
import { deleteFeedbackWords } from '#writer/usage/text-feedback-table.ts'
import { showAllowance } from './allowance.ts'
import type { ChatDeps } from './chat-deps.ts'
import {
  deleteMessages,
  findPendingAnswer,
  type ListedMessage,
  listMessages,
  type StoredMessage,
  stopAnswer,
} from './chat-messages-table.ts'
import { hasNatalReading, readSky } from './read-sky.ts'
import { suggestQuestions } from './suggest-questions.ts'
import { KIND } from './write-answer.ts'

const MESSAGES_PER_PAGE = 100

/** @throws AppError `natal_chart_required` */
export async function requireNatalReading(db: Database, userId: string) {
  if (!(await hasNatalReading(db, userId))) throw natalChartRequired()
}

const natalChartRequired = () =>
  new AppError('natal_chart_required', messages.chat.natalChartRequired.text)

interface HistoryRequest {
  userId: string
  before?: string | undefined
  timeZone: string
}

/**
 * The newest messages, or those before a cursor, oldest first. The greeting is not among them.
 * @throws AppError `natal_chart_required`
 */
export async function showHistory(
  deps: ChatDeps,
  { userId, before, timeZone }: HistoryRequest,
): Promise<ChatHistory> {
  const { db } = deps
  await requireNatalReading(db, userId)
  deps.onConversationOpened?.()
  const found = await listMessages(db, userId, {
    before: before === undefined ? undefined : Number(before),
    limit: MESSAGES_PER_PAGE + 1,
  })
  const page = found.slice(0, MESSAGES_PER_PAGE).reverse()
  return {
    messages: page.map(toMessage),
    before: found.length > page.length && page[0] ? String(page[0].position) : null,
    suggestions: found.length > 0 || before ? [] : await suggest(deps, userId, timeZone),
    allowance: await showAllowance(deps, userId),
  }
}

/** Computing the charts takes long for a page that asks every second. */
async function suggest(deps: ChatDeps, userId: string, timeZone: string): Promise<string[]> {
  const sky = await readSky(deps, userId, timeZone)
  return sky ? suggestQuestions(sky, await findAboutYou(deps.db, userId)) : []
}

/** Ends an answer that is being written, in whichever process. One that is over stays as it is. */
export async function stopWriting(
  { db, inProgress }: ChatDeps,
  { userId, key }: { userId: string; key: string },
) {
  const stopped = await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const pending = await findPendingAnswer(tx, userId)
    if (pending?.key !== key) return undefined
    const { id } = pending
    // The row of the generation first, as in the transaction that stores an answer.
    await endWaitingGeneration(tx, { userId, kind: KIND, requestKey: key }, id)
    await stopAnswer(tx, id, inProgress.find(id)?.written)
    return id
  })
  if (stopped) inProgress.stop(stopped)
}

/** Deletes the whole conversation, with what was written beside thumbs for it. An answer that is being written is not stored. */
export async function resetConversation({ db, inProgress }: ChatDeps, userId: string) {
  const pending = await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const found = await findPendingAnswer(tx, userId)
    await deleteGenerationsOfKind(tx, userId, KIND)
    await deleteMessages(tx, userId)
    await deleteFeedbackWords(tx, userId, { feature: 'baba_bliss_chat' })
    return found
  })
  if (pending) inProgress.stop(pending.id)
}

export function toMessage(stored: StoredMessage | ListedMessage): ChatMessage {
  const { id, role, key, content } = stored
  const createdAt = stored.createdAt.toISOString()
  if (role === 'user') return { id, role, key, content, createdAt }
  const { status, facts, picture, suggestions, isCare } = stored
  const thumb = 'isUp' in stored ? thumbOf(stored) : null
  return {
    ...{ id, role, content, createdAt, isCare, thumb },
    ...(status && { status }),
    // Shown when it is over.
    ...(status !== 'writing' && {
      ...(facts && { facts }),
      ...(picture && { picture }),
      ...(suggestions && { suggestions }),
    }),
  }
}

const thumbOf = ({ isUp }: ListedMessage) => (isUp === null ? null : isUp ? 'up' : 'down')
