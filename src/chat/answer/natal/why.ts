import { houseWords } from '#lore/corpus/chat/natal-houses.ts'
import { aspectMeanings } from '#lore/corpus/chat/natal-points.ts'
import { signWords } from '#lore/corpus/chat/natal-signs.ts'
import type { House } from '#lore/house.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import { rulers } from '#sky/rulers.ts'
import type { Question } from '../../question.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import {
  aspectsOf,
  type ChartView,
  type DescribedPoint,
  described,
  factsOf,
  houseOf,
  placeFact,
  pointsWhere,
  signOf,
  viewOf,
} from './chart-view.ts'
import { placementLine, signatureOf, unsaid } from './lines.ts'
import { ifShort, type LateLine, paragraph } from './paragraph.ts'
import { describedLine } from './point-answer.ts'
import { sourcePoints } from './theme-sources.ts'
import { whyDates } from './why-dates.ts'
import { whyTogether } from './why-together.ts'
import { bareName, closeness, relations } from './words.ts'

/** The facts of the last answer in plain words. */
export const why: Compose<'why'> = (_, context) => {
  const { narrator, memory, sky } = context
  if (memory?.question.kind === 'together' && sky.partner)
    return whyTogether(memory.question, context)
  const isOfTime = memory && !pointsOf(memory.question, viewOf(sky)).length
  if (memory && isOfTime && memory.facts.length > 0) return whyDates(memory, context)
  const view = viewOf(sky)
  const [point, second] = pointsOf(memory?.question, view)
  if (!point) return nothingToExplain(context)
  const block = paragraph(
    narrator,
    () => startLine(narrator),
    () => placementLine(narrator, view, point),
    ...reasons(narrator, view, point),
    ifShort(narrator, 75, () => second && placementLine(narrator, view, second)),
    ...(second
      ? reasons(narrator, view, second).map(
          (late) => () =>
            narrator.facts.includes(placeFact(view, second) as AnyFact) &&
            narrator.budget.used < 110
              ? late()
              : undefined,
        )
      : []),
    ifShort(narrator, 125, () => honest(narrator)),
  )
  return {
    blocks: [block],
    suggestions: [`Tell me more about my ${bareName(point)}`],
    question: memory?.question,
  }
}

function startLine(narrator: Narrator): Line {
  return {
    name: 'why',
    lines: [
      'I put it together from a few plain pieces.',
      'Here is how I got there.',
      "It's simple arithmetic once you know the parts.",
      'Taken apart, it looks like this.',
    ].filter((line) => !narrator.hasSaid(line)),
    facts: [],
  }
}

/** "The Moon is how you calm down. Gemini is about …" */
function reasons(narrator: Narrator, view: ChartView, point: DescribedPoint): LateLine[] {
  return [
    () => describedLine(narrator, view, point),
    () => signReason(narrator, view, point),
    () => houseReason(narrator, view, point),
    ifShort(narrator, 110, () => aspectReason(narrator, view, point)),
  ]
}

function signReason(narrator: Narrator, view: ChartView, point: DescribedPoint): Line | undefined {
  const sign = signOf(view, point)
  const about = sign ? unsaid(narrator, [signWords[sign].about]) : []
  if (about.length === 0) return undefined
  return {
    name: `why/sign/${sign}`,
    lines: ['The sign it stands in is about {about}.', 'In its sign everything is about {about}.'],
    words: { about },
    facts: [],
  }
}

function houseReason(narrator: Narrator, view: ChartView, point: DescribedPoint): Line | undefined {
  const house = houseOf(view, point)
  const scenes = house ? unsaid(narrator, houseWords[house as House].scenes) : []
  if (!house || scenes.length === 0) return undefined
  return {
    name: `why/house/${house}`,
    lines: [
      'And its house puts that into {matter}: {scene}.',
      "The house says where you'd notice it: {scene}.",
    ],
    words: { matter: houseWords[house].matter, scene: scenes },
    facts: [],
  }
}

