import { z } from 'zod'
import { BirthDetails } from './birth.ts'
import { ChartData, Fact } from './chart.ts'
import type { Endpoint } from './endpoint.ts'

const Sentence = z.object({ text: z.string(), facts: z.array(z.string()).min(1) })
const Paragraph = z.object({ sentences: z.array(Sentence) })

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
  body: BirthDetails,
  reply: NatalReading,
} as const satisfies Endpoint

export const listReadings = {
  method: 'GET',
  path: '/api/readings',
  reply: z.array(Reading),
} as const satisfies Endpoint

export const deleteReading = {
  method: 'DELETE',
  path: '/api/readings/{id}',
  params: z.object({ id: z.string() }),
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint
