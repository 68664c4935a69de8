import { ordinal, pointNames } from '../names.ts'
import type { CheckedSentence } from './check-sentence.ts'
import type { Claim, NamedAspect } from './claim.ts'
import type { CalendarDay, Distance, Owner } from './mention.ts'
import type { NamedPoint } from './subjects.ts'

/** The reason of a rejection, for the writer that must repair the sentence. Empty for a true sentence. */
export function explainRejection({
  unsupported,
  unreadable,
}: Pick<CheckedSentence, 'unsupported' | 'unreadable'>): string {
  const untrue = unsupported.map((claim) => `The cited facts do not say that ${explained(claim)}.`)
  const unread = unreadable.map(({ words, reason }) => `"${words}" cannot be checked: ${reason}.`)
  return [...new Set([...untrue, ...unread])].join(' ')
}

function explained(claim: Claim): string {
  const denial = claim.isNegated ? 'it is false that ' : ''
  const day = claim.on && claim.kind !== 'date' ? ` on ${dayText(claim.on)}` : ''
  const time = claim.around && claim.kind !== 'time' ? ` at ${claim.around.clock}` : ''
  return `${denial}${statement(claim)}${day}${time}`
}

function statement(claim: Claim): string {
  switch (claim.kind) {
    case 'point':
      return `${nameOf(claim.of)} has a part in this`
    case 'sign':
      return `${nameOf(claim.of)} ${claim.isHedged ? 'may be' : 'is certainly'} in ${claim.sign}`
    case 'sign-change':
      return `${nameOf(claim.of)} changed from ${claim.from} to ${claim.to}`
    case 'exit':
      return `${nameOf(claim.of)} leaves ${claim.sign}`
    case 'house':
      return `${nameOf(claim.of)} is in ${houseText(claim.house, claim.host)}`
    case 'axis':
      return `${nameOf(claim.of)} lies on the axis of ${(claim.houses ?? claim.signs ?? []).join(' and ')}`
    case 'degree':
      return `${nameOf(claim.of)} is at ${degreeText(claim)}${claim.sign ? ` ${claim.sign}` : ''}`
    case 'retrograde':
    case 'direct':
      return `${nameOf(claim.of)} is ${claim.kind}`
    case 'element':
      return `${claim.of ? nameOf(claim.of) : (claim.sign ?? 'a sign')} is of the group ${claim.element}`
    case 'dignity':
      return `${nameOf(claim.of)} is in its ${claim.dignity}`
    case 'ruler':
      return `${nameOf(claim.of)} rules ${nameOf(claim.angle)}`
    case 'house-ruler':
      return `${nameOf(claim.of)} rules ${houseText(claim.house)}`
    case 'sign-ruler':
      return `${nameOf(claim.of)} rules ${claim.sign}`
    case 'multiple':
      return `${claim.times} of Sun, Moon and Ascendant are in ${claim.sign}`
    case 'station':
      return `${nameOf(claim.of)} turns ${claim.direction ?? 'retrograde or direct'}`
    case 'entry':
      return `${nameOf(claim.of)} ${claim.isBack ? 'goes back into' : 'enters'} a sign or house`
    case 'date':
      return `something happens on ${dayText(claim.day)}`
    case 'day-part':
      return `something happens in the ${claim.part}`
    case 'time':
      return `something happens at ${claim.time.clock}`
    case 'near-miss':
      return `${nameOf(claim.of)} comes near without touching`
    case 'birthday':
      return 'it is the birthday'
    case 'profection':
      return `${claim.side ?? 'around'} the birthday, it is a year of the ${ordinal(claim.house)} house`
    case 'year-ruler':
      return `${nameOf(claim.of)} rules the year`
    default:
      return relationStatement(claim)
  }
}

