import { monthText } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { dateOf } from '../horoscope/reader.ts'
import type { Argued } from './argument.ts'
import type { Stop } from './plan.ts'

/** How far the question may have come when an act is over. */
export function narrateSoFar(
  { narrator }: Narration,
  act: readonly Stop[],
  index: number,
  argued: Argued | undefined,
): Draft | undefined {
  const last = act.at(-1)?.contact
  const says = argued?.soFar[index]
  if (!argued || !says || !last) return undefined
  const month = monthText(dateOf(last.at))
  const print = (clause: string) =>
    index === 0 ? `When ${month} is over, ${clause}.` : `By the time ${month} is over, ${clause}.`
  const pool = { name: `so-far/${argued.name}/${index}`, lines: [says] }
  return narrator.line([pool], { facts: [...argued.facts, last.fact.id], print })
}
