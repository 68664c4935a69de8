import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { AboutAspect } from './about-aspect.ts'
import { EXACT_DEGREES } from './aspect-choice.ts'
import { firstAuthored } from './authored.ts'
import { narrateClosing } from './closing-aspect.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { aspectUnits, type Unit } from './units.ts'

/** Two planets that act on each other: by an author, or in lines on the two and their aspect. */
export function aspectParagraph(text: Text, aspect: PlanetPair): ParagraphBuilder[] {
  const units = aspectUnits(text.spine, aspect)
  const isOfAny = ({ name }: Unit) => name.endsWith('/any')
  const isOfPhase = ({ name }: Unit) => name.startsWith('highlight/')
  const isOfManner = (unit: Unit) => !isOfAny(unit) && !isOfPhase(unit)
  const ofAny = text.narrator.random.shuffle(`version/${aspect.id}`, units.filter(isOfAny))
  const isNeeded = aspect.orbDegrees <= EXACT_DEGREES
  const [phase, manner] = [isOfPhase, isOfManner].map((is) => units.filter(is))
  const ofManner = text.narrator.random.shuffle(`version/${aspect.id}`, manner ?? [])
  const ordered = [...(phase ?? []), ...ofManner, ...ofAny]
  const authored = firstAuthored(text, ordered, { aspect, isNeeded })
  const paragraph = authored ?? linesOnAspect(text, aspect)
  narrateClosing(text, aspect, paragraph)
  text.named.add(aspect.id)
  return [paragraph]
}

/** Describes two planets briefly, if a chart has more such aspects than a text has room for. */
export function briefAspect(text: Text, aspect: PlanetPair): ParagraphBuilder[] {
  const paragraph = new ParagraphBuilder(text)
  new AboutAspect(text, aspect).together(paragraph)
  text.named.add(aspect.id)
  return [paragraph]
}

/** For a pair that no author has written on, or that the reader knows. */
function linesOnAspect(text: Text, aspect: PlanetPair): ParagraphBuilder {
  const paragraph = new ParagraphBuilder(text)
  const about = new AboutAspect(text, aspect)
  about.together(paragraph)
  if (about.quality !== 'harmonious') {
    about.seen(paragraph)
    about.cost(paragraph)
  }
  if (about.quality !== 'tense') about.means(paragraph)
  if (about.quality === 'harmonious') about.seen(paragraph)
  return paragraph
}
