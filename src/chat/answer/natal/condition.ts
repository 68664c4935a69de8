import { aspectQuality } from '#lore/aspect-quality.ts'
import { dignities, hasDignity } from '#sky/dignities.ts'
import { signsRuledBy } from '#sky/rulers.ts'
import type { Line } from '../narrator.ts'
import { aspectsOf, type ChartView, type DescribedPoint, factsOf, signOf } from './chart-view.ts'
import { nameOf } from './words.ts'

/** Whether a planet has it easy or hard: its sign, and its close aspects. */
export function conditionLine(view: ChartView, point: DescribedPoint): Line | undefined {
  const sign = signOf(view, point)
  if (!sign || signsRuledBy(point).length === 0) return undefined
  const close = aspectsOf(view, point).filter(({ orbDegrees }) => orbDegrees <= 4)
  const hard = close.filter(({ aspect }) => aspectQuality(aspect) === 'tense').length
  const isAtHome = hasDignity(point, sign, 'domicile') || hasDignity(point, sign, 'exaltation')
  const isAbroad = hasDignity(point, sign, 'detriment') || hasDignity(point, sign, 'fall')
  const easy = close.length - hard
  const lines = conditions({ hard, easy, isAtHome, isAbroad })
  return (
    lines && {
      name: `condition/${point}`,
      lines,
      words: { name: nameOf(point) },
      facts: [...close, ...factsOf(view, point)],
    }
  )
}

/** An answer to "how strong is it?": by its sign first, and then by its close aspects. */
export function strengthLine(view: ChartView, point: DescribedPoint): Line | undefined {
  const sign = signOf(view, point)
  if (!sign || signsRuledBy(point).length === 0) return undefined
  const kind = dignities.find((dignity) => hasDignity(point, sign, dignity)) ?? 'middle'
  return {
    name: `strength/${kind}`,
    lines: strengths[kind],
    words: { name: nameOf(point), sign },
    facts: factsOf(view, point),
  }
}

const strengths = {
  domicile: ['Strong: {name} is in {sign}, a sign of its own, and does there what it wants.'],
  exaltation: ['Strong: {name} is in {sign}, where by tradition it does especially well.'],
  detriment: ['Not strong by sign: {name} is in {sign}, where it has to work against its habits.'],
  fall: ['Weak by sign: {name} is in {sign}, where by tradition it has the least to work with.'],
  middle: [
    'Neither strong nor weak by sign: {name} is in {sign}, so its house and its aspects decide.',
  ],
}

interface Condition {
  hard: number
  easy: number
  isAtHome: boolean
  isAbroad: boolean
}

function conditions({ hard, easy, isAtHome, isAbroad }: Condition): string[] | undefined {
  if (isAtHome && hard === 0)
    return [
      "It's one of the easier things in your chart.",
      'It does well there, and you can lean on it.',
    ]
  if (isAtHome) return ['It does well there, and it needs to, because something pulls at it.']
  if (isAbroad && hard > 0)
    return [
      "It isn't an easy sign for {name}, and it gets little rest, so this is something you learn.",
    ]
  if (isAbroad)
    return [
      "It isn't an easy sign for {name}, so what others do here by habit you do on purpose.",
      'By tradition {name} has to work harder there, and people who work at a thing often get good at it.',
    ]
  if (hard >= 3)
    return [
      "It's under more strain than most of your chart, and you get a lot done because of that.",
    ]
  return easy >= 3 && hard === 0
    ? ["It's well supported, and you may not notice how much it carries."]
    : undefined
}
