import type { z } from 'zod'
import { careFor } from '#chat/care/care-for-words.ts'
import { hasAnswer } from '#chat/chat-messages-table.ts'
import type { FeatureName } from '#contract/admin.ts'
import type { rateText } from '#contract/feedback.ts'
import { isBlankMessage } from '#contract/message-text.ts'
import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { findHoroscopeKind } from '#horoscopes/horoscopes-table.ts'
import { findReadingType } from '#readings/readings-table.ts'
import { isUuid } from '#storable-text.ts'
import { deleteFeedback, saveFeedback } from '#writer/usage/text-feedback-table.ts'

export interface FeedbackDeps {
  db: Database
  today(): Date
}

type Rating = z.infer<(typeof rateText)['body']>

/**
 * @returns what to answer to words about a crisis
 * @throws AppError `not_found`, for other people's texts too
 */
export async function rate(
  { db, today }: FeedbackDeps,
  { userId, timeZone }: { userId: string; timeZone: string },
  { textId, thumb, reason, words }: Rating,
): Promise<string | undefined> {
  const featureName = isUuid(textId) && (await findFeature(db, userId, textId))
  if (!featureName) throw new AppError('not_found', messages.feedback.notFound)
  if (!thumb) {
    await deleteFeedback(db, userId, textId)
    return undefined
  }
  const isUp = thumb === 'up'
  const said = isUp
    ? { reason: null, words: null }
    : { reason: reason ?? null, words: toWords(words) }
  await saveFeedback(db, { userId, textId, featureName, isUp, ...said, at: today() })
  return said.words === null ? undefined : careFor(said.words, timeZone)
}

const toWords = (words = ''): string | null => (isBlankMessage(words) ? null : words)

async function findFeature(
  db: Database,
  userId: string,
  id: string,
): Promise<FeatureName | undefined> {
  const type = await findReadingType(db, userId, id)
  if (type && type !== 'year') return `${type}_reading`
  const kind = await findHoroscopeKind(db, userId, id)
  if (kind) return `${kind}_horoscope`
  return (await hasAnswer(db, userId, id)) ? 'baba_bliss_chat' : undefined
}
