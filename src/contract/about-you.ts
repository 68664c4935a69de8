import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { messageLength } from './message-text.ts'
import { messages } from './messages.ts'

/** In characters (code points). */
export const MAX_MIND_LENGTH = 280

export const LifeStage = z.enum(['studying', 'working', 'between_jobs', 'at_home', 'retired'])
export type LifeStage = z.infer<typeof LifeStage>

export const RelationshipStatus = z.enum(['single', 'dating', 'partnered', 'apart'])
export type RelationshipStatus = z.infer<typeof RelationshipStatus>

export const Children = z.enum(['none', 'at_home', 'grown'])
export type Children = z.infer<typeof Children>

/** What is on somebody's mind. Health is left out on purpose: no text speaks about it. */
export const Theme = z.enum(['work', 'love', 'family', 'friends', 'money', 'home', 'direction'])
export type Theme = z.infer<typeof Theme>

/** What a person says of their life now. Each part is optional. */
export const AboutYou = z.object({
  lifeStage: LifeStage.nullable(),
  relationship: RelationshipStatus.nullable(),
  children: Children.nullable(),
  theme: Theme.nullable(),
  /** In their own words. Only they see it, and no language model gets it. */
  mind: z
    .string()
    .trim()
    .refine((text) => messageLength(text) <= MAX_MIND_LENGTH, messages.aboutYou.mindTooLong)
    .nullable(),
})
export type AboutYou = z.infer<typeof AboutYou>

export const getAboutYou = {
  method: 'GET',
  path: '/api/about-you',
  access: 'user',
  reply: AboutYou,
} as const satisfies Endpoint

/** Changes the parts it names, because another tab may have changed others. */
export const saveAboutYou = {
  method: 'PUT',
  path: '/api/about-you',
  access: 'user',
  body: AboutYou.partial(),
  reply: z.object({
    about: AboutYou,
    /** Markdown for a person whose words speak of a crisis. */
    care: z.string().nullable(),
  }),
} as const satisfies Endpoint

export const deleteAboutYou = {
  method: 'DELETE',
  path: '/api/about-you',
  access: 'user',
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint
