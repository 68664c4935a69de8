import { aspectQuality } from '#lore/aspect-quality.ts'
import {
  practicesForBoth,
  practicesForPartner,
  practicesForYou,
  type RelationshipSection,
  relationshipLeads,
  relationshipLikenesses,
  relationshipOpenings,
  sectionNames,
} from '#lore/corpus/relationship/frames.ts'
import type { Entry } from '#lore/natal-entries.ts'
import { isAdvice } from '../advice.ts'
import { sentencesOf } from '../grounding.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import type { Paragraph, Section, Sentence, SynastryBrief, WrittenText } from '../writer.ts'
import { type Choice, freshChoice } from './choice.ts'
import { type FittingPlan, fittingPlan } from './fit.ts'
import { areAlike, inLine, type Manners, MannersOfTwo } from './manners.ts'
import {
  type AspectTopic,
  isAspectTopic,
  leadingTopic,
  type Plan,
  sectionOrder,
  type Topic,
} from './plan.ts'
import { referenceTo } from './references.ts'

/** Of so many sentences, two say what is so and the last what to do about it. */
const WHOLE_WORDING = 3

const LEAST_WORDS = 800
/** With the practice. */
const FEWEST_SECTIONS = 4

/**
 * From the facts of two charts to 800 to 1,200 words about what lies between them. What has no words
 * that are new to the reader is left out; only where that is no reading any more, it repeats what was
 * said the longest ago.
 */
export function composeRelationship({
  facts,
  seed,
  recentlyUsed: told,
}: SynastryBrief): WrittenText {
  const lately = new UsageHistory(told)
  const attempt = (isTold: (entry: Entry) => boolean) =>
    fromPlan(fittingPlan(facts, isTold), { facts, seed, lately })
  const fresh = attempt(({ id, wording }) => lately.isNew(id, wording.sentences))
  const text = isWhole(fresh) ? fresh : attempt(() => true)
  if (!text) throw new Error('Nothing lies between these two charts')
  return text
}

function isWhole(text: WrittenText | undefined): boolean {
  if (!text || text.sections.length < FEWEST_SECTIONS) return false
  const words = sentencesOf(text).flatMap((sentence) => sentence.text.split(/\s+/))
  return words.length >= LEAST_WORDS
}

function fromPlan(
  { plan, twice }: FittingPlan,
  { facts, seed, lately }: Pick<SynastryBrief, 'facts' | 'seed'> & { lately: UsageHistory },
): WrittenText | undefined {
  const choice = freshChoice(seededRandom(seed), lately)
  const leading = leadingTopic(plan)
  if (!leading) return undefined
  const work = { choice, plan, twice, leading, manners: new MannersOfTwo(facts, lately) }
  return {
    opening: [openingOf(work)],
    sections: [...sectionOrder.flatMap((section) => sectionOf(work, section)), practiceOf(work)],
  }
}

interface Work {
  choice: Choice
  plan: Plan
  twice: ReadonlySet<Topic>
  leading: Topic
  manners: MannersOfTwo
}

function openingOf(work: Work): Paragraph {
  const { choice, leading, manners } = work
  const both = manners.of(leading)
  if (!both) return { sentences: tell(work, leading) }
  manners.keep(both)
  const lines = relationshipOpenings[aspectQuality(both.topic.fact.aspect)]
  return { sentences: [lead(choice, both, 'between/opening', lines), ...tell(work, leading)] }
}

function sectionOf(work: Work, section: RelationshipSection): Section[] {
  const { choice, plan, leading, manners } = work
  const topics = plan[section].filter((topic) => topic !== leading)
  if (topics.length === 0) return []
  // Whom the title shows comes first, so that the text begins where the title has pointed.
  const both = topics.map((topic) => manners.of(topic)).find((found) => found !== undefined)
  if (both) manners.keep(both)
  const inOrder = both ? [both.topic, ...topics.filter((topic) => topic !== both.topic)] : topics
  const paragraphs = inOrder
    .map((topic) => ({ sentences: tell(work, topic) }))
    .map(({ sentences }, index) => ({
      sentences: isAdvised(section, index, inOrder.length) ? sentences : withoutAdvice(sentences),
    }))
  if (both) {
    const lines = relationshipLeads[section][aspectQuality(both.topic.fact.aspect)]
    paragraphs[0]?.sentences.unshift(lead(choice, both, `between/lead/${section}`, lines))
  }
  return [{ title: titleOf(section, both), paragraphs }]
}

