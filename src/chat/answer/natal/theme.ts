import { inHouse } from '#lore/corpus/chat/natal-in-house.ts'
import { type ThemeWords, themeWords } from '#lore/corpus/chat/natal-themes.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import type { AspectFact } from '#sky/facts.ts'
import { capitalized } from '#writer/prose/template.ts'
import type { Sentence } from '#writer/writer.ts'
import type { AnswerBlock } from '../../answer.ts'
import type { LifeTheme } from '../../question.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import {
  aspectsOf,
  type ChartView,
  type DescribedPoint,
  factsOf,
  houseOf,
  isAngle,
  isPlanet,
  pointsWhere,
  signOf,
  viewOf,
} from './chart-view.ts'
import { directAnswer } from './direct-answer.ts'
import { fieldLine } from './field.ts'
import { aspectLine, bareHouse, saysOf, signWordsOf, testFor, timeLine, unsaid } from './lines.ts'
import { nextDate } from './next-date.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { type ThemeSource, themeSources } from './theme-sources.ts'
import { togetherAbout } from './together.ts'
import { rulerOfHouse } from './what-in.ts'
import { bareName, nameOf } from './words.ts'

/** What a chart says of an area of life. */
export const theme: Compose<'theme'> = ({ theme: name, owner, isFate }, context) => {
  if (owner === 'partner') return togetherAbout(name, context)
  const view = viewOf(context.sky)
  const field = fieldLine(name, view, context)
  const first = isFate ? notFate : (field ?? softly(name, context) ?? directAnswer(name, context))
  const direct = first && context.narrator.say(first)
  const reply = themeReply(name, view, context, { isLed: field !== undefined && name === 'work' })
  return direct ? { ...reply, blocks: beginningWith(direct, reply.blocks) } : reply
}

function beginningWith(sentence: Sentence, [first, ...rest]: AnswerBlock[]): AnswerBlock[] {
  if (first?.kind !== 'paragraph') return [{ kind: 'paragraph', sentences: [sentence] }]
  return [{ ...first, sentences: [sentence, ...first.sentences] }, ...rest]
}

/** After "I got broken up with": nobody wants to be weighed that week. */
function softly(name: LifeTheme, { turns }: AnswerContext): Line | undefined {
  const isLow = turns
    .slice(-4)
    .some(({ memory }) => memory?.question.kind === 'social' && memory.question.of === 'low')
  if (!isLow || name !== 'love' || turns.at(-1)?.memory?.question.kind === 'theme') return undefined
  return {
    name: 'theme/softly',
    lines: [
      "I'll tell you, and this isn't the week to grade yourself by it.",
      "It's a bad week to be described, so take this as a portrait and leave the verdict out of it.",
    ],
    facts: [],
  }
}

/** A chart decides neither breakups nor loneliness. */
const notFate: Line = {
  name: 'theme/no-fate',
  lines: [
    'No. A chart shows what is hard for you, and it never decides what other people do or how it ends.',
    'No, nothing in a chart makes that happen; what it shows is where you get tight, and you can do something about that.',
    'No: it describes how you are under strain, and the rest is up to you and to them.',
  ],
  facts: [],
  isNeeded: true,
}

/** Leads with the point that says most, then the house and its ruler, then an aspect, then a task or a test. */
export function themeReply(
  name: LifeTheme,
  view: ChartView,
  context: AnswerContext,
  /** The first point has been spoken of. */
  { isLed = false } = {},
): Reply {
  const { narrator } = context
  const source = themeSources[name]
  const said: { aspect?: AspectFact } = {}
  const points = source.points.filter((point) => signOf(view, point))
  const date = nextDate(points[0] ?? 'sun', context)
  const [house] = source.houses
  const tenants = house ? tenantsOf(view, house) : []
  const block = paragraph(
    narrator,
    ...(source.leadsWithHouse && house && view.timeKnown
      ? [() => houseLead(name, house, tenants, narrator, view)]
      : [() => (isLed ? undefined : leadLine(name, points, narrator, view, true))]),
    () => tenantLine(tenants, house, narrator, view),
    () => ruledFrom(house, tenants, narrator, view),
    () => {
      said.aspect = aspectFor(source, [...points, ...tenants], narrator, view)
      return (
        said.aspect &&
        aspectLine(narrator, view, said.aspect, {
          from: fromPoint(said.aspect, [...points, ...tenants]),
        })
      )
    },
    ...source.houses
      .slice(1)
      .map((other) =>
        ifShort(narrator, 75, () => ruledFrom(other, tenantsOf(view, other), narrator, view)),
      ),
    ifShort(narrator, 75, () => leadLine(name, points.slice(1), narrator, view)),
    ifShort(narrator, 80, () => timeLine(narrator, view)),
    ifShort(narrator, 95, date.late),
    ifShort(narrator, 110, () => closing(name, said.aspect, narrator)),
  )
  return { blocks: [block], suggestions: suggestionsFor(name), ...date.tail() }
}

