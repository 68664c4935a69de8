import { type Contact, isSlow } from './contacts.ts'
import { dayText } from './dates.ts'
import { houseWithGloss } from './house-glosses.ts'
import type { Draft } from './narrator.ts'
import { isApart, ordinalOf, passesOf } from './passes.ts'
import { dateOf, type Reader } from './reader.ts'
import { withoutEnd } from './week-mood.ts'

const numbers: Partial<Record<number, string>> = { 2: 'two', 3: 'three', 5: 'five' }

/** The passes of a fast planet that has been retrograde, or will be: "the last of three, after September 14 and October 21". */
export function fastPassOf(reader: Reader, contact: Contact) {
  const { fact } = contact
  if (fact.kind !== 'transit' || isSlow(contact)) return undefined
  const passes = passesOf(reader, fact)
  const own = passes.find(({ id }) => id === fact.id)
  const of = numbers[own?.pass?.of ?? 0]
  const others = passes.filter((one, ...rest) => one !== own && isApart(one, ...rest))
  const [before, after] = [
    others.filter(({ at }) => at < fact.at),
    others.filter(({ at }) => at > fact.at),
  ]
  const shown = before.length > 0 ? before : after
  if (!own || !of || shown.length === 0) return undefined
  const dates = shown.map(({ at }) => dayText(dateOf(at), dateOf(fact.at))).join(' and ')
  const when = before.length > 0 ? 'after' : 'before'
  return {
    text: `the ${ordinalOf(own)} of ${of}, ${when} ${dates}`,
    facts: [own.id, ...shown.map(({ id }) => id)],
  }
}

/** The event, with the dates of other passes of a fast planet over the point, kept apart from an hour without a date. */
export function withFastPass(
  reader: Reader,
  contact: Contact,
  event: Draft,
  isSameDay: boolean,
): Draft {
  const pass = fastPassOf(reader, contact)
  if (!pass) return event
  const [first = '', ...more] = event.sentences
  const said = isSameDay
    ? [first, `It's ${pass.text}.`]
    : [`${withoutEnd(event).replace(houseWithGloss, '$1')}, ${pass.text}.`]
  const facts = [...new Set([...event.facts, ...pass.facts])]
  return { ...event, sentences: [...said, ...more], facts }
}
