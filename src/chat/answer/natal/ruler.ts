import { ordinalWords } from '#lore/names.ts'
import type { Angle, Planet } from '#sky/bodies.ts'
import { rulers, traditionalRulers } from '#sky/rulers.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line } from '../narrator.ts'
import { type ChartView, factsOf, viewOf } from './chart-view.ts'
import {
  aspectLine,
  bareHouse,
  closestAspect,
  houseLine,
  rulerPlace,
  signLine,
  testFor,
} from './lines.ts'
import { ifShort, type LateLine, paragraph } from './paragraph.ts'
import { withoutTime } from './point-answer.ts'
import { bareName, nameOf } from './words.ts'

/** The angles that are where a house begins, which their opposites prove. */
const oppositeAngles: Partial<Record<number, { name: string; of: Angle }>> = {
  4: { name: 'IC', of: 'mc' },
  7: { name: 'Descendant', of: 'asc' },
}

/** The ruler of the chart, of the Midheaven, of a house or of a sign. */
export const ruler: Compose<'ruler'> = ({ of, owner }, context) => {
  if (owner === 'partner') return context.answer({ kind: 'together' })
  const view = viewOf(context.sky)
  if (typeof of === 'object' && 'sign' in of)
    return rulerReply(rulers[of.sign], of.sign, `{Ruler} rules ${of.sign}`, [], view, context)
  if (!view.timeKnown) return withoutTime(context.narrator, of === 'mc' ? 'mc' : 'asc')
  if (typeof of === 'object') {
    const cusp = view.cusps.get(of.house)
    if (!cusp) return { blocks: [] }
    const start = `{Ruler} rules your ${bareHouse(context.narrator, of.house)}`
    const opposite = oppositeAngles[of.house]
    const isAngle = opposite !== undefined && view.angles.has(opposite.of)
    const begins: LateLine = () => ({
      name: `cusp/${of.house}`,
      lines: [`Your {house} begins in {sign}${isAngle ? ', and that is your {angle}' : ''}.`],
      words: {
        house: `${ordinalWords[of.house]} house`,
        sign: cusp.sign,
        angle: opposite?.name ?? '',
      },
      facts: isAngle ? [cusp, ...factsOf(view, opposite.of)] : [cusp],
      isNeeded: true,
    })
    return rulerReply(cusp.ruler, cusp.sign, start, [cusp], view, context, begins)
  }
  const angle = of === 'mc' ? 'mc' : 'asc'
  const fact = view.rulers.get(angle)
  const place = view.angles.get(angle)
  if (!fact || !place) return withoutTime(context.narrator, angle)
  const start = `{Ruler} rules your ${place.sign} ${bareName(angle)}${angle === 'asc' ? ", so it's the ruler of your chart" : ''}`
  return rulerReply(fact.body, place.sign, start, [fact, place], view, context)
}

function rulerReply(
  planet: Planet,
  sign: Sign,
  start: string,
  facts: Line['facts'],
  view: ChartView,
  { narrator }: AnswerContext,
  first?: LateLine,
): Reply {
  const old = traditionalRulers[sign]
  const block = paragraph(
    narrator,
    ...(first ? [first] : []),
    () => rulerPlace(narrator, view, planet, start, { facts, isNeeded: true }),
    () => (old === rulers[sign] ? undefined : oldRuler(old, sign, view)),
    () => signLine(narrator, view, planet),
    ifShort(narrator, 60, () => houseLine(narrator, view, planet)),
    () => {
      const fact = closestAspect(narrator, view, planet)
      return fact && aspectLine(narrator, view, fact, { from: planet })
    },
    ifShort(narrator, 115, () => {
      const fact = view.aspects.find(({ a, b }) => a === planet || b === planet)
      return fact && testFor(narrator, fact)
    }),
  )
  return { blocks: [block], suggestions: [`What does my ${bareName(planet)} mean?`] }
}

function oldRuler(planet: Planet, sign: Sign, view: ChartView): Line {
  return {
    name: `ruler/old/${sign}`,
    lines: [
      'By the older rule it was {name} that rules {sign}, so give yours a look as well.',
      'Before telescopes found the rest, {name} had the job, and many astrologers still start there.',
    ],
    words: { name: nameOf(planet), sign },
    facts: factsOf(view, planet),
  }
}
