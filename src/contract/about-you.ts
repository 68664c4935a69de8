import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { messageLength } from './message-text.ts'
import { messages } from './messages.ts'

/** In characters (code points). */
export const MAX_MIND_LENGTH = 280

export const LIFE_STAGES = ['studying', 'working', 'between_jobs', 'at_home', 'retired'] as const
export const LifeStage = z.enum(LIFE_STAGES)
export type LifeStage = z.infer<typeof LifeStage>

export const RELATIONSHIP_STATUSES = ['single', 'dating', 'partnered', 'apart'] as const
export const RelationshipStatus = z.enum(RELATIONSHIP_STATUSES)
export type RelationshipStatus = z.infer<typeof RelationshipStatus>

export const CHILDREN = ['none', 'at_home', 'grown'] as const
export const Children = z.enum(CHILDREN)
export type Children = z.infer<typeof Children>

/** The subject on a person's mind. Health is left out on purpose: no text speaks about it. */
export const THEMES = ['work', 'love', 'family', 'friends', 'money', 'home', 'direction'] as const
export const Theme = z.enum(THEMES)
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
