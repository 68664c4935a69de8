import { expect, test } from 'vitest'
import { angles, planets } from '#sky/bodies.ts'
import { signs } from '#sky/zodiac.ts'
import { asSomeone, asYou } from './clause.ts'
import { fields, leads } from './corpus/portrait/fields.ts'
import type { House } from './house.ts'
import { partsOf } from './placement-clauses.ts'

const houses = Array.from({ length: 12 }, (_, index) => (index + 1) as House)
const grounds = [...planets, ...angles].flatMap((voice) =>
  signs.flatMap((sign) =>
    [undefined, ...houses].map((house) => ({ voice, ...partsOf(voice, sign, house) })),
  ),
)

const contentWords = (text: string): string[] => text.match(/[a-z]{5,}/g) ?? []

test('every placement has a part, and an impulse in plain words', () => {
  for (const { voice, parts, impulse } of grounds) {
    expect(parts.length, voice).toBeGreaterThan(0)
    expect(impulse, voice).toMatch(/^[a-z][a-z' ,-]+$/)
  }
})

test('an impulse says in other words what its parts say', () => {
  for (const { voice, parts, impulse } of grounds) {
    const own = contentWords(impulse)
    for (const part of parts) {
      const said = contentWords(asYou(part))
      expect(
        own.filter((word) => said.includes(word)),
        `${voice}: ${impulse}: ${part.does}`,
      ).toEqual([])
    }
  }
})

test('a part can follow "you" and "part of you"', () => {
  for (const { parts } of grounds) {
    for (const part of parts) {
      expect(part.does).toMatch(/^\[\w+\|\w+\] /)
      expect(`${asYou(part)} ${asSomeone(part)}`).not.toMatch(/[[\]|]/)
    }
  }
})

test('every voice has a field, and a lead that needs no section before it', () => {
  for (const voice of [...planets, ...angles]) {
    expect(fields[voice].length).toBeGreaterThan(0)
    expect(leads[voice].some((line) => !line.includes('{before}'))).toBe(true)
  }
})
