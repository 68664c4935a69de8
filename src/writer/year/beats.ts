import type { YearBeats } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { YearContact } from './contacts.ts'
import { passRole } from './history.ts'
import type { Stop } from './plan.ts'

/** Deals out what the moments of a year do to its question. */
export interface Beats {
  /** The sentence after a moment; undefined where there is none left, or none is due. */
  after(contact: YearContact, isTurn: boolean): Draft | undefined
}

/** The weightiest moments, which lead back to the question. */
export function withBeats(stops: readonly Stop[], most: number): Set<YearContact> {
  const majors = stops.filter(
    ({ isMinor, contact }) => !isMinor && contact.fact.kind !== 'house-entry',
  )
  const inOrder = majors
    .map(({ contact }) => contact)
    .toSorted((one, other) => other.rank - one.rank)
  return new Set(inOrder.slice(0, most))
}

interface Dealt {
  /** As `year/4/1`. */
  name: string
  beats: YearBeats
  middle: Draft
  facts: readonly string[]
  /** The dates or instants that the question covers. */
  from: string
  until: string
}

export function dealBeats({ reader, narrator }: Narration, dealt: Dealt | undefined): Beats {
  return {
    after(contact, isTurn) {
      const isAsked = dealt && contact.at >= dealt.from && contact.at < dealt.until
      if (!isAsked) return undefined
      if (isTurn) return dealt.middle
      const kind = kindOf()
      const pool = { name: `${dealt.name}/${kind}`, lines: dealt.beats[kind] }
      return narrator.line([pool], { facts: [...dealt.facts, contact.fact.id] })

      function kindOf(): keyof YearBeats {
        const isEnd = passRole(reader, contact) === 'ends' || contact.fact.kind === 'eclipse'
        if (isEnd) return 'ends'
        return toneOf(contact)
      }
    },
  }
}
