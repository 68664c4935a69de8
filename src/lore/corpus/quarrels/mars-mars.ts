import type { QuarrelArgument } from '#lore/authored.ts'

export const marsMarsQuarrels: QuarrelArgument[] = [
  {
    thesis: "Neither of you can stand to lose, and you've ended up on the same team.",
    matter: "who's in command",
    quarrel: [
      "You both move first and think of the other one afterward, so you're often doing the same thing in two ways ({contact}).",
      "Each of you sees that the other's way is slower.",
      'You step in, {partner} steps in front, and from then on the job is only an occasion.',
      'You both feel the shove and miss the fact that you gave one.',
    ],
    repair: [
      'You fight about the method because neither of you can bear to ask, and {partner} is exactly as unable to as you are.',
      "When it's been said who has which half, you get twice as much done as other people.",
    ],
    yours: 'Take the part that {partner} likes least, and leave them the rest without comment.',
    theirs: '{partner} could tell you that your way worked when it did.',
    both: 'Divide one job this month so that neither of you can see what the other one is doing, and put the halves together at the end.',
    last: 'Neither of you will have lost, since there was only one team.',
  },
  {
    thesis:
      "You're both good at the same things, and neither of you has ever wanted to be the assistant.",
    matter: 'who does the helping',
    quarrel: [
      "What you do well you do in your own order, and so does {partner}, and there's a point where one of you has to hand the other one something ({contact}).",
      'Neither is any good at that.',
      "You help by improving, and they take back what you've improved.",
      'It can turn cold very quickly between two people who were looking forward to doing something together.',
    ],
    repair: [
      "You can't be told, and {partner} can't leave a thing to somebody else, and you know that about them because you know it about yourself.",
      'It works in shifts.',
      "On your day they're a guest, and on theirs you are.",
    ],
    yours: "Be a guest for a whole evening, and praise what you're given.",
    theirs: "It would help if {partner} asked you for one thing that they honestly can't do.",
    both: 'Take turns for a month, with one of you in charge on any given day and the other one forbidden to stir.',
    last: "Neither of you will ever be the assistant, but each of you can be somebody's guest.",
  },
  {
    thesis: 'Each of you likes to be the one at the wheel, and neither can bear to be driven.',
    matter: 'which route to take',
    quarrel: [
      "You can both feel the quickest way to somewhere, and it isn't the same way ({contact}).",
      'The passenger says so, once.',
      'The driver takes it as a challenge and goes on, and from there every red light is an argument.',
      "You get where you were going, on time, and don't speak.",
    ],
    repair: [
      "You'd sooner be wrong by yourself than right on {partner}'s advice, and it's the same with them.",
      "If you agree that the driver decides and the other one is allowed to be right in silence, you'll laugh about it by the second week.",
    ],
    yours: 'When {partner} is in charge, look out of the window and say nothing about the way.',
    theirs: '{partner} could ask you at one crossing, and take what you say.',
    both: 'Split up every trip this month at the halfway point, and let each half be run by one of you.',
    last: "You'll get there by two routes, and each of you will have been at the wheel.",
  },
]
