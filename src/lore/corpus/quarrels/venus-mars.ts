import type { QuarrelArgument } from '#lore/authored.ts'

export const venusMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You'd like to be courted and {partner} would like to get going, and each of you wonders where the romance went.",
    matter: 'how fast is too fast',
    quarrel: [
      'You warm up by degrees and enjoy every one of them, and {partner} knows what they want from the beginning ({contact}).',
      'They go straight for it, which is a compliment in their language.',
      'You slow down in order to be able to enjoy it, and to them that looks like no.',
      "They either push or give up, and you'd have liked them to do what lies between the two.",
    ],
    repair: [
      'You hope that {partner} will guess the pace, and they take a pause for an answer.',
      "When they've been told that it's a yes, only slower, they turn out to be quite good at slow.",
    ],
    yours: 'Say yes and say how, in the same sentence.',
    theirs: '{partner} could ask "Like this?" and seem to have all evening.',
    both: 'Give this month two evenings on which you set the pace and two on which they do.',
    last: {
      shape: 'said',
      says: '"Slower" can be said with a smile, and {partner} would rather hear it than guess.',
    },
  },
  {
    thesis: 'You play so that everyone has a nice time, and {partner} plays to win.',
    matter: 'whether it matters who wins',
    fits: { you: ['air', 'earth', 'water'], partner: ['fire', 'earth'] },
    quarrel: [
      "{partner} likes to measure themselves against somebody, and you're often the one at hand ({contact}).",
      "You'd rather keep it friendly, so you don't quite try.",
      "They notice that you aren't trying, and there's no pleasure in beating that.",
      'They press harder, you find it ugly, and a game that was meant to be fun ends with a talk about character.',
    ],
    repair: [
      'You let {partner} win and despise it a little, and they turn a pleasant evening into a contest.',
      'An opponent is what they need and company is what you need, and both can be had from you when you say which one it is today.',
    ],
    yours: 'Try to win for once, and enjoy it where {partner} can see.',
    theirs:
      'It would help if {partner} took the competing to somebody else twice a week and came home for supper.',
    both: 'Play one thing this month in earnest and one thing with no score at all.',
    last: { shape: 'week', says: "In a good week there's one game with points and one without." },
  },
]
