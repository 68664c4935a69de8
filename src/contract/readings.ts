import { z } from 'zod'
import { BirthDetails } from './birth.ts'
import { ChartData, Fact } from './chart.ts'
import { Cursor } from './cursor.ts'
import type { Endpoint } from './endpoint.ts'
import { ReadingType } from './reading-type.ts'
import { SynastryDetails, SynastryPerson } from './synastry-details.ts'
import { YearPicture } from './year-picture.ts'

const Sentence = z.object({ text: z.string(), facts: z.array(z.string()).min(1) })
const Paragraph = z.object({
  sentences: z.array(Sentence),
  /** Something to try, of which nobody can say that it is true of them. */
  isAdvice: z.boolean().optional(),
})

/** An aspect from a point of one chart to a point of the other. */
export const SynastryAspectEntry = z.object({
  yourPlanet: z.string(),
  aspectName: z.string(),
  partnerPlanet: z.string(),
  degrees: z.number().int().min(0),
  minutes: z.number().int().min(0).max(59),
})
export type SynastryAspectEntry = z.infer<typeof SynastryAspectEntry>

/** Both charts and the synastry aspects. */
export const SynastryData = z.object({
  user: ChartData,
  partner: ChartData,
  aspects: z.array(SynastryAspectEntry),
})
export type SynastryData = z.infer<typeof SynastryData>

/** The text with its evidence: every sentence names the facts that support it. */
export const WrittenText = z.object({
  opening: z.array(Paragraph),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(Paragraph) })),
})
export type WrittenText = z.infer<typeof WrittenText>

/** A reading in the list: without the whole text and its evidence, which are most of the data. */
export const ListedReading = z.object({
  id: z.string(),
  type: ReadingType,
  /** Plain Markdown; in the list the first paragraph. */
  result: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  inputData: z.object({
    natalChartData: z
      .object({
        birthDate: z.string(),
        birthTime: z.string(),
        birthLocation: z.string(),
        result: ChartData,
      })
      .optional(),
    synastryData: z
      .object({ user: SynastryPerson, partner: SynastryPerson, result: SynastryData })
      .optional(),
    yearData: YearPicture.optional(),
  }),
})
export type ListedReading = z.infer<typeof ListedReading>

export const Reading = ListedReading.extend({ text: WrittenText, facts: z.array(Fact) })
export type Reading = z.infer<typeof Reading>

export const NatalReading = z.object({
  id: z.string(),
  result: z.string(),
  reading: z.string(),
  chartData: ChartData,
  text: WrittenText,
  facts: z.array(Fact),
})
export type NatalReading = z.infer<typeof NatalReading>

export const createNatalReading = {
  method: 'POST',
  path: '/api/readings/natal',
  access: 'subscriber',
  body: BirthDetails,
  reply: NatalReading,
} as const satisfies Endpoint

/** What anybody sees of a portrait before they have an account. */
export const ReadingPreview = z.object({
  chartData: ChartData,
  /** Sun, Moon and Ascendant; two lines for one that may be in either of two signs, none for an unknown Ascendant. */
  lines: z.array(Sentence.extend({ point: z.string(), signName: z.string() })),
  /** The first paragraph alone. */
  text: WrittenText,
  /** The evidence of the lines and the paragraph. */
  facts: z.array(Fact),
})
export type ReadingPreview = z.infer<typeof ReadingPreview>

/** Nothing is stored or logged of the details. */
export const previewReading = {
  method: 'POST',
  path: '/api/readings/preview',
  access: 'public',
  body: BirthDetails,
  reply: ReadingPreview,
} as const satisfies Endpoint

export const READINGS_PER_PAGE = 20
const LARGEST_PAGE = 50

/** One page; a page with fewer readings than its limit is the last one. */
export const listReadings = {
  method: 'GET',
  path: '/api/readings',
  access: 'user',
  query: z.object({
    /** The cursor of the last reading of the previous page. */
    after: Cursor.optional(),
    limit: z.coerce.number<number>().int().min(1).max(LARGEST_PAGE).default(READINGS_PER_PAGE),
    type: ReadingType.optional(),
    order: z.enum(['newest', 'oldest']).default('newest'),
  }),
  reply: z.array(ListedReading),
} as const satisfies Endpoint
export type ReadingPage = z.output<(typeof listReadings)['query']>

export const getReading = {
  method: 'GET',
  path: '/api/readings/{id}',
  access: 'user',
  params: z.object({ id: z.string() }),
  reply: Reading,
} as const satisfies Endpoint

export const deleteReading = {
  method: 'DELETE',
  path: '/api/readings/{id}',
  access: 'user',
  params: z.object({ id: z.string() }),
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint

export const SynastryReading = z.object({
  id: z.string(),
  result: z.string(),
  /** The details with the resolved places. */
  user: SynastryPerson,
  partner: SynastryPerson,
  synastryData: SynastryData,
  text: WrittenText,
  facts: z.array(Fact),
})
export type SynastryReading = z.infer<typeof SynastryReading>

export const createSynastryReading = {
  method: 'POST',
  path: '/api/readings/synastry',
  access: 'subscriber',
  body: SynastryDetails,
  reply: SynastryReading,
} as const satisfies Endpoint

/** The twelve months from today on, by the reader's calendar, from the saved birth details. */
export const YearReading = z.object({
  id: z.string(),
  result: z.string(),
  yearData: YearPicture,
  text: WrittenText,
  facts: z.array(Fact),
})
export type YearReading = z.infer<typeof YearReading>

export const createYearReading = {
  method: 'POST',
  path: '/api/readings/year',
  access: 'subscriber',
  reply: YearReading,
} as const satisfies Endpoint
