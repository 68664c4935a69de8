import { signs } from '#sky/zodiac.ts'
import type { Slot, Values } from './values.ts'

/** A number from 0 up to but not including 1. */
export type Random = () => number

export const pick = <T>(of: readonly T[], random: Random): T =>
  of[Math.floor(random() * of.length)] as T

const aspectForms: Record<string, Record<string, string>> = {
  conjunction: { verb: 'conjoins', base: 'conjoin', adj: 'conjunct', ing: 'conjoining' },
  opposition: { verb: 'opposes', base: 'oppose', adj: 'opposite', ing: 'opposing' },
  square: { verb: 'squares', base: 'square', adj: 'square', ing: 'squaring' },
  trine: { verb: 'trines', base: 'trine', adj: 'trine', ing: 'trining' },
  sextile: { verb: 'sextiles', base: 'sextile', adj: 'sextile', ing: 'sextiling' },
}
const pointForms: Record<string, string[]> = {
  true_node: ['North Node'],
  asc: ['Ascendant', 'Ascendant', 'ascendant', 'ASC'],
  mc: ['Midheaven', 'Midheaven', 'midheaven', 'MC'],
}
const pointGlyphs: Record<string, string> = {
  sun: '☉',
  moon: '☽',
  venus: '♀',
  mars: '♂',
  saturn: '♄',
}
const ordinalWords =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  )
const numerals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const monthNames =
  'January February March April May June July August September October November December'.split(' ')
const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The values that a placeholder of a phrase shows: `{verb}` shows the aspect. */
const shownBy: Record<string, Slot[]> = {
  P: ['P'],
  Q: ['Q'],
  X: ['X'],
  Y: ['Y'],
  S: ['S'],
  T: ['T'],
  prev: ['T'],
  next: ['T'],
  opp: ['S'],
  H: ['house'],
  N: ['house'],
  topic: ['topic'],
  axis: ['house'],
  place: ['S', 'house'],
  a: ['aspect'],
  'an a': ['aspect'],
  verb: ['aspect'],
  base: ['aspect'],
  adj: ['aspect'],
  ing: ['aspect'],
  b: ['aspect2'],
  verb2: ['aspect2'],
  adj2: ['aspect2'],
  quality: ['quality'],
  applying: ['applying'],
  'an applying': ['applying'],
  orb: ['orb'],
  ceil: ['orb'],
  d: ['degrees'],
  dw: ['degrees'],
  m: ['minutes'],
  angle: ['angle'],
  E: ['element'],
  'an E': ['element'],
  F: ['element2'],
  group: [],
  n: ['count'],
  phase: ['phase'],
  kind: ['light'],
  light: ['light'],
  class: ['class'],
  date: ['date'],
  date2: ['date2'],
  weekday: ['weekday'],
  time: ['time'],
  until: ['until'],
  whose: ['whose'],
  Whose: ['whose'],
  host: ['host'],
  Host: ['host'],
  dignity: ['dignity'],
  configuration: ['configuration'],
  is: [],
  isnt: [],
}

const placeholder = /\{(?!partner\}|Partner\})([^}]+)\}/g

/** The slots whose value can be seen in a sentence made of a phrase. */
export function slotsOf(phrase: string, values: Values): Slot[] {
  const shown = [...phrase.matchAll(placeholder)].flatMap(([, name = '']) => {
    const slots = shownBy[name]
    if (!slots) throw new Error(`No such placeholder: ${name} in ${phrase}`)
    return slots
  })
  return [...new Set(shown)].filter((slot) => values[slot] !== undefined)
}

