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
import { entryChoice, entryChoices, lineChoices, pieceChoices } from '../prose/candidates.ts'
import { type Choice, Picker } from '../prose/picker.ts'
import { type Draft, placeReference } from '../prose/references.ts'
import { type SeededRandom, seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import { firstComplete } from '../prose/word-budget.ts'
import type { Paragraph, Section, Sentence, SynastryBrief, WrittenText } from '../writer.ts'
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

/** With this many sentences, two describe and the last gives advice. */
const WHOLE_WORDING = 3

/** The practice is one of the sections. */
const AT_LEAST = { words: 800, sections: 4 }

/**
 * Composes 800 to 1,200 words about the facts between two charts. Leaves out facts without wordings
 * that are new to the reader; only if that yields no complete reading, it repeats
 * what was used longest ago.
 */
export function composeRelationship({
  facts,
  seed,
  recentlyUsed,
  about,
}: SynastryBrief): WrittenText {
  const history = new UsageHistory(recentlyUsed, about)
  const attempt = (isTellable: (entry: Entry) => boolean) => () =>
    fromPlan(fittingPlan(facts, isTellable), { facts, seed, history })
  const isNew = (entry: Entry) => history.isNew(entryChoice(entry))
  const isAllowed = (entry: Entry) => !history.isUnwanted(entryChoice(entry))
  const text = firstComplete([attempt(isNew), attempt(isAllowed)], AT_LEAST)
  if (!text) throw new Error('Nothing lies between these two charts')
  return text
}

function fromPlan(
  { plan, twice }: FittingPlan,
  { facts, seed, history }: Pick<SynastryBrief, 'facts' | 'seed'> & { history: UsageHistory },
): WrittenText | undefined {
  const leading = leadingTopic(plan)
  if (!leading) return undefined
  const manners = new MannersOfTwo(facts, history)
  const picker = new Picker(history)
  const work = {
    picker,
    pick: seededPick(seededRandom(seed), picker),
    plan,
    twice,
    leading,
    manners,
  }
  return {
    opening: [openingOf(work)],
    sections: [...sectionOrder.flatMap((section) => sectionOf(work, section)), practiceOf(work)],
  }
}

type PickNext = <Item extends Choice>(candidates: readonly Item[]) => Item

/** Each pick shuffles the candidates anew. */
function seededPick(random: SeededRandom, picker: Picker): PickNext {
  let turn = 0
  return (candidates) => {
    const shuffled = random.shuffle(`choice ${turn++}`, candidates)
    const picked = picker.pick(shuffled, { whenUsedUp: 'repeat' })
    if (!picked) throw new Error('Nothing to choose from')
    return picked
  }
}

interface Work {
  picker: Picker
  pick: PickNext
  plan: Plan
  twice: ReadonlySet<Topic>
  leading: Topic
  manners: MannersOfTwo
}

function openingOf(work: Work): Paragraph {
  const { pick, leading, manners } = work
  const both = manners.of(leading)
  if (!both) return placeReference(tell(work, leading))
  manners.keep(both)
  const lines = relationshipOpenings[aspectQuality(both.topic.fact.aspect)]
  return placeReference([lead(pick, both, 'between/opening', lines), ...tell(work, leading)])
}

function sectionOf(work: Work, section: RelationshipSection): Section[] {
  const { pick, plan, leading, manners } = work
  const topics = plan[section].filter((topic) => topic !== leading)
  if (topics.length === 0) return []
  // The person in the title comes first, so that the text begins with them.
  const both = topics.map((topic) => manners.of(topic)).find((found) => found !== undefined)
  if (both) manners.keep(both)
  const inOrder = both ? [both.topic, ...topics.filter((topic) => topic !== both.topic)] : topics
  const paragraphs = inOrder
    .map((topic) => tell(work, topic))
    .map((drafts, index) =>
      isAdvised(section, index, inOrder.length) ? drafts : withoutAdvice(drafts),
    )
  if (both) {
    const lines = relationshipLeads[section][aspectQuality(both.topic.fact.aspect)]
    paragraphs[0]?.unshift(lead(pick, both, `between/lead/${section}`, lines))
  }
  return [{ title: titleOf(section, both), paragraphs: paragraphs.map(placeReference) }]
}

/** Every friction includes advice; otherwise every second fact may stand without it. */
function isAdvised(section: RelationshipSection, index: number, count: number): boolean {
  return section === 'rub' || index % 2 === 0 || index === count - 1
}

function withoutAdvice(drafts: Draft[]): Draft[] {
  const last = drafts.at(-1)
  const canSpareIt = drafts.length >= WHOLE_WORDING && last && isAdvice(last.text)
  return canSpareIt ? drafts.slice(0, -1) : drafts
}

/** "Where it rubs: the house keys and the open window" */
function titleOf(section: RelationshipSection, both: Manners | undefined): string {
  const name = sectionNames[section]
  if (!both) return name
  const [mine, theirs] = [both.mine.clause.emblem, both.theirs.clause.emblem]
  return areAlike(both) ? `${name}: ${mine}, twice` : `${name}: ${mine} and ${theirs}`
}

/** A line about how the two behave. */
function lead(pick: PickNext, both: Manners, name: string, lines: readonly string[]): Draft {
  const [ofBoth, named] = areAlike(both) ? [relationshipLikenesses, 'between/alike'] : [lines, name]
  const { piece, wording } = pick(pieceChoices(named, ofBoth, (line) => [inLine(line, both)]))
  const { topic, mine, theirs } = both
  const facts = [topic.fact.id, mine.fact, theirs.fact]
  return { text: inLine(piece, both), facts, tells: [], wording, references: [] }
}

function tell(work: Work, topic: Topic): Draft[] {
  const first = tellOnce(work, topic)
  return work.twice.has(topic) ? [...first, ...tellOnce(work, topic)] : first
}

function tellOnce({ pick }: Work, topic: Topic): Draft[] {
  const { sentences, wording } = pick(entryChoices(topic.entries))
  const facts = [topic.fact.id]
  const references = [referenceTo(topic)]
  return sentences.map((text) => ({ text, facts, tells: facts, wording, references }))
}

function hasNewPractice(picker: Picker) {
  return ({ fact: { you, partner } }: AspectTopic): boolean =>
    picker.hasFresh(lineChoices(`between/practice/you/${you}`, practicesForYou[you])) &&
    picker.hasFresh(
      lineChoices(`between/practice/partner/${partner}`, practicesForPartner[partner]),
    )
}

/** One for each and one for both, from the tightest friction with unused wordings. */
function practiceOf({ picker, pick, plan, leading }: Work): Section {
  const frictions = [...plan.rub, ...plan.talk, leading].filter(isAspectTopic)
  const friction = frictions.find(hasNewPractice(picker)) ?? frictions[0]
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
    const { piece, wording } = pick(lineChoices(name, lines))
    return { text: piece, facts: [fact], wording }
  })
  return {
    title: sectionNames.practice,
    paragraphs: sentences.map((sentence) => ({ sentences: [sentence] })),
  }
}
