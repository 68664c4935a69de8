import type { HardContacts } from '../../../authored.ts'

/** The reader's Venus square or opposite a planet of the partner's. */
export const yourVenusHard: HardContacts = {
  'venus~sun': [
    [
      "You're very fond of {partner}, with edits ({contact}).",
      "You might bring up a haircut because you'd like everyone to see what you see.",
      'They may be feeling fine about the haircut.',
    ],
  ],
  'venus~moon': [
    [
      "You're ready to be pleasant again, and {partner} isn't ready to be pleased ({contact}).",
      'To them your lightness looks like a way of skipping the subject.',
      "Their long face looks to you like a charge for something you'd both enjoyed.",
    ],
  ],
  'venus~mercury': [
    [
      '{partner} tells you what they think of it, when you want them to like it ({contact}).',
      "For them that's interest.",
      'You put it away and say that it was only an idea.',
    ],
  ],
  'venus~venus': [
    [
      "You show affection in ways that {partner} doesn't always recognize, and they do it to you ({contact}).",
      'Most presents are too much or not quite.',
      'The thought behind them gets there by the second week.',
    ],
  ],
  'venus~mars': [
    [
      "{partner} comes straight at you when you'd like to be approached ({contact}).",
      'You turn gracious, and they take it for a yes.',
      'The word you want is "wait," and you tend to find it about ten minutes late.',
    ],
    [
      "You're still enjoying the beginning, and {partner} is already past it ({contact}).",
      "They think that you're playing for time, and you think they've skipped the best part.",
      'The attraction is real either way, and it survives a good deal of bad timing.',
    ],
    [
      '{partner} wants to know what you want, now, and being asked like that takes the wanting away ({contact}).',
      "Half an hour later you'd have had an answer, and rather a warm one.",
    ],
  ],
  'venus~jupiter': [
    [
      "{partner} can't tell when there's enough, and you know to the spoonful ({contact}).",
      "You feel spoiled in a size that isn't yours.",
      "They feel that they've been handed back a present.",
    ],
  ],
  'venus~saturn': [
    [
      "You'd like a compliment, and {partner} would like to be sure of it first ({contact}).",
      'By the time they are, the evening is over.',
      "They'd be astonished to hear that you'd been waiting.",
    ],
  ],
}
