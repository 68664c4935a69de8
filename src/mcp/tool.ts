import type { z } from 'zod'
import type { SavedBirth } from '#birth/birth-details-table.ts'
import type { Clock } from '#birth/clock.ts'
import type { AssistantScope } from '#contract/assistant-scopes.ts'
import type { Places } from '#places/places.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import type { SkyCache } from '#sky/sky-cache.ts'

/** What every tool computes from. */
export interface SkyDeps {
  ephemeris: Ephemeris
  clock: Clock
  places: Places
  skyCache: SkyCache
  /** The current time, which tests set. */
  today(): Date
}

/** The person whose assistant is calling, with what they have let it do. */
export interface ConnectedPerson {
  userId: string
  scopes: readonly AssistantScope[]
  birth: SavedBirth | null
  /** Whether they may use the paid features now. */
  hasAccess: boolean
  /** IANA name of the zone of their last login. */
  timeZone: string | null
}

export interface ToolCall {
  /** Absent where anybody may call, without an account. */
  person?: ConnectedPerson | undefined
  signal?: AbortSignal | undefined
}

/** What an assistant may call. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  description: string
  input: Input
  /** What the person must have allowed, and what that is in words. */
  needs?: { scope: AssistantScope; what: string }
  /** @throws AppError with a sentence for the assistant */
  run(input: z.output<Input>, call: ToolCall): object | Promise<object>
}

/** Keeps the type of the input for `run`. */
export const defineTool = <Input extends z.ZodObject>(tool: Tool<Input>): Tool =>
  tool as unknown as Tool
