import { expect, test } from 'vitest'
import type { DayThought } from '#lore/authored.ts'
import { generationalThoughts } from '#lore/corpus/days/generational.ts'
import { midheavenThoughts } from '#lore/corpus/days/midheaven.ts'
import { moreOfMidheaven } from '#lore/corpus/days/more-of-midheaven.ts'
import { dayThoughts } from '#lore/day-thoughts.ts'
import { signThoughts } from '#lore/sign-thoughts.ts'

const tables = [dayThoughts, signThoughts, generationalThoughts, midheavenThoughts, moreOfMidheaven]
const firstLines = thoughtsIn(tables).map(({ says: [first = ''] }) => first)

function thoughtsIn(value: unknown): DayThought[] {
  if (typeof value !== 'object' || value === null) return []
  if ('says' in value) return [value as DayThought]
  return Object.values(value).flatMap(thoughtsIn)
}

test('a day begins with something to see, to choose or to think, and reports no mood', () => {
  const moods =
    /^You(?:'re| are| may be| feel| may)?(?: a little| slightly| in (?:a|the|no))? ?(?:feel|mood|sad|tired|nervous|homesick|afraid|jealous|lonely|hungry|worried|at ease|at peace|angry|calm|content|proud|happy|cheerful|bored|good mood|bad mood)\b(?! at)|\byour (?:good |bad )?moods?\b/i
  expect(firstLines.length).toBeGreaterThan(1800)
  const reports = firstLines.filter((line) => moods.test(line))
  expect(reports).toEqual([])
})

test('few first lines of days begin alike', () => {
  const beginnings = Map.groupBy(firstLines, (line) => line.split(' ').slice(0, 2).join(' '))
  const most = Math.max(...[...beginnings.values()].map((lines) => lines.length))
  expect(most / firstLines.length).toBeLessThan(0.08)
})
