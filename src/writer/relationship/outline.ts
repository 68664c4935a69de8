import { answers } from '#lore/corpus/relationship/joins.ts'
import { type RelevantContact, relevantContacts } from '#lore/synthesis/contacts.ts'
import { type PairPattern, pairPatterns } from '#lore/synthesis/pair-patterns.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import { isGenerational } from '#sky/bodies.ts'
import type { SynastryAspectFact, SynastryFact } from '#sky/synastry-facts.ts'
import { both, isPlanet } from './pair-facts.ts'

/** A place for contacts that help; hard ones belong to the quarrel. */
export type Room = 'meet' | 'draw' | 'days' | 'talk' | 'purpose'

export interface RelationshipOutline {
  /** What the two have in common. */
  bond: SynastryAspectFact | undefined
  /** The contact that they quarrel about. */
  quarrel: SynastryAspectFact | undefined
  /** Other hard contacts. */
  further: SynastryAspectFact[]
  helpful: Record<Room, SynastryAspectFact[]>
  /** The one that helps after the quarrel. */
  answer: SynastryAspectFact | undefined
  /** Two contacts described together, where the quarrel or the hard one of them is described. */
  pattern: PairPattern | undefined
  /** All contacts that the reading describes. */
  described: ReadonlySet<SynastryAspectFact>
  /** Contacts of one planet with itself that the paragraph about its two signs already covers. */
  ofSigns: ReadonlySet<SynastryAspectFact>
  /** Maps a contact to the weaker one of the same two planets with the people swapped, which it stands for. */
  mirrors: ReadonlyMap<SynastryAspectFact, SynastryAspectFact>
}

interface OutlineOptions {
  /** Whether the corpus has a quarrel for the contact that the reader has not seen. */
  isArgued: (contact: SynastryAspectFact) => boolean
  /** Whether the reader has called it "not me" as a bond or a quarrel. */
  isRejected: (contact: SynastryAspectFact) => boolean
  /** How much detail the reading has room for: 1 is usual, more means that the facts are few, less that they are many. */
  detail: number
}

const MOST_CONTACTS = 9
/** A contact of the planets down to Saturn that is exact within a degree is rare enough to be read. */
const EXACT_DEGREES = 1
const MOST_EXACT = 2
/** The most hard contacts besides the quarrel, unless more are indispensable. */
const MOST_FURTHER = 2
/** The same where the facts are few. */
const MOST_SPARE = 3
/** Below this detail, optional hard contacts are left out. */
const LEAST_FURTHER = 0.25

