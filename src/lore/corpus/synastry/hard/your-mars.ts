import type { HardContacts } from '../../../authored.ts'

/** The reader's Mars square or opposite a planet of the partner's. */
export const yourMarsHard: HardContacts = {
  'mars~sun': [
    [
      'You push at just the point where {partner} is proud ({contact}).',
      'You want the matter settled, and they want to be the one who settles it.',
      "A no that they've said in front of people stays no, even when it was nearly a yes.",
    ],
  ],
  'mars~moon': [
    [
      'You raise your voice to make a point, and {partner} closes up ({contact}).',
      'What you mean is the subject.',
      'They hear the tone, and it can take them until the next day to say what they think about the subject.',
    ],
  ],
  'mars~mercury': [
    [
      "{partner} is still explaining how, and you're doing it ({contact}).",
      'You hear their advice as criticism.',
      "They were only thinking out loud, and they feel that you don't listen.",
    ],
  ],
  'mars~venus': [
    [
      'You want an answer now, and {partner} would like to be courted first ({contact}).',
      'Your hurry makes them slower, and their charm makes you blunter.',
      "You like each other in the meantime, and it's the likeliest way out.",
    ],
    [
      'You make your move when {partner} would have liked more time ({contact}).',
      'They go a little cool, which makes you try harder.',
      "It's usually enough to ask what they'd enjoy and not to hurry them.",
    ],
    [
      "What you'd call being direct, {partner} would call being pushed ({contact}).",
      "They like you best when you've got plenty of energy and it isn't all aimed at them.",
    ],
    [
      'When you want something you want it at once, and {partner} would like to be asked nicely ({contact}).',
      'They put you off to see whether you mean it, and you take that for a no.',
      "A compliment that doesn't ask for anything gets you further.",
    ],
  ],
  'mars~mars': [
    [
      'You and {partner} can turn any job into a contest ({contact}).',
      "Neither of you can be told what to do, least of all by somebody who's right.",
      "It looks worse than it is, and it's usually over fast.",
    ],
  ],
  'mars~jupiter': [
    [
      "{partner} says that it will be easy, and you're the one who has to do it ({contact}).",
      "You find out what it takes when you're halfway through.",
      "By then they've had a second idea and don't see why you're angry.",
    ],
  ],
  'mars~saturn': [
    [
      'You want to start, and {partner} has a reason why not ({contact}).',
      'The reason is usually good, and it makes you furious.',
      "They may feel that they're the only one who thinks ahead.",
    ],
  ],
}
