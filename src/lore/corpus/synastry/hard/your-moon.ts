import type { HardContacts } from '../../../authored.ts'

/** The reader's Moon square or opposite a planet of the partner's. */
export const yourMoonHard: HardContacts = {
  'moon~sun': [
    [
      '{partner} has had a good day and would like you to have had it too ({contact}).',
      'You would sooner be asked about yours first.',
      "They bring you their news and feel that they're being charged for it.",
    ],
    [
      'What {partner} decides, you feel before you know whether you object ({contact}).',
      "They'd like a yes, and you'd like a minute.",
      'The minute gets taken for a no.',
    ],
    [
      'The plans that {partner} makes leave little time for how you feel about them ({contact}).',
      'You come along, and your mood follows a few hours later.',
      'By then they have moved on, and cannot see what brought it about.',
    ],
    [
      'A decision of {partner} reaches you as a change in the weather ({contact}).',
      'You adapt at once, and are cross about it in the evening.',
      'They would have asked, if they had seen that there was something to ask.',
    ],
    [
      "You need {partner} most on the days when they've got somewhere to be ({contact}).",
      'They come back in very good spirits, and you have to climb out of a mood to meet them.',
    ],
  ],
  'moon~moon': [
    [
      "What calms you gets on {partner}'s nerves, and the reverse is true as well ({contact}).",
      'After a hard day one of you wants company and the other wants to hear nothing.',
      'Each of you offers what would have helped yourself.',
    ],
    [
      'On the same bad day you and {partner} need opposite things, one to be held and one to be left alone ({contact}).',
      "Neither of you is doing it to the other, though it's hard to believe at the time.",
    ],
    [
      'You and {partner} get tired in different ways, and each looks to the other like a complaint ({contact}).',
      'By the next morning you may both wonder what it was about.',
    ],
  ],
  'moon~mercury': [
    [
      "You're upset, and {partner} would like to know what about exactly ({contact}).",
      'The question is kindly meant, and it makes you feel that you have to justify yourself.',
      "They come out of the talk with the facts and no idea why you're so quiet.",
    ],
  ],
  'moon~venus': [
    [
      "{partner} would like things to stay pleasant, and you'd like to say what's wrong ({contact}).",
      'You call that avoiding.',
      "They call it manners, and are hurt that the trouble they took doesn't count as an answer.",
    ],
  ],
  'moon~mars': [
    [
      "{partner} is quick to be angry and quick to be done, and you're still taking in the first part ({contact}).",
      "You're sore when they've forgotten what it was.",
      "They feel accused of something that's over.",
    ],
  ],
  'moon~jupiter': [
    [
      'You bring {partner} a worry and they try to cheer you up ({contact}).',
      "It's generous, and it isn't what you asked for.",
      "They don't know what to do when you won't be cheered, so they try harder.",
    ],
  ],
  'moon~saturn': [
    [
      'You reach out at a moment when {partner} is busy with something that has to be right ({contact}).',
      "They'd be with you in a minute.",
      "You've read the minute as an answer by then, and say that it was nothing.",
    ],
  ],
}
