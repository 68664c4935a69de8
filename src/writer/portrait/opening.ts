import { bothWants, polesStated, secondWants } from '#lore/corpus/character/joints.ts'
import { hingeLines, thesisLines } from '#lore/corpus/character/theses.ts'
import { leadOf } from '#lore/synthesis/poles.ts'
import type { Thesis } from '#lore/synthesis/thesis.ts'
import { fillTemplate } from '../prose/template.ts'
import { your } from './fact-sentences.ts'
import { factsNamed } from './frame.ts'
import type { Said } from './narrator.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { epithetsOf, type PoleReference, poleReference, wantOf } from './pole-words.ts'
import { narrateSpotlight } from './spotlight.ts'

/** Writes what the portrait argues: an authored opening, or a thesis in two sentences with the facts of both sides. */
export function openingParagraph(text: Text): ParagraphBuilder {
  const { frame } = text.plan
  const paragraph = new ParagraphBuilder(text)
  if ('thesis' in frame) return thesisParagraph(text, frame.thesis, paragraph)
  const said = text.narrator.whole(`${frame.name}/opening`, frame.argument.opening, {
    of: 'both',
    from: frame.from,
  })
  for (const { text: sentence, wording } of said ?? [])
    paragraph.state(sentence, factsNamed(sentence, frame), wording)
  narrateSpotlight(text, paragraph)
  return paragraph
}

/** The thesis, and why both sides of it are true. */
function thesisParagraph(
  text: Text,
  thesis: Thesis,
  paragraph: ParagraphBuilder,
): ParagraphBuilder {
  const { contrast } = thesis
  const references = referencesOf(text, thesis)
  const facts = references.flatMap((reference) => reference.facts)
  narrateThesis({ text, thesis, paragraph, references })
  narrateWants(text, thesis, paragraph, facts)
  paragraph.say(`hinge/${contrast}`, hingeLines[contrast], { facts })
  return paragraph
}

interface ThesisParts {
  text: Text
  thesis: Thesis
  paragraph: ParagraphBuilder
  references: readonly [PoleReference, PoleReference]
}

interface ThesesRequest extends Pick<Thesis, 'contrast' | 'poles'> {
  text: Text
  references: ThesisParts['references']
  isInline: boolean
}

/** The facts stand in the two sentences of the thesis or in one after them. */
function narrateThesis({
  text,
  thesis: { contrast, poles },
  paragraph,
  references,
}: ThesisParts): void {
  const { narrator } = text
  const isInline = narrator.form('thesis', ['inline', 'after']) === 'inline'
  const chosen = narrator.oneOf(
    `thesis/${contrast}`,
    thesesOf({ text, contrast, poles, references, isInline }),
    { isNeeded: true },
  )
  if (!chosen) throw new Error(`No thesis for ${contrast}`)
  for (const [side, sentence] of chosen.sentences.entries())
    paragraph.state(sentence, references[side]?.facts ?? [], chosen.wording)
  if (!isInline) {
    const [one, other] = references
    paragraph.say('fact/poles', polesStated, {
      facts: references.flatMap(({ facts }) => facts),
      slots: { one: one.text, other: other.text },
      isNeeded: true,
    })
  }
}

interface ThesisCandidate extends Said {
  sentences: [string, string]
}

/** Each line with epithets of both sides. */
function thesesOf({
  text,
  contrast,
  poles,
  references,
  isInline,
}: ThesesRequest): ThesisCandidate[] {
  const candidates = thesisLines[contrast].map((lines, variant) => {
    const fitting = poles.map((pole, side) => epithetsOf(text, pole, lines[side] ?? ''))
    const [first, second] = epithetsFor(text, poles, fitting).map((epithet, side) =>
      isInline ? `${epithet} (${references[side]?.text})` : epithet,
    )
    const words = { one: first ?? '', other: second ?? '' }
    const sentences: [string, string] = [
      fillTemplate(lines[0], words),
      fillTemplate(lines[1], words),
    ]
    const isFitting = fitting.every((epithets) => epithets.length > 0)
    const wording = `thesis/${contrast}/${variant + 1}`
    return { text: sentences.join(' '), sentences, wording, isFitting }
  })
  const fitting = candidates.filter(({ isFitting }) => isFitting)
  return fitting.length > 0 ? fitting : candidates
}

/** An epithet for each side, with no word in common. */
function epithetsFor(
  { narrator, spine }: Text,
  poles: Thesis['poles'],
  lists: readonly string[][],
): string[] {
  const chosen: string[] = []
  for (const [side, epithets] of lists.entries()) {
    const pole = poles[side]
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

/** Adds the opposition if that is the thesis. */
function referencesOf(
  text: Text,
  { contrast, poles, facts }: Thesis,
): [PoleReference, PoleReference] {
  const { spine } = text
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

function narrateWants(
  text: Text,
  { poles }: Thesis,
  paragraph: ParagraphBuilder,
  facts: readonly string[],
): void {
  const [one, other] = poles.map((pole) => wantOf(text, pole))
  if (other === undefined) return
  if (one !== undefined) paragraph.say('wants/both', bothWants, { facts, slots: { one, other } })
  else paragraph.say('wants/second', secondWants, { facts, slots: { want: other } })
}
