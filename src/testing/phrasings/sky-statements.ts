import type {
  EclipseFact,
  ForecastFact,
  IngressFact,
  LunationFact,
  StationFact,
  TransitFact,
} from '#sky/forecast-facts.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import * as sky from './sky-phrases.ts'
import { fits, type Statement, say, type Values } from './values.ts'

const DAY = 86_400_000

/** Everything that the phrases can say of a period. */
export function skyStatements(facts: readonly ForecastFact[]): Statement[] {
  const transits = facts.filter((fact) => fact.kind === 'transit').filter(isExact)
  return [...facts.flatMap((fact) => statementsOf(fact, facts)), ...twoTransits(transits)]
}

const isExact = (fact: TransitFact) => fact.earliest === undefined

const dateOf = (instant: string) => instant.slice(0, 10)
const timeOf = (instant: string) => instant.slice(11, 16)
const weekdayOf = (instant: string) => `${new Date(instant).getUTCDay()}`
const moment = (at: string): Values => ({
  date: dateOf(at),
  weekday: weekdayOf(at),
  time: timeOf(at),
})

/** Whether a fact happens at the date, weekday and time that are asked for. */
function isThen({ at }: ForecastFact, { date, weekday, time }: Values): boolean {
  return (
    (date === undefined || date === dateOf(at)) &&
    (weekday === undefined || weekday === weekdayOf(at)) &&
    (time === undefined || time === timeOf(at))
  )
}

function lasts({ at, until }: { at: string; until: string }, asked: Values): boolean {
  const days: string[] = []
  for (let day = Date.parse(dateOf(at)); day < Date.parse(until); day += DAY)
    days.push(new Date(day).toISOString())
  return (
    days.some(
      (day) =>
        (asked.date ?? dateOf(day)) === dateOf(day) &&
        (asked.weekday ?? weekdayOf(day)) === weekdayOf(day),
    ) &&
    (asked.time === undefined || asked.time === timeOf(at)) &&
    (asked.until === undefined || asked.until === timeOf(until))
  )
}

function statementsOf(fact: ForecastFact, all: readonly ForecastFact[]): Statement[] {
  switch (fact.kind) {
    case 'transit':
      return isExact(fact) ? transitStatements(fact, all) : []
    case 'lunation':
      return [lunation(fact, all)]
    case 'eclipse':
      return [eclipse(fact, all)]
    case 'ingress':
      return [ingress(fact, all)]
    case 'station':
      return [station(fact, all)]
    case 'house-entry': {
      if (fact.retrograde) return []
      const values = { P: fact.body, house: `${fact.house}`, ...moment(fact.at) }
      const isTrue = ({ P, house, ...then }: Values) =>
        all.some(
          (one) =>
            one.kind === 'house-entry' &&
            fits(P, one.body) &&
            fits(house, `${one.house}`) &&
            isThen(one, then),
        )
      return [say('house entry', sky.houseEntryPhrases, values, [fact], isTrue)]
    }
    case 'void-moon':
    case 'moon-in-house':
    case 'moon-in-sign': {
      const values = {
        ...('sign' in fact ? { S: fact.sign } : { house: `${fact.house}` }),
        ...moment(fact.at),
        until: timeOf(fact.until),
      }
      const isTrue = ({ S, house, ...then }: Values) =>
        all.some(
          (one) =>
            one.kind === fact.kind &&
            ('sign' in one ? fits(S, one.sign) : 'house' in one && fits(house, `${one.house}`)) &&
            lasts(one, then),
        )
      const phrases = {
        'void-moon': sky.voidPhrases,
        'moon-in-house': sky.moonHousePhrases,
        'moon-in-sign': sky.moonSignPhrases,
      }
      return [say(fact.kind.replaceAll('-', ' '), phrases[fact.kind], values, [fact], isTrue)]
    }
  }
}

function transitStatements(fact: TransitFact, all: readonly ForecastFact[]): Statement[] {
  const values = { P: fact.body, Q: fact.natal, aspect: fact.aspect, ...moment(fact.at) }
  const isTrue = ({ P, Q, aspect, ...then }: Values) =>
    all.some(
      (one) =>
        one.kind === 'transit' &&
        fits(P, one.body) &&
        fits(Q, one.natal) &&
        fits(aspect, one.aspect) &&
        isThen(one, then),
    )
  const made = [
    say('transit', sky.transitPhrases, values, [fact], isTrue),
    say('dated transit', sky.datedTransitPhrases, values, [fact], isTrue),
  ]
  if (fact.body === fact.natal && fact.aspect === 'conjunction') {
    made.push(
      say(
        'return',
        sky.returnPhrases,
        { P: fact.body, ...moment(fact.at) },
        [fact],
        ({ P, ...then }) => isTrue({ P: P ?? '', Q: P ?? '', aspect: 'conjunction', ...then }),
      ),
    )
  }
  return made
}

