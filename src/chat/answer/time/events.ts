import type { AspectQuality } from '#lore/aspect-quality.ts'
import { aspectQuality } from '#lore/aspect-quality.ts'
import {
  arrivalEffects,
  bodyEffects,
  bodyTopics,
  ingressEffects,
  reentryEffects,
  returnEffects,
  stationEffects,
} from '#lore/corpus/chat/time-bodies.ts'
import { houseScenes } from '#lore/corpus/chat/time-houses.ts'
import { eclipseEffects, lunationEffects, voidMoonEffects } from '#lore/corpus/chat/time-moons.ts'
import { pointBets, pointScenes } from '#lore/corpus/chat/time-points.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { Angle, Body } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { NatalFact } from '#sky/facts.ts'
import type { InstantFact, LunationFact, TransitFact } from '#sky/forecast-facts.ts'
import type { AnswerContext } from '../compose.ts'
import type { Glosses } from '../glosses.ts'

/** Words and the facts that they rest on. */
export interface EventWords {
  text: string
  facts: AnyFact[]
}

/** How a moment speaks to a person. */
export type Tone = 'easy' | 'hard' | 'neutral'

export type Tense = 'present' | 'past'

/** "the Sun", "Mars" */
export function bodyText(body: Body | Angle): string {
  const name = pointNames[body]
  return body === 'sun' || body === 'moon' ? `the ${name}` : name
}

/** Present and past. */
const contacts: Record<AspectName, Record<Tense, readonly string[]>> = {
  conjunction: { present: ['reaches', 'comes to'], past: ['reached', 'came to'] },
  opposition: { present: ['stands opposite'], past: ['stood opposite'] },
  square: {
    present: ['makes a hard angle to', 'squares'],
    past: ['made a hard angle to', 'squared'],
  },
  trine: { present: ['makes an easy angle to'], past: ['made an easy angle to'] },
  sextile: { present: ['makes a friendly angle to'], past: ['made a friendly angle to'] },
}

/** At its own place of birth a body comes back. */
const returning: Record<Tense, readonly string[]> = {
  present: ['comes back to'],
  past: ['came back to'],
}

function verbsOf({ body, natal, aspect }: TransitFact): Record<Tense, readonly string[]> {
  return aspect === 'conjunction' && body === natal ? returning : contacts[aspect]
}

export interface EventOptions {
  tense?: Tense
  /** Without the house of the natal point. */
  isShort?: boolean
  /** With its sign as well. */
  isFull?: boolean
}

/**
 * What happens, without its date: "Jupiter makes an easy angle to your Midheaven, career and reputation". To be
 * followed by a comma or a period.
 */
