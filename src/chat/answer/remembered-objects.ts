import type { AnyFact } from '#sky/any-fact.ts'
import type { Planet } from '#sky/bodies.ts'
import type { NatalFact } from '#sky/facts.ts'
import { rulers } from '#sky/rulers.ts'
import type { TurnMemory } from '../answer.ts'
import type { Question, QuestionOf } from '../question.ts'
import type { Reply } from './compose.ts'
import { houseOf } from './time/events.ts'

type RememberedObject = NonNullable<TurnMemory['about']>

interface Said {
  /** The facts of the whole answer. */
  facts: readonly AnyFact[]
  /** The facts of the chart. */
  natal: readonly NatalFact[]
}

/** What an answer was about, for "any planets there?" and "which sign is that planet in?". */
export function objectOf(
  question: Question,
  reply: Reply,
  said: Said,
): RememberedObject | undefined {
  if (question.kind === 'ruler') return natalPlace(rulerOf(question, said), said)
  if ((question.kind === 'where' || question.kind === 'meaning') && question.owner === 'user') {
    if (question.point) return natalPlace(question.point, said)
    const { sign, house } = question as QuestionOf<'meaning'>
    return { ...(sign && { sign }), ...(house && { house }) }
  }
  if (question.kind === 'sky-now' && question.body) {
    const { body } = question
    const place = said.facts.find((fact) => fact.kind === 'sky-position' && fact.body === body)
    return place && placeOfEvent(place, said)
  }
  const named = reply.named?.[0]
  const event = named && said.facts.find(({ id }) => id === named.factId)
  return event && placeOfEvent(event, said)
}

function placeOfEvent(fact: AnyFact, { natal }: Said): RememberedObject | undefined {
  if (!('at' in fact)) return undefined
  const isInstant = fact.kind !== 'transit-window' && 'body' in fact
  const house = 'kind' in fact && isLocated(fact) ? houseOf(fact as never, natal) : undefined
  const isOfNatal = fact.kind === 'transit'
  return {
    ...(isInstant && 'body' in fact && { point: fact.body as Planet }),
    ...('sign' in fact && fact.sign && !isOfNatal && { sign: fact.sign }),
    ...(house && { house }),
  }
}

const located = new Set<string>([
  'transit',
  'lunation',
  'eclipse',
  'station',
  'house-entry',
  'sky-position',
  'moon-in-house',
])
const isLocated = ({ kind }: AnyFact) => located.has(kind)

function natalPlace(
  point: RememberedObject['point'],
  { natal }: Said,
): RememberedObject | undefined {
  if (!point) return undefined
  const placed = natal.find(
    (fact) =>
      (fact.kind === 'placement' && fact.body === point && !fact.signsOfTheDay) ||
      (fact.kind === 'angle' && fact.angle === point),
  )
  const housed = natal.find((fact) => fact.kind === 'house' && fact.body === point)
  return {
    point,
    ...(placed && 'sign' in placed && placed.sign && { sign: placed.sign }),
    ...(housed?.kind === 'house' && { house: housed.house }),
  }
}

function rulerOf({ of }: QuestionOf<'ruler'>, { facts, natal }: Said): Planet | undefined {
  if (typeof of === 'object' && 'sign' in of) return rulers[of.sign]
  if (typeof of === 'object') {
    const cusp = facts.find((fact) => fact.kind === 'cusp' && fact.house === of.house)
    return cusp?.kind === 'cusp' ? cusp.ruler : undefined
  }
  const angle = of === 'mc' ? 'mc' : 'asc'
  const found = natal.find((fact) => fact.kind === 'ruler' && fact.angle === angle)
  return found?.kind === 'ruler' ? found.body : undefined
}
