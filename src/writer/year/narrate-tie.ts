import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Argued } from './argument.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { isAsked } from './question-span.ts'
import { tiesOf } from './ties.ts'
import { yearOfLead } from './year-of-life.ts'

const MOST_TIES = 2

/** What a moment does to the subject of the year, where a fact of the chart ties it to that. */
export function narrateTie(
  { reader, narrator }: Narration,
  contact: YearContact,
  { lead, argued }: { lead: YearContact; argued: Argued | undefined },
): Draft | undefined {
  if (!argued?.bears || !isAsked(argued, contact) || laneOf(contact) === laneOf(lead))
    return undefined
  const told = ['house', 'passing'].filter((kind) => narrator.hasUsed(`tie/${kind}`))
  if (told.length >= MOST_TIES) return undefined
  const tone = toneOf(contact)
  for (const { kind, because, facts } of tiesOf(reader, contact, yearOfLead(reader, lead))) {
    if (kind === 'lord' || told.includes(kind) || narrator.hasSaidOf(because)) continue
    const pool = { name: `tie/${kind}/${argued.name}/${tone}`, lines: argued.bears[tone] }
    const draft = narrator.line([pool], {
      facts,
      print: (says) => `${because}, and ${says}.`,
    })
    if (draft) return draft
  }
  return undefined
}
