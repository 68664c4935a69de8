import type { QuarrelArgument } from '#lore/authored.ts'

export const sunMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You tell things so that they're worth hearing and {partner} tells them the way they happened, and you often do it in front of the same people.",
    matter: 'how a story gets told',
    fits: { you: ['fire', 'air'], partner: ['earth', 'air'] },
    quarrel: [
      'You speak for effect and {partner} speaks for accuracy, so a detail that they add in passing can take the floor away from you ({contact}).',
      "They're joining in, and getting it right is how they show that they were paying attention.",
      'You hear doubt, in front of people you wanted to impress, and finish the story faster than you meant to.',
      'Afterward you say that they always correct you, and they ask for examples, sincerely.',
    ],
    repair: [
      'You take a footnote for disloyalty, and {partner} forgets that a story in company is a small performance.',
      'It goes well when you ask for the detail yourself, because then the correction becomes part of the act.',
    ],
    yours:
      "When you're corrected, ask one question about the correction before you decide that it was aimed at you.",
    theirs:
      "{partner} could keep a correction for the way home unless money or somebody's name depends on it.",
    both: 'Choose one story that belongs to both of you, and work out this month how to tell it together, including who gets the ending.',
    last: {
      shape: 'scene',
      says: 'You tell the story, {partner} adds the year, and it gets the bigger laugh.',
    },
  },
  {
    thesis:
      "You'd like to be taken seriously by {partner}, and {partner} shows affection by being funny about you.",
    matter: 'what may be joked about',
    fits: { partner: ['air', 'fire'] },
    quarrel: [
      "When something matters to you, you say so with your whole chest, and {partner}'s first answer to anything said that way is a joke ({contact}).",
      "For them it's a way of coming close, and they don't bother to make fun of people they don't like.",
      "You laugh along, because the joke is usually good, and something you'd been proud of has turned into material.",
      "They find out only from how quiet you are later, and by then they can't tell which joke it was.",
    ],
    repair: [
      'You hide the hit, and {partner} goes for the laugh before asking whether the subject is still tender.',
      "A plain rule does more than an apology, for instance that something new is off limits until you've made the first joke about it yourself.",
    ],
    yours:
      "Tell {partner} beforehand when you mean a thing, so that they know it isn't material yet.",
    theirs:
      'It would help if {partner} said the admiring half of the joke out loud, since they certainly think it.',
    both: 'Each of you takes up one new thing this month, and the other one keeps a straight face about it until it has had four weeks.',
    last: {
      shape: 'said',
      says: '{partner} could say, "Joking aside, I thought it was good," and then go on joking.',
    },
  },
]
