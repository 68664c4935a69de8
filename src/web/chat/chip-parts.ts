import { aspectGlyphs, planetGlyphs } from '#drawings/glyphs.ts'

const aspects: Record<string, string> = {
  conjunct: aspectGlyphs.Conjunction,
  opposite: aspectGlyphs.Opposition,
  trine: aspectGlyphs.Trine,
  square: aspectGlyphs.Square,
  sextile: aspectGlyphs.Sextile,
}
const angles: Record<string, string> = { Ascendant: 'AC', Midheaven: 'MC' }

/** A glyph, or letters where there is none. */
interface Part {
  name: string
  path?: string
}

/** The signs of an aspect or transit by its label, as in "Venus trine your Midheaven"; undefined for other facts. */
export function chipParts(label: string): Part[] | undefined {
  const pattern =
    /^(?:Your )?([A-Z]\w+(?: Node)?) (conjunct|opposite|trine|square|sextile) (?:your )?([A-Z]\w+(?: Node)?)(?:,|$)/
  const [, one = '', aspect = '', other = ''] = pattern.exec(label) ?? []
  const ends = [pointPart(one), pointPart(other)]
  const [first, second] = ends
  if (!first || !second || !aspects[aspect]) return undefined
  return [
    first,
    { name: aspect, path: aspects[aspect] },
    { ...second, name: first.name === second.name ? `${second.name} ` : second.name },
  ]
}

function pointPart(name: string): Part | undefined {
  const path = (planetGlyphs as Record<string, string>)[name]
  if (path) return { name, path }
  const letters = angles[name]
  return letters ? { name: letters } : undefined
}
