import { innerLinks } from '#lore/corpus/year/chapters.ts'
import { progressedMoonHouses, progressedMoonSigns } from '#lore/corpus/year/progressed.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { ProgressedEntryFact, ProgressedMoonFact } from '#sky/forecast-facts.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import type { Paragraph } from '../writer.ts'
import type { Argued } from './argument.ts'
import { monthOfYear } from './history.ts'

/** When the progressed Moon first enters another place. */
export function turnOfInnerYear(reader: Reader): string | undefined {
  return reader
    .ofKind('progressed-entry')
    .map(({ at }) => at)
    .toSorted()[0]
}

/** The progressed Moon; nothing without a birth time. */
export function narrateInnerYear(narration: Narration, argued: Argued | undefined): Paragraph[] {
  const [moon] = narration.reader.ofKind('progressed-moon')
  if (!moon) return []
  const entries = narration.reader
    .ofKind('progressed-entry')
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return paragraphOf([
    ...narratePlace(narration, moon),
    ...entries.flatMap((entry) => narrateEntry(narration, entry)),
    argued && narrateLink(narration, moon),
  ])
}

function narratePlace(
  { narrator }: Narration,
  { id, sign, house }: ProgressedMoonFact,
): (Draft | undefined)[] {
  const facts = [id]
  const place = house
    ? `${sign}, in your ${ordinalWords[house]} house, ${houseGlosses[house]}`
    : sign
  const ways = [
    `Your progressed Moon, which moves one day for each year of your life, is in ${place}.`,
    `Your progressed Moon, which takes a year for what the real one does in a day, is in ${place}.`,
  ]
  return [
    narrator.state('progressed', ways, { facts }),
    narrator.line([signPool({ sign })], { facts }),
    house ? narrator.line([housePool(house)], { facts }) : undefined,
  ]
}

function narrateEntry(
  { reader, narrator }: Narration,
  { id, at, sign, house }: ProgressedEntryFact,
): (Draft | undefined)[] {
  const facts = [id]
  const month = monthOfYear(reader, dateOf(at))
  const where = sign ?? `your ${ordinalWords[house ?? 0]} house, ${houseGlosses[house ?? 0]}`
  const ways = [
    `In ${month} your progressed Moon enters ${where}, for about two and a half years.`,
    `In ${month} it changes: your progressed Moon enters ${where}, and stays for about two and a half years.`,
  ]
  const pool = sign ? signPool({ sign }) : housePool(house ?? 1)
  return [narrator.state('progressed-entry', ways, { facts }), narrator.line([pool], { facts })]
}

/** What this mood has to do with the question of the year. */
function narrateLink({ narrator }: Narration, { id }: ProgressedMoonFact): Draft | undefined {
  return narrator.line([{ name: 'inner-link', lines: innerLinks }], { facts: [id] })
}

const signPool = ({ sign }: Pick<ProgressedMoonFact, 'sign'>) => ({
  name: `inner/${sign}`,
  lines: progressedMoonSigns[sign],
})

const housePool = (house: number) => ({
  name: `inner-place/${house}`,
  lines: progressedMoonHouses[house as House],
})
