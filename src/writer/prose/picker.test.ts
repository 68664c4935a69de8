import { describe, expect, test } from 'vitest'
import { type Choice, Picker } from './picker.ts'
import { UsageHistory } from './usage-history.ts'

const choice = (wording: string, more: Partial<Choice> = {}): Choice => {
  return { wording, sentences: [`Sentence of ${wording}.`], ...more }
}
const [a, b, c] = ['a/1', 'a/2', 'a/3'].map((wording) => choice(wording)) as [
  Choice,
  Choice,
  Choice,
]
const pickerAfter = (wordings: string[], sentences: string[]) =>
  new Picker(new UsageHistory({ wordings, sentences }))

describe('the picker', () => {
  test('uses no wording and no sentence twice in one text', () => {
    const picker = pickerAfter([], [])
    expect(picker.pick([a, b], { whenUsedUp: 'skip' })).toBe(a)
    expect(picker.pick([a, b], { whenUsedUp: 'skip' })).toBe(b)
    const copy = choice('b/1', { sentences: a.sentences })
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

  test('looks from another side than the wording before it, where it can', () => {
    const picker = pickerAfter([], [])
    const desk = choice('a/1', { view: 'desk' })
    const otherDesk = choice('b/1', { view: 'desk' })
    const kitchen = choice('b/2', { view: 'kitchen' })
    picker.pick([desk], { whenUsedUp: 'skip' })
    expect(picker.pick([otherDesk, kitchen], { whenUsedUp: 'skip' })).toBe(kitchen)
    picker.pick([choice('c/1', { view: 'desk' })], { whenUsedUp: 'skip' })
    expect(picker.pick([otherDesk], { whenUsedUp: 'skip' })).toBe(otherDesk)
  })

  test('rather repeats a view than an opening with a time', () => {
    const picker = pickerAfter([], [])
    const timed = (wording: string, view: Choice['view']) =>
      choice(wording, { view, startsWithTime: true })
    picker.pick([timed('a/1', 'desk')], { whenUsedUp: 'skip' })
    const untimed = choice('b/2', { view: 'desk', startsWithTime: false })
    const picked = picker.pick([timed('b/1', 'kitchen'), untimed], { whenUsedUp: 'skip' })
    expect(picked).toBe(untimed)
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

  test('draws among the equally good only', () => {
    const picker = pickerAfter(['a/1'], [])
    const picked = picker.pick([a, b, c], {
      whenUsedUp: 'skip',
      draw: (equals) => {
        expect(equals).toEqual([b, c])
        return c
      },
    })
    expect(picked).toBe(c)
    expect(picker.hasFresh([c])).toBe(false)
  })
})
