import { chapterOpeners } from '#lore/corpus/year/chapters.ts'
import { ordinalWords } from '#lore/names.ts'
import type { YearStage } from '#lore/year-ahead.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Argued } from './argument.ts'
import { isAsked } from './asked.ts'
import { laneOf, type YearContact } from './contacts.ts'
import type { Stop } from './plan.ts'

/** How far each part of the year has come: by the heaviest transit, which may have several parts. */
export function stagesOf(seasons: readonly Stop[][], lead: YearContact): YearStage[] {
  const hasLead = (season: readonly Stop[]) =>
    season.some(({ contact }) => laneOf(contact) === laneOf(lead))
  const [first, last] = [seasons.findIndex(hasLead), seasons.findLastIndex(hasLead)]
  return seasons.map((season, index): YearStage => {
    if (index === first) return index === 0 ? 'leadFirst' : 'lead'
    if (index < first) return index === 0 ? 'first' : 'before'
    if (index < last) return hasLead(season) ? 'return' : 'between'
    if (index === last) return 'return'
    return index === last + 1 ? 'after' : 'later'
  })
}

/** What the question has come to as a part of the year begins; undefined where another year of life has begun. */
export function narrateOpener(
  { reader, narrator }: Narration,
  season: readonly Stop[],
  stage: YearStage,
  argued: Argued | undefined,
): Draft | undefined {
  if (!argued) return undefined
  if (!season.some(({ contact }) => isAsked(argued, contact)))
    return narrateOtherYear({ reader, narrator }, season, argued)
  const tone = toneOfSeason(season)
  const pool = { name: `chapter/${stage}/${tone}`, lines: chapterOpeners[stage][tone] }
  return narrator.line([pool], { facts: argued.facts, print: withMatter(argued) })
}

/** Once, that these weeks belong to the year of life before or after the one that is asked about. */
function narrateOtherYear(
  { reader, narrator }: Narration,
  season: readonly Stop[],
  { facts, until, matter }: Argued,
): Draft | undefined {
  const other = reader.ofKind('profection').find(({ id }) => !facts.includes(id))
  if (!other || narrator.hasUsed('other-year')) return undefined
  const place = `the ${ordinalWords[other.house]} house, ${houseGlosses[other.house]}`
  const isLater = (season[0]?.contact.at ?? '') >= until
  const ways = isLater
    ? [
        `After your birthday the year is about ${place}, and whatever you've settled about ${matter()} comes along.`,
        `Your birthday is behind you, and with it the subject has changed to ${place}, where you can use what you know about ${matter()}.`,
        `With your birthday a year of ${place} has begun, so there's less to decide about ${matter()}.`,
        `Since your birthday the subject is ${place}, so this is where you find out what ${matter()} was good for.`,
      ]
    : [
        `Up to your birthday you're still with ${place}, so nothing here has to be settled in view of ${matter()}.`,
        `Before your birthday the subject is ${place}, and it clears some ground for ${matter()}.`,
        `Until your birthday the year is still about ${place}, and ${matter()} can wait.`,
        `Your birthday is still ahead, so for now the subject is ${place}, and you have time before ${matter()} comes up.`,
      ]
  const birthdays = reader.ofKind('birthday').map(({ id }) => id)
  return narrator.state('other-year', ways, { facts: [other.id, ...birthdays] })
}

/** Puts what the year asks about into a line. */
export function withMatter({ matter }: Pick<Argued, 'matter'>): (says: string) => string {
  const name = matter()
  return (says) => says.replace('{matter}', name)
}

/** As most of its weighty moments are. */
function toneOfSeason(season: readonly Stop[]) {
  const weighty = season.filter(({ isMinor }) => !isMinor)
  const told = weighty.length > 0 ? weighty : season
  const hard = told.filter(({ contact }) => toneOf(contact) === 'presses')
  return 2 * hard.length >= told.length ? 'presses' : 'eases'
}
