import { type Planet, planets } from './bodies.ts'
import type { Chart } from './chart.ts'
import type { Element, Quality } from './fact-base.ts'
import { clampWeight } from './fact-weights.ts'
import type { BalanceFact } from './facts.ts'
import { type Sign, signs } from './zodiac.ts'

const elements: readonly Element[] = ['fire', 'earth', 'air', 'water']
const qualities: readonly Quality[] = ['cardinal', 'fixed', 'mutable']

/** Thresholds: about twice the average of 2.5 planets per element and 3.3 per quality. */
const STRONG_ELEMENT = 5
const STRONG_QUALITY = 6

export function elementOf(sign: Sign): Element {
  return elements[signs.indexOf(sign) % 4] as Element
}

export function qualityOf(sign: Sign): Quality {
  return qualities[signs.indexOf(sign) % 3] as Quality
}

/** The elements and qualities that are strong or absent among the ten planets, at any time of the day. */
export function balanceFacts(chart: Chart): BalanceFact[] {
  return [
    ...elements.flatMap((element) => {
      return balanceOf(chart, 'element', element, elementOf, STRONG_ELEMENT)
    }),
    ...qualities.flatMap((quality) => {
      return balanceOf(chart, 'quality', quality, qualityOf, STRONG_QUALITY)
    }),
  ]
}

function balanceOf<Kind extends Element | Quality>(
  chart: Chart,
  group: 'element' | 'quality',
  of: Kind,
  kindOf: (sign: Sign) => Kind,
  strongFrom: number,
): BalanceFact[] {
  const touches = (planet: Planet) => signsOf(chart, planet).map((sign) => kindOf(sign) === of)
  const present = planets.filter((planet) => touches(planet).every(Boolean))
  const isAbsent = !planets.some((planet) => touches(planet).some(Boolean))
  if (!isAbsent && present.length < strongFrom) return []
  const strength = isAbsent ? 'absent' : 'strong'
  const weight = clampWeight(isAbsent ? 0.45 : 0.5 + 0.1 * (present.length - strongFrom))
  const id = `balance:${group}:${of}:${strength}`
  return [{ id, kind: 'balance', of, strength, planets: present, weight, certain: true }]
}

/** The sign of a planet, or both signs when it changes sign on the day of an unknown birth time. */
function signsOf({ bodies }: Chart, planet: Planet): Sign[] {
  const { sign, signsOfTheDay } = bodies[planet]
  return signsOfTheDay ?? [sign]
}
