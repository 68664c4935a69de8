import { pointNames } from '../names.ts'
import type { CheckedSentence } from './check-sentence.ts'
import type { Claim } from './claims.ts'
import type { CalendarDay } from './mention.ts'
import type { NamedPoint } from './subjects.ts'

/** What is wrong with a sentence, for the writer that must repair it. Empty for a true sentence. */
export function explainRejection({
  unsupported,
  unreadable,
}: Pick<CheckedSentence, 'unsupported' | 'unreadable'>): string {
  const untrue = unsupported.map((claim) => `The cited facts do not say ${explained(claim)}.`)
  const unread = unreadable.map(({ words, reason }) => `"${words}" cannot be checked: ${reason}.`)
  return [...new Set([...untrue, ...unread])].join(' ')
}

/** A claim as the rest of "The cited facts do not say". */
function explained(claim: Claim): string {
  const day = claim.on ? ` on ${dayText(claim.on)}` : ''
  return `${statement(claim)}${day}`
}

function statement(claim: Claim): string {
  switch (claim.kind) {
    case 'point':
      return `anything about ${nameOf(claim.of)}`
    case 'sign':
      return `that ${nameOf(claim.of)} is in ${claim.sign}${claim.isHedged ? ' at some hour' : ' for certain'}`
    case 'sign-change':
      return `that ${nameOf(claim.of)} changed from ${claim.from} to ${claim.to}`
    case 'house':
      return `that ${nameOf(claim.of)} is in ${claim.house === 'unknown' ? 'such a house' : `${hostOf(claim.host)} house ${claim.house}`}`
    case 'degree':
      return `that ${nameOf(claim.of)} is at ${claim.degrees}°${claim.minutes === undefined ? '' : `${claim.minutes}′`}`
    case 'retrograde':
      return `that ${nameOf(claim.of)} is retrograde`
    case 'aspect':
      return `that there is a ${claim.aspect} of ${listOf(claim.ends)}`
    case 'ruler':
      return `that ${nameOf(claim.of)} rules ${nameOf(claim.angle)}`
    case 'balance':
      return `that ${claim.count} planets are in ${claim.of} signs`
    case 'moon-phase':
      return `that the Moon is ${claim.phases.join(' or ') || 'in such a phase'}`
    case 'eclipse':
      return `that there is such an eclipse`
    case 'void-moon':
      return 'that the Moon is void of course'
    case 'station':
      return `that ${nameOf(claim.of)} turns ${claim.direction}`
    case 'entry':
      return `that ${nameOf(claim.of)} ${claim.isBack ? 'goes back into' : 'enters'} a sign or house`
    case 'date':
      return `that something happens on ${dayText(claim.day)}`
    case 'time':
      return `that something happens at ${claim.time.clock} UTC`
  }
}

const owners = { you: 'your ', partner: "the partner's " }

function nameOf(named: NamedPoint | undefined): string {
  if (!named) return 'a point'
  const name = named.point === 'unknown' ? 'such a point' : pointNames[named.point]
  return `${named.owner ? owners[named.owner] : ''}${name}`
}

function hostOf(host: 'you' | 'partner' | undefined): string {
  return host === 'partner' ? "the partner's" : 'your'
}

function listOf(ends: NamedPoint[]): string {
  return ends.length === 0 ? 'any points' : ends.map(nameOf).join(' and ')
}

function dayText({ weekday, month, dayOfMonth, year }: CalendarDay): string {
  const date = [year, month, dayOfMonth].map((part) => part ?? '*').join('-')
  return weekday && !dayOfMonth ? weekday : `${weekday ? `${weekday} ` : ''}${date}`
}
