import type { AuthoredParagraph } from '#lore/authored.ts'
import {
  houseCrowdAgain,
  houseCrowdThird,
  receptionsAgain,
  signCrowdAgain,
  signCrowdFourth,
  signCrowdThird,
} from '#lore/corpus/highlights/again.ts'
import { bonds } from '#lore/corpus/highlights/bonds.ts'
import { crowdedSignInHouse, houseCrowd, signCrowd } from '#lore/corpus/highlights/crowds.ts'
import { grandTrines } from '#lore/corpus/highlights/grand-trines.ts'
import { receptions } from '#lore/corpus/highlights/receptions.ts'
import { tSquares } from '#lore/corpus/highlights/t-squares.ts'
import { angleParagraphs, byElement, unaspectedParagraphs } from '#lore/highlight-tables.ts'
import type { House } from '#lore/house.ts'
import { aspectWords, bodyName, numberWords, ordinalWords } from '#lore/names.ts'
import type { Spine } from '#lore/synthesis/spine.ts'
import { elementOf, qualityOf } from '#sky/balance.ts'
import type { Planet } from '#sky/bodies.ts'
import type { ReceptionFact } from '#sky/derived/facts.ts'
import type { ClusterFact } from '#sky/facts.ts'

import { your } from './fact-sentences.ts'
import { type Highlight, pairName, personalPlanets } from './thoughts.ts'

import { sidesTaken, type Unit } from './units.ts'

/** The authored paragraphs on a highlight. */
export function highlightUnits(spine: Spine, highlight: Highlight): Unit[] {
  const name = `highlight/${highlight.fact.id.replaceAll(':', '-')}`
  switch (highlight.kind) {
    case 'angle': {
      const { planet, at, fact } = highlight
      const sign = spine.planets.get(planet)?.sign
      return unitsOf(angleParagraphs(planet, at, sign && elementOf(sign)), {
        name: `highlight/${planet}-${at}${sign && planet in byElement ? `/${elementOf(sign)}` : ''}`,
        of: at === 'asc' ? 'asc' : planet,
        facts: [fact.id, `placement:${planet}`],
        slots: {
          aspect: `${your(planet)} ${aspectWords[fact.aspect]} ${your(at === 'asc' || at === 'dsc' ? 'asc' : 'mc')}`,
        },
      })
    }
    case 'cluster':
      return clusterUnits(spine, highlight.fact, name)
    case 'bond': {
      const { a, b, aspect, orbDegrees, id } = highlight.fact
      const quality = aspect === 'conjunction' ? 'joined' : 'tense'
      const closeness = orbDegrees < 1 ? ', within a degree' : ''
      return unitsOf(bonds[pairName(highlight.fact)][quality], {
        name: `highlight/bond/${a}~${b}/${quality}`,
        of: id,
        facts: [id, `placement:${a}`, `placement:${b}`],
        slots: { figure: `${your(a)} ${aspectWords[aspect]} ${your(b)}${closeness}` },
      })
    }
    case 't-square': {
      const { apex, planets, id } = highlight.fact
      const sign = apex && spine.planets.get(apex)?.sign
      if (!sign) return []
      return unitsOf([tSquares[apex][qualityOf(sign)]], {
        name: `highlight/t-square/${apex}/${qualityOf(sign)}`,
        of: apex,
        facts: [id],
        slots: { figure: `the T-square of ${listOf(planets)}` },
      })
    }
    case 'grand-trine': {
      const { planets, id } = highlight.fact
      const [first] = planets
      const sign = first && spine.planets.get(first)?.sign
      return unitsOf(sign ? grandTrines[elementOf(sign)] : [], {
        name: `highlight/grand-trine/${sign && elementOf(sign)}`,
        of: planets.join('+'),
        facts: [id],
        slots: { figure: `the grand trine of ${listOf(planets)}` },
      })
    }
    case 'reception':
      return receptionUnits(highlight.fact)
    case 'unaspected': {
      const { planet, fact } = highlight
      return unitsOf(unaspectedParagraphs(planet), {
        name: `highlight/unaspected/${planet}`,
        of: planet,
        facts: [fact.id, `placement:${planet}`],
        slots: { alone: `${your(planet)}, with no close aspect` },
      })
    }
  }
}

/** Many planets in one sign, with the house of the most personal of them, or many in one house. */
function clusterUnits({ planets: placed }: Spine, fact: ClusterFact, name: string): Unit[] {
  const { sign, house, planets, id } = fact
  const unit = { name, of: planets.join('+'), facts: [id], slots: { crowd: crowdWords(fact) } }
  if (!sign) {
    const tables = [houseCrowd, houseCrowdAgain, houseCrowdThird]
    return unitsOf(
      tables.map((table) => table[house as House]),
      unit,
    )
  }
  const paragraphs = [
    signCrowd[sign],
    signCrowdAgain[sign],
    signCrowdThird[sign],
    signCrowdFourth[sign],
  ]
  const member = personalPlanets.find((planet) => planets.includes(planet))
  const own = member && placed.get(member)
  if (!member || !own?.house) return unitsOf(paragraphs, unit)
  const places = crowdedSignInHouse[own.house as House]
  const withPlace = paragraphs.map(
    (paragraph, index) =>
      paragraph && {
        ...paragraph,
        says: [...paragraph.says, places[index % places.length] as string],
      },
  )
  return unitsOf(withPlace, {
    ...unit,
    name: `${name}/${own.house}`,
    facts: [id, ...own.facts],
    slots: { ...unit.slots, planet: your(member) },
  })
}

/** Two planets in each other's signs, and which service each does the other. */
export function receptionUnits({ a, b, id }: ReceptionFact): Unit[] {
  return unitsOf([receptions[`${a}~${b}`], receptionsAgain[`${a}~${b}`]], {
    name: `highlight/reception/${a}~${b}`,
    of: id,
    facts: [id, `placement:${a}`, `placement:${b}`],
    slots: { figure: `the mutual reception of ${your(a)} and ${your(b)}` },
  })
}

function unitsOf(
  paragraphs: readonly (AuthoredParagraph | undefined)[],
  { name, ...unit }: Pick<Unit, 'name' | 'of' | 'facts' | 'slots'>,
): Unit[] {
  return paragraphs.flatMap((paragraph, index) =>
    paragraph
      ? [{ ...paragraph, ...sidesTaken(paragraph), ...unit, name: `${name}/${index + 1}` }]
      : [],
  )
}

/** "four planets in Taurus", "five planets in the fourth house" */
export function crowdWords({
  sign,
  house,
  planets,
}: Pick<ClusterFact, 'sign' | 'house' | 'planets'>): string {
  const place = sign ?? `the ${ordinalWords[house ?? 0]} house`
  return `${numberWords[planets.length]} planets in ${place}`
}

/** "the Sun, Mars, and Pluto" */
export function listOf(planets: readonly Planet[]): string {
  const names = planets.map(bodyName)
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}
