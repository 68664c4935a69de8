import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: "{partner} says it'll work out, and you're how it works out.",
    matter: 'who makes it all work out',
    quarrel: [
      "{partner} trusts the future, and you're the one who sees to it that the future is paid for ({contact}).",
      'The better you do it, the more it looks as if trust had been enough.',
      'You get tired and say something bitter about the lottery.',
      "They think that you've no faith, and set out to cheer you up, when what you wanted was for somebody to have noticed.",
    ],
    repair: [
      "You do it silently and expect {partner} to see, and they don't see because you do it so well.",
      'A little of the work in their hands would give them a better reason for their optimism than luck.',
    ],
    yours: 'Tell {partner} what you did this week so that it would work out.',
    theirs: '{partner} could ask "What did that take?" and listen to all of it.',
    both: "Hand {partner} one worry this month, entirely, and don't look.",
    traces: {
      meet: "Next to {partner} the future looks like a nice place, and on a first evening nobody asks how to get there. You leave with more hope than you'd brought, and they leave impressed by somebody who reads the fine print.",
      draw: 'Left to yourself you\'d start fewer things, and a cheerful "it\'ll be fine" from {partner} gets you going. What they like about you is that things then usually are.',
      days: "{partner} tells everyone that there'll be tickets, and you find out by looking that there are four left. By the time somebody thanks {partner}, you've put your phone away.",
      purpose:
        'Big undertakings take someone who believes in them on the bad days and someone who books the van. You and {partner} could move a friend across three states, and the friend would remember it as fun.',
    },
    last: {
      shape: 'cost',
      says: '{partner}\'s "it\'ll work out" tends to mean that you see to it, and it costs you the pleasure of believing it yourself.',
    },
  },
  {
    thesis: "You tell time by the clock, and {partner} tells it by how much they'd like to fit in.",
    matter: 'how much fits in an hour',
    quarrel: [
      'You plan for what can go wrong, and {partner} plans for what could also be done on the way ({contact}).',
      "So you're ready with ten minutes to spare, and they see ten minutes to spare.",
      'They use them.',
      "You arrive late and tense beside somebody who had a wonderful time getting there, and neither of you can understand the other's mood.",
    ],
    repair: [
      'You ruin the hour by guarding it, and {partner} ruins it by adding to it.',
      'If something is left out beforehand, in words, you can both enjoy what remains.',
    ],
    yours: "Tell {partner} one place where there's time to spare, and enjoy seeing it spent.",
    theirs: "It would help if {partner} named one thing they'd leave out.",
    both: 'Plan one day this month with three things in it and no more, and do them slowly.',
    traces: {
      meet: "An evening with {partner} goes on to a second place and a third, and early on you love not knowing where it'll end. They love that you know when the last train leaves.",
      draw: "{partner} sees a free hour as room for one more nice thing, and you get to see places that way. In a day as crowded as theirs, you're the one appointment that's never in doubt.",
      days: "You and {partner} are on the way somewhere when they'd just like to look in here for a second. You come along, stand near the exit, and read the back of a jar of mustard.",
      purpose:
        "A trip planned by you both has no missed connections and two stops that nobody else would have thought of. The stops are {partner}'s, and the hour that they fit into is yours.",
    },
    last: {
      shape: 'scene',
      says: "You're at the entrance at seven, {partner} comes around the corner at ten past, and you had planned for ten past.",
    },
  },
]
