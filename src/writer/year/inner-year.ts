import { progressedMoonHouses, progressedMoonSigns } from '#lore/corpus/year/progressed.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { ProgressedEntryFact, ProgressedMoonFact } from '#sky/forecast-facts.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import type { Paragraph } from '../writer.ts'
import { monthOfYear } from './history.ts'

/** When the progressed Moon first enters another place. */
export function turnOfInnerYear(reader: Reader): string | undefined {
  return reader
    .ofKind('progressed-entry')
    .map(({ at }) => at)
    .toSorted()[0]
}

/** The progressed Moon; nothing without a birth time. */
export function narrateInnerYear(narration: Narration): Paragraph[] {
  const [moon] = narration.reader.ofKind('progressed-moon')
  if (!moon) return []
  const entries = narration.reader
    .ofKind('progressed-entry')
    .toSorted((one, other) => one.at.localeCompare(other.at))
  const byMonth = Map.groupBy(entries, ({ at }) => dateOf(at).slice(0, 7))
  return paragraphOf([
    ...narratePlace(narration, moon, entries),
    ...[...byMonth.values()].flatMap((some) => narrateEntries(narration, some)),
  ])
}

function narratePlace(
  { narrator }: Narration,
  { id, sign, house }: ProgressedMoonFact,
  entries: readonly ProgressedEntryFact[],
): (Draft | undefined)[] {
  const facts = [id]
  const place = house
    ? `${sign}, in your ${ordinalWords[house]} house, ${houseGlosses[house]}`
    : sign
  const ways = [
    `Your progressed Moon, which counts each day after your birth as a year of your life, is in ${place}.`,
    `A slower change runs beside all of this: your progressed Moon, which counts each day after your birth as a year of your life, is in ${place}.`,
    `Beneath these dates there's the progressed Moon, which counts each day after your birth as a year of your life. Yours is in ${place}.`,
    `What comforts you changes every few years, with the progressed Moon, which counts each day after your birth as a year of your life. Yours is in ${place}.`,
    `Your needs have a slower calendar, that of the progressed Moon, which counts each day after your birth as a year of your life. Yours is in ${place}.`,
    `For what you need at home and at heart there is the progressed Moon, which counts each day after your birth as a year of your life. It's in ${place}.`,
    `For what you need, astrologers look at the progressed Moon, which counts each day after your birth as a year of your life. Yours is in ${place}.`,
  ]
  return [
    narrator.state('progressed', ways, { facts }),
    // A single change is narrated with the place before it. A sign or house that stays is left out where the other changes.
    entries.length > 1 || (entries.length > 0 && entries.every((entry) => entry.sign === undefined))
      ? undefined
      : narrator.line([signPool({ sign })], { facts }),
    house && entries.length < 2 && entries.every((entry) => entry.house !== undefined)
      ? narrator.line([housePool(house)], { facts })
      : undefined,
  ]
}

/** What it enters in one month: of a sign and a house together, the line is that of the sign. */
function narrateEntries(
  { reader, narrator }: Narration,
  entries: readonly ProgressedEntryFact[],
): (Draft | undefined)[] {
  const facts = entries.map(({ id }) => id)
  const month = monthOfYear(reader, dateOf(entries[0]?.at ?? ''))
  const sign = entries.find((entry) => entry.sign)?.sign
  const house = entries.find((entry) => entry.house)?.house ?? 0
  const ofHouse = `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
  const where = [...(sign ? [sign] : []), ...(house ? [ofHouse] : [])].join(' and ')
  const ways = [
    `In ${month} your progressed Moon enters ${where}, for about two and a half years.`,
    `In ${month} your progressed Moon moves on to ${where}, and stays for about two and a half years.`,
  ]
  const pool = sign ? signPool({ sign }) : housePool(house)
  return [narrator.state('progressed-entry', ways, { facts }), narrator.line([pool], { facts })]
}

const signPool = ({ sign }: Pick<ProgressedMoonFact, 'sign'>) => ({
  name: `inner/${sign}`,
  lines: progressedMoonSigns[sign],
})

const housePool = (house: number) => ({
  name: `inner-place/${house}`,
  lines: progressedMoonHouses[house as House],
})
