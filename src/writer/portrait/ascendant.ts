import { aspectQuality } from '#lore/aspect-quality.ts'
import { pairs } from '#lore/character-tables.ts'
import { brakeOpeners, engineOpeners } from '#lore/corpus/character/joints.ts'
import { ascendantManners } from '#lore/corpus/character/manners/ascendant.ts'
import type { Planet } from '#sky/bodies.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import { aspectWords, lowered, withReference, your } from './fact-sentences.ts'
import { type Opener, ParagraphBuilder, type Text } from './paragraph.ts'

/** The manner of the Ascendant, and what stands beside it. */
export function ascendantParagraph(text: Text): ParagraphBuilder {
  const { spine, narrator } = text
  const paragraph = new ParagraphBuilder(text)
  const { ascendant, edge } = spine
  if (!ascendant) return paragraph
  const { sign, id } = ascendant
  const lines = ascendantManners[sign]
  const told = { of: 'asc', facts: [id] }
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
  paragraph.tell(`${name}/does`, lines.does, { ...told, ...(!stated && { print, suits }) })
  paragraph.tell(`${name}/seen`, lines.seen, told)
  if (edge) {
    const near = `Your ${sign} Ascendant is within a degree of ${edge.neighbor}`
    // What may be true claims nothing.
    const open = ascendantManners[edge.neighbor].does.map(({ says }) => ({ says }))
    paragraph.tellAfter(
      {
        name: 'fact/sign-edge',
        statements: [
          `${near}, so you may know the following as well.`,
          `${near}, and a few minutes of clock time would put it there, so this may be you too.`,
        ],
        reference: `your Ascendant is within a degree of ${edge.neighbor}`,
      },
      `manner/asc/${edge.neighbor}/does`,
      open,
      { of: 'asc', facts: [id, edge.id] },
    )
  }
  paragraph.tell(`${name}/does`, lines.does, told)
  besideAscendant(text, paragraph)
  paragraph.tell(`${name}/cost`, lines.cost, told)
  if (text.detail > 1) paragraph.tell(`${name}/gift`, lines.gift, told)
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
function pullsAgainst(planet: Planet, sign: Sign): boolean {
  const isOutgoing = signs.indexOf(sign) % 2 === 0
  return (isOutgoing ? quiet : outgoing).includes(planet)
}

/** What comes before a planet of the first house that is not in the mood of the Ascendant. */
export function counterOpener({ spine, narrator }: Text, planet: Planet): Opener | undefined {
  const { ascendant, planets } = spine
  const own = planets.get(planet)
  if (!ascendant || own?.house !== 1 || !pullsAgainst(planet, ascendant.sign)) return undefined
  const lines = quiet.includes(planet) ? brakeOpeners : engineOpeners
  const said = narrator.say(`opener/counter/${quiet.includes(planet) ? 'brake' : 'engine'}`, lines)
  return said && { ...said, facts: [ascendant.id, ...own.facts] }
}
