import type { Chart } from '../../src/sky/chart.ts'
import { chartFacts } from '../../src/sky/natal-facts.ts'
import { referenceBirths, referenceChart } from '../../src/testing/reference-births.ts'

/** A person of the sample pages: a random birth without a name. */
export interface SamplePerson {
  id: string
  /** YYYY-MM-DD */
  birthDate: string
  chart: Chart
  /** "Sun in Leo, Moon in Virgo, Ascendant in Libra" */
  line: string
}

/** Ids of reference births within living memory, all over the world. */
const known = ['d002', 'd010', 'd021', 'd027', 'd034', 'd042', 'd056', 'd064', 'd071', 'd079']
/** One in six has no birth time. */
const timeless = ['d006', 'd045']

export const people: readonly SamplePerson[] = [
  ...known.slice(0, 4).map((id) => person(id, true)),
  ...timeless.slice(0, 1).map((id) => person(id, false)),
  ...known.slice(4, 8).map((id) => person(id, true)),
  ...timeless.slice(1).map((id) => person(id, false)),
  ...known.slice(8).map((id) => person(id, true)),
]

function person(id: string, timeKnown: boolean): SamplePerson {
  const birth = referenceBirths.find((row) => row.id === id)
  if (!birth) throw new Error(`No reference birth ${id}`)
  const chart = referenceChart(birth, { timeKnown })
  return { id, birthDate: birth.birthDate, chart, line: chartLine(chart) }
}

function chartLine(chart: Chart): string {
  const facts = chartFacts(chart)
  const signOf = (body: 'sun' | 'moon') => {
    const placement = facts.find((fact) => fact.kind === 'placement' && fact.body === body)
    if (placement?.kind !== 'placement') throw new Error(`No ${body} in a chart`)
    return placement.signsOfTheDay?.join(' or ') ?? placement.sign
  }
  const ascendant = chart.angles ? `Ascendant in ${chart.angles.asc.sign}` : 'birth time unknown'
  return `Sun in ${signOf('sun')}, Moon in ${signOf('moon')}, ${ascendant}`
}