function aspectReason(
  narrator: Narrator,
  view: ChartView,
  point: DescribedPoint,
): Line | undefined {
  const [fact] = aspectsOf(view, point)
  const means = fact ? unsaid(narrator, aspectMeanings[fact.aspect]) : []
  if (!fact || means.length === 0) return undefined
  const other = fact.a === point ? fact.b : fact.a
  return {
    name: `why/aspect/${fact.id}`,
    lines: ['Then your {a} {relation} your {b}, {closeness}. {Means}'],
    words: {
      a: bareName(point),
      b: bareName(other),
      relation: [...relations[fact.aspect]],
      closeness: closeness(fact),
      means,
    },
    facts: [fact, ...factsOf(view, point), ...factsOf(view, other)],
  }
}

function honest(narrator: Narrator): Line {
  return {
    name: 'why/honest',
    lines: [
      "Whether it is true of you is another matter, and you're the one to say.",
      "That's the whole of my evidence; the rest is yours.",
      'If one of those pieces sounds wrong, the sum is wrong too, so tell me which.',
    ].filter((line) => !narrator.hasSaid(line)),
    facts: [],
  }
}

/** The points that the last answer was about. */
export function pointsOf(question: Question | undefined, view: ChartView): DescribedPoint[] {
  const points = namedPoints(question, view)
  return points.filter((point) => placeFact(view, point))
}

function namedPoints(question: Question | undefined, view: ChartView): DescribedPoint[] {
  switch (question?.kind) {
    case 'where':
      return [described(question.point)]
    case 'aspect':
      return [question.a, question.b ?? otherEnd(view, question.a)].filter(
        (point) => point !== undefined,
      )
    case 'meaning':
      return question.point ? [described(question.point)] : placesIn(question, view)
    case 'what-in':
      return placesIn(question, view)
    case 'ruler':
      return rulerOf(question.of, view)
    case 'theme':
      return sourcePoints(question.theme, view)
    case 'strongest':
      return view.aspects.slice(0, 1).flatMap(({ a, b }): DescribedPoint[] => [a, b])
    case 'retrogrades':
      return pointsWhere(view, (point) => view.placements.get(point as 'mars')?.retrograde === true)
    case 'social': {
      const fact = question.of === 'doubt' ? signatureOf(view) : undefined
      return fact ? [fact.a, fact.b] : []
    }
    case 'balance':
      return ['sun', 'moon']
    case 'assertion': {
      const [claim] = question.claims
      if (question.then) return namedPoints(question.then, view)
      return claim && 'point' in claim ? [described(claim.point)] : []
    }
    default:
      return []
  }
}

function otherEnd(view: ChartView, a: AspectPoint): AspectPoint | undefined {
  const [fact] = aspectsOf(view, a)
  return fact && (fact.a === a ? fact.b : fact.a)
}

function placesIn(
  { sign, house }: { sign?: string; house?: number },
  view: ChartView,
): DescribedPoint[] {
  return pointsWhere(view, (point) =>
    house ? houseOf(view, point) === house : signOf(view, point) === sign,
  )
}

function rulerOf(
  of: Extract<Question, { kind: 'ruler' }>['of'],
  view: ChartView,
): DescribedPoint[] {
  if (typeof of === 'object' && 'sign' in of) return [rulers[of.sign]]
  if (typeof of === 'object')
    return [view.cusps.get(of.house)?.ruler].filter((body) => body !== undefined)
  const fact = view.rulers.get(of === 'mc' ? 'mc' : 'asc')
  return fact ? [fact.body] : []
}

function nothingToExplain({ narrator }: AnswerContext): Reply {
  const block = paragraph(narrator, () => ({
    name: 'why/nothing',
    lines: [
      "There was no chart behind that one, so there's nothing to prove. Ask me something about your chart, a planet or a plan, and I'll show you the pieces it is made of.",
      "I said that as myself and took nothing from the sky. If you ask about a planet or a date, I'll take it apart for you, piece by piece.",
    ],
    facts: [],
    isNeeded: true,
  }))
  return { blocks: [block], suggestions: ['Where is my Moon?', 'Which planet is strongest?'] }
}