/** "In love, you want a friend first (your Venus in Aquarius)." */
function leadLine(
  name: LifeTheme,
  points: readonly DescribedPoint[],
  narrator: Narrator,
  view: ChartView,
  isFirst = false,
): Line | undefined {
  for (const point of points) {
    const sign = signOf(view, point)
    const house = houseOf(view, point)
    const does = sign ? (signWordsOf(point, sign)?.does ?? []) : []
    const lived = house && !isAngle(point) ? inHouse[point][house] : []
    const fresh = unsaid(narrator, does.length > 0 ? does : lived)
    if (!sign || fresh.length === 0) continue
    const where = house ? `, in the ${bareHouse(narrator, house)}` : ''
    const fitting = withoutEcho(name, fresh)
    return {
      name: `theme/${name}/${point}`,
      lines: isFirst && fitting.length > 0 ? openingsOf(name) : furtherLeads,
      words: {
        lead: [...themeWords[name].lead],
        does: fitting.length > 0 ? fitting : fresh,
        name: bareName(point),
        sign,
        where,
      },
      facts: factsOf(view, point),
      isNeeded: true,
    }
  }
  return isFirst ? lookLine(name, points, narrator, view) : undefined
}

/** The openings of a theme that has some. */
function openingsOf(name: LifeTheme): readonly string[] {
  const words: ThemeWords = themeWords[name]
  return (
    words.openings ?? [
      '{Lead} {does} (your {name} in {sign}{where}).',
      '{Lead} {does}, since your {name} is in {sign}{where}.',
    ]
  )
}

/** The area of life has been named. */
const furtherLeads = [
  '{Does} (your {name} in {sign}{where}).',
  '{Does}, since your {name} is in {sign}{where}.',
]

/** Not "With money, you count your own money", nor "With someone you like, you know whether you like someone". */
function withoutEcho(name: LifeTheme, clauses: readonly string[]): string[] {
  const words =
    themeWords[name].lead
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  const echoes = words.filter((word) => !['with', 'where', 'when', 'your', 'this'].includes(word))
  return clauses.filter((clause) => !echoes.some((word) => clause.split(/\W+/).includes(word)))
}

/** "With money, you count your own and would rather go without (Saturn in the second house)." */
function houseLead(
  name: LifeTheme,
  house: House,
  tenants: readonly Planet[],
  narrator: Narrator,
  view: ChartView,
): Line | undefined {
  const planet = tenants.find((each) => unsaid(narrator, inHouse[each][house]).length > 0)
  if (!planet) {
    const line = rulerOfHouse(narrator, view, house)
    return line && { ...line, isNeeded: true }
  }
  const fresh = unsaid(narrator, inHouse[planet][house])
  const fitting = withoutEcho(name, fresh)
  return {
    name: `theme/${name}/${planet}/${house}`,
    lines:
      fitting.length > 0
        ? [
            '{Lead} {does} ({name} in your {house}).',
            '{Lead} {does}, since {name} is in your {house}.',
          ]
        : ['{Does}, since {name} is in your {house}.'],
    words: {
      lead: [...themeWords[name].lead],
      does: fitting.length > 0 ? fitting : fresh,
      name: nameOf(planet),
      house: bareHouse(narrator, house),
    },
    facts: factsOf(view, planet),
    isNeeded: true,
  }
}

/** For when everything about a point has been said. */
function lookLine(
  name: LifeTheme,
  [point]: readonly DescribedPoint[],
  narrator: Narrator,
  view: ChartView,
): Line | undefined {
  const sign = point && signOf(view, point)
  if (!point || !sign) return undefined
  const house = houseOf(view, point)
  return {
    name: `theme/look/${name}`,
    lines: [
      '{Lead} it comes back to your {name} in {sign}{where}.',
      "{Lead} I'd start from your {name} in {sign}{where}.",
    ],
    words: {
      lead: [...themeWords[name].lead],
      name: bareName(point),
      sign,
      where: house ? `, in the ${bareHouse(narrator, house)}` : '',
    },
    facts: factsOf(view, point),
    isNeeded: true,
  }
}

