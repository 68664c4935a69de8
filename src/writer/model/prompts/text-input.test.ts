import { expect, test } from 'vitest'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { composeText } from '../../embedded-writer.ts'
import type { NatalBrief } from '../../writer.ts'
import { planOf } from '../plan.ts'
import { factsFor, textInput } from './text-input.ts'

const brief: NatalBrief = {
  kind: 'natal',
  facts: wholeChartFacts(handwrittenCharts.woodend),
  seed: 'seed',
}
const plan = planOf(composeText(brief))

function outlineIn(input: string) {
  return JSON.parse(/<outline>\n(.*)\n<\/outline>/.exec(input)?.[1] ?? '')
}

test('a model gets the argument of a portrait: two sides, their tensions, and sections in order', () => {
  const outline = outlineIn(textInput(brief, plan))
  expect(outline).toMatchObject({ contrast: 'sun-moon' })
  expect(outline.sides).toEqual([['placement:sun'], ['placement:moon']])
  expect(outline.tensions).toEqual(expect.any(Array))
  expect(outline.sections[0].role).toBe('rising')
  expect(outline.sections.at(-1).role).toBe('resolution')
})

test('the argument names no fact that is not listed', () => {
  const listed = new Set(factsFor(brief, plan).map(({ id }) => id))
  const { sides, sections } = outlineIn(textInput(brief, plan))
  const named = [...sides.flat(), ...sections.flatMap(({ facts }: { facts: string[] }) => facts)]
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((id: string) => !listed.has(id))).toEqual([])
})
