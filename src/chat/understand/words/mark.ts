import type { AspectName } from '#sky/chart.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { LifeTheme, Point, Purpose, Span } from '../../question.ts'
import type { Clock } from '../dates/atom.ts'
import { findSpans } from '../dates/find-spans.ts'
import { canonical } from './canonical.ts'
import { cancerTheIllness } from './illness.ts'
import {
  aspectNamesSaid,
  elementNames,
  houseOf,
  housePattern,
  looseHousePattern,
  pointNames,
  purposeNames,
  qualityNames,
  signNames,
  themeNames,
} from './names.ts'

/**
 * A part of a message with what it names. In `text` names stand as letters with their index: P0 for a
 * point, S0 for a sign, H0 for a house, A0 for an aspect, T0 for a span of time, E0 for an element, Q0 for a
 * quality. All else is in lower case, so a pattern can be written once for all names.
 */
export interface Marked {
  plain: string
  text: string
  points: Point[]
  /** "the Moon, not Mars": Mars. */
  denied?: Point
  signs: Sign[]
  houses: number[]
  aspects: AspectName[]
  elements: Element[]
  qualities: Quality[]
  spans: Span[]
  themes: LifeTheme[]
  purposes: Purpose[]
  wordCount: number
}

interface Mention {
  start: number
  end: number
  letter: string
  keep: (marked: Marked) => number
}

/** @param isAboutHouse whether a bare "the ninth" is a house */
export function mark(plain: string, clock: Omit<Clock, 'isPast'>, isAboutHouse = false): Marked {
  const marked: Marked = {
    plain,
    text: plain,
    points: [],
    signs: [],
    houses: [],
    aspects: [],
    elements: [],
    qualities: [],
    spans: [],
    themes: findAll(themes, plain).map(({ name }) => name),
    purposes: findAll(purposes, plain.replace(deniedPlan, '')).map(({ name }) => name),
    wordCount: plain.split(' ').length,
  }
  marked.text = canonical(
    replaceMentions(
      plain,
      mentionsIn(plain, { ...clock, isPast: isAboutThePast(plain) }, isAboutHouse),
      marked,
    ),
  )
  return marked
}

/** "Not for the raise, for the talk with my sister" */
const deniedPlan =
  /\b(?:not|no longer|instead of|rather than) (?:for|about) (?:\w+ ){1,5}?\w*(?:,|;| but| rather)(?= ?(?:rather |but )?(?:for|about)\b)/

const past =
  /\b(?:happened|happend|what was|was (?:there|going|up|i|it|that)|were|did|went|felt|came|ago|back in|last(?! (?:\w+ )?(?:weeks?|weekend|days?|half|third|part) of)|how was|why was|had|(?:was|were) (?:the )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)|(?:where|what|which)\b.{0,12} (?:was|were) (?:the )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)|was (?:so |really |very |pretty )?(?:dreadful|awful|terrible|horrible|hard|rough|bad|weird|intense|strange|amazing|wild|hell|tough|difficult|brutal)|shifted|changed|broke|fell|lost|ended)\b/
const future =
  /\b(?:will|going to|should|when can|when is|is there|next|upcoming|coming|best|good|plan|planning|want)\b/

function isAboutThePast(text: string): boolean {
  return past.test(text) && !future.test(text)
}

function mentionsIn(plain: string, clock: Clock, isAboutHouse: boolean): Mention[] {
  const houses = housesIn(plain, isAboutHouse)
  const withoutHouses = houses.reduce(blank, plain)
  const spans = findSpans(withoutHouses, clock)
    .slice(0, MAX_NAMES)
    .map((span) => ({
      start: span.start,
      end: span.end,
      letter: 'T',
      keep: (marked: Marked) =>
        marked.spans.push({ from: span.from, to: span.to, words: span.words }) - 1,
    }))
  const rest = withoutPeople(spans.reduce(blank, withoutHouses))
  return [
    ...houses,
    ...spans,
    ...pointsIn(rest),
    ...mentions('S', signs, rest, (marked) => marked.signs),
    ...mentions('A', aspects, rest, (marked) => marked.aspects),
    ...mentions('E', elements, rest, (marked) => marked.elements),
    ...mentions('Q', qualities, rest, (marked) => marked.qualities),
  ].sort((a, b) => a.start - b.start)
}

/** In "which zodiac sign is the Moon in" the sign is what is asked, and no name of the Sun. */
function pointsIn(text: string): Mention[] {
  const found = mentions('P', points, text, (marked) => marked.points)
  const named = found.filter(
    ({ start, end }) =>
      !/^(?:star|zodiac|horoscope|astrological) sign/.test(text.slice(start, end)) ||
      /\bmy $/.test(text.slice(0, start)),
  )
  return named.length > 0 ? named : found
}

function blank(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + '#'.repeat(end - start) + text.slice(end)
}

const illness = new RegExp(`\\b(?:${cancerTheIllness})`, 'g')

