import { unwantedWord } from '../../src/lore/unwanted-words.ts'
import type { AnyFact } from '../../src/sky/any-fact.ts'
import type { Sign } from '../../src/sky/zodiac.ts'
import { isAdvice } from '../../src/writer/advice.ts'
import { sentencesOf } from '../../src/writer/grounding.ts'
import { isLongFelt } from '../../src/writer/year/history.ts'
import { type Written, wordsOf } from './written.ts'

const MOST_COMMANDS_A_DAY = 2
const slowBodies = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']

/** Counts what the voice of the product asks of horoscopes. */
export function measureHoroscopes(texts: readonly Written[]) {
  return {
    'dates out of order': count(texts, datesOutOfOrder),
    'hours between 11 p.m. and 7 a.m.': count(texts, sleepingHours),
    'slow transits without their pass or window': count(texts, slowWithoutHistory),
    'daily texts with more than two commands': texts.filter(
      (text) => text.kind === 'daily' && commandsIn(text) > MOST_COMMANDS_A_DAY,
    ).length,
    'sentences with a word that the voice avoids': count(texts, refusedSentences),
    'props per 1,000 words': Math.round((10_000 * count(texts, props)) / count(texts, words)) / 10,
  }
}

const shapes: Partial<Record<Written['kind'], [least: number, most: number]>> = {
  daily: [90, 150],
  weekly: [220, 320],
  monthly: [450, 650],
}

/** Whether a text has fewer or more words than its kind should have. */
export function isOutOfShape({ kind, text }: Written): boolean {
  const [least, most] = shapes[kind] ?? [0, Number.POSITIVE_INFINITY]
  const length = wordsOf(text)
  return length < least || length > most
}

const count = (texts: readonly Written[], of: (text: Written) => number) =>
  texts.reduce((sum, text) => sum + of(text), 0)

const proseOf = ({ text }: Written) =>
  sentencesOf(text)
    .map((sentence) => sentence.text)
    .join(' ')

/** The dates that begin a moment, each after the one before. */
function datesOutOfOrder(written: Written): number {
  const byId = new Map(written.facts.map((fact) => [fact.id, fact]))
  const dates = sentencesOf(written.text).flatMap(({ moment }) => {
    const fact = moment && byId.get(moment)
    return fact && 'at' in fact ? [fact.at.slice(0, 10)] : []
  })
  return dates.filter((date, index) => index > 0 && date < (dates[index - 1] as string)).length
}

function sleepingHours(written: Written): number {
  const hours = [...proseOf(written).matchAll(/\b(\d{1,2}):\d\d ([ap])\.m\b/g)]
  return hours.filter(([, hour, half]) => {
    const ofDay = (Number(hour) % 12) + (half === 'p' ? 12 : 0)
    return ofDay >= 23 || ofDay < 7
  }).length
}

/** Slow transits of which a text gives the date but neither window nor, in a series, the pass. */
function slowWithoutHistory(written: Written): number {
  const byId = new Map<string, AnyFact>(written.facts.map((fact) => [fact.id, fact]))
  const sentences = sentencesOf(written.text)
  const cited = new Set(sentences.flatMap(({ facts }) => facts))
  const named = new Set(sentences.flatMap(({ moment }) => moment ?? []))
  return [...named].filter((id) => {
    const fact = byId.get(id)
    if (fact?.kind !== 'transit' || !slowBodies.includes(fact.body)) return false
    const series = fact.pass
      ? proseOf(written).includes(
          ` of ${['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][fact.pass.of]}`,
        )
      : true
    const isOfIt = ({ body, natal, aspect }: { body: string; natal: string; aspect: string }) =>
      body === fact.body && natal === fact.natal && aspect === fact.aspect
    const windows = written.facts.filter((one) => one.kind === 'transit-window').filter(isOfIt)
    const needsWindow = written.kind !== 'year' || isLongFelt(fact)
    const hasWindow =
      !needsWindow || windows.length === 0 || windows.some((window) => cited.has(window.id))
    return !series || !hasWindow
  }).length
}

const commandsIn = ({ text }: Written) =>
  sentencesOf(text).filter((sentence) => isAdvice(sentence.text)).length

const refused =
  /is quickly told|from near by|\bcomes of\b|in it that|\bhow one is\b|look what|that of your|Against this stands|Apart from that|\bBesides\b|What is more|\bas good as\b|\bshall\b|\bwhoever\b|\b(?:queue|fringe|whilst|towards|fetch up|UTC)\b|[—;!]|the question keeps/

const refusedSentences = ({ text }: Written) =>
  sentencesOf(text).filter((one) => unwantedWord(one.text) || refused.test(one.text)).length

const props = (written: Written) =>
  proseOf(written).match(
    /\b(?:doors?|lamps?|drawers?|coats?|soup|bread|kettle|cups?|chairs?|keys?|letters?|shelf|shelves|baskets?)\b/gi,
  )?.length ?? 0

const words = ({ text }: Written) => wordsOf(text)

/**
 * Of two daily texts about the same transit to people with other natal signs: how many of the sentences of one
 * are in the other, on average.
 */
export function sharedAcrossSigns(texts: readonly Written[]): { pairs: number; share: number } {
  const byTheme = Map.groupBy(texts, themeOf)
  byTheme.delete(undefined)
  const shares = [...byTheme.values()].flatMap((group) => {
    const first = group.slice(0, 12)
    return first.flatMap((one, index) =>
      first
        .slice(index + 1)
        .filter((other) => signOfTheme(one) !== signOfTheme(other))
        .map((other) => shareOf(one, other)),
    )
  })
  const sum = shares.reduce((total, share) => total + share, 0)
  return { pairs: shares.length, share: sum / shares.length }
}

function themeFact({ text, facts }: Written) {
  const moment = sentencesOf(text).find((one) => one.moment)?.moment
  const fact = facts.find(({ id }) => id === moment)
  return fact?.kind === 'transit' ? fact : undefined
}

/** Body, point and aspect: the day may be another. */
function themeOf(written: Written): string | undefined {
  const fact = themeFact(written)
  return fact && `${fact.body} ${fact.natal} ${fact.aspect}`
}

function signOfTheme(written: Written): Sign | undefined {
  const natal = themeFact(written)?.natal
  for (const fact of written.facts) {
    if (fact.kind === 'placement' && fact.body === natal) return fact.sign
    if (fact.kind === 'angle' && fact.angle === natal) return fact.sign
  }
  return undefined
}

function shareOf(one: Written, other: Written): number {
  const mine = sentencesOf(one.text).map(({ text }) => text)
  const theirs = new Set(sentencesOf(other.text).map(({ text }) => text))
  return mine.filter((text) => theirs.has(text)).length / mine.length
}
