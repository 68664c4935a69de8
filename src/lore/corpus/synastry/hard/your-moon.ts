import type { HardContacts } from '../../../authored.ts'

/** The reader's Moon square or opposite a planet of the partner's. */
export const yourMoonHard: HardContacts = {
  'moon~sun': [
    [
      "{partner} has had a great day, and you're supposed to have had it too ({contact}).",
      'You would sooner be asked about yours first.',
      "They come in with news and find somebody who looks as if they'd brought the bill.",
    ],
    [
      '{partner} has decided on something, and you feel it in your stomach before you know if you object ({contact}).',
      "They'd like a yes, you'd like a minute, and the minute gets taken for a no.",
    ],
    [
      "You need {partner} most on the days when they've got somewhere to be ({contact}).",
      'They do come back, in very good spirits, and you have to climb out of a mood to meet them.',
    ],
  ],
  'moon~moon': [
    [
      "What calms you gets on {partner}'s nerves, and the reverse is true as well ({contact}).",
      'After a hard day one of you wants company and the other wants to hear nothing.',
      'Each of you offers what would have helped yourself.',
    ],
    [
      "On the same bad day you want to be held and {partner} wants to be left alone, or it's the reverse ({contact}).",
      "Neither of you is doing it to the other, though it's hard to believe at the time.",
    ],
    [
      'You and {partner} get tired in different ways, and each looks to the other like a complaint ({contact}).',
      "It helps to know that by ten the next morning you'll both wonder what it was.",
    ],
  ],
  'moon~mercury': [
    [
      "You're upset, and {partner} would like to know about what exactly ({contact}).",
      "The question is kindly meant, and it makes you feel like a form that's been filled in wrong.",
      "They come out of the talk with the facts straight and no idea why you're so quiet.",
    ],
  ],
  'moon~venus': [
    [
      "{partner} would like the evening to stay nice, and you'd like to say what's wrong with it ({contact}).",
      'You call that avoiding.',
      "They call it manners, and it hurts them that all the trouble they took over supper didn't count as an answer.",
    ],
  ],
  'moon~mars': [
    [
      "{partner} is quick to be angry and quick to be done, and you're still taking in the first part ({contact}).",
      "You're sore at a time when they've forgotten what it was.",
      "They feel accused of something that's over.",
    ],
  ],
  'moon~jupiter': [
    [
      'You bring {partner} a worry and get back an outing ({contact}).',
      "It's generous, and it isn't what you asked for.",
      "They don't know where to put themselves when you won't be cheered, so they talk a bit louder.",
    ],
  ],
  'moon~saturn': [
    [
      'You reach out, and {partner} is checking something ({contact}).',
      "They'd be there in a minute, once it's right.",
      "By then you've read the minute as an answer, and you say that it was nothing.",
    ],
  ],
}
