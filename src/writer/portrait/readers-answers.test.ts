import { describe, expect, test } from 'vitest'
import { traits } from '#lore/character.ts'
import { randomBirths } from '#testing/random-births.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import { wordsIn } from '../prose/length.ts'
import { withoutReference } from '../prose/usage-history.ts'
import type { About } from '../reader/life.ts'
import { toRejected } from '../reader/rejected.ts'
import type { Paragraph, WrittenText } from '../writer.ts'
import { composePortrait, composeWithClaims } from './compose.ts'

const charts = [
  ...randomBirths(12, { timeKnown: true }),
  ...randomBirths(4, { timeKnown: false }),
].map((facts) => ({ facts, text: composePortrait({ facts, seed: 'seed' }) }))

const paragraphsOf = ({ opening, sections }: WrittenText): Paragraph[] => [
  ...opening,
  ...sections.flatMap(({ paragraphs }) => paragraphs),
]

/** What names facts of the chart only is true whatever the reader says. */
const isClaim = ({ wording = '' }: { wording?: string }) =>
  !/^(?:fact|opener|hinge|bridge|closing|reason|means|task|either-sign)/.test(wording)

function afterRejecting(facts: (typeof charts)[number]['facts'], paragraphs: Paragraph[]) {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences)
  const recentlyUsed = {
    wordings: [],
    sentences: [],
    rejected: toRejected({ not_me: sentences, true: [] }),
  }
  const { text, narrator } = composeWithClaims({ facts, seed: 'seed', recentlyUsed })
  requireGrounding(text, facts)
  return { text, narrator, rejected: sentences.filter(isClaim) }
}

describe('[N21] a paragraph that the reader has rejected', () => {
  test('does not come back: not a sentence, not a wording, not a trait', () => {
    for (const { facts, text } of charts) {
      const paragraphs = paragraphsOf(text)
      for (const index of [0, 1, Math.floor(paragraphs.length / 2)]) {
        const paragraph = paragraphs[index] as Paragraph
        const again = afterRejecting(facts, [paragraph])
        const printed = sentencesOf(again.text)
        const bare = new Set(printed.map((one) => withoutReference(one.text)))
        const wordings = new Set(printed.map(({ wording }) => wording))
        for (const sentence of again.rejected) {
          expect(bare).not.toContain(withoutReference(sentence.text))
          if (/\/\d+$/.test(sentence.wording ?? ''))
            expect(wordings).not.toContain(sentence.wording)
        }
        const claimed = new Set(again.narrator.claimed.map(({ trait }) => trait))
        for (const trait of again.rejected.flatMap(({ traits = [] }) => traits))
          expect(claimed).not.toContain(trait)
        expect(wordsIn(again.text)).toBeGreaterThanOrEqual(900)
      }
    }
  })

  test('as the opening gives way to another argument', () => {
    const thesisOf = (text: WrittenText) =>
      sentencesOf(text)
        .filter(({ wording }) => /^(?:thesis|argument)\//.test(wording ?? ''))
        .flatMap(({ wording, facts }) => [wording, ...facts])
    for (const { facts, text } of charts) {
      const again = afterRejecting(facts, text.opening)
      expect(thesisOf(again.text)).not.toEqual(thesisOf(text))
    }
  })

  test('leaves a portrait, even when all of them are rejected', () => {
    for (const { facts, text } of charts) {
      const again = afterRejecting(facts, paragraphsOf(text))
      const known = new Set(again.rejected.map(({ wording }) => wording))
      const repeated = sentencesOf(again.text).filter(
        (one) => isClaim(one) && /\/\d+$/.test(one.wording ?? '') && known.has(one.wording),
      )
      expect(repeated).toEqual([])
      expect(wordsIn(again.text)).toBeGreaterThan(400)
    }
  })

  test('changes at least a quarter of the sentences it affects', () => {
    const shares: number[] = []
    for (const { facts, text } of charts.filter((_, index) => index % 3 === 0)) {
      let [affected, changed] = [0, 0]
      for (const paragraph of paragraphsOf(text)) {
        const ids = new Set(paragraph.sentences.flatMap((one) => one.facts))
        const again = sentencesOf(afterRejecting(facts, [paragraph]).text).map((one) => one.text)
        // All that rest on a fact of the paragraph, in whichever section.
        const before = sentencesOf(text).filter((one) => one.facts.some((id) => ids.has(id)))
        affected += before.length
        changed += before.filter((one) => !again.includes(one.text)).length
      }
      shares.push(changed / affected)
    }
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.25)
  })

  test('may claim a trait again that the reader has confirmed elsewhere', () => {
    const sentence = {
      text: 'You act first.',
      facts: ['placement:mars'],
      traits: ['bold', 'quick'] as const,
    }
    const confirmed = { ...sentence, text: 'You reply at once.', traits: ['quick'] as const }
    expect(toRejected({ not_me: [sentence], true: [confirmed] })?.traits).toEqual(['bold'])
    expect(toRejected({ not_me: [], true: [confirmed] })).toBeUndefined()
  })

  test('reports which traits its sentences claim', () => {
    const all = new Set<string>(traits.flat())
    const claims = charts.flatMap(({ text }) =>
      sentencesOf(text).flatMap(({ traits = [] }) => traits),
    )
    expect(claims.length).toBeGreaterThan(5 * charts.length)
    for (const trait of claims) expect(all).toContain(trait)
  })
})

describe('[N21] the life of a reader', () => {
  const retired: About = {
    lifeStage: 'retired',
    relationship: 'single',
    children: 'none',
    theme: null,
  }
  // Written apart from the list that the writer reads.
  const otherLife =
    /\byour (?:boss|coworkers?|colleagues?|job|salary|office|husband|wife|spouse|kids|son|daughter)\b|\bat work\b|\bcoworkers\b/i
  const withoutOffers = (text: string) =>
    text.replaceAll(/\byour (?:own )?(?:partner|spouse)[^.,]* (?:or|if) [^.]*/g, '')

  test('is the only one that the text assumes', () => {
    let assumed = 0
    for (const { facts, text } of charts) {
      assumed += sentencesOf(text).filter((one) => otherLife.test(one.text)).length
      const again = composePortrait({ facts, seed: 'seed', about: retired })
      requireGrounding(again, facts)
      for (const sentence of sentencesOf(again))
        expect(withoutOffers(sentence.text)).not.toMatch(otherLife)
      expect(wordsIn(again)).toBeGreaterThanOrEqual(900)
    }
    // Without the answer, the same charts do speak of jobs.
    expect(assumed).toBeGreaterThan(0)
  })

  test('changes only what it affects', () => {
    for (const { facts, text } of charts) {
      const working = composePortrait({
        facts,
        seed: 'seed',
        about: { ...retired, lifeStage: 'working', relationship: null, children: null },
      })
      expect(working).toEqual(text)
    }
  })
})
