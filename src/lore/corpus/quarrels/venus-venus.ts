import type { QuarrelArgument } from '#lore/authored.ts'

export const venusVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You both know how to enjoy money, and neither can understand what the other one spends it on.',
    matter: 'what money is for',
    quarrel: [
      "You and {partner} each have something you never think too dear, and it isn't the same thing ({contact}).",
      'What you buy gladly looks to them like waste, and what they buy looks that way to you.',
      "Nobody says so, because you both like to be generous, so it's said in small remarks about prices.",
      "Behind the prices is a worse suspicion, that the other one doesn't value what you love.",
    ],
    repair: [
      'You criticize a taste when you mean a sum, and {partner} does the same in the other direction.',
      'A sum apiece that nobody comments on settles nearly all of it.',
    ],
    yours: 'Ask {partner} what they love about the thing, and listen as if you might buy one.',
    theirs: "{partner} could tell you what they'd never economize on, and why.",
    both: 'Set an amount this month that each of you may spend without a word from the other, and show each other what it was.',
    traces: {
      meet: "{partner} pays a shocking amount for one small thing and doesn't blink, and early on you like the style of it. You have a thing like that yourself, and it hasn't come up yet.",
      draw: "Neither of you is cheap, and no evening with {partner} gets spoiled by dividing up a check. You both like people who know what they love, and you've each found one.",
      days: "{partner} shows you what they got, and you say that it's nice and turn it over to look for the price. They did the same on Saturday with yours.",
      purpose:
        "Your life gets a little of what {partner} thinks is worth the money, and theirs gets some of yours. You'd never have bought good speakers, they'd never have tried the expensive peaches, and neither of you will go back.",
    },
    last: {
      shape: 'week',
      says: "In a good week you've each bought one thing that the other one finds absurd, and both are in use.",
    },
  },
  {
    thesis:
      "You both try hard to give each other pleasure, and each of you gives what you'd love to get.",
    matter: 'what makes a person happy',
    quarrel: [
      'You treat {partner} to what delights you, and they treat you to what delights them ({contact}).',
      'Each of you is pleased in advance, and each has to act a little when the moment comes.',
      'The acting is noticed.',
      "So you try harder, with more of the same, and you can end up exhausted by each other's kindness and faintly guilty about it.",
    ],
    repair: [
      "You're both too polite to say what you'd rather have, and {partner} would take it as good news.",
      "It isn't unromantic to ask, since neither of you has ever disliked being asked.",
    ],
    yours: 'Ask {partner} what a perfect evening would be, and do exactly that.',
    theirs: "It would help if {partner} told you one thing they'd happily never get again.",
    both: "Each of you plans one evening this month entirely by the other one's taste, with questions allowed.",
    traces: {
      meet: "You each put on the sort of evening you'd dream of, and early on the other one's dream is news. Neither you nor {partner} knows yet that it's also a hint.",
      draw: "There's no doubt that {partner} is trying to please you, and being tried for is most of the pleasure. They see as much in you, and are touched by things they'd never have picked.",
      days: "{partner} sends you a song that they love, and you send back one that you love. Each of you plays half of it and writes that it's great.",
      purpose:
        'Two people this eager to give are a fine thing for everyone around them. You know how to spoil the guests who are like you, {partner} knows how to spoil the others, and nobody leaves without having been understood.',
    },
    last: {
      shape: 'said',
      says: '"I\'d love it if you did this" is a sentence you could both use, and it saves a great many good intentions.',
    },
  },
]