/** Decides which contacts a relationship reading describes and where, the heaviest first. */
export function outlineRelationship(
  facts: readonly SynastryFact[],
  { isArgued, isRejected, detail }: OutlineOptions,
): RelationshipOutline {
  const isSpare = detail >= 2
  const isTight = detail < LEAST_FURTHER
  const relevant = relevantContacts(facts)
  const { contacts, mirrors } = withoutMirrored(relevant)
  const lengthOf = (all: readonly SynastryAspectFact[]) =>
    all.reduce((sum, fact) => sum + (mirrors.has(fact) ? 2 : 1), 0)
  const hard = contacts.filter(({ isHard }) => isHard)
  const quarrels = hard
    .map(({ fact }) => fact)
    .filter((fact) => isOfPlanets(fact) && !isRejected(fact))
  const quarrel = quarrels.find(isArgued) ?? quarrels[0]
  const isInSigns = (fact: SynastryAspectFact) => !isSpare && isOfOnePlanet(fact, facts)
  const others = hard.filter(
    ({ fact }) =>
      fact !== quarrel && !isRejected(fact) && !(fact.you === 'mars' && isInSigns(fact)),
  )
  const needed = new Set(contacts.flatMap((one) => (one.isIndispensable ? [one.fact] : [])))
  const reserved = new Set([...(quarrel ? [quarrel] : []), ...needed])
  const spare = MOST_CONTACTS - lengthOf([...reserved])
  const added = ({ contact, other }: PairPattern) =>
    lengthOf([contact, other].filter((fact) => !reserved.has(fact)))
  const pattern = pairPatterns(facts, contacts).find(
    (one) => canDescribe(one, quarrel, isTight ? [] : others) && added(one) <= spare,
  )
  const left = pattern ? spare - added(pattern) : spare
  const besides = pattern?.kind === 'same act' ? pattern.other : undefined
  const indispensable = others.filter((one) => one.isIndispensable)
  const wished = others.filter(({ fact, isPreferred }) =>
    isSpare ? !isOfSlow(fact) : !isTight && isPreferred,
  )
  const mostHard = isSpare ? MOST_SPARE : MOST_FURTHER
  const further = unique([
    ...others.filter(({ fact }) => fact === pattern?.contact || fact === pattern?.other),
    ...indispensable,
    ...wished.slice(0, Math.max(0, Math.min(left - 1, mostHard - indispensable.length))),
  ])
  const soft = musts(contacts.filter(({ isHard }) => !isHard))
  const ofSigns = soft.filter(
    (fact) => (fact.you === 'moon' || needed.has(fact)) && isInSigns(fact),
  )
  const bonds = contacts
    .filter(({ fact, isHard }) => !isHard && isOfPlanets(fact) && !isRejected(fact))
    .toSorted((one, other) => asBond(other) - asBond(one))
  // If the indispensable contacts fill the reading, the bond has to be one of them.
  const asked =
    left < 1 && (bonds.find((one) => one.isCentral) ?? bonds.find((one) => one.isIndispensable))
  const bond = (asked || bonds[0])?.fact
  const cited = new Set([quarrel, bond, besides].filter((one) => one !== undefined))
  const room = MOST_CONTACTS - lengthOf([...new Set([...further, ...ofSigns, ...cited])])
  const separate = withFewSlow(
    soft.filter((fact) => !isInSigns(fact)),
    isSpare,
  )
  const softMusts = contacts.filter((one) => one.isIndispensable && !one.isHard).length
  const exact = separate.filter(isExact).length
  const most = Math.max(softMusts + Math.min(exact, MOST_EXACT), separateAt(detail))
  const chosen = separate.slice(0, most).filter((fact, index, all) => {
    const before = all.slice(0, index + 1).filter((one) => !cited.has(one))
    return cited.has(fact) || lengthOf(before) <= room
  })
  const answer = chosen.find((fact) => fact !== bond && answersQuarrel(fact, quarrel))
  const helpful = inRooms(chosen.filter((fact) => fact !== answer))
  const described = new Set([...cited, ...further, ...ofSigns, ...chosen])
  return {
    bond,
    quarrel,
    further,
    helpful,
    answer,
    pattern,
    described,
    ofSigns: new Set(ofSigns),
    mirrors,
  }
}

/** The number of helpful contacts that get their own paragraph, unless more are indispensable. */
function separateAt(detail: number): number {
  if (detail >= 2) return 8
  if (detail > 1) return 5
  if (detail >= 0.5) return 4
  return detail >= 0.25 ? 3 : 2
}

function unique(contacts: readonly RelevantContact[]): SynastryAspectFact[] {
  return [...new Set(contacts.map(({ fact }) => fact))]
}

/** Whether the pattern can stand with the quarrel or with another hard contact. */
function canDescribe(
  { kind, contact, other }: PairPattern,
  quarrel: SynastryAspectFact | undefined,
  others: readonly RelevantContact[],
): boolean {
  const isOther = (fact: SynastryAspectFact) => others.some((one) => one.fact === fact)
  if (kind === 'same act') return contact === quarrel || isOther(contact)
  return contact === quarrel && isOther(other)
}

/** Drops each contact whose mirror image is heavier, since the description of that one covers both. */
function withoutMirrored(all: readonly RelevantContact[]) {
  const mirrors = new Map<SynastryAspectFact, SynastryAspectFact>()
  for (const { fact, mirror } of all) if (mirror) mirrors.set(fact, mirror)
  const mirrored = new Set(mirrors.values())
  return { contacts: all.filter(({ fact }) => !mirrored.has(fact)), mirrors }
}

/** A central contact, such as one of the Moons, makes a better bond than a closer one of Jupiter. */
function asBond({ weight, isCentral }: RelevantContact): number {
  return weight + (isCentral ? 0.3 : 0)
}

const WIDE_SEXTILE_DEGREES = 3

/** Sorts contacts by priority: central, indispensable, preferred, exact, the rest, and wide sextiles last. */
function musts(contacts: readonly RelevantContact[]): SynastryAspectFact[] {
  const rankOf = ({ fact, isCentral, isIndispensable, isPreferred }: RelevantContact) => {
    if (isCentral) return 4
    if (isIndispensable) return 3
    if (isPreferred) return 2
    if (isExact(fact)) return 1
    return fact.aspect === 'sextile' && fact.orbDegrees > WIDE_SEXTILE_DEGREES ? -1 : 0
  }
  return contacts.toSorted((one, other) => rankOf(other) - rankOf(one)).map(({ fact }) => fact)
}

