import type { FeatureName } from '#contract/admin.ts'
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

/** @throws AppError `not_found`, for other people's texts too */
export async function rate(
  { db, today }: FeedbackDeps,
  userId: string,
  { textId, thumb }: { textId: string; thumb: 'up' | 'down' | null },
) {
  const featureName = isUuid(textId) && (await findFeature(db, userId, textId))
  if (!featureName) throw new AppError('not_found', messages.feedback.notFound)
  if (!thumb) return deleteFeedback(db, userId, textId)
  await saveFeedback(db, { userId, textId, featureName, isUp: thumb === 'up', at: today() })
}

async function findFeature(
  db: Database,
  userId: string,
  id: string,
): Promise<FeatureName | undefined> {
  const type = await findReadingType(db, userId, id)
  if (type) return `${type}_reading`
  const kind = await findHoroscopeKind(db, userId, id)
  return kind && `${kind}_horoscope`
}
