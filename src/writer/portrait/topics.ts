import { aspectQuality } from '#lore/aspect-quality.ts'
import type { AspectQuality } from '#lore/wording.ts'
import type { Angle, Planet } from '#sky/bodies.ts'
import type { AspectFact, ClusterFact } from '#sky/facts.ts'

export type Voice = Planet | Angle

/** Two placements and the aspect between them: a tension or a gift. */
export interface Conversation {
  kind: 'conversation'
  aspect: AspectFact
  quality: AspectQuality
  voices: [Voice, Voice]
  /** A second aspect of one of the two, to a voice that no topic has. */
  echo?: AspectFact
}

/** Three or more planets in one place, and the two of them with the most to say. */
export interface Gathering {
  kind: 'gathering'
  cluster: ClusterFact
  voices: Planet[]
}

/** Two placements without an aspect that the text must include. */
export interface Neighborhood {
  kind: 'neighborhood'
  voices: Planet[]
}

/** A body that changed signs on the day of an unknown birth time: the text covers both. */
export interface Uncertainty {
  kind: 'uncertainty'
  body: Planet
}

/** The true node, with Chiron: the direction of growth. */
export interface Direction {
  kind: 'direction'
}

export type Topic = Conversation | Gathering | Neighborhood | Uncertainty | Direction

/** Planets whose sign everybody of the same age shares. */
export function isGenerational(point: string): boolean {
  return point === 'uranus' || point === 'neptune' || point === 'pluto'
}

export function voicesOf(topic: Topic): Voice[] {
  if (topic.kind === 'uncertainty') return [topic.body]
  return topic.kind === 'direction' ? [] : topic.voices
}

export function conversation(aspect: AspectFact): Conversation {
  const { a, b } = aspect
  return { kind: 'conversation', aspect, quality: aspectQuality(aspect.aspect), voices: [a, b] }
}
