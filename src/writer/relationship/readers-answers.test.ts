import { expect, test } from 'vitest'
import type { Chart } from '#sky/chart.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { randomCharts } from '#testing/random-births.ts'
import { requireGrounding, sentencesOf } from '../grounding.ts'
import { wordsIn } from '../prose/length.ts'
import { toRejected } from '../reader/rejected.ts'
import type { WrittenText } from '../writer.ts'
import { composeRelationship } from './compose.ts'

const charts = randomCharts(21, { timeKnown: true })
const pairs = charts
  .slice(1)
  .map((partner, index) => relationshipFacts(synastry(charts[index] as Chart, partner)))

/** The contacts that the opening names. */
const openingOf = ({ opening }: WrittenText) =>
  opening
    .flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts))
    .filter((id) => id.startsWith('synastry:'))

test('[N21] an opening that the reader has rejected gives way to another bond and another quarrel', () => {
  for (const facts of pairs) {
    const brief = { kind: 'synastry', facts, seed: 'seed' } as const
    const text = composeRelationship(brief)
    const rejected = toRejected({
      not_me: text.opening.flatMap(({ sentences }) => sentences),
      true: [],
    })
    const again = composeRelationship({
      ...brief,
      recentlyUsed: { wordings: [], sentences: [], ...(rejected && { rejected }) },
    })
    requireGrounding(again, facts)
    expect(openingOf(text).length).toBeGreaterThan(0)
    for (const id of openingOf(again)) expect(openingOf(text)).not.toContain(id)
    expect(wordsIn(again)).toBeGreaterThanOrEqual(800)
  }
})

test('[N21] a rejected paragraph does not come back in other words', () => {
  for (const facts of pairs) {
    const brief = { kind: 'synastry', facts, seed: 'seed' } as const
    const couple = composeRelationship(brief)
      .sections.flatMap(({ paragraphs }) => paragraphs)
      .find(({ sentences }) => sentences.some(({ wording }) => wording?.startsWith('couple/meet/')))
    const rejected = toRejected({ not_me: couple?.sentences ?? [], true: [] })
    const again = composeRelationship({
      ...brief,
      recentlyUsed: { wordings: [], sentences: [], ...(rejected && { rejected }) },
    })
    expect(couple).toBeDefined()
    const wordings = sentencesOf(again).map(({ wording = '' }) => wording)
    expect(wordings.filter((one) => /^(?:couple\/meet|manner\/sun)\//.test(one))).toEqual([])
  }
})
