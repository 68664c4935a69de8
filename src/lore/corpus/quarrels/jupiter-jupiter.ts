import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: "You're both sure about how to live, and not about the same things.",
    matter: 'what the right thing to do is',
    quarrel: [
      "When a friend needs money, you'd give it on the spot while {partner} would give something better, or it may be you who's got the something better ({contact}).",
      'You both mean well, which is the whole difficulty.',
      "Each of you hears in the other's answer a different idea of what people are, and it isn't long before the friend's been left behind and you're on to human nature.",
      "Out of goodness nobody gives an inch, and at midnight the friend still hasn't been called.",
    ],
    repair: [
      'In an argument like that you talk as though the other were against kindness.',
      'They do the same, and you both enjoy being in the right a little more than the occasion allows.',
      'Two convictions like yours are a luxury if neither has to win, and the friend, if anybody asks, may well take the loan and the advice.',
    ],
    yours:
      "Ask them where they learned it, since there's generally a story and it's generally good.",
    theirs: "{partner} could tell you one thing they aren't sure of.",
    both: 'Give something away together this month, half by your idea and half by theirs, without comparing the results.',
    last: 'Being sure of different things, you two know a good deal about how to live.',
  },
  {
    thesis: 'As a couple you find it hard to say no to anything, and it shows.',
    matter: 'what to turn down',
    quarrel: [
      "It comes out on the twelfth, say, that you've promised one evening to three groups of people, two of them by you and one by {partner}, or the reverse ({contact}).",
      "Each of you was so certain that there'd be time.",
      'You go to all three, late, with a pie.',
      "At the last one you're both so tired and so jolly that it turns on the way home into the question of who can't refuse anyone anything, and each of you names the other with complete sincerity.",
    ],
    repair: [
      'On the way home from that third party each of you makes the other one out to be the generous fool.',
      "They count on you to be the brake and you count on them, so there isn't one.",
      "It doesn't have to come from either's character, because a wall calendar will do, with one line to a day and a rule that nothing goes in the margin.",
    ],
    yours: 'Say "Let me ask at home" to everyone for a month, even when you know.',
    theirs:
      "You'd both be better off if {partner} turned down one thing on your account and blamed you for it freely.",
    both: 'Together, cancel something splendid this month and spend the evening it leaves you on the couch, gloating.',
    last: "As a couple you've said no once, and the free evening was better than any of the three parties.",
  },
]
