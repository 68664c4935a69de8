import type { Pool } from '../horoscope/narrator.ts'
import type { Argued } from './argument.ts'

/** Lines of the corpus about whatever a year is about, with the name of that. */
export function withNoun(
  name: string,
  lines: readonly string[],
  { course: { noun } }: Pick<Argued, 'course'>,
): Pool {
  return { name, lines: lines.map((says) => says.replace('{noun}', noun)) }
}
