import type { House } from '#lore/house.ts'
import type { LifeTheme } from '../../question.ts'
import {
  type ChartView,
  type DescribedPoint,
  houseOf,
  isPlanet,
  placeFact,
  pointsWhere,
} from './chart-view.ts'

export interface ThemeSource {
  /** The points that stand for the theme, the first one first. */
  points: readonly DescribedPoint[]
  /** The houses, the first one first; what stands in them comes before `points`. */
  houses: readonly House[]
  /** The house says more than the points, whose words are about other things. */
  leadsWithHouse?: true
  /** Prefers this quality of an aspect. */
  quality?: 'tense' | 'easy'
}

export const themeSources: Record<LifeTheme, ThemeSource> = {
  self: { points: ['asc', 'sun'], houses: [1] },
  love: { points: ['venus', 'moon', 'mars'], houses: [7, 5] },
  work: { points: ['mc', 'saturn', 'sun'], houses: [10, 6] },
  money: { points: ['jupiter', 'saturn', 'venus'], houses: [2, 8], leadsWithHouse: true },
  home: { points: ['moon'], houses: [4] },
  friends: { points: ['mercury', 'venus', 'uranus'], houses: [11] },
  mind: { points: ['mercury'], houses: [3, 9] },
  body: { points: ['mars', 'moon'], houses: [6] },
  fear: { points: ['saturn', 'moon', 'pluto'], houses: [], quality: 'tense' },
  gift: { points: ['venus', 'jupiter', 'sun'], houses: [], quality: 'easy' },
  purpose: { points: ['true_node', 'sun', 'mc'], houses: [10] },
  creativity: { points: ['sun', 'venus', 'neptune'], houses: [5], leadsWithHouse: true },
  spirit: { points: ['neptune', 'jupiter', 'moon'], houses: [12, 9] },
}

/** What an answer about a theme rests on: its points, and the planets of its houses. */
export function sourcePoints(theme: LifeTheme, view: ChartView): DescribedPoint[] {
  const { points, houses } = themeSources[theme]
  const tenants = pointsWhere(
    view,
    (point) => isPlanet(point) && houses.some((house) => house === houseOf(view, point)),
  )
  return [...points.filter((point) => placeFact(view, point)), ...tenants]
}