function isExact(fact: SynastryAspectFact): boolean {
  // Everyone of the same age shares a contact such as Jupiter with Jupiter.
  const isOfAge = fact.you === fact.partner && !personal.includes(fact.you)
  return isOfPlanets(fact) && !isOfSlow(fact) && !isOfAge && fact.orbDegrees < EXACT_DEGREES
}

function isOfPlanets({ you, partner }: SynastryAspectFact): boolean {
  return isPlanet(you) && isPlanet(partner)
}

const personal: readonly AspectPoint[] = ['sun', 'moon', 'mercury', 'venus', 'mars']
const MOST_SLOW = 2

/** Whether the paragraph about the two signs of one planet covers the contact. */
function isOfOnePlanet(
  { you, partner }: SynastryAspectFact,
  facts: readonly SynastryFact[],
): boolean {
  const known = facts.filter((fact) => fact.kind === 'owned-placement' && fact.point === you)
  return you === partner && personal.includes(you) && known.length === 2
}

function isOfSlow({ you, partner }: SynastryAspectFact): boolean {
  return isGenerational(you) || isGenerational(partner)
}

/** Keeps only a few close contacts of the slow planets: wide ones are shared by everyone born in the same years. */
function withFewSlow(
  contacts: readonly SynastryAspectFact[],
  isSpare: boolean,
): SynastryAspectFact[] {
  const close = contacts.filter(
    (fact) => isOfSlow(fact) && (isSpare || fact.orbDegrees < EXACT_DEGREES),
  )
  const few = new Set(isSpare ? close : close.slice(0, MOST_SLOW))
  return contacts.filter((fact) => !isOfSlow(fact) || few.has(fact))
}

/** Whether a contact involves one of the two planets of the quarrel. */
function answersQuarrel(
  contact: SynastryAspectFact,
  quarrel: SynastryAspectFact | undefined,
): boolean {
  // Uranus, Neptune and Pluto unsettle people rather than calm them.
  if (isOfSlow(contact)) return false
  return both.some(
    (one) => contact[one] === quarrel?.[one] && contact[one] in answers && contact !== quarrel,
  )
}

type Table = Partial<Record<string, number>>

/** How well a contact suits a room, keyed by its two points in alphabetical order or by one of them. */
const suits: Record<Room, Table> = {
  meet: { asc: 3, 'sun~sun': 2.6, 'jupiter~sun': 1.9, 'mercury~sun': 1.4 },
  draw: {
    'mars~venus': 3,
    'venus~venus': 2.6,
    'sun~venus': 2.4,
    'mars~sun': 1.2,
    'mars~mars': 1.3,
    uranus: 1.5,
    neptune: 1.4,
    pluto: 1.4,
    venus: 1.6,
    mars: 1.2,
  },
  days: { moon: 2.4, 'moon~sun': 2.6, 'mc~moon': 3 },
  talk: { mercury: 2.2, 'mercury~mercury': 3 },
  purpose: {
    saturn: 2.3,
    jupiter: 1.7,
    'jupiter~saturn': 3,
    mc: 2.6,
    'mars~mars': 1.6,
    'mars~sun': 2,
    'mars~mercury': 1.5,
  },
}
const capacity = { meet: 2, draw: 2, days: 2, talk: 1, purpose: 2 } as const

function inRooms(contacts: readonly SynastryAspectFact[]): Record<Room, SynastryAspectFact[]> {
  const rooms: Record<Room, SynastryAspectFact[]> = {
    meet: [],
    draw: [],
    days: [],
    talk: [],
    purpose: [],
  }
  const names = Object.keys(suits) as Room[]
  for (const contact of contacts) {
    const [best = 'meet'] = names
      .filter((room) => rooms[room].length < capacity[room])
      .toSorted((one, other) => fitOf(contact, other) - fitOf(contact, one))
    rooms[best].push(contact)
  }
  return rooms
}

function fitOf({ you, partner }: SynastryAspectFact, room: Room): number {
  const keys: string[] = [you, partner, [you, partner].toSorted().join('~')]
  return Math.max(0, ...keys.map((key) => suits[room][key] ?? 0))
}
