import type { QuarrelArgument } from '#lore/authored.ts'

export const moonJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You need some days with nothing in them, and {partner} sees an empty day as a thing that's waiting for them.",
    matter: 'whether an empty day needs filling',
    quarrel: [
      "Say you wanted a quiet weekend, and by Friday {partner} has found you both a boat race, a brunch and somebody's cousin ({contact}).",
      'Each of the plans is delightful.',
      "You've got the feeling that comes over you in a store with too much music, and you'd like to sit on the floor.",
      "They're so pleased to be giving you all this that you go, and around the cousin you turn silent, and they can't understand how anyone could be unhappy on a pier.",
    ],
    repair: [
      'For that weekend you say "quiet" to a person for whom it means two things instead of five, and then you don\'t say it again.',
      'They hear your tiredness as something a treat would cure.',
      "It all gets easier when the empty day is written on the calendar under a name of its own, as an event, since they'd never dream of letting you miss one of those.",
    ],
    yours: 'Say "I want to do nothing, with you," so that they can tell it\'s an invitation.',
    theirs: '{partner} could cancel one thing before you ask, once in a while.',
    both: 'Divide the free days of this month evenly between full and empty, and take turns being the guide.',
    last: "On a day with nothing in it you'll find there's still {partner}, which turns out to be plenty.",
  },
  {
    thesis:
      "{partner} comforts you with promises, and you're someone who goes on counting on them.",
    matter: 'what a promise is worth',
    quarrel: [
      "Say you're upset one night, and {partner} says that they'll take care of the whole thing first thing Monday ({contact}).",
      "It works so well that you sleep, and on Monday it isn't mentioned.",
      "They'd given you hope and seen it take effect, and they felt that the matter was closed, whereas you've been leaning on it.",
      "By the next weekend you're crying harder than the first time, about a phone call.",
    ],
    repair: [
      'On such a night you take a feeling for an undertaking, and then wait in silence to see if you were right to.',
      "They're lavish at the moment it costs nothing, and leave you to find that out.",
      'A smaller promise would comfort you as well, and since theirs are made in all sincerity, they keep nearly any that you write down with them on the spot.',
    ],
    yours: 'Ask "Which part of that will you do, and when?" while they\'re still holding you.',
    theirs:
      "You'd feel the difference at once if {partner} offered you one small thing that they could do before bed.",
    both: "Keep a list this month of what's been promised in the evenings, read it together on Sundays with good humor, and do the top one.",
    last: "{partner}'s promises are a comfort, and the small ones you can count on.",
  },
]
