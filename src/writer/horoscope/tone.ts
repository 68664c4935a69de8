import type { Contact } from './contacts.ts'

export type Tone = 'eases' | 'presses'

const heavy = /^(?:mars|saturn|uranus|neptune|pluto)$/

/** A conjunction presses if either planet does. */
export function toneOf({
  body,
  point,
  quality,
}: Pick<Contact, 'body' | 'point' | 'quality'>): Tone {
  if (quality !== 'joined') return quality === 'tense' ? 'presses' : 'eases'
  if (body === point && body !== 'saturn') return 'eases'
  return heavy.test(body) || heavy.test(point ?? '') ? 'presses' : 'eases'
}
