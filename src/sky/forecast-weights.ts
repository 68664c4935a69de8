import type { AspectPoint } from './aspects.ts'
import type { AspectName } from './chart.ts'
import type { LunationPhase, TransitBody } from './events.ts'
import { clampWeight, pointWeights } from './fact-weights.ts'

/** Rare and long events weigh more: the Moon makes 90 aspects a month, Pluto one a year. */
const rarity: Record<TransitBody, number> = {
  sun: 0.5,
  moon: 0.2,
  mercury: 0.4,
  venus: 0.45,
  mars: 0.6,
  jupiter: 0.8,
  saturn: 0.95,
  uranus: 0.95,
  neptune: 0.9,
  pluto: 1,
  chiron: 0.5,
}

/** A sextile says less than a conjunction. */
export const aspectStrength: Record<AspectName, number> = {
  conjunction: 1,
  opposition: 0.95,
  square: 0.95,
  trine: 0.9,
  sextile: 0.75,
}

export function transitWeight(body: TransitBody, natal: AspectPoint, aspect: AspectName): number {
  return clampWeight((0.6 * rarity[body] + 0.4 * pointWeights[natal]) * aspectStrength[aspect])
}

export function ingressWeight(body: TransitBody): number {
  return clampWeight(0.8 * rarity[body])
}

/** Fast planets weigh more: slow planets have their stations every year. */
export function stationWeight(body: TransitBody): number {
  return clampWeight(0.8 - 0.35 * rarity[body])
}

export function lunationWeight(phase: LunationPhase): number {
  return phase === 'new' || phase === 'full' ? 0.7 : 0.4
}

export const ECLIPSE_WEIGHT = 0.95
export const VOID_MOON_WEIGHT = 0.15
export const MOON_IN_HOUSE_WEIGHT = 0.35
/** Less than a house, because everyone shares the sign. */
export const MOON_IN_SIGN_WEIGHT = 0.3
/** Not an event; only answers that ask for it use it. */
export const SKY_POSITION_WEIGHT = 0.3
