import type { AnyFact } from '#sky/any-fact.ts'

/** What fills the slots of a phrase. `date` is a calendar date, `time` a UTC clock time, `house` a number. */
export type Values = Partial<Record<Slot, string>>

export type Slot =
  | 'P'
  | 'Q'
  | 'X'
  | 'Y'
  | 'S'
  | 'T'
  | 'house'
  | 'house2'
  | 'topic'
  | 'aspect'
  | 'aspect2'
  | 'quality'
  | 'applying'
  | 'orb'
  | 'degrees'
  | 'minutes'
  | 'angle'
  | 'element'
  | 'element2'
  | 'count'
  | 'phase'
  | 'light'
  | 'class'
  | 'date'
  | 'date2'
  | 'weekday'
  | 'time'
  | 'until'
  | 'whose'
  | 'host'
  | 'dignity'
  | 'configuration'

/** Something true of a chart, a period or a pair, and the phrases that can say it. */
export interface Statement {
  kind: string
  phrases: readonly string[]
  values: Values
  /** The facts that a writer cites for it. */
  facts: AnyFact[]
  /** Whether it would be true with other values. What a sentence does not say is left out. */
  isTrue(values: Values): boolean
}

/** Whether a value is the actual one, or is not asked for. */
export function fits(asked: string | undefined, actual: string | undefined): boolean {
  return asked === undefined || asked === actual
}

export function say(
  kind: string,
  phrases: string,
  values: Values,
  facts: AnyFact[],
  isTrue: (values: Values) => boolean,
): Statement {
  return { kind, phrases: phrases.trim().split('\n'), values, facts, isTrue }
}
