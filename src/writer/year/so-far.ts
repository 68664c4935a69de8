import { monthText } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { dateOf } from '../horoscope/reader.ts'
import { capitalized } from '../prose/template.ts'
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
  const frames = narrator.random.shuffle(`so-far ${index}`, index === 0 ? early : late)
  const prints = frames.map((frame) => (clause: string) => capitalized(frame(clause, month)))
  const pool = { name: `so-far/${argued.name}/${index}`, lines: [says] }
  return narrator.lineInOneWay([pool], prints, [...argued.facts, last.fact.id])
}

type Frame = (clause: string, month: string) => string

const plain: readonly Frame[] = [
  (clause) => `${clause}.`,
  (clause, month) => `at the end of ${month} ${clause}.`,
]
const early: readonly Frame[] = [
  ...plain,
  (clause) => `so far ${clause}.`,
  (clause) => `at this point ${clause}.`,
]
const late: readonly Frame[] = [
  ...plain,
  (clause) => `by now ${clause}.`,
  (clause, month) => `with ${month} behind you, ${clause}.`,
]
