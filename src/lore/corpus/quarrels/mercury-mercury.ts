import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You two remember the same conversation differently, and each of you is a very good witness.',
    matter: 'what was actually said',
    quarrel: [
      "Say you thought you'd be meeting at six, {partner} thought you'd be talking about meeting at six, and both of you can quote ({contact}).",
      "You go by what was said and they go by what was obviously meant, or on another day it's the other way around.",
      'What makes it bitter is the evidence.',
      "You scroll up for the sentence, they scroll up for the sentence before it, and twenty minutes later you're both right, on two different corners, and still haven't eaten.",
    ],
    repair: [
      'What you want on that corner is a confession, and no misunderstanding in history has ever contained one.',
      "They defend a detail that they'd give up at once if you weren't so sure.",
      "It's over when somebody says that the plan was unclear, in the passive voice, with nobody's name in it, and asks what's near.",
    ],
    yours: 'Once a plan is made, say it back to them in one line, with the hour in it.',
    theirs:
      '{partner} could say "I haven\'t decided" in so many words on the days when they haven\'t.',
    both: 'Leave every arrangement this month in one shared list that either of you can correct and neither of you may cite in an argument.',
    last: "You'll never remember it the same way, but with two good witnesses you have the whole conversation.",
  },
  {
    thesis: "You two agree about most things and can't agree about how to be told.",
    matter: "how you'd like to be told things",
    quarrel: [
      'Say {partner} sends a voice message of six minutes, and you reply to its transcript ({contact}).',
      'You like to see a thing in writing, so that you can go back.',
      "They like to hear a voice think, and your four neat lines feel to them like a form letter, or else it's you who does the talking and they who send the lines.",
      'By evening the six minutes have been called a podcast and the four lines a memo.',
    ],
    repair: [
      "In an exchange like that you each answer in the language you wish you'd been addressed in.",
      'Neither thinks to say which part needs an answer, so the wrong part gets one.',
      "It takes a tiny treaty to end it, under which what's urgent gets written and what's dear gets spoken, and each of you gives the other's kind of message one honest listen.",
    ],
    yours: "Reply to the feeling in the same medium it came in, even if it's only ten seconds.",
    theirs: 'Half the quarrel would be gone if {partner} put the question at the beginning.',
    both: 'For one week this month swap habits completely, and afterward tell each other what you found out.',
    last: 'You may never agree about how to be told, but each can tell when the other has taken the trouble.',
  },
]
