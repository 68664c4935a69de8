import { beforeAll, expect, test } from 'vitest'
import { asSomeone, asYou, type Clause } from '#lore/clause.ts'
import { housePhrases } from '#lore/house-phrases.ts'
import { placementClauses } from '#lore/placement-clauses.ts'
import { angles, planets } from '#sky/bodies.ts'
import { signs } from '#sky/zodiac.ts'
import { randomBirths } from '#testing/random-births.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'
import type { Paragraph, Sentence, WrittenText } from '../writer.ts'

const texts: { text: WrittenText; timeKnown: boolean }[] = []

beforeAll(async () => {
  for (const timeKnown of [true, false]) {
    for (const [index, facts] of randomBirths(150, { timeKnown }).entries()) {
      const text = composeText({ kind: 'natal', facts, seed: `birth ${index}` })
      texts.push({ text, timeKnown })
    }
  }
})

const houses = Object.keys(housePhrases).map((house) => Number(house) as keyof typeof housePhrases)
const parts: Clause[] = [...planets, ...angles].flatMap((voice) =>
  signs.flatMap((sign) =>
    [undefined, ...houses].flatMap((house) => placementClauses(voice, sign, house).clauses),
  ),
)

const proseOf = (sentences: Sentence[]) => sentences.map(({ text }) => text).join(' ')
const says = (prose: string, part: Clause) =>
  prose.includes(asYou(part)) || prose.includes(asSomeone(part))

/** The emblems in a text, without those that are a piece of a longer one. */
function emblemsIn(text: string): string[] {
  const found = [...new Set(parts.map(({ emblem }) => emblem))].filter((emblem) =>
    new RegExp(`\\b${emblem}\\b`, 'i').test(text),
  )
  return found.filter((one) => !found.some((other) => other !== one && other.includes(one)))
}

/** Sentences of the composer's own: neither a wording of the corpus nor the task of the week. */
function isJoint({ wording = '' }: Sentence): boolean {
  return !/^(?:placement|house|aspect|angle|ruler|balance|cluster|moon-phase|retrograde|practice)\//.test(
    wording,
  )
}

function paragraphsOf({ opening, sections }: WrittenText): Paragraph[] {
  const settled = sections.filter(({ title }) => !(/^\w+ or \w+$/.test(title) && isSignPair(title)))
  return [...opening, ...settled.flatMap(({ paragraphs }) => paragraphs)]
}

function isSignPair(title: string): boolean {
  return title.split(' or ').every((word) => (signs as readonly string[]).includes(word))
}

test('an object in a title is explained in the section that it stands over', () => {
  let seen = 0
  for (const { text } of texts) {
    for (const { title, paragraphs } of text.sections) {
      const prose = paragraphs.map(({ sentences }) => proseOf(sentences)).join(' ')
      for (const emblem of emblemsIn(title)) {
        seen++
        const explained = parts.some((part) => part.emblem === emblem && says(prose, part))
        expect(explained, `${title}: ${prose}`).toBe(true)
      }
    }
  }
  expect(seen).toBeGreaterThan(1000)
})

test('no joint calls a placement by an object that it does not explain', () => {
  for (const { text } of texts) {
    for (const sentence of sentencesOf(text).filter(isJoint)) {
      for (const emblem of emblemsIn(sentence.text)) {
        const explained = parts.some((part) => part.emblem === emblem && says(sentence.text, part))
        expect(explained, sentence.text).toBe(true)
      }
    }
  }
})

test('every paragraph has exactly one reference, except where it tells both signs of a day', () => {
  for (const { text } of texts) {
    for (const { sentences } of paragraphsOf(text)) {
      const prose = proseOf(sentences)
      expect(prose.match(/\(/g)?.length, prose).toBe(1)
    }
  }
})

test('a reference stands at the first sentence about its fact', () => {
  for (const { text } of texts) {
    for (const { sentences } of paragraphsOf(text)) {
      const at = sentences.findIndex((sentence) => sentence.text.includes('('))
      const earlier = sentences.slice(0, at).filter((sentence) => !isJoint(sentence))
      const ofAnother = earlier.filter(({ wording }) => wording !== sentences[at]?.wording)
      expect(proseOf(ofAnother), proseOf(sentences)).toBe('')
    }
  }
})

test('a reference names a house, an aspect or a motion only where the paragraph tells it', () => {
  for (const { text } of texts) {
    for (const { sentences } of paragraphsOf(text)) {
      const prose = proseOf(sentences)
      const [, reference = ''] = /\(([^)]*)\)/.exec(prose) ?? []
      const tells = (kind: RegExp) => sentences.some(({ wording }) => kind.test(wording ?? ''))
      if (/ (?:house|root|top) of /.test(reference)) {
        expect(tells(/^(?:house|ruler|cluster)\/|^(?:arrival|contrast)/), prose).toBe(true)
      }
      if (/conjunct|opposite|square|trine|sextile/.test(reference)) {
        expect(tells(/^(?:aspect|task-lead)\//), prose).toBe(true)
      }
      if (/retrograde/.test(reference)) expect(tells(/^retrograde\//), prose).toBe(true)
    }
  }
})

test('no joint is used twice in one text', () => {
  for (const { text } of texts) {
    const joints = sentencesOf(text).filter(
      (sentence) => isJoint(sentence) && !sentence.wording?.startsWith('opening/'),
    )
    const used = joints.map(({ wording }) => wording)
    expect(used.filter((wording, index) => used.indexOf(wording) < index)).toEqual([])
  }
})

test('the first paragraph teaches Sun, Moon and ascendant', () => {
  for (const { text, timeKnown } of texts) {
    const prose = proseOf(text.opening[0]?.sentences ?? [])
    if (timeKnown)
      expect(prose).toMatch(/\(your Ascendant in \w+, your Moon in \w+ and your Sun in \w+\)/)
    // On a day when both lights changed sign there is neither to teach.
    else if (text.opening[0]?.sentences[0]?.wording?.startsWith('opening/'))
      expect(prose).toMatch(/\(your (?:Sun|Moon) in \w+/)
  }
})
