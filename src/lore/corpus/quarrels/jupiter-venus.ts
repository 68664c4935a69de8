import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterVenusQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You both like a good time to be plentiful, and neither of you is the one who stops.',
    matter: "when there's enough of a good thing",
    quarrel: [
      'You add to whatever is pleasant, and {partner} enjoys it too much to object ({contact}).',
      'Each of you leaves the limit to the other one.',
      'So it goes on for an hour and a sum longer than either wanted, and the next day somebody has to say so.',
      "You feel that you were only being generous, they feel that they were only being nice, and the bill is nobody's idea.",
    ],
    repair: [
      'You go on because {partner} seems happy, and they seem happy because you go on.',
      "A limit that's set beforehand by both isn't a spoiler, since you can spend right up to it without a second thought.",
    ],
    yours: "Ask {partner} whether they've had enough before you order more of anything.",
    theirs: '{partner} could be the first to say "This was lovely," and stand up.',
    both: 'Set one limit together this month, of money or hours, and enjoy everything below it.',
    traces: {
      meet: 'First evenings run late with you and {partner}. You order one more of whatever was good, they say how lovely, and nobody looks at the time.',
      draw: "{partner} enjoys a thing so visibly that you'd like to bring them another. They've noticed that good things don't run out around you, and on your best nights no table in the place is happier.",
      days: 'At a farmers market the two of you stop for one thing and come away with four bags. {partner} could say something, and is busy tasting the peaches.',
      purpose:
        "People leave an evening with you and {partner} as if they'd been on vacation. You see to it that there's plenty and they see to it that it's pretty, and with a sum agreed on beforehand even the bill is pleasant.",
    },
    last: {
      shape: 'scene',
      says: "It's late, there is more to be had, and one of you says that it was lovely and gets up.",
    },
  },
  {
    thesis: "You love {partner} in superlatives, and they'd settle for some notice.",
    matter: 'what it takes to be noticed',
    quarrel: [
      'You praise in general and with your whole heart, and {partner} would like you to see what they did today ({contact}).',
      'Being called wonderful every day leaves them feeling hardly looked at.',
      "They change something, to see if you'll see it.",
      "You say that they're wonderful, they go quiet, and you can't think of anything larger to say.",
    ],
    repair: [
      "You give {partner} the whole sky when they'd asked for a look, and they test you when they could point.",
      'One particular is worth ten superlatives to them, and it takes you less breath.',
    ],
    yours: 'Tell {partner} one thing a day that you saw.',
    theirs: 'It would help if {partner} showed you what they did, and gave you a second.',
    both: "Write each other one compliment a week this month that couldn't be said to anybody else.",
    traces: {
      meet: "You tell {partner} that they're wonderful on very short acquaintance, and it's a pleasure to hear. For the present neither of you would think of asking for examples.",
      draw: "Nobody has to earn your affection, and {partner} loves that there's no test. What pleases you in them is how much care goes into small things, even if you couldn't say which.",
      days: "{partner} does something new with the rice, and waits. You say that it's the best dinner in the world, as you did about the last one.",
      purpose:
        "Toasts and birthday cards come out right when they're written by both of you. Somebody at the table cries, because all that feeling of yours comes with the one thing that {partner} remembers from March.",
    },
    last: {
      shape: 'said',
      says: '"You changed your hair" does more for {partner} than a superlative, and you could still add the superlative.',
    },
  },
]
