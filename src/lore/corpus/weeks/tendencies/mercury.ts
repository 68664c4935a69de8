import type { WeekScenes } from '#lore/authored.ts'

export const mercuryTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: 'Your interest in people opens doors for you, and you hardly notice doing it.',
      presses: 'You may fill a pause with your usual story, and learn nothing from it.',
      later: "You can begin with the question that you'd really like answered.",
    },
    '2': {
      eases: 'Somebody may value what you know at more than you do.',
      presses: 'You may give a long answer for nothing and be short of time for what pays.',
      later: "It's fair to ask for something in return, and easier the first time than the tenth.",
    },
    '3': {
      eases: "A few plain words could settle what a long explanation wouldn't.",
      presses: "You may talk about the misunderstanding with everyone except the person it's with.",
      later: 'You know now what you meant, so it would fit into a line.',
    },
    '4': {
      eases: 'You could learn something about your family that makes an old habit clear.',
      presses: 'A question may stay unasked because it never seemed to be the moment.',
      later: 'You may hear the next old story with different ears.',
    },
    '5': {
      eases: 'You may talk nonsense with somebody and feel your mind wake up.',
      presses: "Sensible talk may tire you out, and you don't know why you're so dull.",
      later: "You can make room for the kind of talk you'd miss.",
    },
    '6': {
      eases: 'You can put something down, in writing, and stop holding it in your head.',
      presses: 'You may try to remember one thing too many and lose hold of the one that counts.',
      later: 'Everything that repeats can be written down once.',
    },
    '7': {
      eases: "You're likely to hear your own thought clearly in front of the right listener.",
      presses: "A strong opinion may get in before you've found out what yours is.",
      later: "You'll do well to choose whom you think with.",
    },
    '8': {
      eases: 'It may be quite easy to agree on the terms, and friendlier than leaving them open.',
      presses: 'You may each remember it differently, and neither of you is lying.',
      later: 'A few lines now would spare you both an unpleasant talk.',
    },
    '9': {
      eases: "You may understand something that you'd decided you never would.",
      presses: 'One bad explanation may make you think that the fault is yours.',
      later: 'You can look for a better teacher before you judge your talent.',
    },
    '10': {
      eases: 'You may describe what you do so simply that somebody wants to know more.',
      presses: 'You may explain yourself at length to people who needed one sentence.',
      later: 'The short version is the right one, and you can keep to it.',
    },
    '11': {
      eases: "You can see who'd like each other, and it would take you one line to make it happen.",
      presses: 'You may end up in the middle between two people who could talk without you.',
      later: "Once they've met, you can step aside and enjoy it.",
    },
    '12': {
      eases:
        "Something may become clear to you while you're alone, and it doesn't need anybody's agreement yet.",
      presses: 'You may talk yourself out of a thought by listing what others would say.',
      later: "The thought will keep until you've written it down to the end.",
    },
  },
  presses: {
    '1': {
      eases: 'You may ask something in a way that makes the other person glad to answer.',
      presses:
        "You may find the weak spot in somebody's idea before you've said what's good about it.",
      later: 'It takes one warm sentence to make the same question welcome.',
    },
    '2': {
      eases: 'The figures may be in order, and for a while you believe them.',
      presses: 'You may go over your numbers to calm down, and find one more thing to check.',
      later: 'You can decide beforehand how much looking is enough.',
    },
    '3': {
      eases: 'A real conversation may show you what the other kind has been costing.',
      presses: 'You may keep a talk going that neither of you would miss.',
      later: 'You can let some talk go quiet without being unkind.',
    },
    '4': {
      eases: "You may all agree on something in five minutes because it's said out loud.",
      presses: 'You may argue about who said what, and both be right.',
      later: 'It would be simpler to agree again than to prove it.',
    },
    '5': {
      eases: 'You may take the first thing that pleases you and be content with it.',
      presses: 'You may compare until none of it looks good.',
      later: 'Some choices get no better for being studied.',
    },
    '6': {
      eases: 'An hour without interruptions may show you how fast you are.',
      presses: 'You may look up at every sound, and blame the sounds.',
      later: 'You can be out of reach for an hour without losing anyone.',
    },
    '7': {
      eases: 'The real talk may be shorter and kinder than the one in your head.',
      presses: 'You may be angry about an answer that you made up yourself.',
      later: 'You can let the other person write their own lines.',
    },
    '8': {
      eases: 'It may turn out that you both know, and that it can be said.',
      presses: 'You may hint, and wait for the other one to be braver.',
      later: "Once it's been said, you'll both have less to be careful about.",
    },
    '9': {
      eases: "You may hear a story where you'd expected a counterargument.",
      presses: "You may go on arguing after you've stopped caring who wins.",
      later: 'You can be curious about them without giving up your point.',
    },
    '10': {
      eases: 'Your meaning may get through for once, because you said it without ornament.',
      presses: 'People may repeat your joke and miss what it was about.',
      later: "It helps to decide which sentence you'd like to be remembered for.",
    },
    '11': {
      eases: 'Somebody may tell you something good about a friend, and you can pass that on.',
      presses: 'You may hear two sides of a quarrel and be asked for the verdict.',
      later:
        'It gets easier to be fond of your friends when you know a little less about what they think of one another.',
    },
    '12': {
      eases: 'Your memory of that talk may be kinder than usual, and probably more accurate.',
      presses: "You may go back over what you said and improve it to no one's benefit.",
      later: 'The longer ago it gets, the better your part in that conversation is likely to look.',
    },
  },
}
