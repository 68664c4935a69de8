import { z } from 'zod'
import { FeatureName } from './admin.ts'
import type { Endpoint } from './endpoint.ts'

/** What a reader says of one paragraph. */
export const VERDICTS = ['true', 'not_me'] as const
export const Verdict = z.enum(VERDICTS)
export type Verdict = z.infer<typeof Verdict>

/** Names a paragraph of a text. The opening counts as section −1. */
export const paragraphKey = (section: number, paragraph: number) => `${section}.${paragraph}`

export const JudgedFeature = z.enum([
  ...FeatureName.extract([
    'natal_reading',
    'synastry_reading',
    'daily_horoscope',
    'weekly_horoscope',
    'monthly_horoscope',
  ]).options,
  // No language model writes it, so the admin panel does not have it.
  'year_reading',
])
export type JudgedFeature = z.infer<typeof JudgedFeature>

export const ParagraphVerdict = z.object({
  textId: z.string(),
  /** See `paragraphKey`. */
  paragraph: z.string(),
  featureName: JudgedFeature,
  verdict: Verdict,
  /** The first sentence of the paragraph. */
  excerpt: z.string(),
  at: z.iso.datetime(),
})
export type ParagraphVerdict = z.infer<typeof ParagraphVerdict>

/** One's own verdicts, newest first: of one text, or of all. */
export const listVerdicts = {
  method: 'GET',
  path: '/api/paragraph-verdicts',
  access: 'user',
  query: z.object({ textId: z.string().optional() }),
  reply: z.object({ verdicts: z.array(ParagraphVerdict) }),
} as const satisfies Endpoint

/** Judges a paragraph of one's own reading or horoscope; null takes the verdict back, also of a deleted text. */
export const judgeParagraph = {
  method: 'PUT',
  path: '/api/paragraph-verdicts',
  access: 'user',
  body: z.object({
    textId: z.string(),
    paragraph: z.string(),
    verdict: Verdict.nullable(),
  }),
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint

export const deleteVerdicts = {
  method: 'DELETE',
  path: '/api/paragraph-verdicts',
  access: 'user',
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint
