import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You want to talk it through and {partner} wants it done, and sometimes it's done before you've finished talking.",
    matter: 'how long to think before doing it',
    fits: { you: ['air', 'water'], partner: ['fire', 'earth'] },
    quarrel: [
      'You get clear by going over the possibilities, and {partner} gets clear by starting on one of them ({contact}).',
      'To them a third comparison is a way of not doing it.',
      "To you a hasty start is a way of not listening, so you bring up what they've overlooked while they're already at it.",
      "They hear interference, you hear contempt for thinking, and it's often about something that could have gone either way.",
    ],
    repair: [
      "You go on deciding after it's decided, and {partner} acts in order to end a conversation.",
      "With a deadline for the talking, they can listen until it comes and you can stop when it's there.",
    ],
    yours: 'Say how many minutes you want, and take no more than that.',
    theirs: "{partner} could repeat what you've said in one sentence before they act on it.",
    both: 'Settle three things this month by a fixed talk of fifteen minutes, and then let {partner} begin at once.',
    last: {
      shape: 'week',
      says: 'When a week goes well, something is talked over in the morning and done by night.',
    },
  },
  {
    thesis:
      "{partner} gets hot and you get funny, and it's the one time that being funny doesn't help.",
    matter: 'when a joke helps',
    fits: { you: ['air', 'fire'], partner: ['fire', 'earth', 'water'] },
    quarrel: [
      'When somebody is angry, you make a remark to let some of it out, and {partner} wants the anger to be answered ({contact}).',
      "The remark is good, which is worse, because now they've been beaten as well as ignored.",
      "They raise their voice so that you'll take it seriously.",
      "You get cleverer, since it's how you keep from being frightened, and both of you are doing what makes the other one worse.",
    ],
    repair: [
      "You leave the fight by way of a joke, and {partner} sees only that you've left.",
      "You don't have to get angry as well.",
      "It's enough to say in a flat sentence that you've understood what they're angry about, and after that they may even laugh.",
    ],
    yours:
      'Say "I can see that you\'re angry about this," and save the funny part for an hour later.',
    theirs: 'It would help if {partner} said what they want before they said how they feel.',
    both: 'Agree this month on a word that means no jokes for ten minutes, and use it sparingly.',
    last: {
      shape: 'cost',
      says: 'Anger makes you funny, so there are evenings when {partner} feels laughed at, and you find out last.',
    },
  },
  {
    thesis: "You settle an argument with one plain sentence, and {partner} isn't done with it.",
    matter: 'when an argument is over',
    fits: { you: ['earth', 'water'], partner: ['fire', 'air', 'water'] },
    quarrel: [
      'You look for what would put the matter right and say that, and {partner} wants the anger answered before anything is put right ({contact}).',
      'To them your sentence sounds like the end of a meeting.',
      'They come back to it an hour later, from another side.',
      "You say it again in the same words, which is as patient as you can be, and by then it's a wall to them.",
    ],
    repair: [
      "You offer a solution because it's the best you have, and {partner} hears that they're a problem to be solved.",
      "It goes better in the other order, since they can hear what you'd do about it once you've said what they were angry about.",
    ],
    yours: 'Say what {partner} is angry about before you say what could be done.',
    theirs:
      'It would help if {partner} said at the start whether they want a thing fixed or want it heard.',
    both: 'Have one argument out this month at a time you both agreed to, with solutions forbidden for the first fifteen minutes.',
    last: {
      shape: 'said',
      says: 'Before your plain sentence you could say, "You\'re angry that I left," or whatever it was, and then {partner} has less to come back to.',
    },
  },
]
