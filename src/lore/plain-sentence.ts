import type { AnyFact } from '#sky/any-fact.ts'
import type { Angle, Body } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { Sign } from '#sky/zodiac.ts'
import { firstLines } from './corpus/first-lines.ts'
import { shownFact } from './fact-label.ts'
import type { House } from './house.ts'
import { bodyName, ordinalWords, pointNames } from './names.ts'

/** Completes "The Moon is …". */
const roles: Partial<Record<Body | Angle, string>> = {
  sun: 'what you are here to become',
  moon: 'what calms you',
  mercury: 'how you think and talk',
  venus: 'how you love and what you enjoy',
  mars: 'how you go after things',
  jupiter: 'where you trust that there is more',
  saturn: 'what you take seriously',
  uranus: 'where you will not be told',
  neptune: 'where you dream',
  pluto: "what you can't do by halves",
  chiron: 'a sore spot that can teach you something',
  true_node: 'the direction in which you grow',
  asc: 'the side of you that people meet first',
  mc: 'what you want to be known for',
}

/** Completes "in Capricorn it …". */
const manners: Record<Sign, string> = {
  Aries: 'goes first and explains later',
  Taurus: 'takes its time and keeps what it has',
  Gemini: 'wants to talk, compare and know more',
  Cancer: 'stays close to what feels like home',
  Leo: 'wants to give its best and be seen',
  Virgo: 'looks for what can be done better',
  Libra: 'looks for what is fair to both sides',
  Scorpio: 'wants all or nothing',
  Sagittarius: 'wants room and a reason',
  Capricorn: 'wants things in order',
  Aquarius: 'goes its own way',
  Pisces: 'feels its way and lets others in',
}

const areas: Record<House, string> = {
  1: 'the way you come across',
  2: 'money and what you own',
  3: 'everyday talk, siblings and neighbors',
  4: 'home and family',
  5: 'romance, children and play',
  6: 'work and health',
  7: 'partnership',
  8: 'shared money and trust',
  9: 'travel, study and belief',
  10: 'career and reputation',
  11: 'friends and plans',
  12: 'rest and what you keep to yourself',
}

/** Completes "Venus and Pluto …". */
const contacts: Record<AspectName, string> = {
  conjunction: 'act as one: you rarely get one without the other',
  opposition: 'pull in opposite directions, and you go back and forth between them',
  square: 'block each other, which keeps both of them awake',
  trine: 'help each other without being asked',
  sextile: 'work well together when you make the effort',
}

/** Completes "Mercury … your Saturn". */
const touches: Record<AspectName, string> = {
  conjunction: 'meets',
  opposition: 'stands across from',
  square: 'gets in the way of',
  trine: 'helps',
  sextile: 'works with',
}

/** A fact as stored with the text that it supports, with what it means in plain words. */
export function explainedFact(fact: AnyFact) {
  const [plain, line] = [plainSentence(fact), firstLine(fact)]
  return { ...shownFact(fact), ...(plain && { plain }), ...(line && { line }) }
}

/** What the Sun, the Moon or the Ascendant says in one short sentence. */
export function firstLine(fact: AnyFact): string | undefined {
  if (fact.kind === 'angle') return fact.angle === 'asc' ? firstLines.asc[fact.sign] : undefined
  if (fact.kind !== 'placement' || fact.signsOfTheDay) return undefined
  return fact.body === 'sun' || fact.body === 'moon' ? firstLines[fact.body][fact.sign] : undefined
}

/** A chart fact in one plain sentence, for somebody who knows no astrology; undefined for facts that need more than one. */
export function plainSentence(fact: AnyFact): string | undefined {
  switch (fact.kind) {
    case 'placement':
      return fact.signsOfTheDay ? undefined : inSign(fact.body, fact.sign)
    case 'angle':
      return inSign(fact.angle, fact.sign)
    case 'house': {
      const area = areas[fact.house as House]
      return sentence(fact.body, `the ${ordinalWords[fact.house]} house puts it into ${area}`)
    }
    case 'aspect':
      return `${capitalized(nameInPair(fact.a))} and ${nameInPair(fact.b)} ${contacts[fact.aspect]}.`
    case 'transit': {
      const [role, touched] = [roles[fact.body], roles[fact.natal]]
      if (!role || !touched) return undefined
      return `${capitalized(bodyName(fact.body))}, ${role}, ${touches[fact.aspect]} your ${pointNames[fact.natal]}, ${touched}.`
    }
    default:
      return undefined
  }
}

const inSign = (point: Body | Angle, sign: Sign) =>
  sentence(point, `in ${sign} it ${manners[sign]}`)

function sentence(point: Body | Angle, rest: string): string | undefined {
  const role = roles[point]
  return role && `${capitalized(nameInPair(point))} is ${role}; ${rest}.`
}

/** "the Ascendant" also has an article. */
const nameInPair = (point: Body | Angle) =>
  point === 'asc' || point === 'mc' || point === 'true_node'
    ? `the ${bodyName(point)}`
    : bodyName(point)

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
