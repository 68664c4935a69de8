import type { NatalFact } from '#sky/facts.ts'

/** A sentence and the chart facts that it rests on. There is no sentence without a fact. */
export interface Sentence {
  text: string
  /** Ids of facts of the brief; at least one. */
  facts: string[]
  /** The corpus entry that it was made from, as `placement/moon/Capricorn/1`; none from a model. */
  wording?: string
}

export interface Paragraph {
  sentences: Sentence[]
}

export interface Section {
  title: string
  paragraphs: Paragraph[]
}

/** What a writer gives back: the opening stands before the first titled section. */
export interface WrittenText {
  opening: Paragraph[]
  sections: Section[]
}

/** All that a writer gets to know: facts, never a name, a date or a place. */
export interface Brief {
  kind: 'natal'
  facts: NatalFact[]
  /** The same seed and the same facts give the same text. */
  seed: string
}

/** Turns a brief into prose. Adapters sit beside this file. */
export interface Writer {
  /** Name and version, stored with every text. */
  version: string
  write(brief: Brief): Promise<WrittenText>
}
