import type { Planet } from '#sky/bodies.ts'

/** What a third planet adds to a hard aspect, after "so": clauses in which "it" is what the aspect makes hard. */
export const knotEffects: Record<Planet, readonly string[]> = {
  sun: ['your pride is at stake each time', 'you take it more personally than you let on'],
  moon: ['it goes straight to your mood', 'you feel it before you understand it'],
  mercury: [
    "you can't stop thinking about it",
    'it gets talked about long after it should be over',
  ],
  venus: ['the people you love see most of it', "you're easily hurt by how it's put"],
  mars: ["it seldom ends without somebody's temper", 'you act on it sooner than you meant to'],
  jupiter: [
    'each round of it comes out a size too large',
    "you tend to promise more than you've thought through",
  ],
  saturn: ['you blame yourself for it afterward', 'it comes with a bad conscience'],
  uranus: ['it tends to break out without warning', 'it may end in a sudden decision'],
  neptune: [
    "you can't always say what it's about",
    "you're never quite sure how much of it you imagined",
  ],
  pluto: ["you can't let it go halfway", "once it starts you can't leave it alone"],
}
