import { shortYears } from '#lore/corpus/year/houses.ts'
import { yearLords } from '#lore/corpus/year/lords.ts'
import { returnAscendants } from '#lore/corpus/year/returns.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords, pointNames } from '#lore/names.ts'
import type { YearLord } from '#lore/year-ahead.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import { bodyName } from '../horoscope/body-name.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { dateOf } from '../horoscope/reader.ts'
import type { Section } from '../writer.ts'
import { mainYear } from './argument.ts'
import { dayOfYear } from './history.ts'

/** The planet of the year, how the year is met, and the year before or after it; none without a birth time. */
export function narrateSubject(narration: Narration): Section[] {
  const main = mainYear(narration.reader)
  if (!main) return []
  const other = narration.reader.ofKind('profection').find(({ id }) => id !== main.id)
  const lord = [...narrateLord(narration, main), ...narrateReturn(narration)]
  const rest = other ? narrateOther(narration, other) : []
  const inOrder = other?.isNext ? [lord, rest] : [rest, lord]
  return [{ title: 'What the year is about', paragraphs: inOrder.flatMap(paragraphOf) }]
}

/** The house of the shorter part of the twelve months. */
function narrateOther(
  { reader, narrator }: Narration,
  fact: ProfectionFact,
): (Draft | undefined)[] {
  const { id, house, isNext } = fact
  const [birthday] = reader.ofKind('birthday')
  if (!birthday) return []
  const place = `${ordinalWords[house]} house, ${houseGlosses[house]}`
  const day = dayOfYear(reader, dateOf(birthday.at))
  const ways = isNext
    ? [`From your birthday on ${day}, it's a year of your ${place}.`]
    : [`Until your birthday on ${day}, you're still in a year of your ${place}.`]
  const pool = { name: `short-year/${house}`, lines: shortYears[house as House] }
  return [
    narrator.state('year-house', ways, { facts: [id, birthday.id] }),
    narrator.line([pool], { facts: [id] }),
  ]
}

function narrateLord(
  { reader, narrator }: Narration,
  { id, lord }: ProfectionFact,
): (Draft | undefined)[] {
  const phrase = `${bodyName({ body: lord })}, which rules that house`
  const units = yearLords[lord as YearLord].map(({ says }, index) => ({
    name: `year-lord/${lord}/${index}`,
    lines: says.map((line) => ({ says: line.replace('{lord}', phrase), facts: [id] })),
  }))
  const inOrder = narrator.random.shuffle(`lord ${lord}`, units)
  const unit =
    inOrder.find((one) => narrator.canNarrate(one)) ??
    inOrder.find((one) => narrator.mayRepeat(one))
  const [first, ...rest] = (unit && narrator.unit(unit, { mayRepeat: true })) ?? []
  const placed = reader.spine.planets.get(lord)
  const house = placed?.house
    ? ` in the ${ordinalWords[placed.house]} house, ${houseGlosses[placed.house]}`
    : ''
  const place =
    placed?.sign &&
    narrator.state('year-lord', [`Your ${pointNames[lord]} is in ${placed.sign}${house}.`], {
      facts: placed.facts,
    })
  return [first, place || undefined, ...rest]
}

function narrateReturn({ reader, narrator }: Narration): (Draft | undefined)[] {
  const [fact] = reader.ofKind('solar-return')
  if (!fact) return []
  const birthdays = reader.ofKind('birthday').map(({ id }) => id)
  const ways = [
    `Each birthday has a chart of its own, and the Ascendant of your solar return is in ${fact.rising}.`,
    `The Ascendant of your solar return, the chart made for your birthday, is in ${fact.rising}.`,
  ]
  const facts = [fact.id]
  const pool = { name: `solar-return/${fact.rising}`, lines: returnAscendants[fact.rising] }
  return [
    narrator.state('solar-return', ways, { facts: [fact.id, ...birthdays] }),
    narrator.line([pool], { facts }),
  ]
}
