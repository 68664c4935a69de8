import type { QuarrelArgument } from '#lore/authored.ts'

export const venusMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You want an evening to be enjoyed and {partner} wants it to be interesting, and for them that can involve looking things up.',
    matter: 'whether an evening is for enjoying or for talking',
    quarrel: [
      "Say you've got a good table and a view, and {partner} is reading you the history of the building from a screen ({contact}).",
      'You wanted to be looked at.',
      "They're having a wonderful time, and this is how they show it, by sharing whatever comes into their head as soon as it comes.",
      "You go quiet so that they'll notice, they suppose you're listening, and when you finally ask whether they could put that away, they're embarrassed, because they'd been reading it for you.",
    ],
    repair: [
      'Silence is a poor signal to send to somebody who fills it with good will.',
      "They give you their attention in the form of information, and overlook that you're sitting there in something new.",
      'The evening turns around when you ask them a question about yourself, which sounds vain and works every time.',
    ],
    yours: 'Say what you want from the evening at the start of it, in one happy sentence.',
    theirs: '{partner} could save up three facts and tell you the best of them.',
    both: "Go somewhere pretty this month without phones, and give {partner} the job of finding out one thing about you that they don't know yet.",
    last: "You bring what's to be enjoyed and {partner} makes it interesting, and on a good night the subject is the two of you.",
  },
  {
    thesis:
      'You go home from an evening wanting to keep it, and {partner} goes home wanting to go over it.',
    matter: 'what to say on the way home',
    quarrel: [
      'Say you\'ve hardly reached the corner when {partner} imitates the host saying "artisanal" ({contact}).',
      "It's a perfect likeness and you laugh, and something about the evening is a bit smaller.",
      'They had a great time, and this is them having it again.',
      "By the bridge you've begun to defend the host's sauce, and they wonder aloud what they can still say around you, and two people who liked the same dinner are quiet as far as home.",
    ],
    repair: [
      'On a walk home like that you want them to feel what you felt, and what they do with a feeling is remark on it.',
      "They go on for one laugh after you've stopped, and don't notice that they're alone.",
      "If the first ten minutes of the way home are yours and the rest is theirs, it'll turn out that theirs is mostly fond.",
    ],
    yours: "Tell them what you loved before they've had time to begin.",
    theirs: "{partner} could open with one thing they wouldn't change.",
    both: 'Have four people over this month, and afterward each of you writes three lines to thank them for something the other one noticed.',
    last: 'You keep the evening and {partner} goes over it, and it lasts you longer than it does most people.',
  },
]
