import { z } from 'zod'

/** What a person may let an assistant do. `offline_access` is OAuth's name for staying connected. */
export const ASSISTANT_SCOPES = [
  'sky:read',
  'chart:read',
  'readings:read',
  'horoscopes:read',
  'offline_access',
] as const
export const AssistantScope = z.enum(ASSISTANT_SCOPES)
export type AssistantScope = z.infer<typeof AssistantScope>
