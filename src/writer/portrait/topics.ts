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

/** Three or more planets in one place, and the two of them that have most to say. */
export interface Gathering {
  kind: 'gathering'
  cluster: ClusterFact
  voices: Planet[]
}

/** Two placements without an aspect that the text would be incomplete without. */
export interface Neighborhood {
  kind: 'neighborhood'
  voices: Planet[]
}

/** A body that changed sign on the day of an unknown birth time: the text tells both. */
export interface Uncertainty {
  kind: 'uncertainty'
  body: Planet
}

/** The true node, and Chiron: where it is going. */
export interface Direction {
  kind: 'direction'
}

export type Topic = Conversation | Gathering | Neighborhood | Uncertainty | Direction

/** Planets that share their sign with everybody of the same age. */
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
