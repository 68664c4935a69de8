import type { AspectQuality } from '#lore/aspect-quality.ts'
import { chartRulerClauses } from '#lore/corpus/days/rulers.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import { isGenerational } from '#sky/bodies.ts'
import { capitalized } from '../prose/template.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { type ClosestAspect, type PointContext, pointContext } from './points.ts'
import type { Tone } from './tone.ts'

/** An aspect of the birth chart this close is felt whenever one of the two is touched. */
const FELT_DEGREES = 2

/** "What makes it harder is your Venus in Leo, square your Moon. You …": why this person feels it like that. */
export function narrateCompany(
  { reader, narrator }: Narration,
  context: PointContext,
  tone: Tone,
): Draft[] {
  for (const aspect of context.company) {
    const { name, other, orbDegrees, facts, quality } = aspect
    const isRelief = quality === 'harmonious' && tone === 'presses'
    // What a generation has in common saves nobody in particular.
    if (isRelief && isGenerational(other)) continue
    const pools = isRelief
      ? aspect.pools.filter((pool) => pool.name.endsWith('/means'))
      : aspect.pools
    const isAngle = other === 'asc' || other === 'mc'
    if (orbDegrees > FELT_DEGREES || isAngle || narrator.hasUsed(name) || !narrator.hasNew(pools))
      continue
    const of = pointContext(reader, other)
    const sign = isGenerational(other) ? undefined : of.sign
    const lead = narrator.stateIfNew(
      `company/${context.point}-${tone}`,
      leadsOf(context, aspect, sign, tone),
      {
        facts: [...facts, ...(sign ? of.facts : [])],
      },
    )
    const line = lead && narrator.line(narrator.random.shuffle(`pools ${name}`, pools), { facts })
    if (line) return [lead, line]
  }
  return []
}

/** What the other planet is to the mood of a day; `{it}` is "your Venus in Leo, square your Moon". What is easy needs no such aspect to complicate it. */
const leads: Record<`${Tone} ${AspectQuality}`, readonly string[]> = {
  'presses tense': [
    'What makes it harder is {it}.',
    'What makes it awkward is {it}.',
    "It's harder for you because of {it}.",
    'What makes it more than a mood is {it}.',
  ],
  'presses joined': [
    "Your {point} never acts alone, since it's conjunct your {other}.",
    'Your {point} is conjunct your {other}, so the two of them act together.',
  ],
  'presses harmonious': ['What saves you is {it}.', 'What helps is {it}.'],
  'eases tense': [],
  'eases joined': [
    "Your {point} never acts alone, since it's conjunct your {other}.",
    'Your {point} is conjunct your {other}, so the two of them act together.',
  ],
  'eases harmonious': [
    'What helps is {it}.',
    'It comes easily to you because of {it}.',
    "You've had practice, because of {it}.",
    'You have help from {it}.',
  ],
}

function leadsOf(
  { name }: PointContext,
  { quality, phrase, other }: ClosestAspect,
  sign: string | undefined,
  tone: Tone,
): string[] {
  // From the other one's side: "square your Moon".
  const aspect = phrase.replace(/your .*$/, `your ${name}`)
  const its = `your ${pointNames[other]}${sign ? ` in ${sign}` : ''}, ${aspect}`
  return leads[`${tone} ${quality}`].map((lead) =>
    lead.replace('{it}', its).replace('{point}', name).replace('{other}', pointNames[other]),
  )
}

/** "Mars rules your Aries Ascendant, so you feel it more than most people would." */
export function narrateChartRuler(
  { reader, narrator }: Narration,
  { point, isChartRuler }: PointContext,
  tone: Tone,
): Draft | undefined {
  const { ascendant } = reader.spine
  const ruler = [...reader.ofKind('traditional-ruler'), ...reader.ofKind('ruler')].find(
    ({ angle, body }) => angle === 'asc' && body === point,
  )
  if (!isChartRuler || !ascendant || !ruler) return undefined
  const body = bodyName(point as Exclude<NatalPoint, 'asc' | 'mc'>)
  const rules = `rules your ${ascendant.sign} ${pointNames.asc}`
  const ways = narrator.random.shuffle(`chart ruler ${point}`, [
    (says: string) => `${capitalized(body)} ${rules}, so ${says}.`,
    (says: string) => `Because ${body} ${rules}, ${says}.`,
  ])
  const pool = { name: `chart-ruler/${tone}`, lines: chartRulerClauses[tone] }
  return narrator.lineInOneWay([pool], ways, [ruler.id, ascendant.id])
}
