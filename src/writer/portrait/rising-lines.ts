import { aspectQuality } from '#lore/aspect-quality.ts'
import { pairs } from '#lore/character-tables.ts'
import { ascendantManners } from '#lore/corpus/character/manners/ascendant.ts'
import { aspectWords } from '#lore/names.ts'
import type { Spine } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import { rulers } from '#sky/rulers.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import { lowered, withReference } from '../prose/sentences.ts'
import { rulerParagraph } from './ascendant-ruler.ts'
import { your } from './fact-sentences.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { narrateEdge } from './rising-facts.ts'
import { rulerFact } from './units.ts'

/** For a rising sign and ruler without an authored paragraph that is new to the reader. */
export function linesOnRising(text: Text): ParagraphBuilder[] {
  const ruler = rulerOf(text.spine)
  return [ascendantParagraph(text), ...(ruler ? [rulerParagraph(text, ruler)] : [])]
}

/** By tradition; briefs from before the derived facts have only the modern one. */
function rulerOf(spine: Spine): Planet | undefined {
  const { ascendant, ruler } = spine
  return ruler && rulerFact(spine, 'asc', ruler) ? ruler : ascendant && rulers[ascendant.sign]
}

/** Describes the manner of the Ascendant and the planets next to it. */
function ascendantParagraph(text: Text): ParagraphBuilder {
  const { spine, narrator } = text
  const paragraph = new ParagraphBuilder(text)
  const { ascendant } = spine
  if (!ascendant) return paragraph
  const { sign, id } = ascendant
  const lines = ascendantManners[sign]
  const claim = { of: 'asc', facts: [id] }
  const form = narrator.form('ascendant', ['reference', 'with', 'plain'])
  const stated =
    form === 'plain'
      ? narrator.say(`fact/ascendant/${sign}`, [
          `Your Ascendant is in ${sign}.`,
          `You were born with ${sign} rising.`,
        ])
      : undefined
  const print = (says: string) =>
    form === 'with'
      ? `With ${sign} rising, ${lowered(says)}`
      : withReference(says, `${sign} rising`)
  if (stated) paragraph.state(stated.text, [id], stated.wording)
  const name = `manner/asc/${sign}`
  const suits = (says: string) => form !== 'with' || /^You\b/.test(says)
  paragraph.tell(`${name}/does`, lines.does, { ...claim, ...(!stated && { print, suits }) })
  paragraph.tell(`${name}/seen`, lines.seen, claim)
  narrateEdge(text, paragraph)
  paragraph.tell(`${name}/does`, lines.does, claim)
  besideAscendant(text, paragraph)
  paragraph.tell(`${name}/cost`, lines.cost, claim)
  if (text.detail > 1) paragraph.tell(`${name}/gift`, lines.gift, claim)
  return paragraph
}

/** Orbs up to which a planet colors the first impression. */
const BESIDE_DEGREES = 6
const EXACT_DEGREES = 2

/** A planet at the Ascendant is seen before the person has said a word. */
function besideAscendant({ spine }: Text, paragraph: ParagraphBuilder): void {
  const nearest = spine.angleAspects.find(
    ({ angle, fact, effectiveOrb }) =>
      angle === 'asc' &&
      effectiveOrb <= (fact.aspect === 'conjunction' ? BESIDE_DEGREES : EXACT_DEGREES),
  )
  if (!nearest || !spine.ascendant) return
  const { planet, fact } = nearest
  const quality = aspectQuality(fact.aspect)
  const words = `${your(planet)}, ${aspectWords[fact.aspect]} the Ascendant`
  const pullsAway = fact.aspect === 'conjunction' && pullsAgainst(planet, spine.ascendant.sign)
  paragraph.tell(
    `pair/${planet}~asc/${quality}/together`,
    pairs[`${planet}~asc`]?.[quality]?.together,
    {
      of: planet,
      facts: [fact.id],
      print: (says) =>
        pullsAway
          ? `But ${your(planet)} is conjunct your Ascendant, and it pulls the other way. ${says}`
          : withReference(says, words),
    },
  )
}

const quiet: readonly Planet[] = ['saturn', 'neptune', 'pluto']
const outgoing: readonly Planet[] = ['mars', 'jupiter', 'uranus']

/** Saturn in an outgoing sign holds back, and Mars in a quiet one does not. */
export function pullsAgainst(planet: Planet, sign: Sign): boolean {
  const isOutgoing = signs.indexOf(sign) % 2 === 0
  return (isOutgoing ? quiet : outgoing).includes(planet)
}
