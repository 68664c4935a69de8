import { secondWants } from '#lore/corpus/character/joints.ts'
import { hingeLines, thesisLines } from '#lore/corpus/character/theses.ts'
import { fillTemplate } from '../prose/template.ts'
import { your } from './fact-sentences.ts'
import { UNFIT } from './narrator.ts'
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
  const lines = thesisOf(text)
  const references = referencesOf(text)
  const facts = references.flatMap((reference) => reference.facts)
  tellThesis(text, paragraph, lines, references)
  tellWants(text, paragraph, facts)
  paragraph.state(hingeOf(text), facts, `hinge/${contrast}`)
  return { paragraph, variant: thesisLines[contrast].indexOf(lines), facts }
}

function thesisOf(text: Text): [string, string] {
  const { contrast, poles } = text.outline.thesis
  const all = thesisLines[contrast]
  const fits = all.filter((lines) =>
    poles.every((pole, side) => epithetsOf(text, pole, lines[side] ?? '').length > 0),
  )
  const candidates = fits.length > 0 ? fits : all
  return text.narrator.phrase(`thesis/${contrast}`, candidates, ([first]) => first)
}

/** The facts stand in the two sentences of the thesis or in one after them. */
function tellThesis(
  text: Text,
  paragraph: ParagraphBuilder,
  lines: readonly string[],
  references: readonly PoleReference[],
): void {
  const { contrast, poles } = text.outline.thesis
  const isInline = text.narrator.form('thesis', ['inline', 'after']) === 'inline'
  const chosen: string[] = []
  for (const [side, pole] of poles.entries()) {
    const epithets = epithetsOf(text, pole, lines[side] ?? '')
    const name = `epithet/${pole.place}/${leadOf(text.spine, pole)}/${pole.sign}`
    const others = epithets.filter((epithet) => !chosen.some((one) => shareWord(one, epithet)))
    const candidates = [others, epithets, ['of two minds']].find((list) => list.length > 0)
    chosen.push(text.narrator.phrase(name, candidates ?? [], (item) => item))
  }
  const [one = '', other = ''] = chosen.map((epithet, side) =>
    isInline ? `${epithet} (${references[side]?.text})` : epithet,
  )
  for (const [side, line] of lines.entries())
    paragraph.state(
      fillTemplate(line, { one, other }),
      references[side]?.facts ?? [],
      `thesis/${contrast}`,
    )
  if (isInline) return
  paragraph.state(
    `The first is ${references[0]?.text}, and the second is ${references[1]?.text}.`,
    references.flatMap(({ facts }) => facts),
    'fact/poles',
  )
}

/** "kind" in both would say that the two sides are alike. */
function shareWord(one: string, other: string): boolean {
  const words = new Set(one.match(/[a-z]{4,}/g))
  return (other.match(/[a-z]{4,}/g) ?? []).some((word) => words.has(word))
}

/** With the opposition, where that is the thesis. */
function referencesOf(text: Text): PoleReference[] {
  const { spine, outline } = text
  const { contrast, poles, facts } = outline.thesis
  const references = poles.map((pole) => poleReference(text, pole))
  const [first, second] = poles.map((pole) => leadOf(spine, pole))
  const aspect = spine.aspects.find(({ id }) => facts.includes(id))
  const isOfBoth = aspect && [first, second].every((one) => one === aspect.a || one === aspect.b)
  if (contrast !== 'opposed' || !first || !isOfBoth) return references
  return references.map((reference, side) =>
    side === 0
      ? reference
      : {
          text: `${reference.text}, opposite ${your(first)}`,
          facts: [...reference.facts, aspect.id],
        },
  )
}

function tellWants(text: Text, paragraph: ParagraphBuilder, facts: readonly string[]): void {
  const [one, other] = text.outline.thesis.poles.map((pole) => wantOf(text, pole))
  if (other === undefined) return
  if (one !== undefined) {
    paragraph.state(
      `One of the two wants to ${one}, and the other wants to ${other}.`,
      facts,
      'wants/poles',
    )
    return
  }
  const line = text.narrator.phrase('wants/second', secondWants, (item) => item)
  paragraph.state(fillTemplate(line, { want: other }), facts, 'wants/second')
}

function hingeOf({ narrator, outline }: Text): string {
  const all = hingeLines[outline.thesis.contrast]
  const hinges = all.filter((line) => narrator.rhythm.penaltyOf(line) < UNFIT)
  const candidates = hinges.length > 0 ? hinges : all
  return narrator.phrase(`hinge/${outline.thesis.contrast}`, candidates, (line) => line)
}
