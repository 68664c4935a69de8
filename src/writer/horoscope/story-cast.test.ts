import { expect, test } from 'vitest'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { AspectName } from '#sky/chart.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { Narration } from './narration.ts'
import { HoroscopeNarrator } from './narrator.ts'
import type { Acting } from './points-of-contacts.ts'
import { narrateRoleInStory, withRole } from './story-cast.ts'

const cast = { saturn: 'the straight face you keep', asc: 'the face on which it can be read' }

function narrationOfNothing(): Narration {
  const narrator = new HoroscopeNarrator({
    random: seededRandom('roles'),
    kind: 'monthly',
    history: new UsageHistory(undefined, undefined),
  })
  return {
    reader: { ofKind: () => [], spine: { planets: new Map() } },
    narrator,
  } as unknown as Narration
}

const contactWith = (point: NatalPoint, aspect: AspectName) =>
  ({ fact: { id: 'contact' }, body: 'mars', point, aspect }) as unknown as Acting

test('a touched point gets its role in the story, once in a text', () => {
  const narration = narrationOfNothing()
  const narrate = () =>
    narrateRoleInStory(narration, cast, { contact: contactWith('saturn', 'square') })
  expect(narrate()?.sentences[0]).toMatch(/\byour saturn is the straight face you keep\.$/i)
  expect(narrate()).toBeUndefined()
})

test('a text names a few roles, and not those of all points', () => {
  const narration = narrationOfNothing()
  const points = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const
  const ofAll = Object.fromEntries(points.map((point) => [point, `the ${point} of it`]))
  const drafts = points.map((point) =>
    narrateRoleInStory(narration, ofAll, { contact: contactWith(point, 'square') }),
  )
  expect(drafts.filter((draft) => draft !== undefined)).toHaveLength(3)
})

test('the other end of the horizon has no part in what the Ascendant stands for', () => {
  const narrate = (aspect: AspectName) =>
    narrateRoleInStory(narrationOfNothing(), cast, { contact: contactWith('asc', aspect) })
  expect(narrate('opposition')).toBeUndefined()
  expect(narrate('square')?.sentences[0]).toContain(cast.asc)
})

test('an event that ends with its point takes in the role', () => {
  const ways = ['On Monday Mars squares your Saturn.', 'Mars squares your Saturn on Monday.']
  expect(withRole(ways, 'Saturn', cast.saturn)).toEqual([
    'On Monday Mars squares your Saturn, the straight face you keep.',
  ])
})
