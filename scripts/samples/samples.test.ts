import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { horoscopesReadBy, samplePages } from './all-pages.ts'
import { people } from './people.ts'

describe('docs/samples', () => {
  // The horoscopes of six weeks take most of the time, so each reader's have a test of their own.
  test.each(people)('reader $id gets a new text for every period', async (person) => {
    const texts = (await horoscopesReadBy(person)).map(({ text }) => JSON.stringify(text))
    expect(texts.length).toBeGreaterThan(50)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test.each(Object.entries(samplePages))('%s matches the current writer', async (name, page) => {
    const stored = readFileSync(new URL(`../../docs/samples/${name}`, import.meta.url), 'utf8')
    expect(stored, `docs/samples/${name} is stale: npm run samples`).toBe(await page())
  })

  test('has no other pages', () => {
    expect(Object.keys(samplePages)).toHaveLength(9)
  })
})
