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
    traces: {
      meet: "{partner} makes it plain from the start that they like you, and you make it plain that you've noticed. Both of you enjoy that stretch enormously, though only one of you would have made it longer.",
      draw: "With {partner} you never have to wonder whether you're wanted. They like that there's something to look forward to with you, and that you know how to make a walk around the block last an hour.",
      days: "{partner} asks where you'd like to eat, and has their jacket on as you begin to think about it. You'd been about to enjoy deciding.",
      purpose:
        "A trip with both of you on it leaves early and takes the pretty road. {partner} gets you out of town, and you're the reason that they've seen any of it.",
    },
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
    traces: {
      meet: "{partner} wants to race you to the corner, and at the beginning of anything you'll race. You lose gracefully, which they haven't seen through yet.",
      draw: "A game with {partner} in it is never dull, since somebody is bound to jump up. When you've set one up, people are happy whether or not anyone knows who's ahead, and they wonder how you do it.",
      days: "You're doing the crossword for fun, and {partner} would like to know how long it's taking. You say that you haven't looked, and they check the time for you.",
      purpose:
        "On a softball team, {partner} would be why people want to win, and you'd be why the ones who lost come back. Either of you could run one, and together you'd have a waiting list.",
    },
    last: { shape: 'week', says: "In a good week there's one game with points and one without." },
  },
]
