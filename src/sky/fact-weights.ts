import type { AspectPoint } from './aspects.ts'
import type { Body } from './bodies.ts'

/**
 * How personal a point is, 0 to 1. A generation shares the signs of the slow planets; the Sun, the Moon
 * and the angles are individual.
 */
export const pointWeights: Record<Body | 'asc' | 'mc', number> = {
  sun: 0.85,
  moon: 0.85,
  asc: 0.85,
  mc: 0.65,
  mercury: 0.55,
  venus: 0.6,
  mars: 0.6,
  jupiter: 0.45,
  saturn: 0.5,
  uranus: 0.3,
  neptune: 0.3,
  pluto: 0.35,
  chiron: 0.25,
  true_node: 0.3,
  mean_node: 0.1,
}

/** An exact aspect weighs slightly more than the average of its points; at the edge of its orb, half of it. */
export function aspectWeight(a: AspectPoint, b: AspectPoint, closeness: number): number {
  const ends = (pointWeights[a] + pointWeights[b]) / 2
  return clampWeight(ends * (0.5 + 0.6 * closeness))
}

/** 1 for an exact aspect, 0 at the edge of its orb. */
export function closenessOf(orbDegrees: number, allowedDegrees: number): number {
  return Math.max(0, 1 - orbDegrees / allowedDegrees)
}

/** Clamps to 0 to 1 and rounds to three decimals. */
export function clampWeight(weight: number): number {
  return Math.round(Math.min(1, Math.max(0, weight)) * 1000) / 1000
}
