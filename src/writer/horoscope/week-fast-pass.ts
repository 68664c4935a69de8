import { type Contact, isSlow } from './contacts.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { passesOf } from './passes.ts'
import type { Reader } from './reader.ts'

const times: Partial<Record<number, string>> = { 2: 'second', 3: 'third' }

/** Which time a fast planet, which has been retrograde, comes to the point again. */
export function laterPassOf(reader: Reader, contact: Contact) {
  const { fact } = contact
  if (fact.kind !== 'transit' || isSlow(contact)) return undefined
  const passes = passesOf(reader, fact)
  const own = passes.find(({ id }) => id === fact.id)
  const first = passes.find(({ pass }) => pass?.number === 1)
  const time = times[own?.pass?.number ?? 0]
  return own && first && time ? { own, first, time } : undefined
}

/** That a fast planet comes to the point again, and what the reader knows by then. */
export function narrateFastPass(
  { reader, narrator }: Narration,
  contact: Contact,
): Draft | undefined {
  const later = laterPassOf(reader, contact)
  if (!later) return undefined
  const { own, first, time } = later
  const ways = [
    `It's the ${time} time within months, so you know the subject.`,
    `It's the ${time} time within months, so you're prepared for it.`,
    `It's the ${time} time within months, and you may remember how it went before.`,
    `You've met this before in the last few months, for this is the ${time} time.`,
    `This is the ${time} time in a few months, so it won't surprise you.`,
  ]
  return narrator.state('fast-pass', ways, { facts: [own.id, first.id] })
}
