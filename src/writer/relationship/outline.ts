import { type RelevantContact, relevantContacts } from '#lore/synthesis/contacts.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { SynastryAspectFact, SynastryFact } from '#sky/synastry-facts.ts'
import { isPlanet } from './pair-facts.ts'

/** A place for contacts that help; hard ones belong to the quarrel. */
export type Room = 'meet' | 'draw' | 'days' | 'talk' | 'purpose' | 'repair'

export interface RelationshipOutline {
  /** What the two have in common. */
  bond: SynastryAspectFact | undefined
  /** The contact that they quarrel about. */
  quarrel: SynastryAspectFact | undefined
  /** Other hard contacts. */
  further: SynastryAspectFact[]
  helpful: Record<Room, SynastryAspectFact[]>
}

interface OutlineOptions {
  /** Whether an author wrote a quarrel of a contact that is new to the reader. */
  isArgued: (contact: SynastryAspectFact) => boolean
  /** Whether the reader has called it "not me" as a bond or a quarrel. */
  isRejected: (contact: SynastryAspectFact) => boolean
  mostHelpful: number
}

const MOST_CONTACTS = 9
/** Beside the quarrel and the indispensable ones. */
const MOST_FURTHER = 1

/** Decides what a reading for two describes where: by what a contact means, the heaviest first. */
export function outlineRelationship(
  facts: readonly SynastryFact[],
  { isArgued, isRejected, mostHelpful }: OutlineOptions,
): RelationshipOutline {
  const contacts = relevantContacts(facts)
  const hard = contacts.filter(({ isHard }) => isHard)
  const quarrels = hard
    .map(({ fact }) => fact)
    .filter((fact) => isOfPlanets(fact) && !isRejected(fact))
  const quarrel = quarrels.find(isArgued) ?? quarrels[0]
  const others = hard.filter(({ fact }) => fact !== quarrel && !isRejected(fact))
  const mostFurther = Math.max(MOST_FURTHER, others.filter((one) => one.isIndispensable).length)
  const further = musts(others).slice(0, mostFurther)
  const soft = musts(contacts.filter(({ isHard }) => !isHard))
  const room = MOST_CONTACTS - further.length - (quarrel ? 1 : 0)
  const bonds = contacts
    .filter(({ fact, isHard }) => !isHard && isOfPlanets(fact) && !isRejected(fact))
    .toSorted((one, other) => asBond(other) - asBond(one))
  const bond = bonds[0]?.fact
  const helpful = inRooms(soft.slice(0, Math.min(room, mostHelpful)), quarrel)
  return { bond, quarrel, further, helpful }
}

/** What ties two people is sooner a wide contact of their Moons than a close one of Jupiter. */
function asBond({ weight, isIndispensable }: RelevantContact): number {
  return weight + (isIndispensable ? 0.3 : 0)
}

/** The facts of contacts, the indispensable ones first. */
function musts(contacts: readonly RelevantContact[]): SynastryAspectFact[] {
  return contacts
    .toSorted((one, other) => Number(other.isIndispensable) - Number(one.isIndispensable))
    .map(({ fact }) => fact)
}

function isOfPlanets({ you, partner }: SynastryAspectFact): boolean {
  return isPlanet(you) && isPlanet(partner)
}

type Table = Partial<Record<string, number>>

/** How well a contact suits a room, by the two points in alphabetical order or by one of them. */
const suits: Record<Exclude<Room, 'repair'>, Table> = {
  meet: { asc: 3, 'sun~sun': 2.6, 'jupiter~sun': 1.9, 'mercury~sun': 1.4 },
  draw: {
    'mars~venus': 3,
    'venus~venus': 2.6,
    'sun~venus': 2.4,
    'mars~sun': 2,
    'mars~mars': 1.3,
    uranus: 1.5,
    neptune: 1.4,
    pluto: 1.4,
    venus: 1.6,
    mars: 1.2,
  },
  days: { moon: 2.4, 'moon~moon': 3, 'moon~sun': 2.6 },
  talk: { mercury: 2.2, 'mercury~mercury': 3 },
  purpose: { saturn: 2.3, jupiter: 1.7, 'jupiter~saturn': 3, mc: 2.6, 'mars~mars': 1.6 },
}
const capacity = { meet: 2, draw: 2, days: 2, talk: 1, purpose: 2 } as const

/** What may soothe: the earlier the better. */
const soothing: readonly AspectPoint[] = ['venus', 'mercury', 'moon', 'jupiter', 'sun']

function inRooms(
  contacts: readonly SynastryAspectFact[],
  quarrel: SynastryAspectFact | undefined,
): Record<Room, SynastryAspectFact[]> {
  const rooms: Record<Room, SynastryAspectFact[]> = {
    meet: [],
    draw: [],
    days: [],
    talk: [],
    purpose: [],
    repair: [],
  }
  const names = Object.keys(suits) as (keyof typeof suits)[]
  const soother = quarrel && soothingContact(contacts, quarrel)
  if (soother) rooms.repair.push(soother)
  for (const contact of contacts.filter((one) => one !== soother)) {
    const [best = 'meet'] = names
      .filter((room) => rooms[room].length < capacity[room])
      .toSorted((one, other) => fitOf(contact, other) - fitOf(contact, one))
    rooms[best].push(contact)
  }
  return rooms
}

function fitOf({ you, partner }: SynastryAspectFact, room: keyof typeof suits): number {
  const keys: string[] = [you, partner, [you, partner].toSorted().join('~')]
  return Math.max(0, ...keys.map((key) => suits[room][key] ?? 0))
}

/** A helpful contact of a planet of the quarrel, or else one of Venus, Mercury or the Moon. */
function soothingContact(
  contacts: readonly SynastryAspectFact[],
  quarrel: SynastryAspectFact,
): SynastryAspectFact | undefined {
  const worth = ({ you, partner }: SynastryAspectFact) => {
    const ends = [you, partner].map((end) => soothing.indexOf(end)).filter((at) => at >= 0)
    const isShared = you === quarrel.you || partner === quarrel.partner
    return ends.length === 0 ? 0 : soothing.length - Math.min(...ends) + (isShared ? 3 : 0)
  }
  const [best] = contacts.filter(isOfPlanets).toSorted((one, other) => worth(other) - worth(one))
  return best && worth(best) > 1 ? best : undefined
}
