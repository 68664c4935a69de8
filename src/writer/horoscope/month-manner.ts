import { ordinalWords } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isGenerational } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { aspectOf } from './kinship.ts'
import type { Narration } from './narration.ts'
import type { Draft, HoroscopeNarrator } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'
import { type PointContext, placeOf, pointContext } from './points.ts'
import type { Reader } from './reader.ts'

type Print = (says: string) => string | undefined

/** How the point that a month turns on goes about its subject, else the Sun: "Your Venus rules your chart, and it's in Gemini …, so you …". */
export function narrateOwnManner(
  narration: Narration,
  lead: PointContext,
  plot: PlotUnit,
): Draft | undefined {
  for (const context of mannerly(narration.reader, lead)) {
    const place = mannerPlace(context)
    const ruling = rulerOf(narration, context)
    const name = `Your ${context.name}`
    const prints: Print[] = ruling
      ? [(says) => `${name} rules your chart, and it's ${place}, so ${says}.`]
      : narration.narrator.random.shuffle(`own manner ${context.point}`, [
          (says) => `${name} is ${place}, so ${says}.`,
          (says) => `With your ${context.name} ${place}, ${says}.`,
          (says) => `${capitalized(says)} (your ${context.name} ${place}).`,
        ])
    const draft = narrateMannerOf(narration, context, plot, { prints, facts: ruling ?? [] })
    if (draft) return draft
  }
  return undefined
}

/** The point whose sign says how a person goes about the subject of a month. */
export function mannerContext(reader: Reader, lead: PointContext): PointContext | undefined {
  return mannerly(reader, lead).find(hasManner)
}

const mannerly = (reader: Reader, lead: PointContext) => [lead, pointContext(reader, 'sun')]

/** A sign that a planet keeps for years says nothing of one person. */
const hasManner = ({ sign, point }: PointContext) => sign !== undefined && !isGenerational(point)

/**
 * How a touched point goes about the subject of a month, and how it stands to the point that the month turns on.
 */
export function narrateTouchedManner(
  narration: Narration,
  point: NatalPoint,
  lead: Contact,
  plot: PlotUnit,
): Draft | undefined {
  const { reader, narrator } = narration
  const context = pointContext(reader, point)
  const { name, sign, house } = context
  const aspect = lead.point && aspectOf(reader, point, lead.point)
  const bond = aspect ? `, ${aspect.phrase}` : ''
  const where = house ? ` in the ${ordinalWords[house]} house` : ''
  const place = `in ${sign}${where}${bond}`
  const prints = narrator.random.shuffle(`manner ${point}`, [
    (says: string) => `Your ${name} is ${place}, and ${says}.`,
    (says: string) => `With your ${name} ${place}, ${says}.`,
  ])
  // Far from the opening nobody would know what "it" is.
  const isClear = (says: string) =>
    [...says.matchAll(/(?<!call )\b(?:it|one|them)\b/g)].every(({ index }) =>
      /\b(?:an?|your|something|what) /.test(says.slice(0, index)),
    )
  return narrateMannerOf(narration, context, plot, {
    prints: prints.map((print) => (says) => (isClear(says) ? print(says) : undefined)),
    facts: aspect?.facts ?? [],
  })
}

/** What could become of the manner that the opening narrated. */
export function narrateOutcome(
  narration: Narration,
  { point }: PointContext,
  plot: PlotUnit,
): Draft | undefined {
  const own = mannerly(narration.reader, pointContext(narration.reader, point))
  const said = own.find(({ sign }) => sign && isMannerSaid(narration, sign, plot))
  return said && narrateOutcomeOf(narration, said, plot)
}

/** What could become of the manner of one point, if the text has said it. */
export function narrateOutcomeOf(
  narration: Narration,
  { sign, facts }: PointContext,
  plot: PlotUnit,
): Draft | undefined {
  if (!sign || !isMannerSaid(narration, sign, plot)) return undefined
  const pool = { name: `${mannerName(plot.stepsName, sign)}/outcome`, lines: [plot.outcomes[sign]] }
  return narration.narrator.line([pool], {
    facts: facts.filter((id) => !id.startsWith('house:')),
  })
}

const isMannerSaid = ({ narrator }: Narration, sign: Sign, { stepsName }: PlotUnit) =>
  narrator.hasUsed(`${mannerName(stepsName, sign)}/`)

function narrateMannerOf(
  { narrator }: Narration,
  { name, sign, point, facts }: PointContext,
  { manners, stepsName }: PlotUnit,
  shape: { prints: readonly Print[]; facts: readonly string[] },
): Draft | undefined {
  if (!sign || isGenerational(point) || isPlaced(narrator, name)) return undefined
  const pool = {
    name: mannerName(stepsName, sign),
    lines: [manners[sign]],
  }
  // Its sign is said here, and not where its ruler is.
  const own = facts.filter((id) => !/^(?:traditional-)?ruler:/.test(id))
  return narrator.lineInOneWay([pool], shape.prints, [...own, ...shape.facts])
}

/** Whether the text has said where a point stands. */
export function isPlaced(narrator: HoroscopeNarrator, name: string): boolean {
  return narrator.hasSaidOf(
    `your ${name} is in`,
    `your ${name} in`,
    `your own ${name} in`,
    `your ${name}, in`,
    `your ${name} rules`,
  )
}

const mannerName = (stepsName: string, sign: Sign) =>
  `habit/${stepsName.replace('step/', '')}/${sign}`

/** An angle has a sign and no house. */
function mannerPlace(context: PointContext): string {
  return placeOf(context)?.text ?? `in ${context.sign}`
}

function rulerOf({ reader }: Narration, { point, facts }: PointContext): string[] | undefined {
  const ruler = reader.ofKind('ruler').find(({ angle, body }) => angle === 'asc' && body === point)
  return ruler && [...facts, ruler.id]
}
