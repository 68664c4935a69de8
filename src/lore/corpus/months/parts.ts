import type { Planet } from '#sky/bodies.ts'

/** What a planet of the birth chart is in a person, where the subject of a month meets it. */
export const partsOfYou: Record<Planet, string> = {
  sun: 'the part of you that wants to be seen',
  moon: 'the part of you that wants to feel at home',
  mercury: 'the part of you that weighs words',
  venus: 'the part of you that likes and wants to be liked',
  mars: 'the part of you that pushes',
  jupiter: 'the part of you that hopes for more',
  saturn: 'the part of you that keeps the rules',
  uranus: 'the part of you that needs room',
  neptune: 'the part of you that would rather dream',
  pluto: "the part of you that doesn't let go",
}
