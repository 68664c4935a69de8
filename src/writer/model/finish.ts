import { withoutReference } from '../prose/usage-history.ts'
import type { Paragraph, Section, Sentence, WrittenText } from '../writer.ts'
import type { DraftParagraph, Slot } from './draft.ts'
import { wordsInText } from './plan.ts'
import type { Reviewer } from './review.ts'

export interface RejectedSentence {
  text: string
  why: string
  fate: 'repaired' | 'replaced' | 'dropped'
}

export interface FinishedText {
  /** Absent when too little of the model's text may be shown. */
  text?: WrittenText
  outcome: 'accepted' | 'repaired' | 'partly replaced' | 'fallen back'
  rejected: RejectedSentence[]
}

export interface TextLimits {
  /** The share of sentences that another writer may replace, or that may be dropped. */
  mostLost: number
  /** As a share of the words of the embedded writer's text. */
  leastLength: number
  mostLength: number
}

interface FinishOptions {
  /** The embedded writer's text. */
  plan: WrittenText
  reviewer: Reviewer
  limits: TextLimits
}

/** Turns a draft into a text: the embedded writer's sentences stand for those that were not accepted. */
export function finishText(
  draft: readonly DraftParagraph[],
  { plan, reviewer, limits }: FinishOptions,
): FinishedText {
  const used = new Set(draft.flatMap(textsOf))
  const finished = draft.map((paragraph) => finishParagraph(paragraph, { draft, used }))
  const text = assemble(draft, finished, { plan, reviewer })
  const lost = sum(finished.map(({ replaced, dropped }) => replaced + dropped))
  const all = sum(finished.map(({ sentences, dropped }) => sentences.length + dropped))
  const length = wordsInText(text) / wordsInText(plan)
  const isOfLength = length >= limits.leastLength && length <= limits.mostLength
  if (lost > limits.mostLost * all || !isOfLength)
    return { outcome: 'fallen back', rejected: rejectedIn(draft, () => 'replaced') }
  const fates = new Map(finished.flatMap(({ fates: some }) => [...some]))
  const rejected = rejectedIn(draft, (slot) =>
    slot.accepted ? 'repaired' : (fates.get(slot) ?? 'dropped'),
  )
  return { text, outcome: lost > 0 ? 'partly replaced' : outcomeOf(rejected), rejected }
}

const outcomeOf = (rejected: RejectedSentence[]) => (rejected.length > 0 ? 'repaired' : 'accepted')

function rejectedIn(
  draft: readonly DraftParagraph[],
  fateOf: (slot: Slot) => RejectedSentence['fate'],
): RejectedSentence[] {
  return draft
    .flatMap(({ slots }) => slots)
    .flatMap((slot) =>
      slot.why === undefined
        ? []
        : [
            {
              text: slot.text,
              why: slot.why,
              fate: fateOf(slot),
            },
          ],
    )
}

interface FinishedParagraph {
  sentences: Sentence[]
  isEmbedded: boolean
  replaced: number
  dropped: number
  /** The fates of rejected sentences that were not repaired. */
  fates: Map<Slot, 'replaced' | 'dropped'>
}

interface Sources {
  draft: readonly DraftParagraph[]
  /** Embedded sentences that the text has already. */
  used: Set<string>
}

/** The sentences that a paragraph will contain in any case. */
function textsOf(paragraph: DraftParagraph): string[] {
  const { planned, slots } = paragraph
  const sure = isLost(paragraph) ? planned.embedded.sentences : slots.flatMap(acceptedIn)
  return sure.map(({ text }) => text)
}

const acceptedIn = ({ accepted }: Slot) => accepted ?? []

const isLost = ({ slots }: DraftParagraph) =>
  slots.flatMap(acceptedIn).length * 2 < slots.length || slots.length === 0

function finishParagraph(paragraph: DraftParagraph, sources: Sources): FinishedParagraph {
  const { planned, slots } = paragraph
  if (isLost(paragraph)) {
    const { sentences } = planned.embedded
    const lost = slots.filter(({ accepted }) => !accepted)
    const fates = new Map(lost.map((slot) => [slot, 'replaced' as const]))
    return { sentences, isEmbedded: true, replaced: sentences.length, dropped: 0, fates }
  }
  const fates: FinishedParagraph['fates'] = new Map()
  const sentences = slots.flatMap((slot) => {
    if (slot.accepted) return slot.accepted
    const replacement = replacementFor(slot, paragraph, sources)
    fates.set(slot, replacement ? 'replaced' : 'dropped')
    return replacement ?? []
  })
  const replaced = [...fates.values()].filter((fate) => fate === 'replaced').length
  return { sentences, isEmbedded: false, replaced, dropped: fates.size - replaced, fates }
}

/** Starts of sentences that only make sense after the one before them. */
const leansBack =
  /^(?:And|But|So|Yet|Or|Then|That|This|These|Those|It|Its|He|She|They|There|Here|Both|Neither|Still|Meanwhile|Instead|Also|Besides|Otherwise|Afterwards?|Whoever|Such|Now|One)\b/

/** An unused sentence of the embedded writer, on the same facts, from the same section. */
function replacementFor(
  slot: Slot,
  { planned }: DraftParagraph,
  { draft, used }: Sources,
): Sentence | undefined {
  const near = draft.filter((other) => other.planned.section?.index === planned.section?.index)
  const sources = [planned, ...near.map((other) => other.planned)]
  const found = sources
    .flatMap(({ embedded }) => embedded.sentences)
    .find(
      ({ text, facts }) =>
        !used.has(text) && !leansBack.test(text) && facts.some((id) => slot.facts.includes(id)),
    )
  if (found) used.add(found.text)
  return found
}

function assemble(
  draft: readonly DraftParagraph[],
  finished: readonly FinishedParagraph[],
  { plan, reviewer }: Pick<FinishOptions, 'plan' | 'reviewer'>,
): WrittenText {
  const opening: Paragraph[] = []
  const sections: Section[] = plan.sections.map(({ title }) => ({ title, paragraphs: [] }))
  for (const [index, { planned, title }] of draft.entries()) {
    const { sentences = [], isEmbedded } = finished[index] ?? {}
    const section = planned.section && sections[planned.section.index]
    ;(section?.paragraphs ?? opening).push({
      ...planned.embedded,
      sentences: withoutRepeats(sentences),
    })
    const facts = sentences.flatMap((sentence) => sentence.facts)
    const mayRetitle = planned.section?.isFirst && !isEmbedded && !hasTitle(sections, title)
    if (section && mayRetitle && reviewer.mayBeTitle(title, facts)) section.title = title
  }
  return { opening, sections }
}

const hasTitle = (sections: Section[], title: string) =>
  sections.some((section) => section.title === title)

function withoutRepeats(sentences: Sentence[]): Sentence[] {
  return [
    ...new Map(sentences.map((sentence) => [withoutReference(sentence.text), sentence])).values(),
  ]
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
