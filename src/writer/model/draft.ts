import type { Sentence } from '../writer.ts'
import type { PlannedParagraph } from './plan.ts'
import type { Candidate, Reviewer } from './review.ts'
import { storableSentence } from './storable-sentence.ts'

/** A sentence of the model: as it was accepted, or why it was not. */
export interface Slot extends Candidate {
  accepted?: Sentence
  why?: string
}

export interface DraftParagraph {
  planned: PlannedParagraph
  title: string
  slots: Slot[]
}

// Far more than a paragraph needs.
const MOST_SENTENCES = 12

/** A text of a model while it arrives, paragraph by paragraph of the plan. */
export class Draft {
  readonly paragraphs: DraftParagraph[]
  readonly #reviewer: Reviewer

  constructor(plan: readonly PlannedParagraph[], reviewer: Reviewer) {
    this.paragraphs = plan.map((planned) => ({ planned, title: '', slots: [] }))
    this.#reviewer = reviewer
  }

  /** @returns the sentence if it may be shown. Sentences that the plan has no place for are left out. */
  add(candidate: Candidate, { id, title }: { id: string; title: string }): Sentence | undefined {
    const paragraph = this.paragraphs.find(({ planned }) => planned.id === id)
    if (!paragraph || paragraph.slots.length >= MOST_SENTENCES) return undefined
    paragraph.title ||= title
    const slot: Slot = { ...candidate, text: storableSentence(candidate.text) }
    paragraph.slots.push(slot)
    return this.#review(slot, candidate)
  }

  rejected(): Slot[] {
    return this.paragraphs.flatMap(({ slots }) => slots.filter(({ accepted }) => !accepted))
  }

  checkedCount(): number {
    return this.paragraphs.flatMap(({ slots }) => slots).length
  }

  /** Puts another sentence in the place of a rejected one, if it may be shown. */
  repair(slot: Slot, candidate: Candidate): Sentence | undefined {
    return this.#review(slot, candidate)
  }

  #review(slot: Slot, candidate: Candidate): Sentence | undefined {
    const { sentence, why } = this.#reviewer.review(candidate)
    if (sentence) slot.accepted = sentence
    slot.why ??= why
    return sentence
  }
}
