import { aspectWords, numberWords, pointNames } from '#lore/names.ts'
import type { Angle, Body } from '#sky/bodies.ts'
import type { AspectFact, BalanceFact, ClusterFact, MoonPhaseFact } from '#sky/facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { bodyName, housePhrase, type Reference } from '../prose/references.ts'
import { listed } from '../prose/template.ts'
import type { ChartReading } from './chart-reading.ts'
import type { Voice } from './topics.ts'

/** "your Sun in Libra, square your Moon in Capricorn", in the order of the text. */
export function aspectReference(
  chart: ChartReading,
  fact: AspectFact,
  [first, second]: [Voice, Voice],
): Reference {
  const [one, other] = [signReference(chart, first), signReference(chart, second)]
  const [sign, otherSign] = [signOf(chart, first), signOf(chart, second)]
  const text =
    sign === otherSign
      ? `your ${pointNames[first]} ${aspectWords[fact.aspect]} your ${pointNames[second]}, both in ${sign}`
      : `${one.text}, ${aspectWords[fact.aspect]} ${other.text}`
  return {
    text,
    facts: [...one.facts, fact.id, ...other.facts],
    tells: [fact.id],
  }
}

/** "your Ascendant in Scorpio, your Moon in Capricorn and your Sun in Libra". */
export function signsReference(chart: ChartReading, voices: Voice[]): Reference {
  const each = voices.map((voice) => signReference(chart, voice))
  const facts = each.flatMap((reference) => reference.facts)
  return { text: listed(each.map(({ text }) => text)), facts, tells: facts }
}

function signOf({ angles, placements }: ChartReading, point: Body | Angle): Sign {
  const fact = point === 'asc' || point === 'mc' ? angles.get(point) : placements.get(point)
  return required(fact, point).sign
}

/** "your Moon in Capricorn", "your Ascendant in Scorpio". */
export function signReference(
  { angles, placements }: ChartReading,
  point: Body | Angle,
): Reference {
  const isAngle = point === 'asc' || point === 'mc'
  const { sign, id } = required(isAngle ? angles.get(point) : placements.get(point), point)
  return { text: `your ${pointNames[point]} in ${sign}`, facts: [id], tells: [id] }
}

/** The possible references of a paragraph about one point, the most complete first. */
export function referencesOf(chart: ChartReading, point: Body | Angle): Reference[] {
  return point === 'asc' || point === 'mc'
    ? angleReferences(chart, point)
    : bodyReferences(chart, point)
}

function bodyReferences(chart: ChartReading, body: Body): Reference[] {
  const sign = signReference(chart, body)
  const retrograde = {
    ...sign,
    text: sign.text.replace('your', 'your retrograde'),
    tells: [...sign.tells, `retrograde ${body}`],
  }
  const house = chart.houses.get(body)
  if (!house) return [retrograde, sign]
  const housed = ({ text, facts, tells }: Reference) => ({
    text: `${text}, ${housePhrase(house.house, 'the')}`,
    facts: [...facts, house.id],
    tells: [...tells, house.id],
  })
  const alone = { text: `your ${pointNames[body]}`, facts: [], tells: [] }
  const turned = { ...retrograde, text: `your retrograde ${pointNames[body]}` }
  const turnedAlone = { ...turned, tells: [`retrograde ${body}`] }
  return [housed(retrograde), housed(sign), housed(turnedAlone), housed(alone), retrograde, sign]
}

/** "your Ascendant in Leo, which the Sun rules from the house of friends". */
function angleReferences(chart: ChartReading, angle: Angle): Reference[] {
  const sign = signReference(chart, angle)
  const ruler = rulerReference(chart, angle)
  const { body, house } = required(chart.rulers.get(angle), angle)
  const from = housePhrase(house, 'the').replace(/^(?:in|at)/, 'from')
  const both = {
    text: `${sign.text}, which ${bodyName(body)} rules ${from}`,
    facts: [...sign.facts, ...ruler.facts],
    tells: [...sign.tells, ...ruler.tells],
  }
  return [both, sign, ruler]
}

/** "Scorpio rising". */
export function risingReference({ angles }: ChartReading): Reference {
  const { sign, id } = required(angles.get('asc'), 'asc')
  return { text: `${sign} rising`, facts: [id], tells: [id] }
}

/** "Mars, which rules your Ascendant, in the house of partnership". */
function rulerReference({ rulers }: ChartReading, angle: Angle): Reference {
  const { body, house, id } = required(rulers.get(angle), angle)
  return {
    text: `${bodyName(body)}, which rules your ${pointNames[angle]}, ${housePhrase(house, 'the')}`,
    facts: [id],
    tells: [id],
  }
}

/** "your Sun, Mercury and Venus, all in Capricorn". */
export function clusterReference({ id, planets, sign, house }: ClusterFact): Reference {
  const names = planets.map((planet) => pointNames[planet])
  const where = sign ? `in ${sign}` : housePhrase(house as number, 'the')
  return { text: `your ${listed(names)}, all ${where}`, facts: [id], tells: [id] }
}

/** "six planets in fire signs", "no planet in a fire sign". */
export function balanceReference({ id, of, strength, planets }: BalanceFact): Reference {
  const text =
    strength === 'absent'
      ? `no planet of yours in ${of === 'air' || of === 'earth' ? 'an' : 'a'} ${of} sign`
      : `${numberWords[planets.length]} of your planets in ${of} signs`
  return { text, facts: [id], tells: [id] }
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
  return { text: `you were born under ${moons[phase]}`, facts: [id], tells: [id] }
}

function required<Fact>(fact: Fact | undefined, what: string): Fact {
  if (!fact) throw new Error(`The chart says nothing of ${what}`)
  return fact
}
