import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')

const faces = css
  .split('@font-face')
  .slice(1)
  .map((rule) => {
    const value = (name: string) => rule.match(new RegExp(`${name}:\\s*([^;]+);`))?.[1] ?? ''
    return {
      family: `${value('font-family')} ${value('font-style')}`,
      weight: value('font-weight'),
      file: value('src').match(/url\("(.+?)"\)/)?.[1],
      range: value('unicode-range'),
    }
  })
  .filter(({ file }) => file !== undefined)

const codePointsOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })

// Browsers combine only faces of the same weights.
test.each(['"Newsreader" normal', '"Instrument Sans" normal'])(
  '%s has letters of all names',
  (family) => {
    const own = faces.filter((face) => face.family === family)
    expect(new Set(own.map(({ weight }) => weight)).size).toBe(1)
    const covered = own.flatMap(({ range }) => codePointsOf(range))
    expect(new Set(covered).size).toBe(covered.length)
    for (const letter of 'ŁódźİstanbulȘtefanČeskéḨalab')
      expect(covered).toContain(letter.codePointAt(0))
  },
)

test('the letters that few names need are in files of less than 11 KB', () => {
  const extended = faces.flatMap(({ file }) => (file?.includes('extended') ? [file] : []))
  expect(extended).toHaveLength(2)
  for (const file of extended)
    expect(statSync(join(import.meta.dirname, file)).size).toBeLessThan(11_000)
})
