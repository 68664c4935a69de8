import type { Planet } from '#sky/bodies.ts'

/** Where a strain may come from: offered, never asserted, and always with a second possibility. */
export const offeredPasts: Record<Planet, string[]> = {
  sun: [
    'You may have been praised early for the wrong thing, or seldom praised at all, and only you can say which.',
    'You may have grown up as the one everybody looked at, or as the one nobody had time to look at.',
  ],
  moon: [
    'You may have been the one who calmed things down as a child, or the one who was sent out of the room until they were calm.',
    'You may have had to guess how people felt when you were small, or have had them tell you far too much.',
  ],
  mercury: [
    'You may have been corrected a good deal when you were learning to talk, or have been the only one who explained anything.',
    'You may have been told that you asked too many questions, or have been the one who got asked.',
  ],
  venus: [
    'You may have been liked early for being easy to have around, or have had to earn it each time.',
    'You may have seen affection handed out as a reward, or have seen it given away where it was not wanted.',
  ],
  mars: [
    'You may have grown up around people who got loud, or around people who never did, and you would know which.',
    'You may have been told early to calm down, or have been the one who said it to others.',
  ],
  jupiter: [
    'You may have been promised a great deal when you were small, or have had to do the promising yourself.',
    'You may have come from people who had faith in everything, or from people who had learned better.',
  ],
  saturn: [
    'You may have had to be responsible early, or have had someone responsible stand over you.',
    'You may have been measured against somebody when you were young, or have done the measuring yourself.',
  ],
  uranus: [
    'You may have moved around a lot as a child, or have only wanted to.',
    'You may have been the odd one where you grew up, or have had to live with someone who was.',
  ],
  neptune: [
    'You may have had somebody to worry about when you were young, or have had a lot of time to imagine things.',
    'You may have been told that everything was fine when it was not, or have been the one who said so.',
  ],
  pluto: [
    'You may have grown up around one strong will, or have been the strong will that others grew up around.',
    'You may have learned young that some things are not discussed, or have been the one who discussed them.',
  ],
}
