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
import { withoutPartnerName, withPartnerName } from '#readings/partner-name.ts'
import { findReading, type Reading } from '#readings/readings-table.ts'
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
  const printed = found && findParagraph(found.text, paragraph)
  if (!printed) throw new AppError('not_found', messages.feedback.notFound)
  if (verdict === null) return
  const sentences = printed.map((one) => ({ ...one, text: found.asWritten(one.text) }))
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
  excerpt: withPartnerName(sentences[0]?.text ?? '', undefined),
  at: at.toISOString(),
})

interface JudgedText {
  featureName: JudgedFeature
  text: WrittenText
  /** A sentence as its writer wrote it, without the name of a partner. */
  asWritten(sentence: string): string
}

async function findText(db: Database, userId: string, id: string): Promise<JudgedText | undefined> {
  const reading = await findReading(db, userId, id)
  if (reading) return judgedReading(reading)
  const horoscope = await findHoroscopeById(db, userId, id)
  if (!horoscope) return undefined
  const { kind, text } = horoscope
  return { featureName: `${kind}_horoscope`, text, asWritten: (sentence) => sentence }
}

function judgedReading({ type, text, inputData: { synastryData } }: Reading): JudgedText {
  const asWritten = (sentence: string) =>
    synastryData ? withoutPartnerName(sentence, synastryData.partner.name) : sentence
  return { featureName: `${type}_reading`, text, asWritten }
}

function findParagraph({ opening, sections }: WrittenText, key: string): Sentence[] | undefined {
  const parts = [opening, ...sections.map(({ paragraphs }) => paragraphs)]
  for (const [part, paragraphs] of parts.entries())
    for (const [index, { sentences }] of paragraphs.entries())
      if (paragraphKey(part - 1, index) === key) return sentences
  return undefined
}
