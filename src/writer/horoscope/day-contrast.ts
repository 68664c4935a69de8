import {
  type BodyOfYesterday,
  leftFromYesterday,
  leftFromYesterdaysMoon,
  sinceYesterday,
} from '#lore/corpus/days/day-before.ts'
import type { House } from '#lore/house.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { AspectName } from '#sky/chart.ts'
import { capitalized } from '../prose/template.ts'
import { type Contact, contactsOf, isSlow, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { dayBefore } from './dates.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import { houseOf } from './points-of-contacts.ts'
import { dateOf, type Reader } from './reader.ts'
import { type Tone, toneOf } from './tone.ts'

/** The contact that the day before was about; the Moon's are over in two hours. */
function yesterdaysTheme(reader: Reader): Contact | undefined {
  const yesterday = dayBefore(reader.period.startDate)
  const contacts = contactsOf(reader, (at) => dateOf(at) === yesterday)
  return contacts.find(({ rank }) => rank >= LEAST_OF_SEVERAL_DAYS)
}

/** Compares with the previous day's contact, if it concerned the same point or house. */
export function narrateYesterday(
  { reader, narrator }: Narration,
  now: Contact | { house: House },
): Draft | undefined {
  const theme = yesterdaysTheme(reader)
  if (!theme || !isKin(reader, theme, now)) return undefined
  const today = 'fact' in now ? toneOf(now) : 'quiet'
  const { fact } = theme
  if (fact.kind === 'lunation' && (fact.phase === 'new' || fact.phase === 'full')) {
    const pool = { name: `left/${fact.phase}`, lines: leftFromYesterdaysMoon[fact.phase] }
    const print = (says: string) => `The Moon was ${fact.phase} in ${fact.sign} yesterday, ${says}.`
    return narrator.line([pool], { facts: [fact.id], print })
  }
  if (fact.kind !== 'transit' || fact.earliest !== undefined) return undefined
  const body: BodyOfYesterday = isSlow(theme) ? 'slow' : (fact.body as BodyOfYesterday)
  const tone = toneOf(theme)
  const since: Partial<Record<Tone | 'quiet', readonly string[]>> = sinceYesterday[tone]
  const pool: Pool = {
    name: `since/${body}/${tone}-${today}`,
    lines: since[today] ?? leftFromYesterday[body][tone],
  }
  const own = fact.body === fact.natal ? 'own ' : ''
  const event = `${bodyName(fact.body)} ${past[fact.aspect]} your ${own}${pointNames[fact.natal]}`
  const ways = [
    (says: string) => `Yesterday ${event}, ${says}.`,
    (says: string) => `${capitalized(event)} yesterday, ${says}.`,
  ]
  const prints = narrator.random.shuffle(`yesterday ${fact.id}`, ways)
  return narrator.lineInOneWay([pool], prints, [fact.id])
}

function isKin(reader: Reader, theme: Contact, now: Contact | { house: House }): boolean {
  if ('fact' in now && theme.point !== undefined && theme.point === now.point) return true
  const house = 'fact' in now ? houseOf(reader, now) : now.house
  return house !== undefined && houseOf(reader, theme) === house
}

const past: Record<AspectName, string> = {
  conjunction: 'reached',
  opposition: 'stood opposite',
  square: 'squared',
  trine: 'made an easy angle to',
  sextile: 'made an easy angle to',
}
