import { innerPlaces, innerSeasons } from '#lore/corpus/year/progressed-moon.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { ProgressedEntryFact, ProgressedMoonFact } from '#sky/forecast-facts.ts'
import { monthAndYear } from '../horoscope/dates.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import { dateOf } from '../horoscope/reader.ts'
import { type Draft, paragraphOf } from '../horoscope/storyteller.ts'
import type { Telling } from '../horoscope/telling.ts'
import type { Section } from '../writer.ts'

/** The progressed Moon; nothing without a birth time. */
export function tellInnerYear(telling: Telling): Section[] {
  const [moon] = telling.reader.ofKind('progressed-moon')
  if (!moon) return []
  const entries = telling.reader
    .ofKind('progressed-entry')
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return [
    {
      title: 'How it feels inside',
      paragraphs: [
        ...paragraphOf(tellPlace(telling, moon)),
        ...entries.flatMap((entry) => paragraphOf(tellEntry(telling, entry))),
      ],
    },
  ]
}

function tellPlace(
  { teller }: Telling,
  { id, sign, house }: ProgressedMoonFact,
): (Draft | undefined)[] {
  const facts = [id]
  const place = house
    ? `${sign}, in your ${ordinalWords[house]} house, ${houseGlosses[house]}`
    : sign
  return [
    teller.state('progressed', [`Your progressed Moon is in ${place}.`], { facts }),
    teller.line([{ name: `inner/${sign}/mood`, lines: innerSeasons[sign].mood }], { facts }),
    house
      ? teller.line(
          [{ name: `inner-place/${house}/mood`, lines: innerPlaces[house as House].mood }],
          { facts },
        )
      : undefined,
  ]
}

function tellEntry(
  { reader, teller }: Telling,
  { id, at, sign, house }: ProgressedEntryFact,
): (Draft | undefined)[] {
  const facts = [id]
  const month = monthAndYear(dateOf(at), reader.period.startDate)
  const where = sign ?? `your ${ordinalWords[house ?? 0]} house, ${houseGlosses[house ?? 0]}`
  const ways = [
    `In ${month}, your progressed Moon enters ${where}.`,
    `Your progressed Moon enters ${where}, in ${month}.`,
  ]
  const pool = sign
    ? { name: `inner/${sign}/enters`, lines: innerSeasons[sign].enters }
    : { name: `inner-place/${house}/enters`, lines: innerPlaces[house as House].enters }
  return [teller.state('progressed-entry', ways, { facts }), teller.line([pool], { facts })]
}
