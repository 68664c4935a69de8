import type { QuarrelArgument } from '#lore/authored.ts'

export const marsVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You'd rather have it put right and {partner} would rather have it stay pleasant, and you find this out in company.",
    matter: 'whether to make a fuss',
    quarrel: [
      "When something's wrong you say so to the person responsible, and {partner} would put up with nearly anything before they'd have a scene ({contact}).",
      "You think you're standing up for both of you.",
      "They're ashamed, and smile at the stranger to make up for you.",
      "You feel deserted by the very person you were fighting for, and they feel that you'd rather win than be nice to be with.",
    ],
    repair: [
      "You measure {partner}'s loyalty by whether they join in, and they measure your love by whether you can let a thing go.",
      "If you ask first whether it's worth it to them, it often isn't, and you find that you don't mind.",
    ],
    yours:
      'When something is wrong in company, ask {partner} whether you should speak up, and do what they say.',
    theirs: 'It would help if {partner} thanked you the times when you did stand up for them.',
    both: "Each of you does it the other one's way once this month, one fuss for {partner} and one kindness for you.",
    traces: {
      meet: "You send back a cold dish, and over a first dinner {partner} finds it a little dashing. You're impressed, too, because they've made friends with the waiter by dessert.",
      draw: "With you along nobody gets away with treating {partner} badly, and they walk differently for it. They get you welcomed in places where on your own you'd only have been right.",
      days: 'When somebody cuts into the line ahead of you both, you clear your throat. {partner} is suddenly very interested in the gum, and asks which kind you like.',
      purpose:
        "When a hotel loses the reservation, you get the room and {partner} gets the upgrade. The clerk gives the first to somebody who won't go away, and the second to somebody who was nice about it.",
    },
    last: {
      shape: 'cost',
      says: "Some wrongs won't be put right in company, and it costs you a bitten tongue and {partner} a nervous hour.",
    },
  },
  {
    thesis: 'You want to have been up the mountain, and {partner} wants to have had breakfast.',
    matter: 'what a vacation is for',
    fits: { you: ['fire', 'air'], partner: ['earth', 'water', 'air'] },
    quarrel: [
      'Free time makes you want to do something with your body, and it makes {partner} want to enjoy being somewhere ({contact}).',
      "You're ready when they've just become comfortable.",
      'They come along so as not to disappoint you, and enjoy it at three quarters of your speed, and you spend it waiting.',
      "In the evening you're happy and they're worn out, and neither has had the day they were looking forward to together.",
    ],
    repair: [
      "You take {partner}'s pleasure for laziness, and they take your energy for a judgment on it.",
      "Mornings apart and an evening together would give you both more of the other's company than a whole day does.",
    ],
    yours: 'Go alone for the first two hours, and come back with something nice.',
    theirs: "{partner} could choose one thing a day that they'd do at your speed.",
    both: "Plan one free day this month with your half and {partner}'s half, and let each decide which half they come along for.",
    traces: {
      meet: "You want to show {partner} the view, and early on they'd climb anything. You'd sit through a two-hour brunch for them, too, and think nothing of it.",
      draw: '{partner} knows how to be somewhere, and next to them you notice what the coffee tastes like. Most of the views they have pictures of, they owe to you.',
      days: "By the time {partner} has found the good pastries on a free Saturday, you've been for a run and read the trail map. You meet in the park, and only one of you is out of breath.",
      purpose:
        "Trips with both of you in them have something to climb and something to come down to. The path is your discovery and the little place with the terrace is {partner}'s, and friends ask whether they could come along.",
    },
    last: {
      shape: 'scene',
      says: 'You come down from the mountain at noon, {partner} has just finished breakfast, and you both have something to tell.',
    },
  },
]
