import { DAY } from '#durations.ts'
import { sentencesOf } from '#writer/proof.ts'
import type { Told, WrittenText } from '#writer/writer.ts'

const WORDINGS_REST_DAYS = 14
const SENTENCES_REST_DAYS = 60

export interface TextOfADay {
  /** ISO date on which somebody got it. */
  date: string
  text: WrittenText
}

/** What a person who got these texts has in mind on a date. */
export function toldBefore(read: readonly TextOfADay[], date: string): Told {
  const within = (days: number) =>
    read
      .filter((text) => Date.parse(date) - Date.parse(text.date) < days * DAY)
      .flatMap(({ text }) => sentencesOf(text))
  return {
    wordings: within(WORDINGS_REST_DAYS).flatMap(({ wording }) => wording ?? []),
    sentences: within(SENTENCES_REST_DAYS).map(({ text }) => text),
  }
}

export function isoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
