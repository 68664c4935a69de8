import type { AspectPoint } from '#sky/aspects.ts'
import { isSlowBody, type Planet } from '#sky/bodies.ts'
import { skyPositionFact } from '#sky/sky-position.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import type { ChatSky } from '../../chat-sky.ts'
import type { Line } from '../narrator.ts'
import {
  type ChartView,
  type DescribedPoint,
  degreesInto,
  factsOf,
  houseOf,
  isAngle,
  pointsWhere,
  signOf,
} from './chart-view.ts'
import { degreesToNextHouse, roughDegrees } from './lines.ts'
import { bareName, listed } from './words.ts'

const HALF_A_DAYS_TRAVEL_OF_THE_MOON = 7
const EDGE_DEGREES = 1.5

/** Why someone would think that a point is in another sign. */
export function whySign(point: DescribedPoint, claimed: Sign, view: ChartView): Line | undefined {
  const actual = signOf(view, point)
  if (!actual) return undefined
  return (
    sameSignElsewhere(point, claimed, view) ??
    nearEdge(point, claimed, actual, view) ??
    otherZodiac(claimed, actual, view, point) ??
    farFromEdge(point, view)
  )
}

/** Another of the reader's points is in the sign that was named. */
function sameSignElsewhere(
  point: DescribedPoint,
  claimed: Sign,
  view: ChartView,
): Line | undefined {
  const others = pointsWhere(
    view,
    (other) => other !== point && signOf(view, other) === claimed,
  ).filter((other) => other !== 'chiron' && other !== 'true_node')
  if (others.length === 0) return undefined
  const facts = others.flatMap((other) => factsOf(view, other))
  const all = listed(others.map(bareName))
  const isOne = others.length === 1
  const newspaper =
    point === 'asc' && others.includes('sun')
      ? [
          'The horoscope in a magazine goes by the Sun, and your Sun is in {claimed}, so the two are easy to confuse.',
        ]
      : point === 'sun' && others.includes('asc')
        ? [
            "Your Ascendant is in {claimed}, and since it's what people meet first, they probably tell you so.",
          ]
        : []
  return {
    name: 'assertion/why/elsewhere',
    lines: [
      ...newspaper,
      ...(newspaper.length > 0
        ? []
        : [
            `I can guess where that came from: your {all} ${isOne ? 'is' : 'are'} in {claimed}, so people do meet that in you.`,
            `You are not making it up, though, because your {all} ${isOne ? 'is' : 'are'} in {claimed}.`,
          ]),
    ],
    words: { all, claimed },
    facts,
  }
}

/** The point stands near the edge to the sign that was named. */
function nearEdge(
  point: DescribedPoint,
  claimed: Sign,
  actual: Sign,
  view: ChartView,
): Line | undefined {
  const into = degreesInto(view, point)
  const step = (signs.indexOf(claimed) - signs.indexOf(actual) + 12) % 12
  const gap = step === 11 ? into : step === 1 ? 30 - into : undefined
  if (gap === undefined || gap > EDGE_DEGREES) return undefined
  const reason =
    point === 'sun'
      ? 'Lists of dates put the change on one fixed day, and it moves a little from year to year.'
      : 'A birth time that is off by a little, or a table without one, would put it across.'
  return {
    name: 'assertion/why/edge',
    lines: [
      `It is an easy mistake, because it stands ${roughDegrees(gap)} from the edge of the sign. ${reason}`,
      `You were close: ${roughDegrees(gap)} is all that separates it from the sign you named. ${reason}`,
    ],
    facts: factsOf(view, point),
  }
}

/** Indian astrology counts from the stars, about 24 degrees earlier. */
function otherZodiac(
  claimed: Sign,
  actual: Sign,
  view: ChartView,
  point: DescribedPoint,
): Line | undefined {
  const isBefore = (signs.indexOf(actual) - signs.indexOf(claimed) + 12) % 12 === 1
  if (!isBefore || degreesInto(view, point) >= 24) return undefined
  return {
    name: 'assertion/why/other-zodiac',
    lines: [
      'Some traditions, the Indian one among them, count the signs from the stars, and there it comes out one sign earlier. I count from the seasons, as Western astrology does.',
      'If you got that from an Indian chart, it counts the signs from the stars and comes out one earlier. I count from the spring equinox.',
    ],
    facts: [],
  }
}

