import { aspectQuality } from '#lore/aspect-quality.ts'
import type { AspectQuality } from '#lore/wording.ts'
import type { Angle, Planet } from '#sky/bodies.ts'
import type { AspectFact, ClusterFact } from '#sky/facts.ts'

export type Voice = Planet | Angle

/** Two placements and the aspect between them: a tension or a gift. */
export interface Conversation {
  kind: 'conversation'
  aspect: AspectFact
  nature: AspectQuality
  voices: [Voice, Voice]
  /** A second aspect of one of the two, to a voice that no thread has. */
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

/** A body that changed sign on the day of an unknown birth time: both are told. */
export interface Uncertainty {
  kind: 'uncertainty'
  body: Planet
}

/** The true node, and Chiron: where it is going. */
export interface Direction {
  kind: 'direction'
}

export type Topic = Conversation | Gathering | Neighborhood | Uncertainty | Direction

/** Whoever shares its sign with everybody of its age. */
export function isGenerational(point: string): boolean {
  return point === 'uranus' || point === 'neptune' || point === 'pluto'
}

export function voicesOf(thread: Topic): Voice[] {
  if (thread.kind === 'uncertainty') return [thread.body]
  return thread.kind === 'direction' ? [] : thread.voices
}

export function conversation(aspect: AspectFact): Conversation {
  const { a, b } = aspect
  return { kind: 'conversation', aspect, nature: aspectQuality(aspect.aspect), voices: [a, b] }
}
