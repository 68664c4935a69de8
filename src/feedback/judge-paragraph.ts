import type { z } from 'zod'
import { messages } from '#contract/messages.ts'
import {
  type JudgedFeature,
  type judgeParagraph,
  type ParagraphVerdict,
  paragraphKey,
} from '#contract/paragraph-verdicts.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { findHoroscopeById } from '#horoscopes/horoscopes-table.ts'
import { findReading } from '#readings/readings-table.ts'
import { isUuid } from '#storable-text.ts'
import {
  deleteVerdict,
  listVerdictsOf,
  type StoredVerdict,
  saveVerdict,
} from '#writer/reader/paragraph-verdicts-table.ts'
import type { Sentence, WrittenText } from '#writer/writer.ts'
import type { FeedbackDeps } from './rate-text.ts'

type Judgment = z.infer<(typeof judgeParagraph)['body']>

/** @throws AppError `not_found`, for other people's texts too, and for a paragraph that the text does not have */
export async function judge(
  { db, today }: FeedbackDeps,
  userId: string,
  { textId, paragraph, verdict }: Judgment,
) {
  const id = { userId, textId, paragraph }
  const isTakenBack = verdict === null && isUuid(textId) && (await deleteVerdict(db, id))
  if (isTakenBack) return
  const found = isUuid(textId) ? await findText(db, userId, textId) : undefined
  const sentences = found && findParagraph(found.text, paragraph)
  if (!sentences) throw new AppError('not_found', messages.feedback.notFound)
  if (verdict === null) return
  await saveVerdict(db, { ...id, featureName: found.featureName, verdict, sentences, at: today() })
}

/** Newest first: of one text, or of all. */
export async function showVerdicts(
  { db }: FeedbackDeps,
  userId: string,
  textId?: string,
): Promise<ParagraphVerdict[]> {
  if (textId !== undefined && !isUuid(textId)) return []
  return (await listVerdictsOf(db, userId, { textId })).map(toResponse)
}

const toResponse = ({ sentences, at, userId: _, ...verdict }: StoredVerdict): ParagraphVerdict => ({
  ...verdict,
  excerpt: sentences[0]?.text ?? '',
  at: at.toISOString(),
})

interface JudgedText {
  featureName: JudgedFeature
  text: WrittenText
}

async function findText(db: Database, userId: string, id: string): Promise<JudgedText | undefined> {
  const reading = await findReading(db, userId, id)
  if (reading) return { featureName: `${reading.type}_reading`, text: reading.text }
  const horoscope = await findHoroscopeById(db, userId, id)
  return horoscope && { featureName: `${horoscope.kind}_horoscope`, text: horoscope.text }
}

function findParagraph({ opening, sections }: WrittenText, key: string): Sentence[] | undefined {
  const parts = [opening, ...sections.map(({ paragraphs }) => paragraphs)]
  for (const [part, paragraphs] of parts.entries())
    for (const [index, { sentences }] of paragraphs.entries())
      if (paragraphKey(part - 1, index) === key) return sentences
  return undefined
}
