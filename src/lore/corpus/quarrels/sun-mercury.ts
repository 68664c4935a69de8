import type { QuarrelArgument } from '#lore/authored.ts'

export const sunMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You tell your life as a story and {partner} tells it as a set of facts, and you can't do both at one table.",
    matter: 'how a story gets told',
    quarrel: [
      "Say you're telling friends about a night when you got lost in the rain, and it's going well, until {partner} mentions that it was only drizzling ({contact}).",
      'You hear a person taking your side of the room away, and you finish the story faster and without the ending.',
      'They were there too, they enjoy getting it right, and adding a detail is how they join in.',
      'On the way out you say they always do this, and they ask, sincerely, for the other examples.',
    ],
    repair: [
      'Over that drizzle you treat a footnote as disloyalty, and you answer with a word, "always," that they\'re bound to check.',
      'They forget that a story told in company is a small performance, and that accuracy can wait an hour.',
      'Things go well again when you ask them for the detail yourself, because then the correction becomes part of the act.',
    ],
    yours: "When they correct you, count to three before deciding that you've been made smaller.",
    theirs:
      "Half the quarrel would be gone if {partner} kept a correction for the walk home unless money or a friend's name depends on it.",
    both: 'Choose one story that happened to both of you and work out this month how to tell it together, including who gets the last line.',
    last: 'Between your ending and their facts, the story gets better and it even turns out to be true.',
  },
  {
    thesis: "You'd like to be taken seriously by the funniest person you know.",
    matter: 'what may be joked about',
    quarrel: [
      "Suppose you've decided to get up at five from now on, and by the weekend {partner} does an impression of you telling people so ({contact}).",
      "It's so good that you laugh with the others, and something you'd been quietly proud of has turned into a routine.",
      "They couldn't know that, because for them to have noticed you that closely is a form of devotion, and people they don't like they don't bother to do.",
      "The next morning you sleep until eight and won't discuss it.",
    ],
    repair: [
      "At that impression you laugh along, and leave them to find out from your silence that it isn't funny.",
      "They go for the laugh before they've asked if the thing is still soft.",
      "What they need is a plain rule, that something new is off limits until you've made the first joke about it yourself, and then it's all theirs.",
    ],
    yours: 'Tell them, when you mean something, that you mean it, ahead of the party.',
    theirs:
      'It would help if {partner} said the admiring half of the joke out loud to you, since they certainly think it.',
    both: "Take one resolution each this month and keep the other's perfectly straight-faced until the thirtieth.",
    last: 'To be taken seriously by somebody that funny, you mostly have to tell them which week it is.',
  },
]
