import { houseOfLife } from '#lore/house-of-life.ts'
import { aspectWords, numberWords, pointNames } from '#lore/names.ts'
import type { Body, Planet } from '#sky/bodies.ts'
import type { AspectFact, BalanceFact, ClusterFact, MoonPhaseFact } from '#sky/facts.ts'
import type { ChartReading } from './chart-reading.ts'
import { listed, type Reference } from './drafts.ts'
import type { Voice } from './threads.ts'

/** "your Sun in Libra, square your Moon in Capricorn". */
export function aspectReference(chart: ChartReading, fact: AspectFact): Reference {
  const [one, other] = [voiceReference(chart, fact.a), voiceReference(chart, fact.b)]
  return {
    text: `${one.text}, ${aspectWords[fact.aspect]} ${other.text}`,
    facts: [...one.facts, fact.id, ...other.facts],
    lessons: [fact.id, ...one.lessons, ...other.lessons],
  }
}

/** "your Sun in Libra and your Venus in Leo". */
export function pairReference(chart: ChartReading, a: Voice, b: Voice): Reference {
  const [one, other] = [voiceReference(chart, a), voiceReference(chart, b)]
  const [first, second] = [chart.placements.get(a as Planet), chart.placements.get(b as Planet)]
  const areTogether = first !== undefined && first.sign === second?.sign
  return {
    text: areTogether
      ? `your ${pointNames[a]} and your ${pointNames[b]}, both in ${first.sign}`
      : `${one.text} and ${other.text}`,
    facts: [...one.facts, ...other.facts],
    lessons: [...one.lessons, ...other.lessons],
  }
}

/** "your Moon in Capricorn", "your Ascendant in Scorpio". */
export function voiceReference(chart: ChartReading, voice: Voice): Reference {
  if (voice !== 'asc' && voice !== 'mc') return placementReference(chart, voice)
  const { sign, id } = required(chart.angles.get(voice), voice)
  const text = `your ${pointNames[voice]} in ${sign}`
  return { text, facts: [id], lessons: [`sign of ${voice}`] }
}

export function placementReference({ placements }: ChartReading, body: Body): Reference {
  const { sign, id } = required(placements.get(body), body)
  return {
    text: `your ${pointNames[body]} in ${sign}`,
    facts: [id],
    lessons: [`sign of ${body}`],
  }
}

/** Sign and house together; when the sign has been told, the house alone. */
export function bodyReferences(chart: ChartReading, body: Body): Reference[] {
  const placement = placementReference(chart, body)
  const house = chart.houses.get(body)
  if (!house) return [placement]
  const where = houseOfLife[house.house]
  const lesson = `house of ${body}`
  return [
    {
      text: `${placement.text}, ${where}`,
      facts: [...placement.facts, house.id],
      lessons: [...placement.lessons, lesson],
    },
    { text: `your ${pointNames[body]}, ${where}`, facts: [house.id], lessons: [lesson] },
  ]
}

export function retrogradeReference({ placements }: ChartReading, body: Body): Reference {
  const { id } = required(placements.get(body), body)
  const text = `your ${pointNames[body]}, retrograde at birth`
  return { text, facts: [id], lessons: [`retrograde ${body}`] }
}

/** "Scorpio rising". */
export function risingReference({ angles }: ChartReading): Reference {
  const { sign, id } = required(angles.get('asc'), 'asc')
  return { text: `${sign} rising`, facts: [id], lessons: ['sign of asc'] }
}

/** "Mars, which rules your Ascendant, in the house of partnership". */
export function rulerReference({ rulers }: ChartReading, angle: 'asc' | 'mc'): Reference {
  const { body, house, id } = required(rulers.get(angle), angle)
  const name = body === 'sun' || body === 'moon' ? `the ${pointNames[body]}` : pointNames[body]
  return {
    text: `${name}, which rules your ${pointNames[angle]}, ${houseOfLife[house]}`,
    facts: [id],
    lessons: [`ruler of ${angle}`],
  }
}

/** "your Sun, Mercury and Venus, all in Capricorn". */
export function clusterReference({ id, planets, sign, house }: ClusterFact): Reference {
  const names = planets.map((planet) => pointNames[planet])
  const where = sign ? `in ${sign}` : houseOfLife[house as keyof typeof houseOfLife]
  const lessons = sign ? planets.map((planet) => `sign of ${planet}`) : [id]
  return { text: `your ${listed(names)}, all ${where}`, facts: [id], lessons }
}

/** "six planets in fire signs", "no planet in a fire sign". */
export function balanceReference({ id, of, strength, planets }: BalanceFact): Reference {
  const text =
    strength === 'absent'
      ? `no planet of yours in ${of === 'air' || of === 'earth' ? 'an' : 'a'} ${of} sign`
      : `${numberWords[planets.length]} of your planets in ${of} signs`
  return { text, facts: [id], lessons: [id] }
}

const moons: Record<MoonPhaseFact['phase'], string> = {
  new: 'a new Moon',
  'waxing-crescent': 'a waxing crescent Moon',
  'first-quarter': 'a first quarter Moon',
  'waxing-gibbous': 'a waxing gibbous Moon',
  full: 'a full Moon',
  'waning-gibbous': 'a waning gibbous Moon',
  'last-quarter': 'a last quarter Moon',
  'waning-crescent': 'a waning crescent Moon',
}

/** "born under a full Moon". */
export function moonPhaseReference({ id, phase }: MoonPhaseFact): Reference {
  return { text: `you were born under ${moons[phase]}`, facts: [id], lessons: [id] }
}

function required<Fact>(fact: Fact | undefined, what: string): Fact {
  if (!fact) throw new Error(`The chart says nothing of ${what}`)
  return fact
}
