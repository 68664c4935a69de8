import { type Planet, planets } from '#sky/bodies.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import type { Turn } from '../../answer.ts'
import type { Question } from '../../question.ts'
import { ends, retrograde, when } from '../patterns/cues.ts'
import { isPlanet, type Part } from '../patterns/part.ts'

const MAX_WORDS = 14

const place = /\b(?:signs?|houses?|degrees?|where|place|position|sits?|stands?|located|lives?)\b/
const pronoun = /\b(?:it|its|that|this|he|she|him|her|his|they|one|there|planet|ruler)\b/
const leads = /^(?:and|or|but|ok|so|also|n|plus|then|well|what about|how about)\b/
const own = /\b(?:my (?!chart|birth|natal)|when i\b)/

/**
 * What a turn asks of the subject before without naming it: "and the degree of it, so that I may convince him?",
 * "til when", "was it retrograde", "who rules that sign", "and in the opposite one".
 */
export function attributeOfLast(
  last: Question,
  part: Part,
  turns: readonly Turn[],
): Question | undefined {
  const { text, points, signs: named, houses, spans, wordCount } = part
  const names = points.length + named.length + houses.length
  const isLeaning = wordCount <= 4 || leads.test(text) || pronoun.test(text)
  if (names > 0 || wordCount > MAX_WORDS || !isLeaning || own.test(text)) return undefined
  if (spans.some(({ words }) => words !== 'now')) return undefined
  return (
    opposite(last, part.plain) ??
    rulerOf(last, text, turns) ??
    motionOf(last, text) ??
    leavingOf(last, text) ??
    endOf(last, part, turns) ??
    placeOf(last, text, turns)
  )
}

/** "And in the opposite one?" */
function opposite(last: Question, text: string): Question | undefined {
  if (!/\b(?:opposite|opposition|across|other side)\b/.test(text)) return undefined
  if ((last.kind !== 'what-in' && last.kind !== 'meaning') || !last.house) return undefined
  return { ...last, house: ((last.house + 5) % 12) + 1 }
}

/** "And which planet rules that sign?" */
function rulerOf(last: Question, text: string, turns: readonly Turn[]): Question | undefined {
  if (
    !/\brul(?:er|ers|es|ed|ing)\b|\b(?:lord|boss|governor|governs|regent|dispositor)\b/.test(text)
  )
    return undefined
  // "Which sign is on my ninth cusp?", "And its ruler?"
  if (last.kind === 'ruler') return last
  if ((last.kind === 'what-in' || last.kind === 'meaning') && last.house)
    return { kind: 'ruler', of: { house: last.house }, owner: last.owner }
  if (last.kind === 'where' && (last.point === 'asc' || last.point === 'mc'))
    return { kind: 'ruler', of: last.point === 'mc' ? 'mc' : 'chart', owner: last.owner }
  if (last.kind !== 'where') return undefined
  const sign = signAnswered(turns)
  return sign && { kind: 'ruler', of: { sign }, owner: last.owner }
}

/** "n was it rx", "is that one retrograde": of birth, where the placement was asked. */
function motionOf(last: Question, text: string): Question | undefined {
  if (!retrograde.test(text) && !/\bdirect\b/.test(text)) return undefined
  if (when.test(text) || /\b(?:now|mean|when)\b/.test(text)) return undefined
  if (last.kind === 'where' && isPlanet(last.point))
    return { kind: 'retrogrades', body: last.point, owner: last.owner }
  return last.kind === 'sky-then' ? { ...last, asked: 'motion' } : undefined
}

/** "And when does it leave?", "and leave it?" after an entry. */
function leavingOf(last: Question, text: string): Question | undefined {
  if (last.kind !== 'when' || last.which === 'end' || last.event.of === 'transit') return undefined
  if (!['ingress', 'house-stay', 'retrograde'].includes(last.event.of)) return undefined
  return /^(?:(?:and|or|ok|so|when|does|is|will|he|she|it) )*(?:leaves?|leaving|out|exits?|ends?|ending|over|finish\w*|gone|done|stops?)\b/.test(
    text,
  )
    ? { ...last, which: 'end' }
    : undefined
}

/** "til when", "and finish when", of a planet in a house or in a sign now. */
function endOf(last: Question, part: Part, turns: readonly Turn[]): Question | undefined {
  const { text } = part
  const asksEnd = untilWhen.test(text) || (when.test(text) && ends.test(text))
  if (!asksEnd) return undefined
  if (last.kind === 'motion')
    return { kind: 'when', event: { of: 'retrograde', body: last.body }, which: 'end' }
  if (last.kind !== 'sky-now' || !last.body) return undefined
  const isOfHouse = /\bhouse\b/.test(`${turns.at(-1)?.question ?? ''} ${text}`.toLowerCase())
  return {
    kind: 'when',
    event: { of: isOfHouse ? 'house-stay' : 'ingress', body: last.body },
    which: 'end',
  }
}

const untilWhen = /\b(?:until|till) (?:when|what|which)\b|\bhow (?:much )?long(?:er)?\b/

/** "And the degree of it?", "in which sign is he?", "house too" */
function placeOf(last: Question, text: string, turns: readonly Turn[]): Question | undefined {
  if (!place.test(text) || /\b(?:why|when|mean\w*|what is (?:a|an)|should|good|bad)\b/.test(text))
    return undefined
  if (last.kind === 'ruler') {
    const point = rulerAnswered(turns)
    return point && { kind: 'where', point, owner: last.owner, asked: askedIn(text) }
  }
  if (last.kind === 'when' && (last.event.of === 'lunation' || last.event.of === 'eclipse'))
    return last
  if (last.kind !== 'where' && last.kind !== 'meaning') return undefined
  if (!last.point) return undefined
  return { kind: 'where', point: last.point, owner: last.owner, asked: askedIn(text) }
}

export function askedIn(text: string): 'sign' | 'house' | 'degree' | 'any' {
  if (/\b(?:degrees?|position)\b/.test(text)) return 'degree'
  if (/\bhouses?\b/.test(text)) return 'house'
  return /\bsigns?\b/.test(text) ? 'sign' : 'any'
}

/** The sign that the last answer gave first. */
function signAnswered(turns: readonly Turn[]): Sign | undefined {
  return firstNamed(turns.at(-1)?.answer, signs)
}

/** The planet that the last answer gave as a ruler, as in "The Sun rules your Leo Ascendant". */
function rulerAnswered(turns: readonly Turn[]): Planet | undefined {
  const [, name] = /\b(\w+) rules\b/.exec(turns.at(-1)?.answer ?? '') ?? []
  return planets.find((planet) => planet === name?.toLowerCase())
}

function firstNamed<Name extends string>(
  text: string | undefined,
  names: readonly Name[],
): Name | undefined {
  const at = (name: Name) => text?.search(new RegExp(`\\b${name}\\b`)) ?? -1
  return names
    .filter((name) => at(name) >= 0)
    .toSorted((one, other) => at(one) - at(other))
    .at(0)
}
