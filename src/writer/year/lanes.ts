import type { YearLane } from '#lore/year-ahead.ts'
import { yearLanes } from '#lore/year-lanes.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import type { Contact } from '../horoscope/contacts.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Unit } from '../horoscope/narrator.ts'
import { historyRole } from '../horoscope/passes.ts'
import { toneOf } from '../horoscope/tone.ts'

/** What an author has written of this pass of a slow planet. */
export function narratePass({ narrator }: Narration, contact: Contact): Draft[] | undefined {
  const { fact, body, point } = contact
  if (fact.kind !== 'transit' || !point || !(body in yearLanes)) return undefined
  const tone = toneOf(contact)
  const lane = `lane/${body}/${point}/${tone}`
  const units = yearLanes[body as keyof typeof yearLanes][point][tone].map((one, index) =>
    unitOf(`${lane}/${index}`, one, fact),
  )
  // Two aspects of one tone read differently, and a transit keeps its wording through all of its passes.
  const inOrder = isSecond.test(fact.aspect) ? units.toReversed() : units
  for (const unit of inOrder) {
    const drafts = narrator.unit(unit)
    if (drafts) return drafts
  }
  return undefined
}

const isSecond = /^(?:square|sextile)$/

const phases = { opens: 'begins', reviews: 'reviews', settles: 'ends' } as const

function unitOf(name: string, lane: YearLane, fact: TransitFact): Unit {
  const role = historyRole(fact)
  const phase = role && role in phases ? phases[role as keyof typeof phases] : 'begins'
  return {
    name: `${name}/${fact.pass?.number ?? 1}/${phase}`,
    lines: lane[phase].map((says) => ({ says, facts: [fact.id] })),
  }
}
