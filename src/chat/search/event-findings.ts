import { houseOf } from '#sky/houses.ts'
import { epochSeconds, julianDay } from '#sky/julian-day.ts'
import { type TimeWindow, widened } from '#sky/time-window.ts'
import { signs } from '#sky/zodiac.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { EventFindings } from '../findings.ts'
import type { EventPattern, QuestionOf } from '../question.ts'
import { createDating } from './dated-facts.ts'
import { lunationFacts } from './lunation-events.ts'
import { retrogrades, stationFacts } from './motion-events.ts'
import { type PickContext, type PickedEvent, pickInstant, pickPeriod } from './pick-event.ts'
import { clipped, reachOf, searchedSpan, shortened, windowFromNow, windowOfSpan } from './reach.ts'
import { houseDivision, longestVisitDays, pickStay, signDivision } from './stay-events.ts'
import { pickTransit } from './transit-events.ts'

/** A longer list is cut to the events nearest to the answer. */
const LONGEST_LIST = 60

/**
 * When an event happens. Undefined when that cannot be known: houses and angles without a birth time, and
 * dates outside the ephemeris.
 */
export function findEvent(question: QuestionOf<'when'>, sky: ChatSky): EventFindings | undefined {
  const { event, which } = question
  const span = question.span && shortened(question.span, longestSpanYears(event))
  const reach = reachOf(event)
  const side = which === 'last' ? 'back' : 'ahead'
  const window = span ? windowOfSpan(sky, span) : windowFromNow(sky, reach, side)
  const picked = window && pickEvent({ ...question, span }, sky, window)
  if (!picked) return undefined
  const dating = createDating(sky)
  return {
    kind: 'event',
    ...(picked.answer && { answer: dating(picked.answer) }),
    ...(picked.until && { until: dating(picked.until) }),
    all: nearest(picked).map(dating),
    searched: span ?? searchedSpan(sky, reach, side),
  }
}

/** A single planet has few events in a generation; all of them, or the Moon, have thousands. */
function longestSpanYears({ of, body }: EventPattern): number {
  if (of === 'lunation' || of === 'eclipse') return 10
  return !body || body === 'moon' ? 3 : 36
}

function pickEvent(
  { event, which, span }: QuestionOf<'when'>,
  sky: ChatSky,
  window: TimeWindow,
): PickedEvent | undefined {
  const milliseconds = (jdUt: number) => epochSeconds(jdUt) * 1000
  const context: PickContext = {
    now: sky.now.getTime(),
    span: span && { from: milliseconds(window.fromJdUt), to: milliseconds(window.toJdUt) },
  }
  switch (event.of) {
    case 'transit':
      return known(sky, pickTransit(sky, event, { window, which, context }))
    case 'return': {
      const { body = 'sun' } = event
      const pattern = { of: 'transit', body, natal: body, aspect: 'conjunction' } as const
      return known(sky, pickTransit(sky, pattern, { window, which, context }))
    }
    case 'station':
      return pickInstant(stationFacts(sky, event.body, window), which, context)
    case 'retrograde':
      return pickPeriod(retrogrades(sky, event.body, window), which, context)
    case 'lunation':
    case 'eclipse':
      if (event.house && !sky.chart.houses) return undefined
      return pickInstant(lunationFacts(sky, event, window), which, context)
    case 'ingress':
    case 'house-stay':
      return pickStayOf({ event, which }, sky, { window, context })
  }
}

/** Without a birth time, no transit may mean that none could be dated. */
function known({ chart }: ChatSky, picked: PickedEvent): PickedEvent | undefined {
  return picked.answer || chart.timeKnown ? picked : undefined
}

function pickStayOf(
  { event, which }: Pick<QuestionOf<'when'>, 'event' | 'which'>,
  sky: ChatSky,
  { window, context }: { window: TimeWindow; context: PickContext },
): PickedEvent | undefined {
  const { body = 'sun', sign, house } = event
  const cusps = sky.chart.houses?.cusps
  const isOfHouse = event.of === 'house-stay'
  if (isOfHouse && !cusps) return undefined
  const division = isOfHouse && cusps ? houseDivision(body, cusps) : signDivision(body)
  const named = isOfHouse ? house && house - 1 : sign && signs.indexOf(sign)
  const { longitude } = sky.ephemeris.position(body, julianDay(sky.now))
  // "When was Saturn last here?"
  const here = which === 'last' ? houseOf(longitude, division.borders) - 1 : undefined
  const region = named ?? here
  const around = clipped(sky, widened(window, longestVisitDays[body]))
  return pickStay(sky, body, division, { window: around, which, context, region })
}

function nearest({ answer, all }: PickedEvent) {
  if (all.length <= LONGEST_LIST) return all
  const index = answer ? all.findIndex(({ id }) => id === answer.id) : 0
  const from = Math.max(0, Math.min(index, all.length - LONGEST_LIST))
  return all.slice(from, from + LONGEST_LIST)
}
