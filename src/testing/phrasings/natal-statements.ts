import type { AnyFact } from '#sky/any-fact.ts'
import { elementOf, qualityOf } from '#sky/balance.ts'
import type { AspectFact, NatalFact, PlacementFact } from '#sky/facts.ts'
import { rulers } from '#sky/rulers.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import * as places from './placement-phrases.ts'
import * as relations from './relation-phrases.ts'
import { fits, type Statement, say, type Values } from './values.ts'

/** Everything that the phrases can say of a natal chart. */
export function natalStatements(facts: readonly NatalFact[]): Statement[] {
  const chart = readChart(facts)
  return [
    ...facts.flatMap((fact) => statementsOf(fact, chart)),
    ...pairStatements(chart),
    ...comparisons(chart),
    ...multiples(chart),
    ...configurations(chart),
  ]
}

type NatalChart = ReturnType<typeof readChart>

function readChart(facts: readonly NatalFact[]) {
  const of = <Kind extends NatalFact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is Extract<NatalFact, { kind: Kind }> => fact.kind === kind)
  const placements = of('placement').filter(({ body }) => body !== 'mean_node')
  const settled = placements.filter(({ signsOfTheDay }) => !signsOfTheDay)
  const sign = new Map<string, Sign>([
    ...settled.map(({ body, sign }) => [body, sign] as const),
    ...of('angle').map(({ angle, sign }) => [angle, sign] as const),
  ])
  const house = new Map<string, number>(of('house').map(({ body, house }) => [body, house]))
  const aspects = of('aspect')
  return { placements, settled, sign, house, aspects, of }
}

const topics: Record<number, string[]> = {
  1: ['self', 'identity'],
  2: ['money', 'values'],
  3: ['communication', 'siblings'],
  4: ['home', 'family'],
  5: ['creativity', 'romance'],
  6: ['health', 'daily routines'],
  7: ['partnership', 'marriage'],
  8: ['transformation', 'shared resources'],
  9: ['travel', 'philosophy'],
  10: ['career', 'public life'],
  11: ['friendship', 'community'],
  12: ['solitude', 'the unconscious'],
}

function statementsOf(fact: NatalFact, chart: NatalChart): Statement[] {
  switch (fact.kind) {
    case 'placement':
      return fact.signsOfTheDay ? [eitherSign(fact)] : placementStatements(fact, chart)
    case 'house':
      return houseStatements(fact, chart)
    case 'angle':
      return angleStatements(fact)
    case 'aspect':
      return aspectStatements(fact, chart)
    case 'ruler': {
      const values = { P: fact.body, angle: fact.angle, S: fact.sign, house: String(fact.house) }
      const isTrue = ({ P, angle, S, house }: Values) =>
        chart
          .of('ruler')
          .some(
            (other) =>
              fits(P, other.body) &&
              fits(angle, other.angle) &&
              fits(S, other.sign) &&
              fits(house, `${other.house}`),
          )
      return [
        say('ruler', relations.rulerPhrases, values, [fact], isTrue),
        ...(fact.angle === 'asc'
          ? [say('ruler', relations.chartRulerPhrases, values, [fact], isTrue)]
          : []),
      ]
    }
    case 'balance': {
      const isTrue = ({ element, count }: Values) =>
        chart
          .of('balance')
          .some(
            ({ of, strength, planets }) =>
              of === element && strength === fact.strength && fits(count, `${planets.length}`),
          )
      const phrases = fact.strength === 'strong' ? relations.strongPhrases : relations.absentPhrases
      return [
        say(
          'balance',
          phrases,
          { element: fact.of, count: `${fact.planets.length}` },
          [fact],
          isTrue,
        ),
      ]
    }
    case 'cluster': {
      const values = fact.sign ? { S: fact.sign } : { house: `${fact.house}` }
      const isTrue = ({ S, house, count }: Values) =>
        chart
          .of('cluster')
          .some(
            (other) =>
              (S ? other.sign === S : `${other.house}` === house) &&
              fits(count, `${other.planets.length}`),
          )
      const all = { ...values, count: `${fact.planets.length}` }
      return [
        say('cluster', relations.clusterPhrases, all, [fact], isTrue),
        ...(fact.sign ? [say('cluster', relations.signClusterPhrases, all, [fact], isTrue)] : []),
      ]
    }
    case 'moon-phase': {
      const isTrue = ({ phase }: Values) => phase === fact.phase.replace('-', ' ')
      return [
        say(
          'moon-phase',
          relations.natalPhasePhrases,
          { phase: fact.phase.replace('-', ' ') },
          [fact],
          isTrue,
        ),
      ]
    }
    // What follows from several facts has tests of its own.
    default:
      return []
  }
}

