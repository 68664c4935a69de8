import type { QuarrelArgument } from '#lore/authored.ts'

export const mercurySaturnQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You say things in order to try them out, and {partner} hears each one as a promise.',
    matter: 'what counts as a promise',
    quarrel: [
      "Say you mention in a good mood that the two of you ought to see Portugal in the spring, and in January {partner} wants to know what you've found out about trains ({contact}).",
      "You'd forgotten it.",
      'For you it was a pleasant sentence, one of several.',
      "They took it seriously because they take you seriously, they've already moved something at work, and your laugh tells them that they've been foolish to rely on you, which is the one thing they dread.",
    ],
    repair: [
      'With Portugal you let a daydream stand as a plan because it sounds so nice, and then you laugh at the person who believed you.',
      'They build on a remark without ever asking how much weight it will carry.',
      "A simple label does it, since they're perfectly happy to dream along with you once they know that it's only that.",
    ],
    yours: 'Say "just dreaming" when you are, and when you aren\'t, give a date.',
    theirs:
      'You\'d feel the difference at once if {partner} asked "Do we mean this?" before asking about the trains.',
    both: "Write down everything you've idly proposed since the summer, cross out most of it together this month, and book whatever is left.",
    last: "Some of what you say is worth promising, and you're with the person who'll see to it that it happens.",
  },
  {
    thesis: 'You answer everything except the one thing {partner} asked.',
    matter: 'which question gets answered',
    quarrel: [
      "Take a form that needs something from both of you by the fifth, with {partner}'s part done since the first ({contact}).",
      "When they ask you on Monday, you tell them what you've found out about the form and that you're nearly there.",
      'On Wednesday they use fewer words, so that you feel supervised and start on something else.',
      "On the night of the fourth they're sitting up with your half.",
    ],
    repair: [
      'In that week you give conversation to somebody who needs a signature.',
      "They ask in the tone of a person who's already been let down, so that there's nothing left for you to do but arrive at it.",
      "It goes smoothly when they name the smallest next step and you do it, while they're standing there, in under two minutes.",
    ],
    yours: "Answer the question you've been asked before you go on to the interesting one.",
    theirs:
      "You'd both be better off if {partner} believed you until the date had actually passed.",
    both: 'Clear up one piece of paperwork together each week this month, to music, and quit after twenty minutes.',
    last: "You'll still answer everything, and among the rest, by the third, the one thing {partner} asked.",
  },
]