export function eventText(
  { fact }: { fact: InstantFact },
  { sky, narrator }: Pick<AnswerContext, 'sky' | 'narrator'>,
  { tense = 'present', isShort = false, isFull = false }: EventOptions = {},
): EventWords {
  const { glosses } = narrator
  const past = tense === 'past'
  const there = past ? 'there was' : 'there is'
  switch (fact.kind) {
    case 'transit': {
      const verb = narrator.random.pick(`contact ${fact.id}`, verbsOf(fact)[tense])
      const natal = natalText(fact.natal, sky.facts, glosses, { isShort, isFull })
      return { text: `${bodyText(fact.body)} ${verb} ${natal.text}`, facts: [fact, ...natal.facts] }
    }
    case 'lunation':
      return {
        text: `${there} a ${phaseText(fact)} ${placeText(fact, glosses, isFull)}`,
        facts: [fact],
      }
    case 'eclipse':
      return {
        text: `${there} ${fact.class === 'annular' ? 'an' : 'a'} ${fact.class} ${fact.of} eclipse ${placeText(fact, glosses, isFull)}`,
        facts: [fact],
      }
    case 'ingress': {
      const enters = entryVerb(fact.retrograde, past)
      return { text: `${bodyText(fact.body)} ${enters} ${fact.sign}`, facts: [fact] }
    }
    case 'house-entry': {
      const enters = entryVerb(fact.retrograde, past)
      const house = glosses.house(fact.house)
      return { text: `${bodyText(fact.body)} ${enters} your ${house}`, facts: [fact] }
    }
    case 'station': {
      const turns = past ? 'turned' : 'turns'
      const where = placeText(fact, glosses)
      return { text: `${bodyText(fact.body)} ${turns} ${fact.direction} ${where}`, facts: [fact] }
    }
    case 'sky-position':
      return {
        text: `${bodyText(fact.body)} ${past ? 'was' : 'is'} ${placeText(fact, glosses)}`,
        facts: [fact],
      }
    case 'moon-in-house':
      return {
        text: `the Moon ${past ? 'was' : 'is'} in your ${glosses.house(fact.house)}`,
        facts: [fact],
      }
    case 'moon-in-sign':
      return { text: `the Moon ${past ? 'was' : 'is'} in ${fact.sign}`, facts: [fact] }
    case 'void-moon':
      return {
        text: `the Moon ${past ? 'made no more aspects before it left' : 'makes no more aspects before it leaves'} ${fact.sign}`,
        facts: [fact],
      }
  }
}

function entryVerb(isBack: boolean, past: boolean): string {
  if (isBack) return past ? 'went back into' : 'goes back into'
  return past ? 'entered' : 'enters'
}

function phaseText({ phase }: LunationFact): string {
  const names = {
    new: 'new Moon',
    first_quarter: 'first quarter Moon',
    full: 'full Moon',
    last_quarter: 'last quarter Moon',
  }
  return names[phase]
}

/** "in your fourth house, home and family", or "in Taurus" for a chart without houses. */
function placeText(
  { house, sign }: { house?: number; sign: string },
  glosses: Glosses,
  isFull = false,
): string {
  if (house === undefined) return `in ${sign}`
  return `in ${isFull ? `${sign}, in ` : ''}your ${glosses.house(house)}`
}

/** "your Venus in Libra, in the ninth house, travel and study". */
function natalText(
  point: AspectPoint,
  facts: readonly NatalFact[],
  glosses: Glosses,
  { isShort, isFull }: { isShort: boolean; isFull: boolean },
): EventWords {
  if (point === 'asc' || point === 'mc') return { text: `your ${glosses.angle(point)}`, facts: [] }
  const name = `your ${pointNames[point]}`
  const house = isShort ? undefined : houseFactOf(point, facts)
  const placement = isFull ? signFactOf(point, facts) : undefined
  const inSign = placement ? ` in ${placement.sign}` : ''
  const inHouse = house ? `${placement ? ',' : ''} in the ${glosses.house(house.house)}` : ''
  return {
    text: `${name}${inSign}${inHouse}`,
    facts: [placement, house].filter((fact) => fact !== undefined),
  }
}

/** The placement of a point whose sign is certain. */
function signFactOf(point: AspectPoint, facts: readonly NatalFact[]) {
  const placement = facts.find((fact) => fact.kind === 'placement' && fact.body === point)
  return placement?.kind === 'placement' && !placement.signsOfTheDay ? placement : undefined
}

function houseFactOf(point: AspectPoint, facts: readonly NatalFact[]) {
  return facts.find((fact) => fact.kind === 'house' && fact.body === point) as
    | Extract<NatalFact, { kind: 'house' }>
    | undefined
}

const kindBodies: readonly string[] = ['sun', 'moon', 'mercury', 'venus', 'jupiter']

/** Whether a moment is easy or hard; a meeting is as the visitor is. */
export function toneOf(fact: InstantFact): Tone {
  if (fact.kind === 'transit') {
    const quality = aspectQuality(fact.aspect)
    if (quality === 'joined') return kindBodies.includes(fact.body) ? 'easy' : 'hard'
    return quality === 'harmonious' ? 'easy' : 'hard'
  }
  if (fact.kind === 'station') return fact.direction === 'direct' ? 'easy' : 'hard'
  return 'neutral'
}