/** "Leo" and "Luna" may be people, "cancer" an illness, "full moon" an event. */
function withoutPeople(text: string): string {
  return text
    .replace(illness, (found) => '#'.repeat(found.length))
    .replace(
      /\b(?:friend|boyfriend|brother|son|cousin|dog|cat|boss|husband|partner|uncle|nephew|roommate|colleague|baby|named|called) (?:leo|aries|luna)\b|\bleo (?:said|says|told|texted|called|and i (?:are|were|have|had|broke|met|fight|argue|got)\b|thinks|wants|hates|loves)|\b(?:full|new|half|quarter|blood|super|blue|dark|honey) ?moons?\b|\bmoon phases?\b|\bvoid(?: of course)? moon\b|\bon earth\b|\b(?:solar|lunar) return\b|\bback to square one\b|\b(?:breast|lung|skin|colon|prostate|brain|has|had|got|get|beat|fight|fighting|survive|survived|stage \d) cancer\b|\b(?:opposite) (?:sex|of what|direction|effect)\b|\bsun (?:screen|tan|burn|set|rise|glasses|bath)\w*|\b(?:under|in|behind|with|at) fire\b|\b(?:on|in the|fresh|open|mid) air\b/g,
      (found) => '#'.repeat(found.length),
    )
}

function housesIn(plain: string, isAboutHouse: boolean): Mention[] {
  const found: Mention[] = []
  for (const match of plain.matchAll(new RegExp(housePattern, 'g'))) {
    const house = houseOf(match)
    found.push(mention('H', match.index, match[0], (marked) => marked.houses.push(house) - 1))
  }
  if (found.length > 0 && !/\b(?:and|or|to|from|into) (?:my |the )?\d/.test(plain))
    return found.slice(0, MAX_NAMES)
  const rest = found.reduce(blank, plain)
  for (const match of rest.matchAll(new RegExp(looseHousePattern, 'g'))) {
    if (!isHouse(match[0], rest, isAboutHouse || found.length > 0)) continue
    const house = houseOf(match)
    const lead = match[0].indexOf(' ') + 1
    found.push(
      mention(
        'H',
        match.index + lead,
        match[0].slice(lead),
        (marked) => marked.houses.push(house) - 1,
      ),
    )
  }
  return found.sort((a, b) => a.start - b.start).slice(0, MAX_NAMES)
}

/** "my 7th" is a house; "the 7th" only beside a planet or another house. */
function isHouse(words: string, text: string, isBesideHouse: boolean): boolean {
  if (/^(?:my|his|her|our|your)\b/.test(words)) return true
  if (isBesideHouse) return true
  if (/^in\b/.test(words) && /\bplanets?\b/.test(text)) return true
  return (
    new RegExp(`\\b(?:in|into|through|enters?|leaves?|rul\\w+|of|lord) ${words}`).test(text) &&
    /\b(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|moon|planets?|ruler|rules|lord|cusp|houses?)\b/.test(
      text,
    )
  )
}

// One digit in the text is enough for all of a kind.
const MAX_NAMES = 10

function mention(letter: string, start: number, words: string, keep: Mention['keep']): Mention {
  return { start, end: start + words.length, letter, keep }
}

function mentions<Name extends string>(
  letter: string,
  pattern: Namer<Name>,
  text: string,
  listOf: (marked: Marked) => Name[],
): Mention[] {
  return findAll(pattern, text)
    .slice(0, MAX_NAMES)
    .map(({ name, start, words }) =>
      mention(letter, start, words, (marked) => listOf(marked).push(name) - 1),
    )
}

function replaceMentions(plain: string, found: Mention[], marked: Marked): string {
  let text = ''
  let position = 0
  for (const { start, end, letter, keep } of found) {
    if (start < position) continue
    text += `${plain.slice(position, start)}${letter}${keep(marked)}`
    position = end
  }
  return text + plain.slice(position)
}

interface Namer<Name extends string> {
  pattern: RegExp
  names: Name[]
}

function namer<Name extends string>(table: Partial<Record<Name, string>>): Namer<Name> {
  const names = Object.keys(table) as Name[]
  const alternatives = names.map((name) => `(${table[name]?.replace(/\((?!\?)/g, '(?:')})`)
  return { names, pattern: new RegExp(`\\b(?:${alternatives.join('|')})(?:'s)?\\b`, 'g') }
}

/** Each name found, in the order of the text. */
function findAll<Name extends string>({ pattern, names }: Namer<Name>, text: string) {
  return [...text.matchAll(pattern)].map((match) => {
    const index = match.slice(1).findIndex((group) => group !== undefined)
    return { name: names[index] as Name, start: match.index, words: match[0] }
  })
}

const points = namer(pointNames)
const signs = namer(signNames)
const aspects = namer(aspectNamesSaid)
const elements = namer(elementNames)
const qualities = namer(qualityNames)
const themes = namer(themeNames)
const purposes = namer(purposeNames)

/** Everything still named in the text of a part after something was taken from it. */
export function namedIn(marked: Marked, text: string): Marked {
  const lists: Record<string, { from: readonly unknown[]; to: unknown[] }> = {}
  const copy: Marked = {
    ...marked,
    points: [],
    signs: [],
    houses: [],
    aspects: [],
    elements: [],
    qualities: [],
    spans: [],
  }
  for (const [letter, list] of Object.entries(listNames))
    lists[letter] = { from: marked[list], to: copy[list] }
  copy.text = text.replace(/[PSHATEQ]\d+/g, (name) => {
    const letter = name[0] as string
    const list = lists[letter]
    return list ? `${letter}${list.to.push(list.from[Number(name.slice(1))]) - 1}` : name
  })
  return copy
}

const listNames = {
  P: 'points',
  S: 'signs',
  H: 'houses',
  A: 'aspects',
  T: 'spans',
  E: 'elements',
  Q: 'qualities',
} as const