/** Every friction comes with a way out; elsewhere every second thing may simply be so. */
function isAdvised(section: RelationshipSection, index: number, count: number): boolean {
  return section === 'rub' || index % 2 === 0 || index === count - 1
}

function withoutAdvice(sentences: Sentence[]): Sentence[] {
  const last = sentences.at(-1)
  const canSpareIt = sentences.length >= WHOLE_WORDING && last && isAdvice(last.text)
  return canSpareIt ? sentences.slice(0, -1) : sentences
}

/** "Where it rubs: the house keys and the open window" */
function titleOf(section: RelationshipSection, both: Manners | undefined): string {
  const name = sectionNames[section]
  if (!both) return name
  const [mine, theirs] = [both.mine.part.emblem, both.theirs.part.emblem]
  return areAlike(both) ? `${name}: ${mine}, twice` : `${name}: ${mine} and ${theirs}`
}

/** A line of ours that shows how the two behave. */
function lead(choice: Choice, both: Manners, name: string, lines: readonly string[]): Sentence {
  const [ofBoth, named] = areAlike(both) ? [relationshipLikenesses, 'between/alike'] : [lines, name]
  const { line, wording } = choice.line(named, ofBoth, (template) => inLine(template, both))
  const { topic, mine, theirs } = both
  return {
    text: inLine(line, both),
    facts: [topic.fact.id, mine.fact, theirs.fact],
    wording,
  }
}

function tell({ choice, twice }: Work, topic: Topic): Sentence[] {
  const first = tellOnce(choice, topic, ` (${referenceTo(topic)})`)
  return twice.has(topic) ? [...first, ...tellOnce(choice, topic, '')] : first
}

function tellOnce(choice: Choice, topic: Topic, reference: string): Sentence[] {
  const { id, wording } = choice.entry(topic.entries)
  return wording.sentences.map((text) => ({
    text: text.replace('{ref}', reference),
    facts: [topic.fact.id],
    wording: id,
  }))
}

function hasNewPractice({ hasNew }: Choice) {
  return ({ fact: { you, partner } }: AspectTopic): boolean =>
    hasNew(`between/practice/you/${you}`, practicesForYou[you]) &&
    hasNew(`between/practice/partner/${partner}`, practicesForPartner[partner])
}

/** One for each and one for both, from the tightest friction of which not all has been said. */
function practiceOf({ choice, plan, leading }: Work): Section {
  const frictions = [...plan.rub, ...plan.talk, leading].filter(isAspectTopic)
  const friction = frictions.find(hasNewPractice(choice)) ?? frictions[0]
  const main = isAspectTopic(leading) ? leading : friction
  if (!friction || !main) return { title: sectionNames.practice, paragraphs: [] }
  const { you, partner, id } = friction.fact
  const practices = [
    { name: `between/practice/you/${you}`, lines: practicesForYou[you], fact: id },
    { name: `between/practice/partner/${partner}`, lines: practicesForPartner[partner], fact: id },
    {
      name: `between/practice/both/${aspectQuality(main.fact.aspect)}`,
      lines: practicesForBoth[aspectQuality(main.fact.aspect)],
      fact: main.fact.id,
    },
  ]
  const sentences = practices.map(({ name, lines, fact }): Sentence => {
    const { line, wording } = choice.line(name, lines)
    return { text: line, facts: [fact], wording }
  })
  return {
    title: sectionNames.practice,
    paragraphs: sentences.map((sentence) => ({ sentences: [sentence] })),
  }
}
