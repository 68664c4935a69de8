import { progressedMoonHouses, progressedMoonSigns } from '#lore/corpus/year/progressed.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { ProgressedEntryFact, ProgressedMoonFact } from '#sky/forecast-facts.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import { dateOf } from '../horoscope/reader.ts'
import { type Draft, paragraphOf } from '../horoscope/storyteller.ts'
import type { Telling } from '../horoscope/telling.ts'
import type { Section } from '../writer.ts'
import { monthOfYear } from './history.ts'

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
  const ways = [
    `Your progressed Moon, which moves one day for each year of your life, is in ${place}.`,
    `Your progressed Moon, which takes a year for what the real one does in a day, is in ${place}.`,
  ]
  return [
    teller.state('progressed', ways, { facts }),
    teller.line([signPool({ sign })], { facts }),
    house ? teller.line([housePool(house)], { facts }) : undefined,
  ]
}

function tellEntry(
  { reader, teller }: Telling,
  { id, at, sign, house }: ProgressedEntryFact,
): (Draft | undefined)[] {
  const facts = [id]
  const month = monthOfYear(reader, dateOf(at))
  const where = sign ?? `your ${ordinalWords[house ?? 0]} house, ${houseGlosses[house ?? 0]}`
  const ways = [
    `In ${month} your progressed Moon enters ${where}, for about two and a half years.`,
    `Your progressed Moon enters ${where} in ${month} and stays for about two and a half years.`,
  ]
  const pool = sign ? signPool({ sign }) : housePool(house ?? 1)
  return [teller.state('progressed-entry', ways, { facts }), teller.line([pool], { facts })]
}

const signPool = ({ sign }: Pick<ProgressedMoonFact, 'sign'>) => ({
  name: `inner/${sign}`,
  lines: progressedMoonSigns[sign],
})

const housePool = (house: number) => ({
  name: `inner-place/${house}`,
  lines: progressedMoonHouses[house as House],
})