/** Clauses that say what a moment brings; empty for one that has none of its own. */
export function effectsOf(fact: InstantFact): { name: string; clauses: readonly string[] } {
  switch (fact.kind) {
    case 'transit': {
      if (isBirthday(fact)) return { name: 'sun/return', clauses: returnEffects }
      const quality: AspectQuality = aspectQuality(fact.aspect)
      return { name: `${fact.body}/${quality}`, clauses: bodyEffects[fact.body][quality] }
    }
    case 'lunation':
      return { name: fact.phase, clauses: placeless(lunationEffects[fact.phase], fact) }
    case 'eclipse':
      return { name: fact.of, clauses: placeless(eclipseEffects[fact.of], fact) }
    case 'station': {
      const clauses = stationEffects[fact.direction][fact.body]
      return { name: `${fact.body}/${fact.direction}`, clauses }
    }
    case 'house-entry':
      if (fact.retrograde) return { name: 'reentry', clauses: reentryEffects }
      return { name: `${fact.body}/arrival`, clauses: arrivalEffects[fact.body] }
    case 'ingress': {
      const topic = bodyTopics[fact.body]
      const clauses = ingressEffects.map((clause) => clause.replace('{topic}', topic))
      return { name: 'ingress', clauses }
    }
    case 'void-moon':
      return { name: 'void-moon', clauses: voidMoonEffects }
    default:
      return { name: 'none', clauses: [] }
  }
}

/** Once a year the Sun stands where it stood at birth. */
function isBirthday({ body, natal, aspect }: TransitFact): boolean {
  return body === 'sun' && natal === 'sun' && aspect === 'conjunction'
}

/** Without houses no clause may point to a part of life. */
function placeless(clauses: readonly string[], { house }: { house?: number }): readonly string[] {
  if (house !== undefined) return clauses
  return clauses.filter((clause) => !/\bthere\b|part of life|about it\b/.test(clause))
}

/** The part of life that a moment reaches: the house of the natal point, or of the event. */
export function houseOf(fact: InstantFact, facts: readonly NatalFact[]): House | undefined {
  if (fact.kind === 'transit') {
    if (fact.natal === 'asc') return houseKnown(facts) ? 1 : undefined
    if (fact.natal === 'mc') return houseKnown(facts) ? 10 : undefined
    return houseFactOf(fact.natal, facts)?.house as House | undefined
  }
  return 'house' in fact ? (fact.house as House | undefined) : undefined
}

const houseKnown = (facts: readonly NatalFact[]) => facts.some(({ kind }) => kind === 'house')

/** What a person may see of it, in clauses that can stand alone. */
export function scenesOf(fact: InstantFact, facts: readonly NatalFact[]) {
  if (fact.kind !== 'transit' && fact.kind !== 'station') return { name: 'none', clauses: [] }
  const tone = toneOf(fact) === 'hard' ? 'hard' : 'easy'
  const house = houseOf(fact, facts)
  if (house) return { name: `${house}/${tone}`, clauses: houseScenes[house][tone] }
  if (fact.kind === 'transit')
    return { name: `${fact.natal}/${tone}`, clauses: pointScenes[fact.natal][tone] }
  return { name: 'none', clauses: [] }
}

/** What to bet on, as a noun phrase. */
export function betOn(fact: InstantFact, facts: readonly NatalFact[]): string | undefined {
  if (fact.kind !== 'transit' && fact.kind !== 'station') return undefined
  const tone = toneOf(fact) === 'hard' ? 'hard' : 'easy'
  const house = houseOf(fact, facts)
  if (house) return houseScenes[house].bet[tone]
  return fact.kind === 'transit' ? pointBets[fact.natal][tone] : undefined
}
