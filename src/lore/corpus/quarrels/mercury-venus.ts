import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You show respect by giving an honest opinion, and {partner} would sometimes rather be liked.',
    matter: 'when an honest opinion is wanted',
    tags: { partner: ['a pleasure left whole'] },
    quarrel: [
      'You look at what {partner} shows you and say what you see, and they had shown it in order to be enjoyed with it ({contact}).',
      'An honest answer is the best you have to give, so you give it promptly.',
      "They smile and take the thing away, and the next one you don't get to see.",
      "You notice that they've stopped asking and think that they've stopped caring what you say.",
    ],
    repair: [
      'You grade what was only being shared, and {partner} fishes for pleasure with a question that sounds like a request for criticism.',
      "The same opinion a day later, after one warm sentence, is something they'd thank you for.",
    ],
    yours: 'Ask "Do you want to know what I think, or isn\'t it nice?"',
    theirs: '{partner} could say "Just be pleased with me" when that\'s what they want.',
    both: 'Show each other one thing a week this month that may only be praised.',
    traces: {
      meet: "You don't flatter, and early on {partner} takes a word of praise from you for the rare thing it is. If they play you a song they love, they watch your face, and it's a good evening when you love it, too.",
      draw: "{partner} lets a thing be lovely for as long as it likes, and you find that restful, since you'd have begun to sort it. They believe a compliment from you all the way down.",
      days: '{partner} turns around in a new jacket and asks how it is. You say the shoulders, and then a number of good things that come too late.',
      purpose:
        "Whatever has been approved by both of you is sound and also pleasant. With a menu for twenty to choose, {partner} thinks of what people will enjoy and you of what won't stay hot, and the guests only notice the food.",
    },
    last: {
      shape: 'said',
      says: 'You could begin with, "I like it, and there\'s one thing," and {partner} would stay for the thing.',
    },
  },
  {
    thesis:
      "You want to know if it's a good deal, and {partner} wants to go on being in love with it for a minute.",
    matter: 'whether a thing has to be sensible',
    fits: { you: ['earth', 'air'] },
    tags: { partner: ['a pleasure left whole'] },
    quarrel: [
      "{partner} falls for things and you look into them, and you usually begin to look while they're still falling ({contact}).",
      'You find the flaw because you want them to have the better one.',
      "They didn't want the better one, they wanted that one, and now they can see what's wrong with it.",
      "So they buy it anyway and don't enjoy it, or don't buy it and remember who talked them out of it.",
    ],
    repair: [
      "You answer a feeling with a comparison, and {partner} asks what you think when they hope that you don't.",
      'If they get their minute first, the facts can come along without hurting anybody.',
    ],
    yours:
      'Admire what {partner} has fallen in love with for a full minute before you look up the price.',
    theirs:
      'It would help if {partner} named the sum that may be spent on pure love, and asked you about anything above it.',
    both: 'Each of you buys one small thing this month for no reason, and the other one may not ask what it cost.',
    traces: {
      meet: "{partner} falls in love with things in store windows, and on a first walk through town you think that's charming. You've seen the price, and for once you keep it to yourself.",
      draw: "You know what things are worth, and {partner} feels safe with you anywhere near a salesperson. They take you into stores where you'd never have gone, and you catch yourself wanting something.",
      days: "{partner} sends you a picture of some boots, with three hearts. Before you've answered the hearts, you've found the boots for forty dollars less.",
      purpose:
        "You and {partner} are unbeatable in a secondhand store. They see the one beautiful thing in the back, you turn it over to find out why it's cheap, and what gets carried out is both loved and sound.",
    },
    last: {
      shape: 'scene',
      says: '{partner} holds the thing up to the light, you know what it costs, and you count to sixty.',
    },
  },
]
