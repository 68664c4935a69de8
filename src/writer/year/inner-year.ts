import { progressedMoonHouses, progressedMoonSigns } from '#lore/corpus/year/progressed.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords } from '#lore/names.ts'
import type { ProgressedEntryFact, ProgressedMoonFact } from '#sky/forecast-facts.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import type { Paragraph } from '../writer.ts'
import type { ActSpan } from './acts.ts'
import { monthOfYear } from './history.ts'

interface MoonPlace extends Pick<ProgressedMoonFact, 'sign' | 'house'> {
  facts: readonly string[]
  /** "since December", of a place that it has entered in the twelve months. */
  since: string | undefined
}

function standsAt(
  { reader }: Narration,
  { id, sign, house }: ProgressedMoonFact,
  past: readonly ProgressedEntryFact[],
): MoonPlace {
  const last = past.at(-1)
  if (!last) return { sign, house, facts: [id], since: undefined }
  return {
    sign: past.findLast((entry) => entry.sign)?.sign ?? sign,
    house: past.findLast((entry) => entry.house)?.house ?? house,
    facts: [id, ...past.map((entry) => entry.id)],
    since: `since ${monthOfYear(reader, dateOf(last.at))}`,
  }
}

/** When the progressed Moon first enters another place. */
export function turnOfInnerYear(reader: Reader): string | undefined {
  return reader
    .ofKind('progressed-entry')
    .map(({ at }) => at)
    .toSorted()[0]
}

/** The progressed Moon; nothing without a birth time. */
export function narrateInnerYear(narration: Narration, span: ActSpan): Paragraph[] {
  const [moon] = narration.reader.ofKind('progressed-moon')
  if (!moon) return []
  const entries = narration.reader
    .ofKind('progressed-entry')
    .toSorted((one, other) => one.at.localeCompare(other.at))
  // In the background of a part of the year is the place of the progressed Moon.
  const past = entries.filter(({ at }) => dateOf(at).slice(0, 7) < span.from.slice(0, 7))
  const coming = entries.filter((entry) => !past.includes(entry))
  const byMonth = Map.groupBy(coming, ({ at }) => dateOf(at).slice(0, 7))
  return paragraphOf([
    ...narratePlace(narration, standsAt(narration, moon, past), coming),
    ...[...byMonth.values()].flatMap((some) => narrateEntries(narration, some, span)),
  ])
}

function narratePlace(
  { narrator }: Narration,
  { sign, house, facts, since }: MoonPlace,
  entries: readonly ProgressedEntryFact[],
): (Draft | undefined)[] {
  const place = house
    ? `${sign}, in your ${ordinalWords[house]} house, ${houseGlosses[house]}`
    : sign
  const ways = since
    ? [
        `Your progressed Moon, for which a day after your birth stands for a year, has been in ${place}, ${since}.`,
        `Beside these dates there's the progressed Moon, which takes about two and a half years for a sign. Yours has been in ${place}, ${since}.`,
        `Astrologers let a day after your birth stand for a year, and read what you need from that. Your progressed Moon has been in ${place}, ${since}.`,
      ]
    : [
        `Your progressed Moon, which counts each day after your birth as a year of your life, is in ${place}.`,
        `A slower change runs beside all of this. Your progressed Moon, for which a day after your birth stands for a year, is in ${place}.`,
        `Beneath these dates there's the progressed Moon, which takes about two and a half years for a sign. Yours is in ${place}.`,
        `What comforts you changes every few years. By a count of one day for each year of your life, your progressed Moon is in ${place}.`,
        `Your needs keep a slower calendar, in which one day after your birth makes one year. By that calendar your progressed Moon is in ${place}.`,
        `What you need at home and at heart is a matter of the progressed Moon, which takes a year for the distance of a day. Yours is in ${place}.`,
        `Astrologers let a day after your birth stand for a year, and read what you need from that. Your progressed Moon is in ${place}.`,
      ]
  return [
    narrator.state('progressed', narrator.random.shuffle(`progressed ${sign}`, ways), { facts }),
    // A single change is narrated with the place before it. A sign or house that stays is left out if the other changes.
    entries.length > 1 || (entries.length > 0 && entries.every((entry) => entry.sign === undefined))
      ? undefined
      : narrator.line([signPool({ sign })], { facts }),
    house && entries.length < 2 && entries.every((entry) => entry.house !== undefined)
      ? narrator.line([housePool(house)], { facts })
      : undefined,
  ]
}

/** What the progressed Moon enters in one month; for a sign and a house together, the line of the sign. */
function narrateEntries(
  { reader, narrator }: Narration,
  entries: readonly ProgressedEntryFact[],
  span: ActSpan,
): (Draft | undefined)[] {
  const facts = entries.map(({ id }) => id)
  const date = dateOf(entries[0]?.at ?? '')
  const when = whenIn(span, date, monthOfYear(reader, date))
  const sign = entries.find((entry) => entry.sign)?.sign
  const house = entries.find((entry) => entry.house)?.house ?? 0
  const ofHouse = `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
  const where = [...(sign ? [sign] : []), ...(house ? [ofHouse] : [])].join(' and ')
  const ways = [
    `${when} your progressed Moon enters ${where}.`,
    `${when} your progressed Moon moves on to ${where}.`,
    `${when} your progressed Moon goes into ${where}, and stays for some years.`,
  ]
  const pool = sign ? signPool({ sign }) : housePool(house)
  return [narrator.state('progressed-entry', ways, { facts }), narrator.line([pool], { facts })]
}

/** "In March"; what comes after its part of the year says so. */
function whenIn({ to }: ActSpan, date: string, month: string): string {
  const at = date.slice(0, 7)
  return at > to.slice(0, 7) ? `Later, in ${month},` : `In ${month}`
}

const signPool = ({ sign }: Pick<ProgressedMoonFact, 'sign'>) => ({
  name: `inner/${sign}`,
  lines: progressedMoonSigns[sign],
})

const housePool = (house: number) => ({
  name: `inner-place/${house}`,
  lines: progressedMoonHouses[house as House],
})
