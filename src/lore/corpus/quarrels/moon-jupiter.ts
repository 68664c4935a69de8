import type { QuarrelArgument } from '#lore/authored.ts'

export const moonJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You need some days with nothing in them, and an empty day makes {partner} want to fill it.',
    matter: 'whether an empty day needs filling',
    quarrel: [
      "A day without plans is rest to you, and to {partner} it's room for something good ({contact}).",
      'They bring you the something as a present.',
      "You say yes because it's a nice idea, and feel your rest being taken away while you thank them for it.",
      "By evening you're short with somebody who has spent the whole day trying to please you.",
    ],
    repair: [
      'You say yes to the idea when you mean that you like the person, and {partner} believes the yes.',
      "What they need is somewhere to put all that good will, and it doesn't have to be you.",
      'They come back from it with stories, which you do like.',
    ],
    yours: 'Mark your empty days before anyone asks, and call them plans.',
    theirs:
      'It would help if {partner} asked what a day is for before suggesting something to put in it.',
    both: "Have one weekend this month of which one day is entirely {partner}'s idea and the other one has nothing in it.",
    traces: {
      meet: "{partner} has an idea for every free hour, and in the first weeks you've rested up for them. You come back happy and lie down, which they don't see.",
      draw: "You're a calm person to arrive at, and {partner}, who'd go anywhere, likes arriving. Without them you'd miss a good deal, and the pictures of it all are on your phone.",
      days: "Sunday has nothing in it, and you've been looking forward to that since Wednesday. At ten {partner} sends you three suggestions and a link.",
      purpose:
        "Visitors get a big day out with the two of you and a long slow morning after it. {partner} has the list of what's on, and you're the one who sees when somebody is only being polite about the boat tour.",
    },
    last: {
      shape: 'week',
      says: 'In a good week there is one day with nothing in it, and {partner} has found something for the day before.',
    },
  },
  {
    thesis: '{partner} comforts you with promises, and you go on counting on them.',
    matter: 'what a promise is worth',
    quarrel: [
      "When you're low, {partner} tells you about something good that's coming, and they mean it completely while they say it ({contact}).",
      "You feel better, because for you it's now a fact.",
      'To them it was comfort, and it has done its work.',
      "So when you bring it up a month later they're surprised, and you feel let down twice, once about the thing and once about the person.",
    ],
    repair: [
      'You hold {partner} to a sentence that was meant as an arm around your shoulders, and {partner} uses the future to get through the evening.',
      'It helps them to promise something smaller and sooner, and it helps you to ask which sort it is.',
    ],
    yours: 'Ask "Is that a plan?" before you start looking forward to it.',
    theirs:
      "{partner} could promise only what's within a week, and be as lavish as they like about that.",
    both: 'Take one old promise this month, pick a date for it together, and carry it out.',
    traces: {
      meet: '{partner} will say that the two of you have to see the coast someday, and at the start you both look at it as if it were there. You go on looking at it for weeks.',
      draw: "{partner} makes the future sound like a place you'd want to go, and on a gray day that's a real gift. What they like is your face while they say it, since nobody believes as well as you.",
      days: "After a bad week {partner} is apt to tell you that the two of you should get a boat, or go to Greece. By Monday you've thought of a name, or looked at islands, and they've forgotten the conversation.",
      purpose:
        "Good ideas that {partner} throws off and forgets are safe with you. On a dull evening in February you bring one out, there's a day set for it by nine, and they're as happy as if it were new.",
    },
    last: {
      shape: 'cost',
      says: "{partner} comforts you with the future, and each time that it doesn't arrive you're sad about two things.",
    },
  },
]
