import type { HardContacts } from '../../../authored.ts'

/** The reader's Venus square or opposite a planet of the partner's. */
export const yourVenusHard: HardContacts = {
  'venus~sun': [
    [
      "You're very fond of {partner}, and you'd change a few things ({contact}).",
      "You mention one because you'd like everyone to see what you see.",
      'They may have been happy with it as it was.',
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
      '{partner} tells you what they think of a thing when you want them to like it ({contact}).',
      'They mean it as interest.',
      'You hear that you have bad taste, and say that it was only an idea.',
    ],
  ],
  'venus~venus': [
    [
      "You show affection in ways that {partner} doesn't always recognize, and it's the same the other way around ({contact}).",
      'What one of you gives is too much for the other one or not quite right.',
      'The intention gets through, though often a little late.',
    ],
  ],
  'venus~mars': [
    [
      "{partner} comes straight at you when you'd like to be approached ({contact}).",
      'You turn polite, and they take it for a yes.',
      'What you want to say is "wait," and you tend to find the word too late.',
    ],
    [
      "You're still enjoying the beginning, and {partner} is already past it ({contact}).",
      "They think that you're playing for time, and you think that they've skipped the best part.",
      'The attraction is real either way, and it survives a good deal of bad timing.',
    ],
    [
      '{partner} wants to know at once what you want, and being asked like that takes the wanting away ({contact}).',
      "Half an hour later you'd have had an answer, and a warm one.",
    ],
  ],
  'venus~jupiter': [
    [
      "{partner} doesn't know when there's enough, and you do ({contact}).",
      "You feel spoiled in a size that isn't yours.",
      "They feel that they've had a present handed back.",
    ],
  ],
  'venus~saturn': [
    [
      "You'd like a compliment, and {partner} would like to be sure of it first ({contact}).",
      'By the time they are, you have stopped waiting.',
      "They'd be astonished to hear that you had been.",
    ],
  ],
}
