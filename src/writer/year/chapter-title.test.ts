import { describe, expect, it } from 'vitest'
import { seasonTitles } from '#lore/corpus/year/season-titles.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import type { Paragraph } from '../writer.ts'
import { type NarratedPart, titleOf } from './chapter-title.ts'
import type { YearContact } from './contacts.ts'

const random = seededRandom('chapter')
const { points, years, opposite, other } = seasonTitles

const words = (count: number): Paragraph[] => [
  { sentences: [{ text: 'word '.repeat(count).trim(), facts: [] }] },
]

function part(
  [body, aspect, point]: [string, string, string],
  count: number,
  isLead = false,
): NarratedPart {
  const quality = aspect === 'trine' ? 'harmonious' : aspect === 'conjunction' ? 'joined' : 'tense'
  const contact = { body, aspect, point, quality, fact: { kind: 'transit' } }
  return { of: { contact: contact as unknown as YearContact }, paragraphs: words(count), isLead }
}

const partsOf = (title: string) => title.split(', then ')

describe('the title of a chapter', () => {
  const onVenus = part(['neptune', 'trine', 'venus'], 60)
  const onSun = part(['saturn', 'opposition', 'sun'], 50)
  const onPartner = part(['saturn', 'opposition', 'asc'], 55)

  it('names the theme with the most words', () => {
    const title = titleOf([part(['neptune', 'trine', 'venus'], 20), onSun], new Set(), random)
    expect(points.sun.presses).toContain(title)
  })

  it('does not call a chapter easy of which the larger part presses', () => {
    const [first, second] = partsOf(titleOf([onVenus, onSun, onPartner], new Set(), random))
    expect(points.venus.eases).toContain(first)
    expect([...opposite.asc, ...points.sun.presses]).toContain(second)
  })

  it('adds up the words on one point in several places', () => {
    const again = [
      part(['saturn', 'square', 'moon'], 25),
      onSun,
      part(['pluto', 'square', 'moon'], 40),
    ]
    expect(points.moon.presses).toContain(titleOf(again, new Set(), random))
  })

  it('names the year that a birthday begins if most of its words are about it', () => {
    const birthday: NarratedPart = { of: { house: 11 }, paragraphs: words(70) }
    const title = titleOf([part(['saturn', 'opposition', 'mc'], 20), birthday], new Set(), random)
    expect(years[11]).toContain(title)
  })

  it('keeps to the heaviest transit of the year if that has the most room', () => {
    const lead = part(['pluto', 'square', 'moon'], 60, true)
    expect(points.moon.presses).toContain(
      titleOf([part(['saturn', 'trine', 'sun'], 50), lead], new Set(), random),
    )
  })

  it('is another one in each chapter', () => {
    const used = new Set<string>()
    const titles = [1, 2, 3].map(() => titleOf([onSun], used, random))
    expect(new Set(titles).size).toBe(3)
    expect(other).toContain(titleOf([onSun], used, random))
  })
})