function relationStatement(claim: Exclude<Claim, { kind: 'point' | 'sign' | 'date' }>): string {
  switch (claim.kind) {
    case 'aspect':
      return `there is ${aspectText(claim)}`
    case 'orb':
      return `${aspectText(claim)} has an orb of ${degreeText(claim)}`
    case 'pass':
      return `${aspectText(claim)} is pass ${claim.number}${claim.times ? ` of ${claim.times}` : ''}`
    case 'applying':
      return `${aspectText(claim)} is ${claim.isApplying ? 'applying' : 'separating'}`
    case 'tighter':
      return `${aspectText(claim.tight)} is tighter than ${aspectText(claim.wide)}`
    case 'balance':
      return `${claim.count ?? (claim.strength === 'absent' ? 'no' : 'most')} planets are in ${claim.of} signs`
    case 'more':
      return `there is more ${claim.of} than ${claim.than}`
    case 'cluster':
      return `${claim.count ?? 'three or more'} planets are together in ${claim.sign ?? houseText(claim.house)}`
    case 'configuration':
      return `there is a ${claim.shape} of ${listOf(claim.points)}`
    case 'dispositor':
      return `${nameOf(claim.of)} rules the sign of ${nameOf(claim.ruled)}`
    case 'final-dispositor':
      return `${nameOf(claim.of)} rules the signs of all others, directly or in turn`
    case 'reception':
      return `there is a mutual reception of ${listOf(claim.points)}`
    case 'unaspected':
      return `${nameOf(claim.of)} has no ${claim.isClose ? 'close ' : ''}aspect to another planet`
    case 'singleton':
      return `${nameOf(claim.of)} is the only planet in ${claim.group} signs`
    case 'near-house':
      return `${nameOf(claim.of)} is ${distanceText(claim.distance)} ${claim.houses.map((house) => houseText(house)).join(' and ')}`
    case 'near-sign':
      return `${nameOf(claim.of)} is ${distanceText(claim.distance)} ${claim.sign}`
    case 'out-of-sign':
      return `${aspectText(claim)} is out of sign`
    case 'sect':
      return `the birth was by ${claim.sect}`
    case 'apex':
      return `${nameOf(claim.of)} is the apex of a figure`
    case 'moon-phase':
      return `the Moon is ${claim.phases.join(' or ') || 'in such a phase'}`
    case 'eclipse':
      if (claim.of === 'neither') return 'there is an eclipse of neither the Sun nor the Moon'
      return `there is ${[claim.extent, claim.of].filter(Boolean).join(' ') || 'an'} eclipse`
    case 'void-moon':
      return 'the Moon is void of course'
    default:
      return `this holds (${claim.kind})`
  }
}

const owners: Record<Owner, string> = {
  you: 'your ',
  partner: "the partner's ",
  sky: 'transiting ',
}
const otherNames: Record<string, string> = {
  ...pointNames,
  dsc: 'Descendant',
  ic: 'Imum Coeli',
  south_node: 'South Node',
  empty_leg: 'the empty leg',
  progressed_moon: 'progressed Moon',
  return_asc: 'Ascendant of the solar return',
  return_mc: 'Midheaven of the solar return',
  unknown: 'such a point',
}

function nameOf(named: NamedPoint | undefined): string {
  if (!named) return 'a point'
  return `${named.owner ? owners[named.owner] : ''}${otherNames[named.point]}`
}

function houseText(house: number | 'unknown' | undefined, host?: Owner): string {
  if (house === undefined || house === 'unknown') return 'such a house'
  return `${host === 'partner' ? "the partner's" : 'the'} ${ordinal(house)} house`
}

function aspectText({ aspect, quality, ends }: NamedAspect): string {
  const name = aspect ?? (quality ? `${quality} aspect` : 'aspect')
  return `a ${name} of ${listOf(ends)}`
}

function listOf(ends: NamedPoint[]): string {
  return ends.length === 0 ? 'any points' : ends.map(nameOf).join(' and ')
}

function distanceText(distance: Distance | undefined): string {
  return distance ? `${degreeText(distance)} from` : 'near'
}

function degreeText({ degrees, minutes }: { degrees: number; minutes?: number }): string {
  return `${degrees}°${minutes === undefined ? '' : `${minutes}′`}`
}

function dayText({ weekday, month, dayOfMonth, year }: CalendarDay): string {
  const date = [year, month, dayOfMonth].filter((part) => part !== undefined).join('-')
  return [weekday, date].filter(Boolean).join(' ')
}