function placementStatements(fact: PlacementFact, chart: NatalChart): Statement[] {
  const { body, sign, degrees, minutes } = fact
  const isIn = ({ P = '', S }: Values) => chart.sign.get(P) === S
  const other = signs[(signs.indexOf(sign) + 1 + (sign.length % 10)) % 12] as Sign
  const values = { P: body, S: sign }
  const made = [
    say('sign', places.signPhrases, values, [fact], isIn),
    say(
      'not in sign',
      places.notSignPhrases,
      { P: body, S: other },
      [fact],
      (asked) => !isIn(asked),
    ),
    say(
      'element',
      places.elementPhrases,
      { ...values, element: elementOf(sign) },
      [fact],
      isOfElement(chart),
    ),
    say(
      'element',
      places.elementPhrases,
      { ...values, element: qualityOf(sign) },
      [fact],
      isOfElement(chart),
    ),
  ]
  if (degrees !== undefined) {
    const all = { ...values, degrees: `${degrees}`, minutes: `${minutes}` }
    const isAt = ({ P, S, degrees, minutes }: Values) =>
      chart.settled.some(
        (one) =>
          one.body === P &&
          fits(S, one.sign) &&
          fits(degrees, `${one.degrees}`) &&
          fits(minutes, `${one.minutes}`),
      )
    made.push(say('degree', places.degreePhrases, all, [fact], isAt))
  }
  if (body === 'sun') made.push(say('sign', places.sunPhrases, values, [fact], isIn))
  const turns = fact.retrograde !== undefined && !['sun', 'moon', 'true_node'].includes(body)
  if (turns) {
    const isTrue = ({ P }: Values) =>
      chart.placements.some((one) => one.body === P && one.retrograde === fact.retrograde)
    const phrases = fact.retrograde ? places.retrogradePhrases : places.directPhrases
    made.push(say(fact.retrograde ? 'retrograde' : 'direct', phrases, { P: body }, [fact], isTrue))
  }
  const dignity = dignityOf(body, sign)
  if (dignity)
    made.push(
      say('dignity', places.dignityPhrases, { ...values, dignity }, [fact], (asked) => {
        const actual = chart.sign.get(asked.P ?? '')
        if (!actual || !fits(asked.S, actual)) return false
        return dignityOf(asked.P ?? '', actual) === asked.dignity
      }),
    )
  return made
}

function isOfElement({ sign }: NatalChart) {
  return ({ P = '', S, element }: Values) => {
    const actual = sign.get(P)
    return (
      actual !== undefined &&
      fits(S, actual) &&
      (elementOf(actual) === element || qualityOf(actual) === element)
    )
  }
}

const exaltations: Record<string, Sign> = {
  sun: 'Aries',
  moon: 'Taurus',
  mercury: 'Virgo',
  venus: 'Pisces',
  mars: 'Capricorn',
  jupiter: 'Cancer',
  saturn: 'Libra',
}
const traditional: Partial<Record<Sign, string>> = {
  Scorpio: 'mars',
  Aquarius: 'saturn',
  Pisces: 'jupiter',
}

/** Only for the seven traditional planets. Mercury in Virgo is left out, because it has two. */
function dignityOf(body: string, sign: Sign): string | undefined {
  if (!exaltations[body] || body === 'mercury') return undefined
  const opposite = signs[(signs.indexOf(sign) + 6) % 12] as Sign
  const rulerOf = (of: Sign) => traditional[of] ?? rulers[of]
  if (rulerOf(sign) === body) return 'in domicile'
  if (rulerOf(opposite) === body) return 'in detriment'
  if (exaltations[body] === sign) return 'exalted'
  return exaltations[body] === opposite ? 'in its fall' : undefined
}

function eitherSign(fact: PlacementFact): Statement {
  const [S = '', T = ''] = fact.signsOfTheDay ?? []
  const isTrue = (asked: Values) => asked.P === fact.body && fits(asked.S, S) && fits(asked.T, T)
  return say('uncertain sign', places.eitherSignPhrases, { P: fact.body, S, T }, [fact], isTrue)
}

