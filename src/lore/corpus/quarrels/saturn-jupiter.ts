import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: "{partner} says it'll work out, and you're how it works out.",
    matter: 'who makes it all work out',
    quarrel: [
      "Say you've printed the reservation and packed for rain when {partner} breezes in and says that there, it was no problem at all ({contact}).",
      "They're so happy to be going, and it galls you that their faith in life has been confirmed once again by your evenings.",
      "They do notice that you're grim.",
      "Since they think that you worry by nature, they cheer you up, and a person who's just spent three hours preventing trouble is told that trouble hardly ever comes.",
    ],
    repair: [
      'Before that trip you do everything without being asked and then present it as a grievance.',
      'They take good luck for granted and never look to see that it has a to-do list.',
      "It takes one trip planned by them, at their own standard, with something going wrong in the rain and both of you laughing, for each to see what the other's been bringing.",
    ],
    yours: 'Leave two things undone on purpose, and tell them which two.',
    theirs: '{partner} could thank you in detail, item by item.',
    both: "Prepare for something this month with the list torn across the middle, and don't look at each other's half.",
    last: "It'll work out, as {partner} says, and these days you're only half of how.",
  },
  {
    thesis: "You tell time by the clock and {partner} tells it by how much they'd like to fit in.",
    matter: 'how much fits in an hour',
    quarrel: [
      "It could start when {partner} said twenty minutes, and it's been an hour and a half ({contact}).",
      "They meant it when they said it, they've run into something wonderful on the way, and they come in radiant to find you with the food under a plate.",
      'You mind less about the food than about not being able to rely on a word they say about when.',
      'They can see from the set of your mouth that the whole good afternoon is going to be marked down for lateness.',
    ],
    repair: [
      "On such an evening you bring out what you've stored up, hour by hour, so that the one evening has to answer for all of them.",
      "They're generous with a time that isn't only theirs.",
      "One message halfway, which they'd happily send, would save you both a lot, and so would your going ahead and eating while it's hot, as somebody who's got an evening of their own.",
    ],
    yours: "Make plans that don't depend on the minute, and save your strictness for the train.",
    theirs:
      "You'd feel the difference at once if {partner} doubled every estimate before saying it out loud.",
    both: "Bet on {partner}'s arrival once a week this month, with the loser choosing the movie for Sunday.",
    last: "What {partner} fits in is half of what you look forward to, and by your clock it's only a little late.",
  },
]
