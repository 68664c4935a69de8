import type { EasyContacts } from '../../../authored.ts'

/** The reader's Ascendant with a planet of the partner's. */
export const yourAscendantEasily: EasyContacts = {
  'asc~sun': {
    joined: [
      [
        '{partner} likes to arrive with you, and people turn to the two of you as to one host ({contact}).',
        'You show on the outside what they mean on the inside, and you answer a good many questions on their behalf.',
        'They feel more certain of themselves with you at their side.',
      ],
    ],
    harmonious: [
      [
        'How you come across is the sort of thing that {partner} approves of ({contact}).',
        'You get to be liked for what you do without trying.',
        'They feel that you show them off well, when all you did was bring them along.',
      ],
      [
        'The way you meet the world suits what {partner} is after in it ({contact}).',
        "You open conversations that they're glad to be in.",
        "Around you they're less careful about being liked, and more likable.",
      ],
    ],
  },
  'asc~moon': {
    joined: [
      [
        "{partner}'s moods show on your face ({contact}).",
        'You pick them up as you come in, and friends look at you to find out how they are.',
        "They feel safe with you in company, because you'll get them out of there at the right moment.",
      ],
    ],
    harmonious: [
      [
        'Your manner agrees with {partner}, even early in the morning ({contact}).',
        "You don't press, or you press in the right places.",
        'They can be shy around you without your filling the silence for them.',
      ],
      [
        '{partner} settles down when you come in, and you can see it in their shoulders ({contact}).',
        "You don't have to do anything for it.",
        'They find your company easy on days when hardly any company is.',
      ],
    ],
  },
  'asc~mercury': {
    joined: [
      [
        '{partner} has a remark for everything you do, and most of them are good ({contact}).',
        'So you hear what you look like to an intelligent observer, at all hours.',
        "They find you the most interesting subject they've got.",
      ],
    ],
    harmonious: [
      [
        '{partner} finds the word you were looking for, at the counter and on the phone ({contact}).',
        "It doesn't bother you to be described by someone who gets it right in a sentence and stops.",
        "They like to bring you news, because your face shows at once whether it's good.",
      ],
    ],
  },
  'asc~venus': {
    joined: [
      [
        '{partner} brightens when they look at you, and other people can see it ({contact}).',
        "You're better-looking in their company, and you know it.",
        "They're pleased to be the one who came with you.",
      ],
    ],
    harmonious: [
      [
        'You get invited again as a pair, because you open the evening and {partner} smooths it ({contact}).',
        'You can rely on them to straighten your collar in a way that you almost enjoy.',
        'Nothing in how you come across grates on them, so a small friction is gone by the next day.',
      ],
      [
        "{partner} likes to look at you, and you've noticed, and you stand a little better for it ({contact}).",
        "They tell you when something suits you and are silent when it doesn't, which is the more useful of the two.",
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
        "You only have to look as if you'd like to go, and {partner} is holding the jackets ({contact}).",
        "You're bolder with them at your elbow.",
        'They like how plainly you show what you want, since it saves them the guessing.',
      ],
    ],
  },
}
