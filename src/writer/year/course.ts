import type { Narration } from '../horoscope/narration.ts'
import { paragraphOf } from '../horoscope/narrator.ts'
import type { Paragraph, Section } from '../writer.ts'
import type { Argued } from './argument.ts'
import { isAsked } from './asked.ts'
import { narrateOpener, stagesOf } from './chapter.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { narrateMinor } from './minors.ts'
import type { Stop, YearPlan } from './plan.ts'
import { seasonsOf, titleOf } from './seasons.ts'
import { narrateLeadStop, narrateStop, type Telling } from './stops.ts'

/** What happens, in strict order of time: a section for each part of the year. */
export function narrateCourse(
  narration: Narration,
  { lead, stops }: YearPlan,
  argued: Argued | undefined,
  telling: Telling,
): Section[] {
  const turn = argued && turnOf(stops, argued)
  const used = new Set<string>()
  const seasons = seasonsOf(stops)
  const stages = stagesOf(seasons, lead)
  return seasons.map((season, index) => ({
    title: titleOf(season, lead, narration.narrator.random, used),
    paragraphs: [
      ...paragraphOf([narrateOpener(narration, season, stages[index] ?? 'later', argued)]),
      ...narrateSeason(narration, season, telling, { lead, turn }),
    ],
  }))
}

/** Light contacts that follow each other share a paragraph. */
function narrateSeason(
  narration: Narration,
  season: readonly Stop[],
  telling: Telling,
  { lead, turn }: { lead: YearContact; turn: Stop | undefined },
): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let last: Stop | undefined
  telling.previous = undefined
  for (const stop of season) {
    const isLead = laneOf(stop.contact) === laneOf(lead)
    const narrate = isLead ? narrateLeadStop : narrateStop
    if (!stop.isMinor) paragraphs.push(...narrate(narration, stop, telling, stop === turn))
    else {
      const written = paragraphOf(narrateMinor(narration, stop, telling))
      if (last?.isMinor) paragraphs.at(-1)?.sentences.push(...(written[0]?.sentences ?? []))
      else paragraphs.push(...written)
    }
    last = stop
    telling.previous = stop.contact
  }
  return paragraphs
}

/** The weighty moment nearest to the middle of what the year is about. */
function turnOf(stops: readonly Stop[], argued: Argued): Stop | undefined {
  const middle = (Date.parse(argued.from) + Date.parse(argued.until)) / 2
  const distance = ({ contact }: Stop) => Math.abs(Date.parse(contact.at) - middle)
  return stops
    .filter(({ isMinor, contact }) => !isMinor && contact.fact.kind !== 'house-entry')
    .filter(({ contact }) => isAsked(argued, contact))
    .toSorted((one, other) => distance(one) - distance(other))[0]
}
