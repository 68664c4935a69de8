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
    traces: {
      meet: "{partner} listens to your stories closely enough to ask which bridge it was. At the beginning you take that for fascination, and you're right.",
      draw: 'Anything you tell gets better in the telling, and {partner} enjoys it even while keeping track. You like that someone so exact keeps coming back for more.',
      days: 'You say that there were a hundred people there, and {partner} says forty. You say that it felt like a hundred, and they agree that it did.',
      purpose:
        "When something has to be explained to people who don't want to hear it, you and {partner} are a good pair to send. They have the facts straight, and you know which one to open with.",
    },
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
    traces: {
      meet: "{partner} is funny within five minutes, and it's about you in a way that shows they've looked. You're flattered, and laugh louder than the joke was worth.",
      draw: 'You like a person who makes a waiting room bearable, and {partner} would. What they like is that you mean things, since most of what they hear in a day is said with a shrug.',
      days: 'You turn up in the new hat, and {partner} says something about the hat. You keep it on all day and look at your reflection twice.',
      purpose:
        "Anyone who needs a speech could do worse than ask you both, because you'd mean it and {partner} would keep it short. People would laugh and look for a tissue in the same minute.",
    },
    last: {
      shape: 'said',
      says: '{partner} could say, "Joking aside, I thought it was good," and then go on joking.',
    },
  },
]
