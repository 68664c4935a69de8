import { aspectQuality } from '#lore/aspect-quality.ts'
import type { Scene } from '#lore/corpus/relationship/scenes.ts'
import {
  type RelationshipThesis,
  relationshipTheses,
  tellableContacts,
} from '#lore/synthesis/contacts.ts'
import type { SynastryAspectFact, SynastryFact } from '#sky/synastry-facts.ts'
import { affinity } from './affinity.ts'
import { thesisKey } from './words.ts'

/** What two people have in common and what they quarrel about; a pair without hard contacts has no friction. */
export type Thesis = Partial<Pick<RelationshipThesis, 'bond' | 'friction'>>

export interface RelationshipOutline {
  thesis: Thesis
  /** In the order of the text, the contact that leads a scene first. */
  scenes: { scene: Scene; contacts: SynastryAspectFact[] }[]
}

/** How many contacts a scene has room for. */
const roomIn: Record<Scene, number> = { meet: 3, days: 3, quarrel: 3, repair: 2, purpose: 2 }

const sceneOrder: readonly Scene[] = ['meet', 'days', 'quarrel', 'repair', 'purpose']
/** A scene that few contacts suit chooses before one that many suit. */
const choosingOrder: readonly Scene[] = ['quarrel', 'days', 'purpose', 'meet', 'repair']

/** The seed may choose a thesis within five percent of the strongest. */
const CLOSE_SCORE = 0.95

/** "sun~moon/moon~mars": what the wordings of a thesis are named for. */
export const keyOfThesis = ({ bond, friction }: Thesis): string =>
  [bond, friction].map((contact) => (contact ? thesisKey(contact) : 'none')).join('/')

/**
 * Decides what a reading for two says where: nine contacts in four scenes and a frame.
 *
 * @param choose among theses that are about as strong
 * @param isRejected whether the reader has called it "not me"
 */
export function outlineRelationship(
  facts: readonly SynastryFact[],
  choose: (equals: readonly RelationshipThesis[]) => RelationshipThesis,
  isRejected: (thesis: Thesis) => boolean = () => false,
): RelationshipOutline {
  const contacts = tellableContacts(facts)
  const all = relationshipTheses(facts)
  const wanted = all.filter((one) => !isRejected(one))
  const thesis = thesisOf(contacts, wanted.length > 0 ? wanted : all, choose)
  return { thesis, scenes: scenesOf(contacts, thesis) }
}

function thesisOf(
  contacts: readonly SynastryAspectFact[],
  theses: readonly RelationshipThesis[],
  choose: (equals: readonly RelationshipThesis[]) => RelationshipThesis,
): Thesis {
  const [best] = theses
  if (best) return choose(theses.filter(({ score }) => score >= CLOSE_SCORE * best.score))
  const isTense = ({ aspect }: SynastryAspectFact) => aspectQuality(aspect) === 'tense'
  const bond = contacts.find((contact) => !isTense(contact))
  const friction = contacts.find(isTense)
  return { ...(bond && { bond }), ...(friction && { friction }) }
}

function scenesOf(contacts: readonly SynastryAspectFact[], thesis: Thesis) {
  const { friction } = thesis
  const told = new Map<Scene, SynastryAspectFact[]>(sceneOrder.map((scene) => [scene, []]))
  const left = new Set(contacts)
  const put = (scene: Scene, contact: SynastryAspectFact) => {
    told.get(scene)?.push(contact)
    left.delete(contact)
  }
  if (friction) put('quarrel', friction)
  const rankOf = (contact: SynastryAspectFact) => 1 - contacts.indexOf(contact) / 20
  const suits = (scene: Scene) => (contact: SynastryAspectFact) =>
    affinity(contact, scene, friction) * rankOf(contact)
  for (const scene of choosingOrder.filter((one) => told.get(one)?.length === 0)) {
    const [best] = [...left].toSorted((one, other) => suits(scene)(other) - suits(scene)(one))
    if (best && suits(scene)(best) > 1) put(scene, best)
  }
  for (const contact of [...left]) {
    const [best] = sceneOrder
      .filter((scene) => (told.get(scene)?.length ?? 0) < roomIn[scene])
      .toSorted((one, other) => suits(other)(contact) - suits(one)(contact))
    if (best) put(best, contact)
  }
  return sceneOrder.map((scene) => ({ scene, contacts: told.get(scene) ?? [] }))
}
