import { describe, expect, test } from 'vitest'
import { keptTo, sharesSubject } from './day-subjects.ts'
import type { TextUnit } from './day-units.ts'
import type { PointContext } from './points.ts'

describe('the subject of a day', () => {
  test('is shared only by sentences about the same thing', () => {
    const hour = 'A day without much of a plan will do you good. Keep one hour free of any purpose.'
    expect(sharesSubject(hour, 'You come into focus across from another person.')).toBe(false)
    expect(sharesSubject(hour, 'You make plans so that nobody else can.')).toBe(true)
    const memories = "You may be full of old memories. Ask for a story that you haven't heard."
    expect(sharesSubject(memories, 'You look at your own worst moods with interest.')).toBe(false)
  })

  test('accepts every sentence when the thought has no recognizable subject', () => {
    expect(sharesSubject('It will do.', 'You look at your own worst moods.')).toBe(true)
  })

  test('limits what is said of a point and its company', () => {
    const line = (says: string) => ({ says, facts: [] })
    const unit = {
      lines: [line('You may be tired.')],
      task: line('Go to bed.'),
    } as unknown as TextUnit
    const pool = { name: 'manner/sun', lines: ['You sleep badly.', 'You spend freely.'] }
    const company = [{ name: 'pair/sun~moon/', pools: [pool] }]
    const context = { pools: () => [pool], company } as unknown as PointContext
    const kept = keptTo(unit, context)
    const pools = [...kept.pools('tense'), ...kept.company.flatMap((one) => one.pools)]
    expect(pools).toHaveLength(2)
    for (const { lines, isFit } of pools)
      expect(lines.filter((says) => isFit?.(says as string))).toEqual(['You sleep badly.'])
  })
})