/** The planets of a house, the most personal first. */
function tenantsOf(view: ChartView, house: House): Planet[] {
  return pointsWhere(view, (point) => houseOf(view, point) === house).filter(isPlanet)
}

/** The ruler of a house, unless it stands in that house itself. */
function ruledFrom(
  house: House | undefined,
  tenants: readonly Planet[],
  narrator: Narrator,
  view: ChartView,
): Line | undefined {
  const cusp = house && view.cusps.get(house)
  if (!house || !cusp || tenants.includes(cusp.ruler) || narrator.facts.includes(cusp))
    return undefined
  const isSaid = narrator.hasSaid(
    `${capitalized(nameOf(cusp.ruler))} rules your ${ordinalWords[house]} house`,
  )
  return isSaid ? undefined : rulerOfHouse(narrator, view, house)
}

function tenantLine(
  tenants: readonly Planet[],
  house: House | undefined,
  narrator: Narrator,
  view: ChartView,
): Line | undefined {
  // The lead may have named one of them.
  const isNamed = (planet: Planet) =>
    factsOf(view, planet).every((fact) => narrator.facts.includes(fact))
  const fresh = tenants.find(
    (planet) => house && !isNamed(planet) && unsaid(narrator, inHouse[planet][house]).length > 0,
  )
  if (!fresh || !house) return undefined
  return {
    name: `theme/in/${fresh}/${house}`,
    lines: [
      'You have {name} in the {house}, so {does}.',
      "There's also {name} in your {house}, and that means {does}.",
      '{Name} is in your {house}, so {does}.',
    ],
    words: {
      name: nameOf(fresh),
      house: bareHouse(narrator, house),
      does: unsaid(narrator, inHouse[fresh][house]),
    },
    facts: factsOf(view, fresh),
  }
}

function aspectFor(
  { quality }: ThemeSource,
  points: readonly DescribedPoint[],
  narrator: Narrator,
  view: ChartView,
): AspectFact | undefined {
  const wanted = { tense: ['square', 'opposition'], easy: ['trine', 'sextile'] }
  const all = points
    .flatMap((point) => aspectsOf(view, point))
    .filter((fact) => fact.orbDegrees <= 6 && unsaid(narrator, saysOf(view, fact)).length > 0)
  const fitting = quality ? all.filter(({ aspect }) => wanted[quality].includes(aspect)) : []
  return fitting.toSorted(byOrb)[0] ?? ofFirst(points, all)
}

const byOrb = (one: AspectFact, other: AspectFact) => one.orbDegrees - other.orbDegrees

/** The closest aspect of the first point that has any. */
function ofFirst(points: readonly DescribedPoint[], all: readonly AspectFact[]) {
  for (const point of points) {
    const found = all.filter(({ a, b }) => a === point || b === point).toSorted(byOrb)[0]
    if (found) return found
  }
  return undefined
}

function fromPoint(fact: AspectFact, points: readonly DescribedPoint[]): DescribedPoint {
  return points.find((point) => point === fact.a || point === fact.b) ?? fact.a
}

function closing(
  name: LifeTheme,
  aspect: AspectFact | undefined,
  narrator: Narrator,
): Line | undefined {
  const isTest = narrator.random.pick(`theme ${name}`, [true, false])
  const test = testFor(narrator, aspect)
  if (isTest && test) return test
  const tasks = unsaid(narrator, themeWords[name].tasks)
  return tasks.length > 0 ? { name: `theme/task/${name}`, lines: tasks, facts: [] } : test
}

function suggestionsFor(name: LifeTheme): string[] {
  const next: Partial<Record<LifeTheme, string[]>> = {
    love: ['When is a good time for love?', 'And my Venus?'],
    work: ['When is a good week to ask for a raise?', 'And money?'],
    money: ['When is a good week to ask for a raise?', 'And work?'],
    home: ['And love?', 'Where is my Moon?'],
    fear: ['What am I good at?', 'When does Saturn move on?'],
    gift: ['And what is hard for me?', 'What is my life about?'],
  }
  return next[name] ?? ['What am I good at?', 'And love?']
}
