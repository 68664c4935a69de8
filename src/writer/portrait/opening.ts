import { bothWants, polesStated, secondWants } from '#lore/corpus/character/joints.ts'
import { hingeLines, thesisLines } from '#lore/corpus/character/theses.ts'
import { fillTemplate } from '../prose/template.ts'
import { your } from './fact-sentences.ts'
import type { Said } from './narrator.ts'
import { leadOf } from './outline.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { epithetsOf, type PoleReference, poleReference, wantOf } from './pole-words.ts'

export interface Opening {
  paragraph: ParagraphBuilder
  /** Which of the lines of its contrast the thesis is; the last sentence answers it. */
  variant: number
  /** Where the two sides stand. */
  facts: readonly string[]
}

/** The thesis in two sentences with the facts of both sides, and why both are true. */
export function openingParagraph(text: Text): Opening {
  const { contrast } = text.outline.thesis
  const paragraph = new ParagraphBuilder(text)
  const references = referencesOf(text)
  const facts = references.flatMap((reference) => reference.facts)
  const variant = tellThesis(text, paragraph, references)
  tellWants(text, paragraph, facts)
  paragraph.say(`hinge/${contrast}`, hingeLines[contrast], { facts })
  return { paragraph, variant, facts }
}

/** The facts stand in the two sentences of the thesis or in one after them. Returns which of the lines it is. */
function tellThesis(
  text: Text,
  paragraph: ParagraphBuilder,
  references: readonly [PoleReference, PoleReference],
): number {
  const { narrator, outline } = text
  const { contrast } = outline.thesis
  const isInline = narrator.form('thesis', ['inline', 'after']) === 'inline'
  const thesis = narrator.oneOf(`thesis/${contrast}`, thesesOf(text, references, isInline), true)
  if (!thesis) throw new Error(`No thesis for ${contrast}`)
  for (const [side, sentence] of thesis.sentences.entries())
    paragraph.state(sentence, references[side]?.facts ?? [], thesis.wording)
  if (!isInline) {
    const [one, other] = references
    paragraph.say('fact/poles', polesStated, {
      facts: references.flatMap(({ facts }) => facts),
      slots: { one: one.text, other: other.text },
      isNeeded: true,
    })
  }
  return thesis.variant
}

interface ThesisCandidate extends Said {
  sentences: [string, string]
  variant: number
}

/** Each line with epithets of both sides. */
function thesesOf(
  text: Text,
  references: readonly [PoleReference, PoleReference],
  isInline: boolean,
): ThesisCandidate[] {
  const { contrast, poles } = text.outline.thesis
  const candidates = thesisLines[contrast].map((lines, variant) => {
    const fitting = poles.map((pole, side) => epithetsOf(text, pole, lines[side] ?? ''))
    const [first, second] = epithetsFor(text, fitting).map((epithet, side) =>
      isInline ? `${epithet} (${references[side]?.text})` : epithet,
    )
    const words = { one: first ?? '', other: second ?? '' }
    const sentences: [string, string] = [
      fillTemplate(lines[0], words),
      fillTemplate(lines[1], words),
    ]
    const isFitting = fitting.every((epithets) => epithets.length > 0)
    const wording = `thesis/${contrast}/${variant + 1}`
    return { text: sentences.join(' '), sentences, wording, variant, isFitting }
  })
  const fitting = candidates.filter(({ isFitting }) => isFitting)
  return fitting.length > 0 ? fitting : candidates
}

/** One of each, which say different things. */
function epithetsFor({ narrator, outline, spine }: Text, lists: readonly string[][]): string[] {
  const chosen: string[] = []
  for (const [side, epithets] of lists.entries()) {
    const pole = outline.thesis.poles[side]
    const name = `epithet/${pole?.place}/${pole && leadOf(spine, pole)}/${pole?.sign}`
    const others = epithets.filter((epithet) => !chosen.some((one) => shareWord(one, epithet)))
    const candidates = [others, epithets, ['of two minds']].find((list) => list.length > 0)
    chosen.push(narrator.phrase(name, candidates ?? [], (item) => item))
  }
  return chosen
}

/** "kind" in both would say that the two sides are alike. */
function shareWord(one: string, other: string): boolean {
  const words = new Set(one.match(/[a-z]{4,}/g))
  return (other.match(/[a-z]{4,}/g) ?? []).some((word) => words.has(word))
}

/** With the opposition, where that is the thesis. */
function referencesOf(text: Text): [PoleReference, PoleReference] {
  const { spine, outline } = text
  const { contrast, poles, facts } = outline.thesis
  const references: [PoleReference, PoleReference] = [
    poleReference(text, poles[0]),
    poleReference(text, poles[1]),
  ]
  const [first, second] = poles.map((pole) => leadOf(spine, pole))
  const aspect = spine.aspects.find(({ id }) => facts.includes(id))
  const isOfBoth = aspect && [first, second].every((one) => one === aspect.a || one === aspect.b)
  if (contrast !== 'opposed' || !first || !isOfBoth) return references
  const [one, other] = references
  const facing = {
    text: `${other.text}, opposite ${your(first)}`,
    facts: [...other.facts, aspect.id],
  }
  return [one, facing]
}

function tellWants(text: Text, paragraph: ParagraphBuilder, facts: readonly string[]): void {
  const [one, other] = text.outline.thesis.poles.map((pole) => wantOf(text, pole))
  if (other === undefined) return
  if (one !== undefined) paragraph.say('wants/both', bothWants, { facts, slots: { one, other } })
  else paragraph.say('wants/second', secondWants, { facts, slots: { want: other } })
}
