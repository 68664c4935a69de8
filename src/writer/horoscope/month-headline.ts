import { type TurnCause, turnCauses } from '#lore/corpus/months/causes.ts'
import { challenges } from '#lore/corpus/months/challenges.ts'
import type { House } from '#lore/house.ts'
import { bodyName, ordinalWords, pointNames } from '#lore/names.ts'
import type { AspectName } from '#sky/chart.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { dayText, monthText } from './dates.ts'
import { eventFacts, lunationName } from './event-sentences.ts'
import { houseGlosses } from './house-glosses.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { passesOf } from './passes.ts'
import type { PlotUnit } from './plot-units.ts'
import { dateOf, type Reader } from './reader.ts'
import { type Tone, toneOf } from './tone.ts'

/** What the month turns on in this chart, for a month without a subject. */
export function narrateHeadline({ narrator }: Narration, lead: Contact): Draft {
  const date = dateOf(lead.fact.at)
  const [day, month] = [dayText(date, date), monthText(date)]
  const event = nameOf(lead)
  const ways = [
    `The day that counts is ${day}, with ${event}.`,
    `Nothing in ${month} weighs as much as ${event} on ${day}.`,
    `In your chart, ${month} is about ${event} on ${day}.`,
  ]
  return narrator.state('month-headline', ways, { facts: eventFacts(lead) })
}

interface Challenge {
  plot: PlotUnit
  tone: Tone
  /** Whether the date follows. */
  isFirst: boolean
}

/** What the month does to a habit that the sentence before has described, and when. */
export function narrateChallenge(
  { reader, narrator }: Narration,
  lead: Contact,
  { plot, tone, isFirst }: Challenge,
): Draft {
  const facts = eventFacts(lead)
  const date = dateOf(lead.fact.at)
  const day = dayText(date, date)
  const event = clauseOf(lead)
  if (isFirst && Number(date.slice(-2)) <= LAST_EARLY) {
    const ways = early[tone](monthText(date), event)
    return narrator.state('month-headline', ways, { facts })
  }
  const first = firstPassOf(reader, lead)
  if (first) {
    const since = dayText(dateOf(first.at), date)
    const ways = sinceThen[tone](since, `on ${day} ${event} again`)
    return narrator.state('month-headline', ways, { facts: [...facts, first.id] })
  }
  const print = (says: string) => says.replace('{day}', day).replace('{event}', event)
  const ways = [...challengesOf(plot)[tone], ...atATime[tone]].map(print)
  return narrator.state('month-headline', ways, { facts })
}

const challengesOf = ({ house, index }: PlotUnit) =>
  challenges[house][index] ?? challenges[house][0]

const atATime: Record<Tone, readonly string[]> = {
  presses: [
    'That works until {day}, when {event}.',
    "On {day} {event}, and you can't go on quite like that.",
    'It gets harder to go on like that around {day}, when {event}.',
    'By {day}, when {event}, you may have had enough of that yourself.',
  ],
  eases: [
    'Around {day}, when {event}, that could change without much effort.',
    'You may need less of that after {day}, when {event}.',
    "On {day} {event}, and it's a good day to try another way.",
  ],
}

/** The first time that a slow planet did what it does again this month. */
export function firstPassOf(reader: Reader, { fact }: Contact): TransitFact | undefined {
  if (fact.kind !== 'transit' || !fact.pass || fact.pass.number === 1) return undefined
  return passesOf(reader, fact).find(({ pass }) => pass?.number === 1)
}

type SinceThen = (since: string, again: string) => string[]

const sinceThen: Record<Tone, SinceThen> = {
  presses: (since, again) => [
    `That has been getting harder since ${since}, and ${again}.`,
    `It hasn't worked as well since ${since}, and ${again}.`,
    `You've been running up against that since ${since}, and ${again}.`,
    `You may have had your first doubts about that around ${since}, and ${again}.`,
  ],
  eases: (since, again) => [
    `You may have tried it another way since ${since}, and ${again}.`,
    `That has been getting easier to change since ${since}, and ${again}.`,
    `You may have needed less of that since ${since}, and ${again}.`,
  ],
}

/** For a turn that the next paragraph dates. */
const early: Record<Tone, (month: string, event: string) => string[]> = {
  presses: (month, event) => [
    `Early in ${month} ${event}, and you can't go on quite like that.`,
    `That works until early in ${month}, when ${event}.`,
  ],
  eases: (month, event) => [
    `Early in ${month} ${event}, and it's a good time to try another way.`,
    `That could change early in ${month}, when ${event}.`,
  ],
}

