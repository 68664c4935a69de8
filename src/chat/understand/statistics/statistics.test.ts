import { describe, expect, it } from 'vitest'
import type { UnderstandContext } from '../context.ts'
import { partsOf } from '../parts.ts'
import { understand } from '../understand.ts'
import { labeledExamples } from './examples.ts'
import { featuresOf } from './features.ts'
import { likelihoods } from './likelihoods.ts'
import { type Example, train } from './train.ts'
import packed from './weights.json' with { type: 'json' }
import { pack, trained, unpack } from './weights.ts'

const context: UnderstandContext = { turns: [], today: '2026-11-23', hasPartner: false }

const likely = (message: string) =>
  likelihoods(trained.kinds, featuresOf(partsOf(message, context), undefined))

describe('training', () => {
  const examples = labeledExamples()
  it.each(['kinds', 'themes', 'purposes'] as const)(
    'gives the weights of %s that are checked in: else run npm run train:chat',
    (what) => {
      expect(pack(train(examples[what]))).toEqual(packed[what])
    },
  )

  it('learns the difference between two labels, and is unsure about a mix of both', () => {
    const examples = ['a', 'a', 'a', 'b', 'b', 'b'].map(
      (label): Example => ({ label, features: [label, 'both'] }),
    )
    const weights = unpack(pack(train(examples)))
    expect(likelihoods(weights, ['a'])[0]).toMatchObject({ label: 'a' })
    expect(likelihoods(weights, ['b', 'both'])[0]).toMatchObject({ label: 'b' })
    expect(likelihoods(weights, ['both'])[0]?.share).toBeLessThan(0.6)
  })
})

describe('what a message may ask', () => {
  it.each([
    // None of these is in the training data.
    ['I would be thankful for the constellation under which my natal Moon was found', 'where'],
    ['spill it, wut sgin did mercurry sit in when mum had me', 'where'],
    ['honest opinion on a day next March to hand over my resignation letter', 'window'],
    ['oh that is so kind of you baba, much obliged', 'social compliment'],
  ])('of "%s" is most likely %s', (message, label) => {
    expect(likely(message)[0]?.label).toBe(label)
  })

  it('has shares that make one', () => {
    const sum = likely('where is my moon').reduce((total, { share }) => total + share, 0)
    expect(sum).toBeCloseTo(1)
  })
})

describe('a message that the statistics could answer', () => {
  it.each([
    'will the numbers on my lottery ticket come up on saturday',
    'do my lottery numbers have a good day in march',
    'what does the sky say about my biopsy next week',
  ])('stays beyond astrology: "%s"', (message) => {
    expect(understand(message, context).map(({ kind }) => kind)).toContain('beyond')
  })

  it('stays unclear if most of it is not words', () => {
    expect(understand('venus blorp snargle flib wozzle', context)[0]?.kind).toBe('unclear')
  })
})
