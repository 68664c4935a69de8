import type { EasyContacts } from '../../../authored.ts'

/** The reader's Ascendant with a planet of the partner's. */
export const yourAscendantEasily: EasyContacts = {
  'asc~sun': {
    joined: [
      [
        '{partner} likes to be seen with you, and people treat the two of you as one ({contact}).',
        'They recognize something of themselves in how you deal with people.',
        'They feel more certain of themselves with you at their side.',
      ],
    ],
    harmonious: [
      [
        'How you come across is the sort of thing that {partner} approves of ({contact}).',
        "You're liked by them for what you do without trying.",
        'They feel that you show them off well.',
      ],
      [
        'The way you meet people suits what {partner} wants from life ({contact}).',
        "You start conversations that they're glad to be in.",
        "Around you they're less careful about being liked, and more likable.",
      ],
    ],
  },
  'asc~moon': {
    joined: [
      [
        "{partner}'s moods show on your face ({contact}).",
        "You pick them up as soon as you're together, and friends look at you to find out how they are.",
        "They feel safe with you in company, because you notice when they've had enough.",
      ],
    ],
    harmonious: [
      [
        'Your manner agrees with {partner}, even early in the morning ({contact}).',
        "You don't press them.",
        'They can be quiet around you without your filling the silence for them.',
      ],
      [
        '{partner} settles down when you come in ({contact}).',
        "You don't have to do anything for it.",
        'They find your company easy on days when hardly any company is.',
      ],
    ],
  },
  'asc~mercury': {
    joined: [
      [
        '{partner} has a remark for everything you do, and most of them are good ({contact}).',
        'You find out from them how you look to an intelligent observer.',
        'They think of you as the most interesting subject there is.',
      ],
    ],
    harmonious: [
      [
        "{partner} can put what you mean into words when you can't ({contact}).",
        "It doesn't bother you to be described by someone who gets it right and stops.",
        "They like to bring you news, because your face shows at once whether it's good.",
      ],
    ],
  },
  'asc~venus': {
    joined: [
      [
        '{partner} brightens when they look at you, and other people can see it ({contact}).',
        'You look better in their company, and you know it.',
        "They're pleased to be the one who came with you.",
      ],
    ],
    harmonious: [
      [
        'You get invited again as a pair, because you start the evening and {partner} smooths it ({contact}).',
        'They have a good influence on how you come across, and you let them.',
        'Nothing in your manner grates on them, so a small friction is gone by the next day.',
      ],
      [
        "{partner} likes to look at you, and you've noticed ({contact}).",
        "They tell you when something suits you and are silent when it doesn't, which is a kind way to be honest.",
      ],
    ],
  },
  'asc~mars': {
    joined: [
      [
        'You bring out the fighter in {partner}, on most days in a friendly way ({contact}).',
        "They can't see you standing around without suggesting something.",
        "You feel pushed and wide awake, and you may end up in places you'd never have chosen.",
      ],
    ],
    harmonious: [
      [
        "You only have to look as if you'd like to go, and {partner} is ready ({contact}).",
        "You're bolder with them at your side.",
        'They like how plainly you show what you want, since it saves them the guessing.',
      ],
    ],
  },
}
