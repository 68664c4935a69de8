import { aspectQuality } from '#lore/aspect-quality.ts'
import {
  allegiances,
  firstImpressions,
  helpsOfSide,
  strainsOfSide,
} from '#lore/corpus/character/allegiances.ts'
import { sideWords, subjects } from '#lore/corpus/character/side-words.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Frame } from './frame.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { clearStanceOf, closerStanceOf } from './stance.ts'

type ArguedFrame = Extract<Frame, { argument: unknown }>

/** After the opening of an argument: which two sides the portrait is about. */
export function narrateSubject(text: Text, paragraph: ParagraphBuilder): void {
  const frame = arguedFrame(text)
  if (!frame || paragraph.drafts.length === 0) return
  const [one, other] = wordsOf(text, frame)
  paragraph.say('subject', subjects, { facts: factsOfSides(frame), slots: { one, other } })
}

/** Which of the two sides has its way with another planet; before its paragraph, or of Venus and Mars after one of them. */
export function narrateAllegiance(text: Text, paragraph: ParagraphBuilder, planet: Planet): void {
  const { spine, narrator } = text
  const frame = arguedFrame(text)
  const sign = spine.planets.get(planet)?.sign
  if (!frame || !sign || !hasAllegiance(planet)) return
  if (isOfSide(frame, planet) || isThird(frame, planet) || isSaidElsewhere(text, frame, 'planet'))
    return
  const found = clearStanceOf(sign, frame.signs)
  // That it goes with both of them, or with neither, is no news of the argument.
  if (found?.stance !== 'one') return
  const { ally } = found
  const lines = allegiances[planet]
  const isOfPair = planet === 'venus' || planet === 'mars'
  const isFirst = !isOfPair || narrator.random.pick('allegiance', ['venus', 'mars']) === planet
  const name = `allegiance/${planet}/one/`
  const said = {
    facts: [`placement:${planet}`, ...factsOfSides(frame)],
    slots: partsOf(text, frame, ally),
  }
  const isSaid = isFirst
    ? !isIntroduced(paragraph) && paragraph.sayFirst(`${name}first`, lines.first, said)
    : paragraph.say(`${name}last`, lines.last, said)
  if (isSaid) text.named.add(SIDE)
}

const SIDE = 'side of the argument'

/** After the opening one paragraph says which of the sides it belongs to: of a planet, or of an aspect near the end. */
function isSaidElsewhere(
  { narrator, named }: Text,
  { name }: ArguedFrame,
  at: 'planet' | 'end',
): boolean {
  return named.has(SIDE) || narrator.random.pick(`${name}/side/at`, ['planet', 'end']) !== at
}

function hasAllegiance(planet: Planet): planet is keyof typeof allegiances {
  return planet in allegiances
}

/** What it makes of both sides is said in a paragraph of its own. */
function isThird({ third }: ArguedFrame, planet: Planet): boolean {
  return third?.facts.includes(`placement:${planet}`) ?? false
}

/** The two sides by what they do: "the side of you that takes its time". */
function partsOf(text: Text, frame: ArguedFrame, ally: 0 | 1): Record<string, string> {
  const [one, two] = wordsOf(text, frame).map((does) => `the side of you that ${does}`) as Two
  return ally === 0 ? { ally: one, other: two } : { ally: two, other: one }
}

type Two = [string, string]

/** What each of the two does or wants, in the same words throughout a text. */
function wordsOf({ narrator }: Text, { name, signs }: ArguedFrame): Two {
  return signs.map((sign, side) =>
    narrator.random.pick(`${name}/side/${side}`, sideWords[sign]),
  ) as Two
}

/** That an argument does not show at a first meeting, where the rising sign is like neither of its sides. */
export function narrateFirstImpression(text: Text, paragraph: ParagraphBuilder): void {
  const frame = arguedFrame(text)
  const { ascendant } = text.spine
  if (!frame || !ascendant || isOfSide(frame, 'asc') || frame.third) return
  if (closerStanceOf(ascendant.sign, frame.signs).stance !== 'neither') return
  paragraph.sayFirst('impression/neither', firstImpressions, { facts: factsOfSides(frame) })
}

/** What an aspect that makes life harder or easier has to do with the argument, where it is of one of the two sides. */
export function introduceStrainOrHelp(
  text: Text,
  { a, b, aspect, id }: PlanetPair,
  paragraph: ParagraphBuilder | undefined,
): void {
  const frame = arguedFrame(text)
  if (!frame || !paragraph || isIntroduced(paragraph) || isSaidElsewhere(text, frame, 'end')) return
  const quality = aspectQuality(aspect)
  if (quality === 'joined') return
  const ends = frame.sides.filter(({ points }) =>
    points.some((point) => point === a || point === b),
  )
  if (ends.length !== 1) return
  const kind = quality === 'tense' ? 'strain' : 'help'
  // A sentence about both in every portrait would be a formula.
  if (text.narrator.random.pick(`${frame.name}/end`, ['strain', 'help']) !== kind) return
  const [end] = ends
  const ally = end === frame.sides[0] ? 0 : 1
  const isSaid = paragraph.sayFirst(
    `${kind}/side`,
    kind === 'strain' ? strainsOfSide : helpsOfSide,
    { facts: [id, ...factsOfSides(frame)], slots: partsOf(text, frame, ally) },
  )
  if (isSaid) text.named.add(SIDE)
}

/** The point of a side, or the ruler of the rising sign that is one. */
function isOfSide({ sides }: ArguedFrame, point: string): boolean {
  return sides.some(({ points, lead }) => points.includes(point) || lead === point)
}

/** An argument between two signs, of which the reader doubts neither; undefined where there is hardly room for it. */
function arguedFrame({ plan: { frame }, detail, doubted }: Text): ArguedFrame | undefined {
  if (!('argument' in frame) || detail < 0 || frame.signs[0] === frame.signs[1]) return undefined
  return factsOfSides(frame).some((id) => doubted.has(id)) ? undefined : frame
}

function factsOfSides({ sides }: ArguedFrame): string[] {
  return sides.flatMap(({ facts }) => [...facts])
}

/** Whether it begins with a sentence on what it has to do with the rest. */
function isIntroduced({ drafts: [first] }: ParagraphBuilder): boolean {
  return first !== undefined && /^(?:hinge|shared|strain|help|allegiance)\//.test(first.wording)
}
