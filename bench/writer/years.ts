import { referenceBirths } from '../../src/testing/reference-births.ts'
import { YEAR_FROM, yearBriefOf } from '../../src/testing/year-readers.ts'
import { composeText } from '../../src/writer/embedded-writer.ts'
import { timed, type Written } from './written.ts'

/** One in this many people does not know their birth time. */
const UNKNOWN = 5

/** The years ahead of this many people. */
export function yearsAhead(count: number): { known: Written[]; unknown: Written[] } {
  const born = referenceBirths.filter(({ birthDate }) => birthDate < YEAR_FROM)
  const all = born.slice(0, count).map(({ id }, index) => {
    const timeKnown = index % UNKNOWN > 0
    const brief = yearBriefOf(id, { timeKnown })
    const { value: text, milliseconds } = timed(() => composeText(brief))
    const written: Written = {
      kind: 'year',
      date: brief.period.startDate,
      facts: brief.facts,
      text,
      milliseconds,
    }
    return { timeKnown, written }
  })
  const of = (isKnown: boolean) =>
    all.filter(({ timeKnown }) => timeKnown === isKnown).map(({ written }) => written)
  return { known: of(true), unknown: of(false) }
}
