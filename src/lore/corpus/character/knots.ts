import type { Planet } from '#sky/bodies.ts'

/** What a third planet adds to a hard aspect, after "so": clauses in which "it" is what the aspect makes hard. */
export const knotEffects: Record<Planet, readonly string[]> = {
  sun: ['your pride is at stake each time', 'you take the matter more personally than you let on'],
  moon: ['your mood is the first thing to go', 'you feel the trouble before you understand it'],
  mercury: [
    'the matter goes round and round in your head',
    'people hear about the trouble long after it should be over',
  ],
  venus: [
    "you worry afterward whether you're still loved",
    "you're easily hurt by a tone of voice",
  ],
  mars: ["a bad day seldom ends without somebody's temper", 'you act sooner than you meant to'],
  jupiter: [
    'every round comes out a size too large',
    "you tend to promise more than you've thought through",
  ],
  saturn: ['you blame yourself afterward', 'a bad conscience comes on top'],
  uranus: [
    'the trouble tends to break out without warning',
    'you may end the matter by a sudden decision',
  ],
  neptune: [
    "you can't always say what the trouble is",
    "you're never quite sure how much you imagined",
  ],
  pluto: ["you can't leave a matter half settled", "you can't leave a sore subject alone"],
}
