import { describe, expect, test } from 'vitest'
import { Picker } from './picker.ts'
import { type Candidate, UsageHistory } from './usage-history.ts'

const candidate = (wording: string): Candidate => ({
  wording,
  sentences: [`Sentence of ${wording}.`],
})
const [a, b, c] = ['a/1', 'a/2', 'a/3'].map(candidate) as [Candidate, Candidate, Candidate]
const pickerAfter = (wordings: string[], sentences: string[]) =>
  new Picker(new UsageHistory({ wordings, sentences }))

describe('the picker', () => {
  test('uses no wording and no sentence twice in one text', () => {
    const picker = pickerAfter([], [])
    expect(picker.pick([a, b], { whenUsedUp: 'skip' })).toBe(a)
    expect(picker.pick([a, b], { whenUsedUp: 'skip' })).toBe(b)
    const copy = { ...candidate('b/1'), sentences: a.sentences }
    expect(picker.pick([a, b, copy], { whenUsedUp: 'skip' })).toBeUndefined()
  })

  test('picks what was not read recently, by its wording and by its sentences', () => {
    const picker = pickerAfter(['a/1'], ['Sentence of a/2 (your Moon in Leo).'])
    expect(picker.fresh([a, b, c])).toEqual([c])
    expect(picker.hasFresh([a, b])).toBe(false)
    expect(picker.pick([a, b, c], { whenUsedUp: 'skip' })).toBe(c)
  })

  test('repeats the one that was used the longest ago, and not from the same text', () => {
    const sentences = [c, a, b].flatMap((one) => one.sentences)
    const picker = pickerAfter([], sentences)
    const picked = [1, 2, 3, 4].map(() => picker.pick([a, b, c], { whenUsedUp: 'repeat' }))
    expect(picked).toEqual([c, a, b, c])
  })

  test('[N21] never gives what the reader has rejected, in these words or in others', () => {
    const rejected = { wordings: ['a/1'], sentences: [], facts: [], traits: [] }
    const picker = new Picker(new UsageHistory({ wordings: [], sentences: [], rejected }))
    const claimed = [a, b].map((one) => ({ ...one, claim: 'a' }))
    expect(picker.pick(claimed, { whenUsedUp: 'repeat' })).toBeUndefined()
    expect(picker.pick([a, b], { whenUsedUp: 'repeat' })).toBe(b)
    expect(picker.pick([a, b], { whenUsedUp: 'repeat' })).toBe(b)
    expect(picker.hasFresh([a])).toBe(false)
    // A frame says nothing of the reader.
    expect(picker.pick([a], { whenUsedUp: 'repeat' })).toBe(a)
  })
})