function houseStatements(
  fact: Extract<NatalFact, { kind: 'house' }>,
  chart: NatalChart,
): Statement[] {
  const { body, house } = fact
  if (body === 'mean_node') return []
  const isIn = ({ P = '', house }: Values) => `${chart.house.get(P)}` === house
  const values = { P: body, house: `${house}` }
  const placement = chart.settled.find((one) => one.body === body)
  return [
    say('house', places.housePhrases, values, [fact], isIn),
    ...(topics[house] ?? []).map((topic) =>
      say('house', places.houseTopicPhrases, { ...values, topic }, [fact], (asked) => {
        return (
          isIn({ ...asked, house: asked.house ?? `${chart.house.get(asked.P ?? '')}` }) &&
          Boolean(topics[chart.house.get(asked.P ?? '') ?? 0]?.includes(asked.topic ?? ''))
        )
      }),
    ),
    say(
      'not in house',
      places.notHousePhrases,
      { P: body, house: `${(house % 12) + 1}` },
      [fact],
      (asked) => !isIn(asked),
    ),
    ...(placement
      ? [
          say(
            'sign and house',
            places.signHousePhrases,
            { ...values, S: placement.sign },
            [fact, placement],
            (asked) => {
              return isIn(asked) && chart.sign.get(asked.P ?? '') === asked.S
            },
          ),
        ]
      : []),
  ]
}

function angleStatements(fact: Extract<NatalFact, { kind: 'angle' }>): Statement[] {
  const { angle, sign, degrees, minutes } = fact
  const values = { S: sign, degrees: `${degrees}`, minutes: `${minutes}` }
  const isTrue = (asked: Values) =>
    fits(asked.S, sign) &&
    fits(asked.degrees, values.degrees) &&
    fits(asked.minutes, values.minutes)
  const [own, opposite] =
    angle === 'asc'
      ? [places.anglePhrases, places.oppositeAnglePhrases]
      : [places.midheavenPhrases, places.lowerAnglePhrases]
  return [say('angle', own, values, [fact], isTrue), say('angle', opposite, values, [fact], isTrue)]
}

const hard = ['hard', 'tense', 'challenging', 'difficult']
const soft = ['soft', 'easy', 'harmonious', 'flowing']
const qualityNames: Record<string, string[]> = {
  square: hard,
  opposition: hard,
  trine: soft,
  sextile: soft,
}

function aspectStatements(fact: AspectFact, { aspects }: NatalChart): Statement[] {
  const { a, b, aspect, orbDegrees, applying } = fact
  const between = (P?: string, Q?: string) =>
    aspects.filter((one) => (one.a === P && one.b === Q) || (one.a === Q && one.b === P))
  const values = { P: a, Q: b, aspect, orb: orbDegrees.toFixed(4) }
  const isTrue = ({ P, Q, aspect, orb }: Values) =>
    between(P, Q).some((one) => one.aspect === aspect && fits(orb, one.orbDegrees.toFixed(4)))
  const wrong = aspect === 'trine' ? 'square' : 'trine'
  const made = [
    say('aspect', relations.aspectPhrases, values, [fact], ({ P, Q, aspect }) =>
      between(P, Q).some((one) => one.aspect === aspect),
    ),
    say('orb', relations.orbPhrases, values, [fact], isTrue),
    say(
      'no such aspect',
      relations.notAspectPhrases,
      { P: a, Q: b, aspect: wrong },
      [fact],
      ({ P, Q, aspect }) => !between(P, Q).some((one) => one.aspect === aspect),
    ),
    ...(qualityNames[aspect] ?? []).map((quality) =>
      say(
        'aspect quality',
        relations.contactPhrases,
        { P: a, Q: b, quality },
        [fact],
        ({ P, Q, quality }) =>
          between(P, Q).some((one) => qualityNames[one.aspect]?.includes(quality ?? '')),
      ),
    ),
  ]
  if (aspect === 'square') made.push(say('aspect', relations.squarePhrases, values, [fact], isTrue))
  if (applying !== undefined)
    made.push(
      say(
        'applying',
        relations.applyingPhrases,
        { P: a, Q: b, aspect, applying: applying ? 'applying' : 'separating' },
        [fact],
        ({ P, Q, aspect, applying }) =>
          between(P, Q).some(
            (one) =>
              one.aspect === aspect && (one.applying ? 'applying' : 'separating') === applying,
          ),
      ),
    )
  return made
}

