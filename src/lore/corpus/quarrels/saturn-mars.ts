import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You look at what could go wrong and {partner} looks at how long you're looking, and both of you lose patience at about the same time.",
    matter: 'how long to look before you leap',
    quarrel: [
      "Say you've reached a campsite in the last of the light, and before the tent goes up you'd like to walk the ground once ({contact}).",
      'Rain runs somewhere and you want to know where, but {partner} already has the poles out.',
      "To them you've been braking since noon over the route, and they badly want to hit something with a mallet.",
      'The tent ends up where they put it, you say nothing at all about the slope, and at four in the morning you go on saying nothing in a puddle.',
    ],
    repair: [
      "At that campsite you hold back the one warning that matters because they've brushed off the small ones, and you enjoy the puddle slightly.",
      'They hear so many brakes that they stop telling them apart.',
      "Give them one caution a day and they'll stop for it, and give them something to hammer while you look.",
    ],
    yours: "Save your no for what can't be undone, and let the rest be done wrong.",
    theirs:
      'Half the quarrel would be gone if {partner} asked you "Is this the one?" before going ahead.',
    both: "Do something this month that's a bit over your limit and well under theirs, and let them hear from you afterward that it was fun.",
    last: 'With {partner} you get there before dark, and thanks to how long you look, you also sleep dry.',
  },
  {
    thesis: 'You believe in waiting your turn, and {partner} believes in asking who said so.',
    matter: 'whether to ask first',
    quarrel: [
      "Say you're at a ball game, there are two empty seats by the field, and by the third inning {partner} is in one of them, waving you down ({contact}).",
      'You stay where your ticket says and they stay where they are, and so you watch a game together from two sections.',
      "Rules are what lets you relax, and {partner} thinks that they're what keeps you from having any fun.",
      "Every wave from down there is an invitation and a dare, and by the seventh you've stopped looking.",
    ],
    repair: [
      "From your seat you judge them a bit harder than the thing deserves, because you'd have loved to.",
      'They leave you on your own in order to prove a point about freedom.',
      'All it takes is for them to ask the usher, which they do with a grin, and for you to come along when the usher shrugs.',
    ],
    yours: "Before you say that it isn't allowed, find out.",
    theirs: '{partner} could come back up once and ask you again, nicely.',
    both: 'Do one thing this month that breaks no law and makes you nervous, and let {partner} hold your hand through it.',
    last: "Your turn comes sooner with {partner}, and it can be proved that nobody said you couldn't.",
  },
]
