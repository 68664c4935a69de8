import { expect, it } from 'vitest'
import { readSentence } from '#lore/check/check-sentence.ts'
import * as bodies from '#lore/corpus/chat/time-bodies.ts'
import * as houses from '#lore/corpus/chat/time-houses.ts'
import * as moons from '#lore/corpus/chat/time-moons.ts'
import * as points from '#lore/corpus/chat/time-points.ts'
import * as purposes from '#lore/corpus/chat/time-purposes.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import * as when from './when-lines.ts'
import * as windows from './window-lines.ts'

const corpus = stringsIn([bodies, houses, moons, points, purposes])
const all = [...corpus, ...stringsIn([when, windows])]

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(stringsIn)
}

const props =
  /\b(?:doors?|lamps?|drawers?|coats?|soup|bread|kettle|cups?|chairs?|keys?|letters?|shelf|basket)\b/i
const british = /\b(?:queue|fringe|bin|flat|whilst|towards|fetch up|colour|favour|realise)\b/i
const glue = /\b(?:apart from that|besides|what is more|as good as|whoever|shall)\b/i
const nominalised = /\b[Yy]our (?:need for|reserve with|patience with|way of \w+ing)\b/

it('has hundreds of phrases, and no long one twice', () => {
  expect(corpus.length).toBeGreaterThan(500)
  const phrases = corpus.filter((text) => text.split(' ').length > 9)
  expect(phrases.filter((text, index) => phrases.indexOf(text) !== index)).toEqual([])
})

it.each([
  ['a stock phrase or a misfortune', (text: string) => unwantedWord(text) !== undefined],
  ['a prop', (text: string) => props.test(text)],
  ['a British word', (text: string) => british.test(text)],
  ['glue of a translation', (text: string) => glue.test(text)],
  ['a trait made into a noun', (text: string) => nominalised.test(text)],
  ['a dash or an exclamation mark', (text: string) => /[—–!]/.test(text)],
])('has no phrase with %s', (_, isBad) => {
  expect(all.filter(isBad)).toEqual([])
})

it('claims nothing about a chart in a phrase that fits any fact', () => {
  const claims = corpus.filter((text) => {
    const read = readSentence(text.replaceAll(/\{\w+\}/g, 'it'), { isDated: true })
    return read.claims.length > 0 || read.unreadable.length > 0
  })
  expect(claims).toEqual([])
})

it('keeps the words of a span, which may depend on the day of reading, out of the clause of an event', () => {
  const both = stringsIn(windows).filter((text) => /\{span\}/.test(text) && /\{event\}/.test(text))
  expect(both.length).toBeGreaterThan(3)
  const inOneClause = both.filter((text) =>
    text.split(/[;:]/).some((clause) => /\{span\}/.test(clause) && /\{event\}/.test(clause)),
  )
  expect(inOneClause).toEqual([])
})