/** Fills the placeholders, in one of the forms that each value can take. */
export function render(phrase: string, values: Values, random: Random): string {
  const text = phrase.replaceAll(placeholder, (_, name: string) => formOf(name, values, random))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function formOf(name: string, values: Values, random: Random): string {
  const value = values[shownBy[name]?.[0] ?? 'P'] ?? ''
  const a = (word: string) => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
  switch (name) {
    case 'P':
    case 'Q':
    case 'X':
    case 'Y':
      return pointForm(value, random)
    case 'angle':
      return pick(pointForms[value] ?? [], random)
    case 'S':
    case 'T':
    case 'prev':
    case 'next':
      return signForm(value, random)
    case 'opp':
      return signs[(signs.indexOf(value as never) + 6) % 12] as string
    case 'H':
      return pick([ordinalWords[Number(value)] as string, nth(Number(value))], random)
    case 'axis':
      return axisForm(Number(value), random)
    case 'place':
      return placeForm(values, random)
    case 'an a':
    case 'an E':
    case 'an applying':
      return a(value)
    case 'verb':
    case 'base':
    case 'adj':
    case 'ing':
      return aspectForms[value]?.[name] ?? ''
    case 'verb2':
    case 'adj2':
      return aspectForms[value]?.[name.slice(0, -1)] ?? ''
    case 'dw':
      return numerals[Number(value)] ?? value
    case 'm':
      return value.padStart(2, '0')
    case 'orb':
      return orbForm(Number(value), random)
    case 'ceil':
      return String(Math.ceil(Number(value)))
    case 'n':
      return pick([numerals[Number(value)] as string, value], random)
    case 'group':
      return /fire|earth|air|water/.test(values.element ?? '') ? 'element' : 'modality'
    case 'light':
      return value === 'solar' ? 'Sun' : 'Moon'
    case 'date':
    case 'date2':
      return dateForm(value, random)
    case 'weekday':
      return weekdayNames[Number(value)] as string
    case 'time':
    case 'until':
      return timeForm(value, random)
    case 'whose':
    case 'host':
      return ownerForm(value, random)
    case 'Whose':
    case 'Host':
      return ownerForm(value, random).replace(/^(\{)?(\w)/, (start) => start.toUpperCase())
    case 'is':
      return 'is'
    case 'isnt':
      return pick(["isn't", 'is not'], random)
    default:
      return value
  }
}

function pointForm(point: string, random: Random): string {
  if (pointGlyphs[point] && random() < 0.03) return pointGlyphs[point]
  const name = point.charAt(0).toUpperCase() + point.slice(1)
  return pick(pointForms[point] ?? [name], random)
}

function signForm(sign: string, random: Random): string {
  const dice = random()
  if (dice < 0.03) return '♈♉♊♋♌♍♎♏♐♑♒♓'.charAt(signs.indexOf(sign as never))
  if (dice < 0.05) return sign.toUpperCase()
  return dice < 0.08 ? sign.toLowerCase() : sign
}

function axisForm(house: number, random: Random): string {
  const pair = [house, ((house + 5) % 12) + 1].sort((one, other) => one - other)
  const [one, other] = pair.map(random() < 0.5 ? nth : (each) => ordinalWords[each] as string)
  return `${one}${pick(['–', '-', '/'], random)}${other} house`.replace(
    / house$/,
    random() < 0.5 ? ' house' : '',
  )
}

function placeForm(values: Values, random: Random): string {
  if (values.S) return values.S
  const house = Number(values.house)
  return pick(
    [`the ${nth(house)} house`, `your ${ordinalWords[house]} house`, `the ${ordinalWords[house]}`],
    random,
  )
}

function orbForm(degrees: number, random: Random): string {
  const minutes = Math.floor(degrees * 60)
  const exact = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`
  return random() < 0.5 ? exact : `${degrees.toFixed(1)}°`
}

function nth(number: number): string {
  const isTeen = number >= 11 && number <= 13
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`
}

function dateForm(date: string, random: Random): string {
  const instant = new Date(`${date}T00:00:00Z`)
  const month = monthNames[instant.getUTCMonth()] as string
  const day = instant.getUTCDate()
  const weekday = weekdayNames[instant.getUTCDay()]
  const year = instant.getUTCFullYear()
  return pick(
    [
      `${month} ${day}`,
      `${month} ${nth(day)}`,
      `${month} ${day}, ${year}`,
      `${day} ${month}`,
      `${day} ${month} ${year}`,
      `the ${nth(day)} of ${month}`,
      `${weekday}, ${month} ${day}`,
      `${weekday}, ${day} ${month}`,
      `${weekday}, ${month} ${nth(day)}`,
      `${weekday}, ${month} ${day}, ${year}`,
      `${weekday} ${month} ${day}`,
      `${month.slice(0, 3)} ${day}`,
    ],
    random,
  )
}

function timeForm(time: string, random: Random): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`
  const [am, a] = hours < 12 ? ['am', 'a.m.'] : ['pm', 'p.m.']
  return pick(
    [`${time} UTC`, `${clock} ${a}`, `${clock} ${am}`, `${clock} ${am.toUpperCase()}`, time],
    random,
  )
}

function ownerForm(owner: string, random: Random): string {
  return owner === 'you' ? 'your' : pick(["{partner}'s", 'their', "your partner's"], random)
}
