import {
  chartRulerClauses,
  rulingMoonClauses,
  rulingStationClauses,
} from '#lore/corpus/days/rulers.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isGenerational } from '#sky/bodies.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import { type ClosestAspect, type PointContext, pointContext } from './points.ts'
import { DECISIVE_DEGREES, isClause } from './sentences.ts'
import type { Tone } from './tone.ts'

/** An aspect of the birth chart this close is felt whenever one of the two is touched. */
const FELT_DEGREES = 2

/** "Your Moon in Virgo is opposite your Mars, and you …": why this person feels it like that. */
export function narrateCompany(
  { reader, narrator }: Narration,
  context: PointContext,
  tone: Tone,
): Draft | undefined {
  for (const aspect of context.company) {
    const { name, other, orbDegrees, quality, pools } = aspect
    // An aspect of the opposite quality is another thought.
    const isUnlike = quality === (tone === 'presses' ? 'harmonious' : 'tense')
    if (isUnlike && orbDegrees <= DECISIVE_DEGREES) return undefined
    const isAngle = other === 'asc' || other === 'mc'
    if (orbDegrees > FELT_DEGREES || isAngle || narrator.hasUsed(name)) continue
    if (isUnlike) continue
    const of = pointContext(reader, other)
    const sign = isGenerational(other) ? undefined : of.sign
    const facts = [...aspect.facts, ...(sign ? of.facts : [])]
    const ways = narrator.random.shuffle(`company ${name}`, waysOf(context, aspect, sign))
    const draft = narrator.lineInOneWay(
      narrator.random.shuffle(`pools ${name}`, pools),
      ways,
      facts,
    )
    if (draft) return draft
  }
  return undefined
}

/** From the side of the other one, as the cause of what a line says. */
function waysOf(
  { name }: PointContext,
  { quality, phrase, other }: ClosestAspect,
  sign: string | undefined,
): ((says: string) => string | undefined)[] {
  const its = `your ${pointNames[other]}${sign ? ` in ${sign}` : ''}`
  const aspect = phrase.replace(/your .*$/, `your ${name}`)
  const asClause = (print: (clause: string) => string | undefined) => (says: string) =>
    isClause(says) && !/\b(?:so|because|since)\b/.test(says) ? print(lowered(says)) : undefined
  return [
    asClause((clause) =>
      / and /.test(clause) ? undefined : `${capitalized(its)} is ${aspect}, and ${clause}`,
    ),
    asClause((clause) => `Because ${its} is ${aspect}, ${clause}`),
    ...(quality === 'joined' ? [] : [asClause((clause) => `With ${its} ${aspect}, ${clause}`)]),
  ]
}

/** "Mars rules your Aries Ascendant, so you feel it more than most people would." */
export function narrateChartRuler(
  narration: Narration,
  { point, isChartRuler }: PointContext,
  tone: Tone,
): Draft | undefined {
  if (!isChartRuler) return undefined
  const pool = { name: `chart-ruler/${tone}`, lines: chartRulerClauses[tone] }
  return narrateRulership(narration, point, pool)
}

/** The same of a planet that stops, or of the Moon that is new or full. */
export function narrateActingRuler(narration: Narration, { fact }: Contact): Draft | undefined {
  if (fact.kind === 'station')
    return narrateRulership(narration, fact.body, {
      name: 'chart-ruler/station',
      lines: rulingStationClauses,
    })
  const phase = phaseOf(fact)
  return (
    phase &&
    narrateRulership(narration, 'moon', {
      name: `chart-ruler/${phase}`,
      lines: rulingMoonClauses[phase],
    })
  )
}

function phaseOf(fact: Contact['fact']): 'new' | 'full' | undefined {
  if (fact.kind === 'eclipse') return fact.of === 'solar' ? 'new' : 'full'
  if (fact.kind !== 'lunation') return undefined
  return fact.phase === 'new' || fact.phase === 'full' ? fact.phase : undefined
}

function narrateRulership(
  { reader, narrator }: Narration,
  point: NatalPoint,
  pool: Pool,
): Draft | undefined {
  const { ascendant } = reader.spine
  const ruler = [...reader.ofKind('traditional-ruler'), ...reader.ofKind('ruler')].find(
    ({ angle, body }) => angle === 'asc' && body === point,
  )
  if (!ascendant || !ruler) return undefined
  const body = bodyName(point as Exclude<NatalPoint, 'asc' | 'mc'>)
  const rules = `rules your ${ascendant.sign} ${pointNames.asc}`
  const ways = narrator.random.shuffle(`chart ruler ${point}`, [
    (says: string) => `${capitalized(body)} ${rules}, so ${says}.`,
    (says: string) => `Because ${body} ${rules}, ${says}.`,
  ])
  return narrator.lineInOneWay([pool], ways, [ruler.id, ascendant.id])
}