function twoTransits(transits: TransitFact[]): Statement[] {
  const happens = (P?: string, Q?: string, aspect?: string, date?: string) =>
    transits.some(
      (one) =>
        fits(P, one.body) &&
        fits(Q, one.natal) &&
        fits(aspect, one.aspect) &&
        dateOf(one.at) === date,
    )
  return transits.slice(1).flatMap((later, index) => {
    const first = transits[index] as TransitFact
    if (dateOf(first.at) === dateOf(later.at)) return []
    const [one, other] = first.at < later.at ? [first, later] : [later, first]
    const values = {
      P: one.body,
      Q: one.natal,
      aspect: one.aspect,
      date: dateOf(one.at),
      X: other.body,
      Y: other.natal,
      aspect2: other.aspect,
      date2: dateOf(other.at),
    }
    const isTrue = (v: Values) =>
      happens(v.P, v.Q, v.aspect, v.date) && happens(v.X, v.Y, v.aspect2, v.date2)
    return [
      say('two dates', sky.twoTransitPhrases, values, [one, other], isTrue),
      say('two dates', sky.spanPhrases, values, [one, other], isTrue),
    ]
  })
}

function located(fact: LunationFact | EclipseFact | StationFact): Values {
  return {
    S: fact.sign,
    degrees: `${fact.degrees}`,
    minutes: `${fact.minutes}`,
    ...(fact.house && { house: `${fact.house}` }),
    ...moment(fact.at),
  }
}

/** Each detail that is asked for must be that of the fact. */
function isThere(one: LunationFact | EclipseFact | StationFact, asked: Values): boolean {
  const actual = located(one)
  return Object.entries(asked).every(([slot, value]) => actual[slot as 'S'] === value)
}

function lunation(fact: LunationFact, all: readonly ForecastFact[]): Statement {
  const name = (one: LunationFact) => one.phase.replace('_', ' ')
  const isTrue = ({ phase, ...asked }: Values) =>
    all.some((one) => one.kind === 'lunation' && fits(phase, name(one)) && isThere(one, asked))
  return say(
    'lunation',
    houseless(sky.lunationPhrases, fact),
    { phase: name(fact), ...located(fact) },
    [fact],
    isTrue,
  )
}

function eclipse(fact: EclipseFact, all: readonly ForecastFact[]): Statement {
  const values = { light: fact.of, class: fact.class, ...located(fact) }
  const isTrue = (asked: Values) => {
    const { light, class: extent, ...place } = asked
    return all.some(
      (one) =>
        one.kind === 'eclipse' &&
        fits(light, one.of) &&
        fits(extent, one.class) &&
        isThere(one, place),
    )
  }
  return say('eclipse', houseless(sky.eclipsePhrases, fact), values, [fact], isTrue)
}

/** Without a birth time there are no houses. */
function houseless(phrases: string, { house }: { house?: number }): string {
  if (house) return phrases
  return phrases
    .trim()
    .split('\n')
    .filter((line) => !/\{H\}|\{axis\}/.test(line))
    .join('\n')
}

function ingress(fact: IngressFact, all: readonly ForecastFact[]): Statement {
  const step = fact.retrograde ? 1 : -1
  const before = (sign?: string) => signs[(signs.indexOf(sign as Sign) + step + 12) % 12]
  const values = { P: fact.body, S: fact.sign, T: before(fact.sign) as string, ...moment(fact.at) }
  const isTrue = ({ P, S, T, ...then }: Values) =>
    all.some(
      (one) =>
        one.kind === 'ingress' &&
        fits(P, one.body) &&
        fits(S, one.sign) &&
        fits(T, before(one.sign)) &&
        one.retrograde === fact.retrograde &&
        isThen(one, then),
    )
  const phrases = fact.retrograde ? sky.backIngressPhrases : sky.ingressPhrases
  return say(fact.retrograde ? 'ingress back' : 'ingress', phrases, values, [fact], isTrue)
}

function station(fact: StationFact, all: readonly ForecastFact[]): Statement {
  const isTrue = ({ P, ...asked }: Values) =>
    all.some(
      (one) =>
        one.kind === 'station' &&
        fits(P, one.body) &&
        one.direction === fact.direction &&
        isThere(one, asked),
    )
  const phrases = fact.direction === 'direct' ? sky.directStationPhrases : sky.retroStationPhrases
  return say(
    'station',
    houseless(phrases, fact),
    { P: fact.body, ...located(fact) },
    [fact],
    isTrue,
  )
}