/** The last day that is early in a month. */
const LAST_EARLY = 10

/** What brings the subject up, where no habit has been described. */
export function narrateReason({ narrator }: Narration, lead: Contact): Draft {
  const date = dateOf(lead.fact.at)
  const [day, event] = [dayText(date, date), nameOf(lead)]
  const ways = [
    `What brings it up is ${event} on ${day}.`,
    `It comes up now because of ${event} on ${day}.`,
    `It comes to a head on ${day}, with ${event}.`,
  ]
  return narrator.state('month-headline', ways, { facts: eventFacts(lead) })
}

const relations: Record<AspectName, string> = {
  conjunction: 'on',
  opposition: 'opposite',
  square: 'square',
  trine: 'trine',
  sextile: 'sextile',
}

/** "the full Moon opposite your Venus", "Pluto square your Sun", "Saturn turning direct in Aries" */
function nameOf({ fact, touch }: Contact): string {
  if (fact.kind === 'transit')
    return `${capitalized(bodyName(fact.body))} ${relations[fact.aspect]} your ${pointNames[fact.natal]}`
  if (fact.kind === 'station')
    return `${capitalized(bodyName(fact.body))} turning ${fact.direction} in ${fact.sign}`
  if (fact.kind === 'house-entry') return capitalized(bodyName(fact.body))
  const name = lunationName(fact)
  if (!touch) return `${name} in ${fact.sign}`
  return `${name} ${relations[touch.aspect]} your ${pointNames[touch.natal]}`
}

const verbs: Record<AspectName, string> = {
  conjunction: 'meets',
  opposition: 'opposes',
  square: 'squares',
  trine: 'makes a trine to',
  sextile: 'makes a sextile to',
}

/** "the full Moon opposes your Venus", "Pluto squares your Sun", "Saturn turns direct in Aries" */
function clauseOf(contact: Contact): string {
  const { fact, touch } = contact
  switch (fact.kind) {
    case 'transit':
      return `${capitalized(bodyName(fact.body))} ${verbs[fact.aspect]} your ${pointNames[fact.natal]}`
    case 'station': {
      const turns = `${capitalized(bodyName(fact.body))} turns ${fact.direction}`
      if (!touch) return `${turns} in ${fact.sign}`
      const point = `${relations[touch.aspect]} your ${pointNames[touch.natal]}`
      return touch.aspect === 'conjunction' ? `${turns} ${point}` : `${turns}, ${point}`
    }
    case 'house-entry':
      return `${capitalized(bodyName(fact.body))} enters your ${ordinalWords[fact.house]} house`
    default: {
      const name = lunationName(fact)
      const house = subjectHouse(contact)
      const where = house && `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
      if (!touch) return `${name} falls in ${where ?? fact.sign}`
      const point = `your ${pointNames[touch.natal]}`
      if (touch.aspect === 'conjunction') return `${name} falls on ${point}`
      return `${name} ${verbs[touch.aspect]} ${point}${where ? ` from ${where}` : ''}`
    }
  }
}

/** The house that makes a Moon the turn of its subject: on an angle, no house is read. */
function subjectHouse({ fact, point, aspect }: Contact): House | undefined {
  if (fact.kind !== 'lunation' && fact.kind !== 'eclipse') return undefined
  const isOnAngle = (point === 'asc' || point === 'mc') && aspect !== 'square'
  return isOnAngle ? undefined : (fact.house as House | undefined)
}

/** What such a Moon or planet does. */
export function narrateTurnCause({ narrator }: Narration, lead: Contact): Draft | undefined {
  const cause = causeOf(lead)
  if (!cause) return undefined
  const pool = { name: `turn-cause/${cause}`, lines: turnCauses[cause] }
  return narrator.line([pool], { facts: [lead.fact.id] })
}

function causeOf(lead: Contact): TurnCause | undefined {
  const { fact, body } = lead
  if (fact.kind === 'eclipse') return 'eclipse'
  if (fact.kind === 'lunation') return fact.phase === 'new' ? 'new-moon' : 'full-moon'
  if (fact.kind === 'station') return fact.direction
  const cause = `${body}-${toneOf(lead)}`
  return cause in turnCauses ? (cause as TurnCause) : undefined
}
