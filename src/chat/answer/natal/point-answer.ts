import {
  balanceWords,
  moonPhaseWords,
  pointMeanings,
  pointTasks,
} from '#lore/corpus/chat/natal-points.ts'
import type { AspectFact } from '#sky/facts.ts'
import type { QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import type { Narrator } from '../narrator.ts'
import {
  type ChartView,
  type DescribedPoint,
  described,
  factsOf,
  isAngle,
  isPlanet,
  placeFact,
  signOf,
  viewOf,
} from './chart-view.ts'
import { conditionLine } from './condition.ts'
import {
  aspectLine,
  closestAspect,
  hostLine,
  houseLine,
  nextHouseLine,
  placementLine,
  retrogradeLine,
  rulerPlace,
  signLine,
  signWordsOf,
  testFor,
  testLine,
  timeLine,
  unsaid,
} from './lines.ts'
import { type NextDate, nextDate } from './next-date.ts'
import { ifShort, type LateLine, paragraph } from './paragraph.ts'
import { partnersPoint } from './partner.ts'
import { bareName } from './words.ts'

/** Where a point is, and what it does there. */
export function where(
  {
    point,
    owner,
    asked,
  }: Pick<QuestionOf<'where'>, 'point' | 'owner'> & { asked?: QuestionOf<'where'>['asked'] },
  context: AnswerContext,
): Reply {
  if (owner === 'partner') return partnersPoint(point, context)
  const view = viewOf(context.sky)
  const subject = described(point)
  const { narrator } = context
  const suggestions = furtherPoints(view, subject)
  if (!placeFact(view, subject)) return { ...withoutTime(narrator, subject), suggestions }
  const date = nextDate(subject, context)
  const isUncertain = signOf(view, subject) === undefined
  const block = isUncertain
    ? paragraph(narrator, ...bothSigns(narrator, view, subject))
    : paragraph(narrator, ...linesOf(narrator, view, subject, { date, asked }))
  return { blocks: [block], suggestions, ...date.tail() }
}

type Asked = QuestionOf<'where'>['asked'] | undefined

/** The placement, then what it means, the house, the closest aspect, the ruler, and a way to check it. */
function linesOf(
  narrator: Narrator,
  view: ChartView,
  point: DescribedPoint,
  { date, asked }: { date: NextDate; asked: Asked },
): LateLine[] {
  return [
    () => placementLine(narrator, view, point, asked),
    ...meaningOf(narrator, view, point, date),
  ]
}

/** What a placement means, without saying where it is. */
export function meaningOf(
  narrator: Narrator,
  view: ChartView,
  point: DescribedPoint,
  date?: NextDate,
): LateLine[] {
  const said: { aspect?: AspectFact } = {}
  const pieces: Record<Piece, LateLine> = {
    meaning: () => describedLine(narrator, view, point),
    condition: () => conditionLine(view, point),
    sign: () => signLine(narrator, view, point),
    house: () => houseLine(narrator, view, point, true),
    ruler: () =>
      isAngle(point) ? angleRulerLine(narrator, view, point) : hostLine(narrator, view, point),
    aspect: () => {
      said.aspect = closestAspect(narrator, view, point)
      return said.aspect && aspectLine(narrator, view, said.aspect, { from: point })
    },
    retrograde: () => retrogradeLine(narrator, view, point),
    date: () => date?.late(),
    task: () => taskLine(narrator, point),
    test: () => testFor(narrator, said.aspect) ?? signTest(narrator, view, point),
  }
  const shape = shapes[narrator.turnsWith('where') % shapes.length] as readonly Piece[]
  const rest = fillers.filter((piece) => !shape.includes(piece))
  return [
    () => generationLine(view, point),
    ...shape.map((piece) => ifShort(narrator, ENOUGH, pieces[piece])),
    ifShort(narrator, 75, () => nextHouseLine(view, point)),
    ifShort(narrator, 75, () => timeLine(narrator, view)),
    ...rest.map((piece) => ifShort(narrator, SHORT, pieces[piece])),
  ]
}

const ENOUGH = 105
/** An answer has no fewer words. */
const SHORT = 60

type Piece =
  | 'meaning'
  | 'condition'
  | 'sign'
  | 'house'
  | 'ruler'
  | 'aspect'
  | 'retrograde'
  | 'date'
  | 'task'
  | 'test'

/** After where it is. Answers that follow each other take turns, so that no two of them are built alike. */
const shapes: readonly (readonly Piece[])[] = [
  ['sign', 'house', 'ruler', 'test'],
  ['condition', 'sign', 'aspect', 'date'],
  ['house', 'retrograde', 'aspect', 'task'],
  ['meaning', 'sign', 'house', 'date'],
  ['aspect', 'sign', 'ruler', 'task'],
]

const fillers: readonly Piece[] = [
  'sign',
  'house',
  'retrograde',
  'aspect',
  'ruler',
  'task',
  'meaning',
]

/** What would show that the words for the sign are wrong, if they have been said. */
function signTest(narrator: Narrator, view: ChartView, point: DescribedPoint) {
  const sign = signOf(view, point)
  const test = sign && signWordsOf(point, sign)?.test
  const isSaid = narrator.wordings.some((wording) => wording.startsWith(`sign/${point}/`))
  return test && isSaid && !narrator.hasSaid(test) ? testLine(test, []) : undefined
}

export function taskLine(narrator: Narrator, point: DescribedPoint) {
  const tasks = unsaid(narrator, pointTasks[point])
  return tasks.length > 0 ? { name: `task/${point}`, lines: tasks, facts: [] } : undefined
}

/** What a point stands for. */
export function describedLine(narrator: Narrator, view: ChartView, point: DescribedPoint) {
  const lines = unsaid(narrator, pointMeanings[point])
  if (lines.length === 0) return undefined
  return { name: `meaning/${point}`, lines, facts: factsOf(view, point) }
}

const generations: Partial<Record<DescribedPoint, string>> = {
  uranus: 'about seven years',
  neptune: 'about fourteen years',
  pluto: 'more than a decade',
}

/** The slow planets: everybody of one age has the sign, so the house says more. */
function generationLine(view: ChartView, point: DescribedPoint) {
  const years = generations[point]
  if (!years) return undefined
  return {
    name: `generation/${point}`,
    lines: [
      view.timeKnown
        ? `It stays in a sign for ${years}, so everybody your age has it there, and what is yours alone is the house.`
        : `It stays in a sign for ${years}, so everybody your age has it there.`,
    ],
    facts: [],
  }
}

/** "Jupiter rules your Ascendant, and yours is in Libra, in the tenth house." */
function angleRulerLine(narrator: Narrator, view: ChartView, point: DescribedPoint) {
  const fact = isAngle(point) ? view.rulers.get(point) : undefined
  if (!fact) return undefined
  const start = `{Ruler} rules your ${bareName(point)}`
  return rulerPlace(narrator, view, fact.body, start, { facts: [fact] })
}

/** Without a birth time a body may have changed its sign on that day. */
function bothSigns(narrator: Narrator, view: ChartView, point: DescribedPoint): LateLine[] {
  const fact = placeFact(view, point)
  if (fact?.kind !== 'placement' || !fact.signsOfTheDay) return []
  const [first, second] = fact.signsOfTheDay
  const does = (sign: typeof first) =>
    unsaid(narrator, signWordsOf(point, sign)?.does ?? [])[0] ?? 'that one is yours'
  const facts = [fact]
  return [
    () => ({
      name: `either/${point}`,
      lines: [
        "Your {name} changed from {first} to {second} on the day you were born, and without the hour I can't say which one you have.",
        "On that day your {name} moved from {first} to {second}, so it depends on the hour, which I don't have.",
      ],
      words: { name: bareName(point), first, second },
      facts,
      isNeeded: true,
    }),
    () => ({
      name: `either/${point}/first`,
      lines: ['If you were born early that day, it was still in {first}, and {does}.'],
      words: { first, does: does(first) },
      facts,
      isNeeded: true,
    }),
    () => ({
      name: `either/${point}/second`,
      lines: ['If you came later, it had reached {second}, and {does}.'],
      words: { second, does: does(second) },
      facts,
      isNeeded: true,
    }),
    () => ({
      name: `either/${point}/ask`,
      lines: [
        "You'll know which of the two is you; a birth certificate with the time on it would settle it.",
        'Read both, keep the one that sounds like you, and ask your family for the time if you can.',
      ],
      facts: [],
    }),
  ]
}

/** The Ascendant, the Midheaven and the houses need the hour of birth. */
export function withoutTime(narrator: Narrator, point: DescribedPoint): Reply {
  const block = paragraph(narrator, () => ({
    name: `no-time/${point}`,
    lines: [
      "I can't read {what} for you, because that takes the time of birth and I have none for you. It goes through all twelve signs in a day, so a guess would be wrong eleven times out of twelve. If you can find the time, on a birth certificate or in a baby book, add it to your reading and ask me again.",
      'For {what} I would need the hour you were born, and your chart has none. It changes signs about once in two hours. A parent or the records office may know the time, and with it I can tell you.',
      '{What} is one of the few things I need your birth time for, and there is none in your reading. Everything that goes by the day I can answer; this goes by the hour. If somebody in your family remembers, even roughly, try it with that.',
    ],
    words: { what: point === 'mc' ? 'what you are known for' : 'the way people first see you' },
    facts: [],
    isNeeded: true,
  }))
  return { blocks: [block] }
}

/** Points that a person may ask for next. */
export function furtherPoints(view: ChartView, point: DescribedPoint): string[] {
  const order: DescribedPoint[] = [
    'sun',
    'moon',
    'asc',
    'venus',
    'mars',
    'mercury',
    'saturn',
    'jupiter',
    'mc',
  ]
  return order
    .filter((other) => other !== point && placeFact(view, other))
    .map((other) => `And my ${bareName(other)}?`)
}

/** More on a point: another aspect, its ruler, the phase of the Moon. */
export function moreOnPoint(
  narrator: Narrator,
  view: ChartView,
  point: DescribedPoint,
): LateLine[] {
  const first = () => {
    const fact = closestAspect(narrator, view, point)
    return fact && aspectLine(narrator, view, fact, { from: point, isNeeded: true })
  }
  return [
    first,
    () => retrogradeLine(narrator, view, point),
    () => hostLine(narrator, view, point),
    () => phaseLine(narrator, view, point),
    () => balanceLine(narrator, view, point),
    () => anotherAspectLine(narrator, view, point),
    () => nextHouseLine(view, point),
    () => taskLine(narrator, point),
    () => describedLine(narrator, view, point),
  ]
}

/** A line about an aspect that this answer has not named. */
function anotherAspectLine(narrator: Narrator, view: ChartView, point: DescribedPoint) {
  const named = view.aspects.filter((fact) => narrator.facts.includes(fact))
  const fact = closestAspect(narrator, view, point, named)
  return fact && aspectLine(narrator, view, fact, { from: point })
}

function phaseLine(narrator: Narrator, view: ChartView, point: DescribedPoint) {
  const { moonPhase } = view
  if (!moonPhase || (point !== 'moon' && point !== 'sun')) return undefined
  const says = unsaid(narrator, moonPhaseWords[moonPhase.phase])
  return {
    name: 'moon-phase',
    lines: ['You were born under {phase}, and {says}.'],
    words: { phase: phaseNames[moonPhase.phase], says },
    facts: [moonPhase],
  }
}

const phaseNames = {
  new: 'a new Moon',
  'waxing-crescent': 'a waxing crescent Moon',
  'first-quarter': 'a first quarter Moon',
  'waxing-gibbous': 'a waxing gibbous Moon',
  full: 'a full Moon',
  'waning-gibbous': 'a waning gibbous Moon',
  'last-quarter': 'a last quarter Moon',
  'waning-crescent': 'a waning crescent Moon',
}

function balanceLine(narrator: Narrator, view: ChartView, point: DescribedPoint) {
  const fact = view.balances.find(
    ({ strength, planets }) => strength === 'strong' && isPlanet(point) && planets.includes(point),
  )
  const says = fact ? unsaid(narrator, balanceWords[fact.of].strong) : []
  if (!fact || says.length === 0) return undefined
  return {
    name: `balance/${fact.of}`,
    lines: ['It has company: {count} of your ten planets are in {of} signs, and {says}.'],
    words: { count: String(fact.planets.length), of: fact.of, says },
    facts: [fact, ...factsOf(view, point)],
  }
}
