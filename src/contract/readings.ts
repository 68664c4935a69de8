import { z } from 'zod'
import { BirthDate, BirthDetails, BirthTime, ChosenPlace } from './birth.ts'
import { ChartData, Fact } from './chart.ts'
import type { Endpoint } from './endpoint.ts'
import { messages } from './messages.ts'

const Sentence = z.object({ text: z.string(), facts: z.array(z.string()).min(1) })
const Paragraph = z.object({ sentences: z.array(Sentence) })

/** One of two people of a relationship reading. */
export const SynastryPerson = z.object({
  name: z.string().trim().max(80, messages.readings.nameTooLong).optional(),
  date: BirthDate,
  time: BirthTime,
  location: BirthDetails.shape.birthLocation,
  place: ChosenPlace.optional(),
  offsetSeconds: BirthDetails.shape.offsetSeconds,
})
export type SynastryPerson = z.infer<typeof SynastryPerson>

export const SynastryDetails = z.object({ user: SynastryPerson, partner: SynastryPerson })
export type SynastryDetails = z.infer<typeof SynastryDetails>

/** An aspect from a point of the one chart to a point of the other. */
export const SynastryAspectEntry = z.object({
  yourPlanet: z.string(),
  aspectName: z.string(),
  partnerPlanet: z.string(),
  degrees: z.number().int().min(0),
  minutes: z.number().int().min(0).max(59),
})
export type SynastryAspectEntry = z.infer<typeof SynastryAspectEntry>

/** Both charts, and what lies between them. */
export const SynastryData = z.object({
  user: ChartData,
  partner: ChartData,
  aspects: z.array(SynastryAspectEntry),
})
export type SynastryData = z.infer<typeof SynastryData>

/** The text with its proof: every sentence names the facts that it rests on. */
export const WrittenText = z.object({
  opening: z.array(Paragraph),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(Paragraph) })),
})
export type WrittenText = z.infer<typeof WrittenText>

export const ReadingType = z.enum(['natal', 'synastry'])
export type ReadingType = z.infer<typeof ReadingType>

export const Reading = z.object({
  id: z.string(),
  type: ReadingType,
  /** Plain Markdown. */
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
  }),
  text: WrittenText,
  facts: z.array(Fact),
})
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

export const listReadings = {
  method: 'GET',
  path: '/api/readings',
  access: 'user',
  reply: z.array(Reading),
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
  /** The details with the places as they were understood. */
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
