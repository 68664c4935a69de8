import type { Planet } from '#sky/bodies.ts'

/** The end of the reading before the practices: how what the two have in common serves them where they quarrel. */
export const closings: Record<Planet, string[]> = {
  sun: [
    'The question of who decides gets smaller when both of you have something of your own to be proud of.',
    'Two people who want to matter can do it side by side, and you two can manage it.',
    "You don't have to agree on who is right in order to be glad of each other's company.",
  ],
  moon: [
    'Hurt feelings are the price of mattering to each other this much, and the two of you can afford it.',
    'It gets easier each time one of you asks and the other one answers.',
    'The feeling is never the problem for long, once it has been said in the right room.',
    "What you need from each other is small, and it's there most evenings.",
    "You're learning each other's weather, and the forecasts are getting better.",
  ],
  mercury: [
    "You won't run out of things to disagree about, and with some practice you won't run out of patience either.",
    'A conversation that can be picked up again is worth more than one that was won.',
    'You understand each other on the second try, and the second try comes sooner every year.',
  ],
  venus: [
    "Affection between you has more than one dialect, and you're both learning the second.",
    'What pleases one of you can be learned by the other, and you have time.',
    "You won't like all the same things, and the list of those you both like is long enough to live on.",
  ],
  mars: [
    'All that force has to go somewhere, and it does you both more good when it has a job outside the two of you.',
    'Give the fight something to do and it turns into help.',
    "You're rarely both wrong, and never both idle, which is a good start for nearly anything.",
    'It takes two people who care about the outcome to fight like that, and the caring is the useful part.',
    'The day you push in the same direction, other people had better make room.',
  ],
  jupiter: [
    'Between too much and too little the two of you usually arrive at about enough.',
    'The larger of your two hopes and the smaller one make a reasonable plan together.',
    "You're both a little larger for it, and one of you keeps the receipts.",
  ],
  saturn: [
    'The careful one and the other one are building the same thing, and it will stand because there were two of you.',
    "It's slow, and it holds, and in ten years that will have been the point.",
    'What one of you builds the other one tests, and in the end you both live in it.',
    'The answer to a no is often a later yes, and the two of you have the years for it.',
  ],
  uranus: [
    'As long as each of you may leave the room, both of you tend to come back to it.',
    'Room to move turns out to be something you can give each other.',
    'The surprises even out, and most of them are worth having.',
  ],
  neptune: [
    "The picture each of you has of the other improves with the facts, and you're both more likable than the picture.",
    'What you imagine together is worth having, as long as somebody writes down the date.',
    'It helps to say the dream out loud, because then there are two of you to check it.',
  ],
  pluto: [
    'Nothing between you stays on the surface for long, and most of what comes up is worth knowing.',
    'The two of you can stand more truth than most, and it makes you harder to frighten.',
    'Whatever is left after an honest fight belongs to both of you.',
  ],
}
