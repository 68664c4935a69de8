import { describe, expect, test } from 'vitest'
import { type AspectPoint, aspectPoints } from '#sky/aspects.ts'
import type { AspectQuality } from './aspect-quality.ts'
import { aspectQuality } from './aspect-quality.ts'
import { checkSentence } from './check/check-sentence.ts'
import type { Contact } from './contact.ts'
import { contactLines, contactParagraphs } from './contact-tables.ts'
import { unwantedWord } from './unwanted-words.ts'

const qualities: AspectQuality[] = ['joined', 'tense', 'harmonious']
const slow: AspectPoint[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const all: { name: string; lines: Contact }[] = aspectPoints.flatMap((you) =>
  aspectPoints.flatMap((partner) =>
    qualities.flatMap((quality) => {
      const lines = contactLines(you, partner, quality)
      return lines ? [{ name: `${you}~${partner} ${quality}`, lines }] : []
    }),
  ),
)
const textsOf = ({ between, you, they, helps }: Contact) => [...between, ...you, ...they, ...helps]

describe('the lines of contacts', () => {
  test('exist for every two personal points, both ways around', () => {
    const personal = aspectPoints.filter((point) => point !== 'mc' && !slow.includes(point))
    for (const you of personal)
      for (const partner of personal)
        for (const quality of qualities)
          expect(contactLines(you, partner, quality), `${you}~${partner} ${quality}`).toBeDefined()
  })

  test('know whose point is whose', () => {
    const [yourMoon] = contactLines('moon', 'mars', 'tense')?.between ?? []
    const [yourMars] = contactLines('mars', 'moon', 'tense')?.between ?? []
    expect(yourMoon).toMatch(/^\{partner\} (?:says|acts|pushes)/)
    expect(yourMars).toMatch(/^You (?:raise|push|say)/)
  })

  test('of a sextile are those of an easy contact', () => {
    expect(aspectQuality('sextile')).toBe('harmonious')
  })

  test('of a Midheaven are there only for its own axis', () => {
    expect(contactLines('sun', 'mc', 'joined')).toBeDefined()
    expect(contactLines('sun', 'mc', 'harmonious')).toBeUndefined()
  })

  test('claim nothing of a chart, have no other slot, and are said once', () => {
    const seen = new Map<string, string>()
    for (const { name, lines } of all)
      for (const text of textsOf(lines)) {
        expect(checkSentence(text, []).claims, `${name}: ${text}`).toEqual([])
        expect(text.replaceAll('{partner}', ''), name).not.toMatch(/[{}]/)
        expect(unwantedWord(text), `${name}: ${text}`).toBeUndefined()
        expect(seen.get(text), `${name}: ${text}`).toBeUndefined()
        seen.set(text, name)
      }
  })

  test('do not say "he" or "she" of the partner', () => {
    for (const { name, lines } of all)
      for (const text of textsOf(lines))
        expect(text, name).not.toMatch(/\b(?:he|she|him|his|her|hers|himself|herself)\b/i)
  })
})

describe('the paragraphs of contacts', () => {
  const points = aspectPoints.filter((point) => point !== 'mc')
  const paragraphs = points.flatMap((you) =>
    points.flatMap((partner) =>
      qualities.flatMap((quality) =>
        contactParagraphs(you, partner, quality).map((says) => ({
          name: `${you}~${partner} ${quality}`,
          says,
        })),
      ),
    ),
  )

  test('exist for every two planets up to Saturn', () => {
    for (const you of aspectPoints.slice(0, 7))
      for (const partner of aspectPoints.slice(0, 7))
        for (const quality of qualities)
          expect(contactParagraphs(you, partner, quality), `${you}~${partner}`).not.toEqual([])
  })

  test('exist for every slow planet with a personal point, either way around', () => {
    const outer: AspectPoint[] = ['uranus', 'neptune', 'pluto']
    const personal: AspectPoint[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc']
    for (const quality of qualities)
      for (const one of outer)
        for (const other of personal) {
          expect(contactParagraphs(one, other, quality), `${one}~${other}`).not.toEqual([])
          expect(contactParagraphs(other, one, quality), `${other}~${one}`).not.toEqual([])
        }
  })

  test('have two or three sentences, and name the contact once and the partner', () => {
    for (const { name, says } of paragraphs) {
      expect(says.length, name).toBeGreaterThanOrEqual(2)
      expect(says.length, name).toBeLessThanOrEqual(3)
      expect(says.join(' ').split('({contact})'), name).toHaveLength(2)
      expect(says.join(' '), name).toContain('{partner}')
      expect(says.join('\n'), name).not.toMatch(/(?:^You\b.*\n){2}You\b/m)
    }
  })

  test('claim nothing else of a chart, have no unwanted word, and say nothing twice', () => {
    const seen = new Set<string>()
    for (const { name, says } of paragraphs)
      for (const sentence of says) {
        const text = sentence.replace(' ({contact})', '')
        expect(checkSentence(text, []).claims, `${name}: ${text}`).toEqual([])
        expect(unwantedWord(text), `${name}: ${text}`).toBeUndefined()
        expect(text.replaceAll('{partner}', ''), name).not.toMatch(/[{}]/)
        expect(seen.has(text), `${name}: ${text}`).toBe(false)
        seen.add(text)
      }
  })
})
