import type { Angle, Planet } from '#sky/bodies.ts'
import type { House } from '../../house.ts'

/** The area of life of a point, as the start of a sentence: "in love, you leave the gate unlocked". */
export const fields: Record<Planet | Angle, string[]> = {
  sun: ['by nature', 'left to yourself'],
  moon: ['at home', 'once the day is over'],
  mercury: ['when you think', 'when your mind is at work'],
  venus: ['in love', 'with people you like'],
  mars: ['in action', 'when something has to be done'],
  jupiter: ['when you are hopeful', 'when your mood is good'],
  saturn: ['where you feel responsible', 'under pressure'],
  uranus: ['at your freest', 'when you feel fenced in'],
  neptune: ['in your softer hours', 'when you let yourself drift'],
  pluto: ['when it gets serious', 'when the stakes are high'],
  asc: ['with strangers', 'at first meeting'],
  mc: ['in your working life', 'at work'],
}

/**
 * First sentences of a section. {before} is the impulse of the previous section: "your thrift".
 */
export const leads: Record<Planet | Angle, string[]> = {
  sun: [
    'Underneath {before} lies a plainer question: what you would do with a day of your own.',
    'None of this says yet what you want for yourself.',
    'With all this to attend to, there is still something that you want simply because you are you.',
    'Ask what all of it is for, and one gets to the core of you.',
    'It is not {before} alone that gets you up in the morning.',
  ],
  moon: [
    'After a day with {before}, you have to come to rest somewhere.',
    'All of this comes home with you in the evening.',
    'How you rest, and whether you do, is decided elsewhere.',
    'What you need in order to be at ease has less to do with {before} than you might think.',
    'Shut the door behind you, and another side of you sits down.',
    'None of it would hold for long if you had nowhere to be tired.',
  ],
  mercury: [
    'Sooner or later all of it has to be put into words.',
    'How you think about all this is a chapter of its own.',
    'What you want is one thing; how you think and talk is another.',
    'Your head has its own view of {before}.',
    'Listen to how you talk, and something else comes out.',
  ],
  venus: [
    'Where you love somebody, {before} does not have the last word.',
    'Then there are the people you love.',
    'All of this looks different as soon as someone matters to you.',
    'In love you meet {before} again, and it meets something stronger.',
    'Now for what you like, and whom.',
    'It takes another person to bring out the next part of you.',
  ],
  mars: [
    'Something has to be done about it all, too.',
    'How you go after what you want is a different story from {before}.',
    'Wanting is one thing, and going after it is another.',
    'When it comes to acting, {before} does not always get a vote.',
    'Sooner or later you roll up your sleeves.',
  ],
  jupiter: [
    'Not everything about you is work; some of it is good faith.',
    'Something in you hopes, whatever becomes of {before}.',
    'It would be a narrower life without the things you simply trust in.',
    'There is luck in your life as well, and it has a pattern.',
  ],
  saturn: [
    'Part of you keeps the accounts on {before}.',
    'Part of you is stricter than anything said so far.',
    'What lasts of all this is decided by what you take seriously.',
    'Someone has to carry it all, and you seldom let it be another.',
  ],
  uranus: [
    'You would not bear any of it for long without a little freedom.',
    'Now and then you break out, even from {before}.',
    'Not everything in you can be planned for.',
  ],
  neptune: [
    'Some of what moves you cannot be put on a list.',
    'Behind {before} there is a softer layer.',
    'Part of you is not quite of this world, and does not mind.',
  ],
  pluto: [
    'There is also what you never do by halves.',
    'One thing in you goes deeper than {before}.',
    'Some matters you hold on to longer than anyone expects.',
  ],
  asc: [
    'Before anyone gets to see {before}, they meet your manner.',
    'All of it has to get past the first five minutes with a stranger.',
    'None of this is written on your face, but something else is.',
  ],
  mc: [
    'It has to find a place in your working life as well.',
    'What you would like to be known for is part of the same story.',
    'At work {before} meets other demands.',
  ],
}

/** The area of life of a house, for the start of a sentence. Houses without one need no introduction. */
export const places: Partial<Record<House, string>> = {
  2: 'when it comes to money and things',
  4: 'at home',
  5: 'at play',
  6: 'on an ordinary working day',
  8: 'where something is shared',
  10: 'in public',
  11: 'among friends',
}