function pairStatements({ settled, sign }: NatalChart): Statement[] {
  const isTrue = ({ P = '', Q = '', S, T }: Values) => sign.get(P) === S && sign.get(Q) === T
  return settled.flatMap((one, index) =>
    settled.slice(index + 1).map((other) => {
      const facts = [one, other]
      const values = { P: one.body, Q: other.body, S: one.sign }
      return one.sign === other.sign
        ? say('list', places.listPhrases, values, facts, (asked) =>
            isTrue({ ...asked, T: asked.S ?? '' }),
          )
        : say('two signs', places.twoSignPhrases, { ...values, T: other.sign }, facts, isTrue)
    }),
  )
}

function comparisons({ aspects, of }: NatalChart): Statement[] {
  const orbOf = (P?: string, Q?: string, aspect?: string) =>
    aspects.find((one) => one.a === P && one.b === Q && one.aspect === aspect)?.orbDegrees
  const tighter = aspects.slice(0, -1).flatMap((one, index) => {
    const other = aspects[index + 1] as AspectFact
    const [tight, wide] = one.orbDegrees < other.orbDegrees ? [one, other] : [other, one]
    const values = {
      P: tight.a,
      Q: tight.b,
      aspect: tight.aspect,
      X: wide.a,
      Y: wide.b,
      aspect2: wide.aspect,
    }
    return say(
      'tighter',
      relations.tighterPhrases,
      values,
      [one, other],
      ({ P, Q, aspect, X, Y, aspect2 }) => {
        const [first, second] = [orbOf(P, Q, aspect), orbOf(X, Y, aspect2)]
        return first !== undefined && second !== undefined && first < second
      },
    )
  })
  const counts = new Map(of('balance').map((fact) => [fact.of as string, fact]))
  const elements = ['fire', 'earth', 'air', 'water']
  const strong = elements.filter((element) => counts.get(element)?.strength === 'strong')
  const absent = elements.filter((element) => counts.get(element)?.strength === 'absent')
  const more = strong.flatMap((element) =>
    absent.map((element2) => {
      const facts = [counts.get(element), counts.get(element2)] as AnyFact[]
      return say('more than', relations.morePhrases, { element, element2 }, facts, (asked) => {
        return strong.includes(asked.element ?? '') && absent.includes(asked.element2 ?? '')
      })
    }),
  )
  return [...tighter, ...more]
}

function multiples({ sign, of }: NatalChart): Statement[] {
  const trio = ['sun', 'moon', 'asc']
  const inSign = (S?: string) => trio.filter((point) => sign.get(point) === S)
  return signs.flatMap((S) => {
    const points = inSign(S)
    if (points.length < 2) return []
    const facts = [...of('placement'), ...of('angle')].filter((fact) =>
      points.includes(fact.kind === 'angle' ? fact.angle : fact.body),
    )
    const phrases = points.length === 3 ? relations.multiplePhrases : relations.doublePhrases
    return say(
      'double and triple',
      phrases,
      { S },
      facts,
      (asked) => inSign(asked.S).length >= points.length,
    )
  })
}

function configurations({ aspects }: NatalChart): Statement[] {
  const linked = (one: string, other: string, aspect: string) =>
    aspects.find(
      ({ a, b, aspect: made }) =>
        made === aspect && ((a === one && b === other) || (a === other && b === one)),
    )
  const shapes = {
    'grand trine': ['trine', 'trine', 'trine'],
    'T-square': ['opposition', 'square', 'square'],
  }
  const linksOf = ({ configuration, P = '', Q = '', X = '' }: Values) => {
    const [first = '', second = '', third = ''] = shapes[configuration as keyof typeof shapes] ?? []
    return [linked(P, Q, first), linked(Q, X, second), linked(P, X, third)]
  }
  const points = [...new Set(aspects.flatMap(({ a, b }) => [a, b]))]
  return Object.keys(shapes).flatMap((configuration) =>
    aspects.flatMap(({ a, b }) =>
      points.flatMap((X) => {
        const values = { configuration, P: a, Q: b, X }
        const links = linksOf(values)
        if (links.includes(undefined)) return []
        const isTrue = (asked: Values) =>
          [
            [asked.P, asked.Q, asked.X],
            [asked.Q, asked.X, asked.P],
            [asked.X, asked.P, asked.Q],
          ].some(([P = '', Q = '', X = '']) => !linksOf({ ...asked, P, Q, X }).includes(undefined))
        return [
          say('configuration', relations.configurationPhrases, values, links as AnyFact[], isTrue),
        ]
      }),
    ),
  )
}
