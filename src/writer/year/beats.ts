import type { YearBeats } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { type Asked, isAsked } from './asked.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { passRole } from './history.ts'
import type { YearPlan } from './plan.ts'

/** Deals out what the moments of a year do to its question. */
export interface Beats {
  /** The sentence after a moment; undefined where there is none left, or none is due. */
  after(contact: YearContact, isTurn: boolean): Draft | undefined
}

/** As many lines as an argument has for each. */
const LINES: Readonly<Record<keyof YearBeats, number>> = { presses: 3, eases: 2, ends: 2 }

/** The weightiest moments, which lead back to the question: the heaviest transit before all others. */
export function withBeats(
  reader: Reader,
  { lead, stops }: YearPlan,
  asked: Asked,
  most: number,
): Set<YearContact> {
  const isLead = (one: YearContact) => Number(laneOf(one) === laneOf(lead))
  const inOrder = stops
    .filter(({ isMinor, contact }) => !isMinor && contact.fact.kind !== 'house-entry')
    .map(({ contact }) => contact)
    .filter((one) => isAsked(asked, one))
    .toSorted((one, other) => isLead(other) - isLead(one) || other.rank - one.rank)
  const left = { ...LINES }
  const chosen = inOrder.filter((one) => left[beatOf(reader, one)]-- > 0)
  return new Set(chosen.slice(0, most))
}

function beatOf(reader: Reader, contact: YearContact): keyof YearBeats {
  const isEnd = passRole(reader, contact) === 'ends' || contact.fact.kind === 'eclipse'
  return isEnd ? 'ends' : toneOf(contact)
}

interface Dealt extends Asked {
  /** As `year/4/1`. */
  name: string
  beats: YearBeats
  middle: Draft
  facts: readonly string[]
}

export function dealBeats({ reader, narrator }: Narration, dealt: Dealt | undefined): Beats {
  return {
    after(contact, isTurn) {
      if (!dealt || !isAsked(dealt, contact)) return undefined
      if (isTurn) return dealt.middle
      const kind = beatOf(reader, contact)
      const pool = { name: `${dealt.name}/${kind}`, lines: dealt.beats[kind] }
      return narrator.line([pool], { facts: [...dealt.facts, contact.fact.id] })
    },
  }
}
