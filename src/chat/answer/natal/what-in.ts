import { houseWords } from '#lore/corpus/chat/natal-houses.ts'
import { signWords } from '#lore/corpus/chat/natal-signs.ts'
import type { House } from '#lore/house.ts'
import { rulers } from '#sky/rulers.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { AnswerBlock } from '../../answer.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import {
  allHouses,
  allPlacements,
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
import {
  aspectLine,
  bareHouse,
  closestAspect,
  houseLine,
  rulerPlace,
  signLine,
  testFor,
  unsaid,
} from './lines.ts'
import { ifShort, type LateLine, paragraph } from './paragraph.ts'
import { partnersIn } from './partners-places.ts'
import { bareName, listed, nameOf, yours } from './words.ts'

/** What the reader has in a sign or a house. */
export const whatIn: Compose<'what-in'> = ({ sign, house, owner }, context) => {
  if (owner === 'partner') return partnersIn({ sign, house }, context)
  const view = viewOf(context.sky)
  if (house !== undefined) return inHouse(house as House, view, context)
  return sign ? inSign(sign, view, context) : { blocks: [] }
}

function inSign(sign: Sign, view: ChartView, context: AnswerContext): Reply {
  const { narrator } = context
  const points = pointsWhere(view, (point) => signOf(view, point) === sign)
  const hasPlanet = points.some(isPlanet)
  const [first] = points
  const block: AnswerBlock =
    hasPlanet && first
      ? paragraph(
          narrator,
          () => listLine(points, `in ${sign}`, view),
          () => clusterLine(narrator, sign, points.length, view),
          ...points.slice(0, 2).map((point) => () => signLine(narrator, view, point)),
          ifShort(narrator, 70, () => houseLine(narrator, view, first)),
          ...closing(narrator, view, first),
        )
      : paragraph(
          narrator,
          () => noneInSign(sign, view),
          () => othersLine(points, view),
          () => rulerOfSign(narrator, view, sign),
          () => aboutSign(sign, narrator),
        )
  return { blocks: [block], suggestions: suggestionsFor(points) }
}

function inHouse(house: House, view: ChartView, context: AnswerContext): Reply {
  const { narrator } = context
  if (!view.timeKnown)
    return { blocks: [noHouses(house, narrator)], suggestions: ['Where is my Moon?'] }
  const points = pointsWhere(view, (point) => houseOf(view, point) === house)
  const hasPlanet = points.some(isPlanet)
  const [first] = points
  const where = () => `in the ${bareHouse(narrator, house)}`
  const block: AnswerBlock =
    hasPlanet && first
      ? paragraph(
          narrator,
          () => listLine(points, where(), view),
          ...points.slice(0, 2).map((point) => () => houseLine(narrator, view, point)),
          ifShort(narrator, 70, () => signLine(narrator, view, first)),
          ifShort(narrator, 90, () => rulerOfHouse(narrator, view, house)),
          ...closing(narrator, view, first),
        )
      : paragraph(
          narrator,
          () => noneInHouse(where(), view),
          () => othersLine(points, view),
          () => rulerOfHouse(narrator, view, house),
          ifShort(narrator, 90, () => aboutHouse(house, narrator)),
          ifShort(narrator, 60, () => emptyLine()),
        )
  return { blocks: [block], suggestions: suggestionsFor(points) }
}

/** "You have your Sun, Venus and Midheaven in Libra." */
function listLine(points: readonly DescribedPoint[], where: string, view: ChartView): Line {
  const all = listed(points.map(bareName))
  const facts = points.flatMap((point) => factsOf(view, point))
  const isOne = points.length === 1
  return {
    name: 'what-in',
    lines: isOne
      ? [
          'Your {all} is {where}, and nothing else is.',
          'Only your {all} is {where}.',
          'One thing: your {all} is {where}.',
        ]
      : ['Your {all} are {where}.', 'You have your {all} {where}.', 'I count your {all} {where}.'],
    words: { all, where },
    facts,
    isNeeded: true,
  }
}

/** Points besides planets in the place: an angle, Chiron or the node. */
function othersLine(points: readonly DescribedPoint[], view: ChartView): Line | undefined {
  if (points.length === 0) return undefined
  return {
    name: 'what-in/others',
    lines:
      points.length === 1
        ? ['What you do have there is {all}.', 'The only thing there is {all}.']
        : ['What you do have there are {all}.', 'There you only have {all}.'],
    words: { all: yours(points) },
    facts: points.flatMap((point) => factsOf(view, point)),
  }
}

function clusterLine(
  narrator: Narrator,
  sign: Sign,
  count: number,
  view: ChartView,
): Line | undefined {
  if (count < 3) return undefined
  return {
    name: `what-in/${sign}`,
    lines: ['With that much in one sign, you {does}.', "That's a lot in one place, so you {does}."],
    words: { does: unsaid(narrator, signWords[sign].does) },
    facts: allPlacements(view),
  }
}

function closing(narrator: Narrator, view: ChartView, point: DescribedPoint): LateLine[] {
  return [
    ifShort(narrator, 85, () => {
      const fact = closestAspect(narrator, view, point)
      return fact && aspectLine(narrator, view, fact, { from: point })
    }),
    ifShort(narrator, 110, () => {
      const fact = closestAspect(narrator, view, point)
      return fact && testFor(narrator, fact)
    }),
  ]
}

function noneInSign(sign: Sign, view: ChartView): Line {
  const isSettled = allPlacements(view).every(({ signsOfTheDay }) => !signsOfTheDay)
  return {
    name: 'what-in/none',
    lines: isSettled
      ? [
          'No planets of yours are in {sign}.',
          "Nothing, I'm afraid: no planets of yours are in {sign}.",
        ]
      : [
          'Without your hour of birth I would put nothing of yours there for certain, so {about} may be something you know from other people.',
          'Nothing that I would swear to, as long as the hour of your birth is open: {about} belongs to somebody you know.',
        ],
    words: { sign, about: signWords[sign].about },
    facts: allPlacements(view),
    isNeeded: true,
  }
}

function noneInHouse(where: string, view: ChartView): Line {
  return {
    name: 'what-in/none-in-house',
    lines: ['No planets of yours are {where}.', 'None at all: no planets of yours are {where}.'],
    words: { where },
    facts: allHouses(view),
    isNeeded: true,
  }
}

function rulerOfSign(narrator: Narrator, view: ChartView, sign: Sign): Line | undefined {
  const start = `That part of you goes by the planet in charge, and {Ruler} rules ${sign}`
  return rulerPlace(narrator, view, rulers[sign], start.replace('{Ruler}', nameOf(rulers[sign])))
}

/** "Mercury rules your seventh house, partnership, and yours is in Scorpio, …" */
export function rulerOfHouse(narrator: Narrator, view: ChartView, house: number): Line | undefined {
  const cusp = view.cusps.get(house)
  const sign = cusp && signOf(view, cusp.ruler)
  const place = cusp && houseOf(view, cusp.ruler)
  if (!cusp || !sign || !place) return undefined
  if (place === house)
    return rulerPlace(
      narrator,
      view,
      cusp.ruler,
      `{Ruler} rules your ${bareHouse(narrator, house)}`,
      { facts: [cusp] },
    )
  return {
    name: `ruler-of/${house}`,
    lines: [`${start}, so {reach}.`, `${start}. {Reach}.`],
    words: {
      ruler: nameOf(cusp.ruler),
      house: bareHouse(narrator, house),
      sign,
      where: bareHouse(narrator, place),
      reach: houseWords[house as House].reaches.map((clause) =>
        clause.replace('{ground}', houseWords[place].ground),
      ),
    },
    facts: [cusp, ...factsOf(view, cusp.ruler)],
  }
}

const start = "{Ruler} rules your {house}, and it's in {sign}, in the {where}"

function aboutSign(sign: Sign, narrator: Narrator): Line {
  return {
    name: `about/${sign}`,
    lines: [
      'You can still do it: it is about {about}, and you borrow it from the people you know who have plenty.',
      "It doesn't mean that you lack it. Look for a friend who is all about {about}, and ask what you like about them.",
    ],
    words: { about: unsaid(narrator, [signWords[sign].about])[0] ?? 'something you know well' },
    facts: [],
  }
}

function aboutHouse(house: House, narrator: Narrator): Line {
  return {
    name: `about/${house}`,
    lines: ["In daily life it's {scene}.", "Think of {scene}: that's where you'd see it."],
    words: { scene: unsaid(narrator, houseWords[house].scenes) },
    facts: [],
  }
}

function emptyLine(): Line {
  return {
    name: 'what-in/empty',
    lines: [
      "That's no gap in your life. There are twelve houses and fewer planets than that, so some are free in every chart.",
      'It only means that part of life takes less of your attention, and runs by its ruler.',
    ],
    facts: [],
  }
}

/** What the house is about, since its planets are not known. */
function noHouses(house: House, narrator: Narrator): AnswerBlock {
  return paragraph(
    narrator,
    () => ({
      name: 'no-time/houses',
      lines: [
        "What you have there, where it's about {matter}, takes the hour of birth, and your chart has none.",
        'For {matter} I would need the hour you were born, which I do not have.',
        "No hour, no houses, I'm afraid, so I have to leave {matter} open.",
        "Your reading has no birth time, and {matter} can't be placed without it.",
      ],
      words: { matter: houseWords[house].matter },
      facts: [],
      isNeeded: true,
    }),
    () => ({
      name: `no-time/about/${house}`,
      lines: [
        'In general I can say what it stands for: {matter}, as in {scene}.',
        "In anybody's chart it's about {matter}; think of {scene}.",
      ],
      words: {
        matter: houseWords[house].matter,
        scene: unsaid(narrator, houseWords[house].scenes),
      },
      facts: [],
    }),
    () => ({
      name: 'no-time/instead',
      lines: [
        'The signs I have, and the angles between the planets, so ask me for one of those.',
        'A birth certificate or an older relative may know the hour, and then all twelve fill up at once.',
        'Everything that goes by the day I can answer, so try me on a planet.',
        'If the hour turns up, put it into your reading and ask me again.',
      ].filter((line) => !narrator.hasSaid(line)),
      facts: [],
    }),
  )
}

function suggestionsFor(points: readonly DescribedPoint[]): string[] {
  return points
    .filter((point) => !isAngle(point))
    .slice(0, 2)
    .map((point) => `What does my ${bareName(point)} mean?`)
}