function farFromEdge(point: DescribedPoint, view: ChartView): Line {
  const into = degreesInto(view, point)
  const gap = Math.min(into, 30 - into)
  const facts = factsOf(view, point)
  if (point === 'moon' && gap > HALF_A_DAYS_TRAVEL_OF_THE_MOON)
    return {
      name: 'assertion/why/moon',
      lines: [
        'The Moon covers a sign in some two and a half days, and yours is well inside it, so the clock is not to blame.',
        'Even if your birth time were off by hours, it would still be there, so the other one probably came from a quiz.',
      ],
      facts,
    }
  if (point === 'asc' || point === 'mc')
    return {
      name: 'assertion/why/angle',
      lines: [
        'It changes sign about once in two hours, so a birth time that was rounded, or a summer hour that was forgotten, is enough to move it. If yours is right in your reading, this holds.',
        'Two hours are enough to change it, so check the birth time in your reading; with that time, this is the sign.',
      ],
      facts,
    }
  if (point === 'sun')
    return {
      name: 'assertion/why/sun',
      lines: [
        "It's nowhere near the edge of the sign, so a different birth time wouldn't change that; the date would have to be another one.",
        'For anything else your birthday would have to be in another month, so look at the date in your reading.',
      ],
      facts,
    }
  return {
    name: 'assertion/why/quiz',
    lines: [
      ...(point === 'mercury' || point === 'venus'
        ? [
            'It moves about a sign a month and turns around now and then, so tables that go by birthday alone often miss it.',
          ]
        : []),
      ...(point === 'mars'
        ? [
            'It takes six weeks or so for a sign, and lists that go by month of birth get the change wrong.',
          ]
        : []),
      ...(isSlowBody(point)
        ? [
            'It stays in one sign for a year or more, and lists by year of birth leave out the months around the change.',
          ]
        : []),
      'You may have it from a list or a quiz, and those round generously.',
    ],
    facts,
  }
}

/** Why someone would think that a body is in another house. */
export function whyHouse(
  point: DescribedPoint,
  claimed: number,
  view: ChartView,
): Line | undefined {
  const actual = houseOf(view, point)
  const gap = degreesToNextHouse(view, point)
  if (!actual || isAngle(point)) return undefined
  const facts = factsOf(view, point)
  if (gap !== undefined && gap <= 3 && claimed === (actual % 12) + 1)
    return {
      name: 'assertion/why/next-house',
      lines: [
        `You were close: it is {gap} from the next house, and many astrologers would read it there already.`,
        `It is an easy one to get wrong, with {gap} to go until the next house, and you may well recognize both.`,
      ],
      words: { gap: gap > 2.3 ? 'a few degrees' : roughDegrees(gap) },
      facts,
    }
  if (houseBySigns(point, view) === claimed)
    return {
      name: 'assertion/why/signs-as-houses',
      lines: [
        'Some apps make each house exactly one sign wide, and counted like that you would be right. I measure the houses from the hour you were born, so they come out in different sizes.',
        'Your number comes from the older count, in which a house is one sign from end to end. Mine follow the hour of birth and vary in size, and both ways have good astrologers behind them.',
      ],
      facts: [],
    }
  return {
    name: 'assertion/why/house-by-hour',
    lines: [
      'Houses turn with the clock, all twelve in a day, so an app with another birth time, or none, will show something else.',
      'The usual reason is a different birth time, because an hour is enough to move everything by half a house.',
    ],
    facts: [],
  }
}

/** The house of a body where the first house is the whole sign of the Ascendant. */
function houseBySigns(point: DescribedPoint, view: ChartView): number | undefined {
  const sign = signOf(view, point)
  const rising = view.angles.get('asc')?.sign
  if (!sign || !rising) return undefined
  return ((signs.indexOf(sign) - signs.indexOf(rising) + 12) % 12) + 1
}

/** The signs of two points, where they are not at the angle that someone named. */
export function whyAspect(a: AspectPoint, b: AspectPoint, view: ChartView): Line {
  const [one, other] = [signOf(view, a), signOf(view, b)]
  if (!one || !other)
    return {
      name: 'assertion/why/aspect-by-day',
      lines: [
        'One of them moves too far in a day to be sure of more than that without your time of birth.',
      ],
      facts: [],
    }
  return {
    name: 'assertion/why/aspect',
    lines: [
      'Your {a} is in {one} and your {b} is in {other}, which some lists compare by sign alone; I go by degrees.',
      'By sign you may have read something else, since your {a} is in {one} and your {b} is in {other}. The degrees decide.',
    ],
    words: { a: bareName(a), b: bareName(b), one, other },
    facts: [...factsOf(view, a), ...factsOf(view, b)],
  }
}

/** It may be the state of the sky now. */
export function whyRetrograde(body: Planet, claimed: boolean, sky: ChatSky): Line {
  const now = skyPositionFact(sky.ephemeris, body, sky.now)
  const isNow = now.retrograde === claimed && body !== 'sun' && body !== 'moon'
  const isLight = body === 'sun' || body === 'moon'
  return {
    name: 'assertion/why/retrograde',
    lines: isLight
      ? ['That one never turns around; of the ten only the others seem to.']
      : isNow && claimed
        ? [
            'You may be thinking of the sky this season, where it does go backward just now, and that passes.',
          ]
        : [
            "It's easy to mix up what the sky does now with what it did when you were born, and only the second one is in your chart.",
            'Lists by birth year get this wrong, because it changes within weeks.',
          ],
    facts: [],
  }
}
