import { type Scene, scenes, sceneTitles } from '#lore/corpus/relationship/scenes.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { firstFitting, missStrictly, wordsIn } from '../prose/length.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { Paragraph, SynastryBrief, WrittenText } from '../writer.ts'
import { Narrator, type WordedSentence } from './narrator.ts'
import { writeOpening } from './opening.ts'
import { outlineRelationship } from './outline.ts'
import { PairFacts } from './pair-facts.ts'
import { plainQuarrel } from './plain-quarrel.ts'
import { withFewerNames } from './pronouns.ts'
import { authoredQuarrel, hasAuthoredQuarrel, type Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'
import { writeScene } from './scene.ts'
import { thesisKey } from './words.ts'

const lengths = { enough: 800, most: 1200 }

/** Composes a reading for two: what they have in common, four scenes, and what their quarrel comes to. */
export function composeRelationship(brief: SynastryBrief): WrittenText {
  const facts = new PairFacts(brief.facts)
  const attempt = (detail: number, mayRepeat: boolean) =>
    write(readingOf(brief, { facts, detail, mayRepeat }))
  return bestOf(attempt, brief.recentlyUsed !== undefined)
}

function readingOf(
  brief: SynastryBrief,
  { facts, detail, mayRepeat }: Pick<Reading, 'facts' | 'detail'> & { mayRepeat: boolean },
): Reading {
  const { seed, recentlyUsed, about } = brief
  // A reader who asks about two people is not addressed as a single.
  const history = new UsageHistory(recentlyUsed, about && { ...about, relationship: null })
  const narrator = new Narrator({ random: seededRandom(seed), history, mayRepeat })
  return {
    facts,
    narrator,
    outline: outlineRelationship(brief.facts, {
      isArgued: (contact) => hasAuthoredQuarrel({ narrator }, contact),
      isRejected: (contact) => isRejected(brief, contact),
      detail,
    }),
    detail,
    voices: { you: 0, partner: 0 },
    opening: [],
    gives: [],
    contrasts: 0,
    glossed: new Set(),
  }
}

/** Whether a wording of a contact was called "not me". */
function isRejected({ recentlyUsed }: SynastryBrief, contact: SynastryAspectFact): boolean {
  const key = thesisKey(contact)
  const names = [
    `quarrel/${contact.you}~${contact.partner}/`,
    `thesis/${key}/`,
    `thesis/friction/${key}/`,
  ]
  const wordings = recentlyUsed?.rejected?.wordings ?? []
  return wordings.some((wording) => names.some((name) => wording.startsWith(name)))
}

/** As much detail as makes it long enough; what the reader knows comes again only where the rest is too short. */
function bestOf(
  attempt: (detail: number, mayRepeat: boolean) => WrittenText,
  hasReader: boolean,
): WrittenText {
  const first = attempt(1, false)
  if (missOf(first) === 0) return first
  const shapes = wordsIn(first) > lengths.most ? shorter : longer
  const others = firstFitting(
    shapes,
    ({ detail, isForReader = false }) => attempt(detail, isForReader && hasReader),
    missOf,
  )
  return missOf(first) <= missOf(others) ? first : others
}

const missOf = (text: WrittenText) => missStrictly(wordsIn(text), lengths)

interface Shape {
  detail: number
  /** Whether it repeats what a reader knows. */
  isForReader?: boolean
}

const shorter: readonly Shape[] = [{ detail: 0.5 }, { detail: 0.25 }, { detail: 0 }, { detail: -1 }]
const longer: readonly Shape[] = [
  { detail: 1.5 },
  { detail: 2 },
  { detail: 3 },
  { detail: 1, isForReader: true },
  { detail: 3, isForReader: true },
  { detail: 0.5, isForReader: true },
  { detail: 0, isForReader: true },
  { detail: -1, isForReader: true },
]

function write(reading: Reading): WrittenText {
  const quarrel = quarrelOf(reading)
  const title = (scene: Scene) => reading.narrator.random.pick(`title/${scene}`, sceneTitles[scene])
  const paragraphs = (thoughts: readonly WordedSentence[][]) =>
    thoughts
      .filter((thought) => thought.length > 0)
      .map((thought) => ({
        ...written(thought),
        ...(quarrel.practices.includes(thought) && { isAdvice: true }),
      }))
  reading.opening.push(...writeOpening(reading, quarrel))
  return {
    opening: paragraphs([reading.opening]),
    sections: scenes
      .map((scene) => ({
        title: title(scene),
        paragraphs: paragraphs(sceneWithFewNames(reading, scene, quarrel)),
      }))
      .filter((section) => section.paragraphs.length > 0),
  }
}

/** The practices say for whom they are; elsewhere "they" will do. */
function sceneWithFewNames(reading: Reading, scene: Scene, quarrel: Quarrel): WordedSentence[][] {
  const said = writeScene(reading, scene, quarrel)
  return scene === 'practice' ? said : withFewerNames(said)
}

/** For two people without a close contact. */
const noQuarrel: Quarrel = { thesis: [], scene: [], repair: [], practices: [], last: [] }

function quarrelOf(reading: Reading): Quarrel {
  const { quarrel, bond } = reading.outline
  const authored = quarrel && authoredQuarrel(reading, quarrel)
  const contact = quarrel ?? bond
  return authored ?? (contact ? plainQuarrel(reading, contact) : noQuarrel)
}

function written(thought: readonly WordedSentence[]): Paragraph {
  return { sentences: thought.map((one) => ({ ...one, facts: [...new Set(one.facts)] })) }
}
