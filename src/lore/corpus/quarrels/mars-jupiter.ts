import type { QuarrelArgument } from '#lore/authored.ts'

export const marsJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You want to get it done, and {partner} wants to see how far it could go.',
    matter: 'how big a small job may get',
    quarrel: [
      "You take a job as it is and go at it, and {partner} can't hear of one without making it larger ({contact}).",
      'Their enthusiasm is real, and for an hour it carries you along.',
      "Then you're at work on something three times the size, and they've gone to tell people about it.",
      "You feel used, they feel that you've lost heart, and the small job still isn't done.",
    ],
    repair: [
      "You say yes to the large version because you like the way {partner} looks at you when you do, and they take strength for something that doesn't run out.",
      'The small one finished first leaves you with energy for the next, and then they can make it as big as they like.',
    ],
    yours: 'Finish the original size before you agree to any other.',
    theirs: 'It would help if {partner} took on one third of whatever they add.',
    both: 'Do one thing this month at exactly the size it was first mentioned, and celebrate it as if it were enormous.',
    traces: {
      meet: "If you say that you'd like to see a lake, {partner} asks why not the ocean. At the beginning of anything that's thrilling, and nobody has looked at the mileage yet.",
      draw: "{partner} makes whatever you're doing sound worth doing, and you work better for it. They've got a soft spot for a person who finishes by noon what they'd still be describing.",
      days: "If you set out to hang one picture, {partner} asks what a whole wall of them would look like. Ten minutes later there's tape on the floor and nobody has seen the hammer.",
      purpose:
        "A block party takes {partner}'s imagination and your Saturday, in that order. They'd never have put up a single table, you'd have stopped at one, and the neighbors get forty feet of them.",
    },
    last: {
      shape: 'week',
      says: 'In a good week the small job is done by noon, and the afternoon is free to find out how far it goes.',
    },
  },
  {
    thesis:
      '{partner} tells you to go for it, and only one of you is philosophical about how it turns out.',
    matter: 'who pays when a bet goes wrong',
    quarrel: [
      "{partner} believes in your strength more than you do, and you're someone who acts on encouragement ({contact}).",
      'So you take a risk that was partly theirs.',
      "When it comes off you both deserve the credit, and when it doesn't, you have the bruise and they have the long view.",
      "You're angry, and it's hard to be angry with somebody who only believed in you.",
    ],
    repair: [
      "You don't ask {partner} what they'd put up themselves, and they bet with what they don't have to lift.",
      'Once they have a share in the outcome, their advice gets smaller and very good.',
    ],
    yours: 'Ask "Would you do it yourself?" before you do it.',
    theirs: "{partner} could say what they'll do if a bet doesn't work out.",
    both: 'Take one risk this month that costs each of you the same.',
    traces: {
      meet: "{partner} has no doubt that you could do it, whatever it is, and says so in the first hour. You're someone who grows an inch on being told that.",
      draw: "You try things that others talk themselves out of, and {partner} could watch it all day. For you there's nothing like being believed in before there's any evidence.",
      days: "{partner} says that you'd look great with your hair cut off, or that the hot sauce isn't that hot. You find out, and they're delighted to have been there.",
      purpose:
        "A good bet needs somebody who sees the odds and somebody with the nerve to place it. With the same amount of yours and {partner}'s on the table, the winning is shared, and so is the long walk back.",
    },
    last: {
      shape: 'said',
      says: '"Take the chance" is easier for you to hear once {partner} has said, "I\'m in for half."',
    },
  },
]
