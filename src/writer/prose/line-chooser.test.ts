import { describe, expect, test } from 'vitest'
import { LineChooser, UNFIT } from './line-chooser.ts'
import { seededRandom } from './seeded-random.ts'
import { type Candidate, UsageHistory } from './usage-history.ts'

const candidate = (wording: string): Candidate => ({
  wording,
  sentences: [`Sentence of ${wording}.`],
})
const [a, b, c] = ['a/1', 'a/2', 'a/3'].map(candidate) as [Candidate, Candidate, Candidate]
const random = seededRandom('a reader')
const chooserAfter = (wordings: string[], sentences: string[]) =>
  new LineChooser({ random, history: new UsageHistory({ wordings, sentences }) })
const rejecting = (wordings: string[]) => {
  const rejected = { wordings, sentences: [], facts: [], traits: [] }
  const history = new UsageHistory({ wordings: ['a/2'], sentences: [], rejected })
  return new LineChooser({ random, history })
}

describe('the choice of a line', () => {
  test('uses no wording and no sentence twice in one text', () => {
    const chooser = chooserAfter([], [])
    expect(chooser.choose([a, b])).toBe(a)
    expect(chooser.choose([a, b])).toBe(b)
    const copy = { ...candidate('b/1'), sentences: a.sentences }
    expect(chooser.choose([a, b, copy])).toBeUndefined()
    expect(chooser.wordings).toEqual(new Set(['a/1', 'a/2']))
  })

  test('takes what was not read recently, by its wording and by its sentences', () => {
    const chooser = chooserAfter(['a/1'], ['Sentence of a/2 (your Moon in Leo).'])
    expect([a, b, c].map(chooser.isNew)).toEqual([false, false, true])
    expect(chooser.choose([a, b, c])).toBe(c)
  })

  test('takes no line that the reader has read after another beginning', () => {
    const chooser = chooserAfter([], ['Often, you decide by starting (your Mars in Aries).'])
    const line = 'You decide by starting.'
    expect(chooser.isNew({ wording: 'd/1', sentences: [line] })).toBe(true)
    expect(chooser.isNew({ wording: 'd/1', sentences: [line], lines: [line] })).toBe(false)
  })

  test('takes no sentence that the reader has read in its shorter form', () => {
    const history = new UsageHistory({ wordings: [], sentences: ['In the sixth house.'] })
    const shorten = (text: string) => [text.replace(', daily work', '')]
    const long = { wording: 'd/1', sentences: ['In the sixth house, daily work.'] }
    expect(new LineChooser({ random, history }).isNew(long)).toBe(true)
    expect(new LineChooser({ random, history, shorten }).isNew(long)).toBe(false)
  })

  test('takes the lowest penalty, in a seeded order, and nothing that is unfit', () => {
    const penaltyOf = ({ wording }: Candidate) => ({ 'a/1': 6, 'a/2': 2 })[wording] ?? UNFIT
    const chooser = chooserAfter([], [])
    expect([1, 2, 3].map(() => chooser.choose([a, b, c], { penaltyOf }))).toEqual([b, a, undefined])
    // A name under which the seed puts another one first.
    const [first] = random.shuffle('e', [a, b, c])
    expect(first).not.toBe(a)
    expect(chooserAfter([], []).choose([a, b, c], { name: 'e' })).toBe(first)
  })

  test('repeats only if the reader may read a line again, and never within the text', () => {
    const chooser = chooserAfter(['a/1'], [])
    expect(chooser.choose([a])).toBeUndefined()
    expect(chooser.choose([a, b], { mayRepeat: true })).toBe(b)
    expect(chooser.choose([a, b], { mayRepeat: true })).toBe(a)
    const copy = { ...candidate('b/1'), sentences: a.sentences }
    expect(chooser.choose([a, b, copy], { mayRepeat: true })).toBeUndefined()
  })

  test('never takes a refused wording', () => {
    const history = new UsageHistory()
    const chooser = new LineChooser({ random, history, refused: new Set(['a/1']) })
    expect(chooser.choose([a], { mayRepeat: true })).toBeUndefined()
    expect(chooser.isUnread(a)).toBe(false)
  })
})

describe('the choice of a line that a text needs', () => {
  test('repeats the one that was used the longest ago, and not from the same text', () => {
    const sentences = [c, a, b].flatMap((one) => one.sentences)
    const chooser = chooserAfter([], sentences)
    const chosen = [1, 2, 3, 4].map(() => chooser.choose([a, b, c], { isNeeded: true }))
    expect(chosen).toEqual([c, a, b, c])
  })

  test('takes an unfit one that is new before one that is known', () => {
    const penaltyOf = ({ wording }: Candidate) => (wording === 'a/1' ? 0 : UNFIT)
    const chooser = chooserAfter(['a/1'], [])
    expect(chooser.choose([a, b], { penaltyOf, isNeeded: true })).toBe(b)
    expect(chooser.choose([a, b], { penaltyOf, isNeeded: true })).toBe(a)
  })

  test('[N21] never gives what the reader has rejected, in these words or in others', () => {
    const chooser = rejecting(['a/1'])
    const claimed = [a, b].map((one) => ({ ...one, claim: 'a' }))
    expect(chooser.choose(claimed, { isNeeded: true })).toBeUndefined()
    expect(chooser.choose(claimed, { mayRepeat: true })).toBeUndefined()
    expect(chooser.choose([a, b], { isNeeded: true })).toBe(b)
    expect(chooser.choose([a, b], { isNeeded: true })).toBe(b)
    expect(chooser.isNew(a)).toBe(false)
    // A frame says nothing of the reader.
    expect(chooser.choose([a], { isNeeded: true })).toBe(a)
  })
})

describe('the choice of a whole thought', () => {
  const linesOf = (lines: readonly Candidate[]) => lines

  test('takes the first whose lines are all new, and uses all of them', () => {
    const chooser = chooserAfter(['a/1'], [])
    const thoughts = [[], [a, b], [b, c]]
    expect(chooser.chooseWhole(thoughts, { linesOf })).toEqual([b, c])
    expect(chooser.chooseWhole(thoughts, { linesOf })).toBeUndefined()
    expect(chooser.isWholeNew([c])).toBe(false)
  })

  test('repeats one that the reader knows, unless a line of it was rejected', () => {
    expect(rejecting([]).chooseWhole([[a, b]], { linesOf })).toBeUndefined()
    expect(rejecting([]).chooseWhole([[a, b]], { linesOf, mayRepeat: true })).toEqual([a, b])
    expect(rejecting(['a/1']).chooseWhole([[a, b]], { linesOf, mayRepeat: true })).toBeUndefined()
  })
})
