import type { House } from '#lore/house.ts'
import { monthConditions } from '#lore/month-conditions.ts'
import { ordinalWords } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isGenerational } from '#sky/bodies.ts'
import { isLunation } from '#sky/forecast-facts.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { withReference } from '../prose/sentences.ts'
import type { Contact } from './contacts.ts'
import { houseGlosses } from './house-glosses.ts'
import type { Narration } from './narration.ts'
import type { Draft, HoroscopeNarrator } from './narrator.ts'
import { type PointContext, placeOf, pointContext } from './points.ts'
import { pointOf } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import type { Tone } from './tone.ts'

/** In whom a month turns: the touched point, what is closest to it if a whole generation has it, or the ruler of the house of a Moon. */
export function ownContext(reader: Reader, lead: Contact): PointContext {
  const point = pointContext(reader, pointOf(reader, lead))
  if (!lead.point) {
    const ruler = rulerOfHouse(reader, lead)
    const isResident = point.house !== undefined && point.house === houseIn(lead)
    if (ruler && !isResident) return pointContext(reader, ruler.planet)
  }
  if (!isGenerational(point.point)) return point
  const close = point.company.find(({ other }) => !isGenerational(other) && !isAngle(other))
  return pointContext(reader, close?.other ?? 'sun')
}

const isAngle = (point: NatalPoint) => point === 'asc' || point === 'mc'

const houseIn = ({ fact }: Contact) => (isLunation(fact) ? fact.house : undefined)

function rulerOfHouse({ ofKind }: Reader, lead: Contact) {
  const house = houseIn(lead)
  const cusp = ofKind('cusp').find((one) => one.house === house)
  return cusp && { planet: traditionalRulers[cusp.sign], fact: cusp.id, house: cusp.house }
}

/** The sign and house of this point, and what the person tends to do because of it. */
export function narrateCondition(
  narration: Narration,
  context: PointContext,
  tone: Tone,
  {
    lead,
    house,
    role,
  }: { lead?: Contact; house?: House | undefined; role?: string | undefined } = {},
): Draft | undefined {
  const { narrator } = narration
  const { point, sign, facts } = context
  const conditions = sign && monthConditions[point]?.[sign]
  if (!sign || !conditions || isPlaced(narrator, context)) return undefined
  // The Midheaven is about work, which does not answer a question about home.
  if (point === 'mc' && house === 4) return undefined
  const { print, facts: more } = introductionOf(narration, context, { lead, role })
  const own = facts.filter((id) => !/^(?:traditional-)?ruler:/.test(id))
  for (const kind of tone === 'eases' ? gifts : strains) {
    const { strain, gift } = conditions
    const lines = kind === 'gift' ? gift : strain.map(([says]) => says)
    const pool = { name: conditionName(context, kind), lines }
    const fitting = print.map(
      (way) => (says: string) => (isOfHouse(says, house) ? way(says) : undefined),
    )
    const draft = narrator.lineInOneWay([pool], [...fitting, ...print], [...own, ...more])
    if (draft) return draft
  }
  return undefined
}

/** The houses in which a month is about other people. */
const housesOfOthers: readonly House[] = [1, 3, 5, 7, 8, 11]

/** In a month about other people, lines on how the person treats them come first, and otherwise last. */
export function isOfHouse(says: string, house: House | undefined): boolean {
  if (!house) return true
  return isAboutOthers(says) === housesOfOthers.includes(house)
}

export const isAboutOthers = (says: string) =>
  /\b(?:people|somebody|someone|anyone|others?|them|love|one who)\b/.test(says)

const strains = ['strain', 'gift'] as const
const gifts = ['gift', 'strain'] as const

const conditionName = ({ point, sign }: PointContext, kind: string) =>
  `habit/month/${point}/${sign}/${kind}`

function introductionOf(
  narration: Narration,
  context: PointContext,
  { lead, role }: { lead: Contact | undefined; role: string | undefined },
) {
  const { reader, narrator } = narration
  const { point, name, sign } = context
  const place = placeOf(context)?.text ?? `in ${sign}`
  const reference = (says: string) => withReference(says, `your ${name} ${place}`)
  const ruled = lead && !lead.point ? rulerOfHouse(reader, lead) : undefined
  if (ruled?.planet === point && context.house !== ruled.house) {
    const of = `your ${ordinalWords[ruled.house]} house, ${houseGlosses[ruled.house]}`
    const ruling = (says: string) => `Your ${name} rules ${of}, and it's ${place}. ${says}`
    return { print: [ruling, reference], facts: [ruled.fact] }
  }
  const ruler = rulerFactOf(reader, point)
  if (ruler) {
    const ruling = (says: string) => `Your ${name} rules your chart, and it's ${place}. ${says}`
    return { print: [ruling, reference], facts: [ruler.id] }
  }
  if (role) {
    const cast = (says: string) => `Your ${name} is ${role}, and it's ${place}. ${says}`
    return { print: [cast, reference], facts: [] as string[] }
  }
  const print = narrator.random.shuffle(`condition ${point}`, [
    (says: string) => `Your ${name} is ${place}. ${says}`,
    reference,
  ])
  return { print, facts: [] as string[] }
}

/** The fact that a planet rules the chart, as its traditional or modern ruler. */
export function rulerFactOf({ ofKind }: Reader, point: NatalPoint) {
  return [...ofKind('traditional-ruler'), ...ofKind('ruler')].find(
    ({ angle, body }) => angle === 'asc' && body === point,
  )
}

/** What may come of the strain that the text has described. */
export function narrateOutcome({ narrator }: Narration, context: PointContext): Draft | undefined {
  const { point, sign, facts } = context
  const conditions = sign && monthConditions[point]?.[sign]
  if (!conditions) return undefined
  for (const [index, [, comes]] of conditions.strain.entries()) {
    const name = conditionName(context, 'strain')
    if (!narrator.hasUsed(`${name}/${index + 1}`)) continue
    return narrator.line([{ name: `${name}/${index + 1}/outcome`, lines: [comes] }], {
      facts: facts.filter((id) => !id.startsWith('house:')),
    })
  }
  return undefined
}

/** The ruler of an Ascendant that the month turns on: "Your Moon rules your chart, and it's in Cancer in the first house, …". */
export function narrateRulerOfChart(
  narration: Narration,
  { point }: PointContext,
  tone: Tone,
): Draft | undefined {
  const { ruler } = narration.reader.spine
  if (point !== 'asc' || !ruler) return undefined
  return narrateCondition(narration, pointContext(narration.reader, ruler), tone)
}

/** Whether the text has named the sign and house of a point. */
export function isPlaced(
  narrator: HoroscopeNarrator,
  { point, name }: Pick<PointContext, 'point' | 'name'>,
): boolean {
  // The text names the place of a point along with what the point tends to do.
  return (
    narrator.hasUsed(`habit/month/${point}/`) ||
    narrator.hasSaidOf(
      `your ${name} is in`,
      `your ${name} in`,
      `your own ${name} in`,
      `your ${name}, in`,
      `your ${name} rules`,
    )
  )
}
