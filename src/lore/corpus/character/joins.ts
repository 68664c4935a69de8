import type { Planet } from '#sky/bodies.ts'

/**
 * What an aspect of {ally}, one of the two sides of a portrait, does to it and {other}, by the planet at the other end:
 * after the paragraph on the aspect.
 */
export const strainJoins: Record<Planet, readonly string[]> = {
  sun: [
    '{Ally} takes this as a matter of pride, and that makes it harder to give {other} anything.',
    'With your pride at stake, {ally} hears {other} out as little as anyone.',
  ],
  moon: [
    'On such days {ally} goes by how you feel, and {other} has to wait until it has passed.',
    'While you are upset, {ally} and {other} are hardly on speaking terms.',
  ],
  mercury: [
    'The more {ally} talks it over, the less {other} has to say.',
    '{Ally} can be argued out of what it knows, and then {other} wins by default.',
  ],
  venus: [
    'In the wish to be liked {ally} gives things away, and some of them belong to {other}.',
    'That makes {ally} so eager to please that {other} has to speak up for you.',
  ],
  mars: [
    'This puts {ally} in a fighting mood, and {other} is the nearest opponent.',
    'By then {ally} is too worked up to hear what {other} would have said.',
  ],
  jupiter: [
    'So {ally} makes promises, and {other} has to live with them.',
    'While {ally} overdoes it, {other} pays for it in tired evenings.',
  ],
  saturn: [
    'After that {ally} comes to every argument with {other} having already been told no.',
    'Held back like that, {ally} gives way to {other} more often than it has to.',
    "That keeps {ally} waiting for permission, which {other} can't give.",
  ],
  uranus: [
    '{Ally} can change its mind without warning, and {other} hears of it last.',
    'That keeps {ally} from settling anything with {other} for long.',
  ],
  neptune: [
    'That leaves {ally} unsure of what it wants, and then {other} decides.',
    "While {ally} can't make up its mind, {other} takes over.",
  ],
  pluto: [
    "This turns an ordinary difference with {other} into something that {ally} can't afford to lose.",
    "After that {ally} won't give up an inch, least of all to {other}.",
  ],
}

export const helpJoins: Record<Planet, readonly string[]> = {
  sun: [
    'This makes {ally} confident enough to admit that {other} has a point.',
    'Being this sure of yourself, you find that {ally} has no need to win against {other}.',
  ],
  moon: [
    'This lets {ally} feel what {other} is after, where an argument would get nowhere.',
    'With a feeling for people like that, {ally} can tell when {other} has had enough.',
  ],
  mercury: [
    'This gives {ally} the words to explain itself to {other}.',
    'With a mind like that {ally} can find out what {other} wants, by asking.',
  ],
  venus: [
    'This gives {ally} the tact to take {other} along.',
    'With that much charm {ally} can get {other} to agree to nearly anything.',
  ],
  mars: [
    'This lets {ally} do something about what {other} has been asking for.',
    'Strength like that can get {ally} and {other} from talking to doing.',
  ],
  jupiter: [
    'This makes {ally} generous enough to hear {other} out.',
    'This lets {ally} believe that there may be room for what {other} wants as well.',
  ],
  saturn: [
    'This gives {ally} the patience to let {other} go first now and then.',
    'This means that {ally} can keep a promise it made to {other}.',
    'With patience like that {ally} can afford to wait for {other}.',
  ],
  uranus: [
    'This lets {ally} try what {other} suggests without feeling caught.',
    'When {ally} and {other} are stuck, you are good at finding a third way.',
  ],
  neptune: [
    "This gives {ally} a feeling for what {other} can't put into words.",
    'This makes {ally} gentle with {other}, which gets more out of it than pressure would.',
  ],
  pluto: [
    'This gives {ally} the strength to face what {other} brings up.',
    'This means that {ally} stays when {other} turns difficult.',
  ],
}
