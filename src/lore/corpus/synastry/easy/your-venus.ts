import type { EasyContacts } from '../../../authored.ts'

/** The reader's Venus with a point of the partner's. */
export const yourVenusEasily: EasyContacts = {
  'venus~sun': {
    joined: [
      [
        "You like {partner} as they are, and it's plain to both of you ({contact}).",
        "It makes you good for their confidence and slow to mention what you'd have done differently.",
        'They carry themselves better near you, and other people may notice.',
      ],
    ],
    harmonious: [
      [
        'You like how {partner} goes about being themselves ({contact}).',
        "It's no work to please them, so you do it often.",
        "They feel liked whether or not they've achieved anything, so they come to you on a day when nothing has worked.",
      ],
      [
        'You would choose {partner} out of any company ({contact}).',
        "What they're proud of is what attracts you.",
        "They're easier to tease since they know that you mean it kindly.",
      ],
    ],
  },
  'venus~moon': {
    joined: [
      [
        'You know what would comfort {partner} ({contact}).',
        "You like to be let in where they're soft, and you're proud of how few people are.",
        "They feel spoiled by you, in a way that doesn't make them nervous.",
      ],
    ],
    harmonious: [
      [
        '{partner} can be tired around you and still feel liked ({contact}).',
        'You have a sense for the small kindness that suits the day.',
        "They return it with patience on an evening when you're not at your best.",
      ],
      [
        "You have a talent for {partner}'s bad days ({contact}).",
        "It takes very little, and they don't have to ask.",
        'They feel at home with your taste, so a day spent in your company is a day off.',
      ],
      [
        'You often know what {partner} would like before they do ({contact}).',
        "They're touched by it every time.",
        'What you get in return is affection that shows, and it makes you do it again.',
      ],
    ],
  },
  'venus~mercury': {
    joined: [
      [
        'You could listen to {partner} for hours ({contact}).',
        'What they say pleases you, and how they say it pleases you more, so you forgive a fair amount of nonsense.',
        'They get funnier with you there.',
      ],
    ],
    harmonious: [
      [
        'You and {partner} settle matters of taste by talking about them, and enjoy the talk ({contact}).',
        'You like to be courted in sentences.',
        'They are glad that a good one is never wasted on you.',
      ],
      [
        'You like to hear {partner} talk, to you or to anyone ({contact}).',
        'They tell a thing well, and you laugh in the right place.',
        'They find out what pleases you by listening.',
      ],
    ],
  },
  'venus~venus': {
    joined: [
      [
        'You and {partner} like the same things ({contact}).',
        'Affection between you needs no explaining, and an evening together is easily arranged.',
        'What you lack as a pair is somebody to say that it costs too much.',
      ],
    ],
    harmonious: [
      [
        "Your taste and {partner}'s differ by just enough to be interesting ({contact}).",
        'Each of you can get the other one to like something new.',
        'You seldom argue about how to spend a free day, or the money for it.',
      ],
      [
        'You and {partner} agree on what makes a place or an evening pleasant ({contact}).',
        'What you find lovely, they at least find interesting.',
        "It's easy for each of you to please the other, and you both keep doing it.",
      ],
    ],
  },
  'venus~mars': {
    joined: [
      [
        'The pull between you and {partner} was there before there was much conversation ({contact}).',
        "You like to be wanted openly, and they don't hide it well.",
        'They like how you take it, warmly and at your own speed.',
      ],
      [
        "You and {partner} don't need much of an occasion ({contact}).",
        'You dress for them, and they notice.',
        "It's quick to catch fire, so it helps that one of you likes to slow things down.",
      ],
      [
        "The wish is plain on {partner}'s side and the pleasure in it on yours ({contact}).",
        'You set the tone, and they supply the impatience.',
        'An evening that was meant for something else is easily changed.',
      ],
      [
        'When {partner} turns up the air gets warmer ({contact}).',
        'You like being the reason.',
        'They go on trying to impress you long after it has worked.',
      ],
    ],
    harmonious: [
      [
        '{partner} makes the move and you make it look like a good idea ({contact}).',
        'You enjoy being pursued by someone who can take a hint.',
        'They are glad that the hint is friendly.',
      ],
      [
        '{partner} likes to make an effort and you like to be worth one ({contact}).',
        'You can slow them down without cooling them off.',
        "They'd say that being slowed down like that is most of the fun.",
      ],
      [
        '{partner} goes after you with a good deal of charm ({contact}).',
        'You like to be wanted without being rushed, and they can tell how much is just right.',
        'It keeps an ordinary day with them from being dull.',
      ],
      [
        "There's an easy sort of courtship between you and {partner}, and it doesn't need an occasion ({contact}).",
        'They suggest, and you say how it could be nicer.',
        'Both of you come home pleased with yourselves.',
      ],
    ],
  },
  'venus~jupiter': {
    joined: [
      [
        'You like to give and {partner} likes there to be plenty ({contact}).',
        "They think you're wonderful and say it to your face.",
        'You enjoy that and spend accordingly, and neither of you is the one who looks at the balance.',
      ],
    ],
    harmonious: [
      [
        'A good time comes easily when you and {partner} are in charge of it ({contact}).',
        'You bring the taste.',
        'They bring the generosity, and usually a few more people.',
      ],
      [
        '{partner} has never thought that you were too much ({contact}).',
        "You're funnier and warmer for it.",
        'They enjoy things more when you have made them pretty.',
      ],
    ],
  },
  'venus~saturn': {
    joined: [
      [
        '{partner} is careful with affection, and with yours most of all ({contact}).',
        'They show it in what they do for you, which takes some learning to see.',
        "Your warmth may seem to them more than they've earned, so they pay it back in reliability.",
      ],
    ],
    harmonious: [
      [
        'What you feel for {partner} gets better with time ({contact}).',
        "You are glad that they don't say a thing unless they mean it.",
        "They become warmer with every year that you're still there.",
      ],
      [
        "{partner} isn't easily impressed, and you impress them ({contact}).",
        'You feel safe enough with them to be silly.',
        'They like how you soften a rule without breaking it.',
      ],
    ],
  },
  'venus~asc': {
    joined: [
      [
        'You like the look of {partner}, and it shows ({contact}).',
        "They get kinder treatment when you're with them, from you first of all.",
        'It makes them gentler than they are with the rest of the world.',
      ],
    ],
    harmonious: [
      [
        '{partner} is easy for you to like ({contact}).',
        'You find their manner charming where other people find it merely normal.',
        "They take a little more trouble over how they look when you'll be there.",
      ],
      [
        "You're pleased whenever {partner} turns up ({contact}).",
        'They feel attractive next to you.',
        'When you introduce them to people it generally goes well.',
      ],
    ],
  },
}
