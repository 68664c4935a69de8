import { expect, test } from 'vitest'
import { factsOfReader } from '#testing/horoscope-readers.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'
import type { Contact } from './contacts.ts'
import { narrateEasyTouch } from './month-touches.ts'
import type { Narration } from './narration.ts'

const period = { startDate: '2026-12-01', endDate: '2026-12-31' }

function factsOf(id: string) {
  const birth = referenceBirths.find((row) => row.id === id)
  if (!birth) throw new Error(`No reference birth ${id}`)
  return factsOfReader(referenceChart(birth), 'America/New_York')(period)
}

test('a Moon that touches a point across the edge of a sign is said to do it widely', () => {
  const textsOf = (id: string) => {
    const brief = { kind: 'monthly' as const, period, timeZone: 'America/New_York', seed: id }
    return sentencesOf(composeText({ ...brief, facts: factsOf(id) })).map(({ text }) => text)
  }
  // The full Moon at 2° Cancer squares a Sun at 29°53′ Virgo, and is close to one at 2° Cancer.
  const wide = "Your Sun is at the very end of Virgo, so it's only just within reach."
  expect(textsOf('d064')).toContain(wide)
  expect(textsOf('d021').filter((text) => text.includes('only just within reach'))).toEqual([])
})

test('a station in an easy aspect refers back to the pass just described', () => {
  const station = { id: 'station', kind: 'station', body: 'jupiter', at: '2026-12-12T19:56' }
  const pass = { body: 'jupiter', natal: 'mars', aspect: 'sextile', at: '2026-12-07T10:00' }
  const touch = { id: 'touch', event: station, natal: 'mars', aspect: 'sextile', orbDegrees: 0.05 }
  const narrate = (touches: readonly object[], passes: readonly object[]) => {
    const facts = { touch: touches, transit: passes }
    const reader = { period, ofKind: (kind: keyof typeof facts) => facts[kind] }
    const narrator = { state: (_: string, [says]: string[]) => says }
    return narrateEasyTouch(
      { reader, narrator } as unknown as Narration,
      { fact: station } as unknown as Contact,
    )
  }
  expect(narrate([touch], [{ ...pass, id: 'pass' }])).toBe(
    'Jupiter is still less than a degree from the sextile to your Mars that was exact on December 7.',
  )
  expect(narrate([{ ...touch, orbDegrees: 1.4 }], [pass])).toBeUndefined()
  expect(narrate([touch], [{ ...pass, at: '2026-11-20T10:00' }])).toBeUndefined()
  expect(narrate([touch], [])).toBeUndefined()
})
