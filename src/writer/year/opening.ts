import { yearsOfHouses } from '#lore/corpus/year/houses.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { bodyName } from '../horoscope/body-name.ts'
import type { Contact } from '../horoscope/contacts.ts'
import { dayText } from '../horoscope/dates.ts'
import { contextFor } from '../horoscope/points-of-contacts.ts'
import { dateOf } from '../horoscope/reader.ts'
import { tellClosest, tellPoint, tellRole } from '../horoscope/sentences.ts'
import { type Draft, paragraphOf } from '../horoscope/storyteller.ts'
import type { Telling } from '../horoscope/telling.ts'
import { capitalized } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import { passesInYear, type YearPlan } from './plan.ts'

/** The thesis: what this person does, what the heaviest transit does to it, and what the year asks. */
export function tellOpening(telling: Telling, { lead }: YearPlan): Paragraph[] {
  const context = contextFor(telling, lead)
  return paragraphOf([
    tellPoint(telling, context, lead.quality, [lead.fact.id]),
    tellClosest(telling, context),
    tellLead(telling, lead),
    tellRole(telling, lead, 'does'),
    tellQuestion(telling),
  ])
}

const aspects = {
  conjunction: 'conjunct',
  opposition: 'opposite',
  square: 'square',
  trine: 'trine',
  sextile: 'sextile',
}

function tellLead({ reader, teller }: Telling, lead: Contact): Draft | undefined {
  const passes = passesInYear(reader, lead)
  const [first] = passes
  if (!first) return undefined
  const body = capitalized(bodyName(first))
  const { startDate } = reader.period
  const days = listed(passes.map(({ at }) => dayText(dateOf(at), startDate)))
  const contact = `${aspects[first.aspect]} your ${nameOf(first)} on ${days}`
  const ways = {
    tense: [
      `${body} puts that to the test, ${contact}.`,
      `${body} leans on it, ${contact}.`,
      `${body} asks hard questions of it, ${contact}.`,
    ],
    harmonious: [
      `${body} is on your side in this, ${contact}.`,
      `${body} makes room for it, ${contact}.`,
    ],
    joined: [`${body} goes straight to it, ${contact}.`, `${body} arrives at it, ${contact}.`],
  }[lead.quality]
  return teller.state('lead', ways, { facts: passes.map(({ id }) => id) })
}

const nameOf = ({ body, natal }: TransitFact) =>
  body === natal ? `own ${pointNames[natal]}` : pointNames[natal]

const listed = (days: readonly string[]) => new Intl.ListFormat('en-US').format(days)

/** The house of the larger part of the year. */
function tellQuestion({ reader, teller }: Telling): Draft | undefined {
  const [longer] = reader
    .ofKind('profection')
    .toSorted((one, other) => daysIn(reader.period, other) - daysIn(reader.period, one))
  if (!longer) return undefined
  const lines = yearsOfHouses[longer.house as House].asks
  return teller.line([{ name: `year-house/${longer.house}/asks`, lines }], { facts: [longer.id] })
}

function daysIn(
  { startDate, endDate }: { startDate: string; endDate: string },
  { at, until }: { at: string; until: string },
): number {
  const from = Math.max(Date.parse(startDate), Date.parse(at))
  return Math.min(Date.parse(endDate), Date.parse(until)) - from
}
