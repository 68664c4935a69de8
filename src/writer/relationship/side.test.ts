import { expect, test } from 'vitest'
import type { OwnedPlacementFact, SynastryAspectFact } from '#sky/synastry-facts.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import { Narrator } from './narrator.ts'
import type { Reading } from './reading.ts'
import { writeSide } from './side.ts'

const quarrel = { you: 'saturn', partner: 'mercury', aspect: 'square' } as SynastryAspectFact
const mercury = {
  id: 'partner.placement:mercury',
  kind: 'owned-placement',
  whose: 'partner',
  point: 'mercury',
  sign: 'Scorpio',
} as OwnedPlacementFact

/** A reading in which so much has been said. */
function readingAfter(said: readonly string[]) {
  const random = seededRandom('side')
  const narrator = new Narrator({ random, history: new UsageHistory(undefined), mayRepeat: false })
  for (const text of said) narrator.line(text, [text])
  const facts = {
    sign: () => mercury,
    house: () => undefined,
    echo: () => undefined,
    knot: () => undefined,
  }
  return { narrator, facts, glossed: new Set(), gives: [] } as unknown as Reading
}

test('someone who shares everything on other days is said to be different in the quarrel', () => {
  const line = '{partner} tells the whole day as soon as it is over.'
  const wordings = (said: readonly string[]) =>
    writeSide(readingAfter(said), 'partner', quarrel).map(({ wording }) => wording)
  expect(wordings([line])[0]).toMatch(/^different\/quarrel\/partner/)
  expect(wordings([line])[1]).toMatch(/^side\/mercury\/Scorpio/)
  expect(wordings([])[0]).toMatch(/^side\/lead\/partner/)
})

test('what is at stake depends on what the planet meets in the other chart', () => {
  const sun = { ...mercury, id: 'partner.placement:sun', point: 'sun' } as OwnedPlacementFact
  const met = (['sun', 'moon', 'venus'] as const).map((you) => {
    const reading = readingAfter([])
    const { facts } = reading
    const contact = { you, partner: 'sun', aspect: 'square' } as SynastryAspectFact
    const sides = writeSide(
      { ...reading, facts: { ...facts, sign: () => sun } } as unknown as Reading,
      'partner',
      contact,
    )
    return sides.find(({ wording }) => wording.startsWith('side/sun/'))?.wording
  })
  expect(new Set(met).size).toBe(3)
})

test('a paragraph that was not chosen claims nothing', () => {
  const { narrator } = readingAfter([])
  const thoughts = ['You want company on a bad day.', '{partner} handles a bad day alone.'].map(
    (text) => ({ all: [{ text, facts: [], wording: `${text}/1` }] }),
  )
  expect(narrator.firstWhole('days', thoughts)).toBe(thoughts[0])
  expect(narrator.line('other', ['{partner} wants company on a bad day.'])).toBeDefined()
})
