import type { House } from '#lore/house.ts'
import type { Planet } from '#sky/bodies.ts'

/**
 * Before a paragraph on the planet in whose sign the Sun or the Moon stands, which is one of the two sides of a
 * portrait, where the house of that planet is not known.
 */
export const hostsOfSide: Record<
  'sun' | 'moon',
  Partial<Record<Planet, readonly [string, ...string[]]>>
> = {
  sun: {
    moon: [
      'The Moon rules your Sun, so what you go after depends a good deal on how you feel that year.',
      'Since the Moon rules your Sun, your plans give way when somebody you love needs something.',
    ],
    mercury: [
      'Since Mercury rules your Sun, the way you think is a large part of what people mean by you.',
      "Mercury rules your Sun, so you know what you want once you've said it.",
      'Because Mercury rules your Sun, you can only stay with what goes on interesting you.',
    ],
    venus: [
      'Venus rules your Sun, so whom you love and what you enjoy decide much of what you go after.',
      'With Venus as the ruler of your Sun, you can put up with a good deal for the sake of someone you like.',
      "Since Venus rules your Sun, you do little for long that you don't also enjoy.",
      'Because Venus rules your Sun, people who want to know what you live for might look at what you are fond of.',
    ],
    mars: [
      "Mars rules your Sun, so what you'd fight for says more about you than what you plan.",
      "Because Mars rules your Sun, you feel most like yourself when there's something to push against.",
      "Since Mars rules your Sun, you'd rather act on what you want than talk about it.",
    ],
    jupiter: [
      'Jupiter rules your Sun, so what you hope for decides what you try.',
      'Since Jupiter rules your Sun, you need something to believe in before you begin.',
    ],
    saturn: [
      "Saturn rules your Sun, so you measure yourself by what you've stayed with.",
      'Because Saturn rules your Sun, most of what you are proud of took years.',
    ],
  },
  moon: {
    sun: [
      "The Sun rules your Moon, so you're at ease when you've done something you are proud of.",
      'Since the Sun rules your Moon, what you do with your days decides how you sleep.',
    ],
    mercury: [
      "Mercury rules your Moon, so a feeling bothers you less once you've put it in words.",
      'Because Mercury rules your Moon, a good talk does for you what a good meal does for others.',
    ],
    venus: [
      'Venus rules your Moon, so a kind word calms you faster than a solution.',
      "Since Venus rules your Moon, you're rarely at ease where people aren't getting along.",
    ],
    mars: [
      "Mars rules your Moon, so you need something to do when you're upset.",
      'Because Mars rules your Moon, a day on which you got something done tends to be a good one.',
    ],
    jupiter: [
      "Jupiter rules your Moon, so you feel safe as long as there's something to look forward to.",
      'Since Jupiter rules your Moon, your mood lifts as soon as you can see a way on.',
    ],
    saturn: [
      "Saturn rules your Moon, so you feel safe when you know what's expected.",
      'Because Saturn rules your Moon, you rest better once the work is done.',
    ],
  },
}

/** The same by its house, after "Venus rules your Sun, so": what the person does. */
export const hostsByHouse: Record<'sun' | 'moon', Record<House, readonly string[]>> = {
  sun: {
    1: [
      "people can usually tell from looking at you what you're after",
      'you count first on yourself to get what you want',
      "you'd rather put yourself forward than wait to be asked",
    ],
    2: [
      "you find out how much you want a thing by what you'd pay for it",
      'you mind being underpaid more than you mind being overworked',
      'you put your money into what you care about',
    ],
    3: [
      'you find out what you want by telling somebody about it',
      'three people have heard of a plan before you begin',
      'you change a plan because of something you heard on the way to work',
    ],
    4: [
      'you plan your life from home outward, and a job has to fit around that',
      "you want little for long that you couldn't have at home",
      'you ask what a plan would mean for the people at home',
    ],
    5: [
      "you stay with a thing for as long as it's fun",
      "you'd rather do one thing for love than three for money",
      'you lose interest in a plan that nobody enjoys',
    ],
    6: [
      "you feel like somebody on a day when you've been of use",
      "you'd rather work at a thing every day than dream about it",
      "you believe in a plan once you've worked on it for a week",
    ],
    7: [
      'your largest plans tend to have another person in them',
      "you ask one other person before you're sure of what you want",
      'you do your best work with somebody to do it for',
    ],
    8: [
      "you're after things that few people get to hear about",
      'you find out who owes what to whom before you join in',
      'you want nothing by halves',
    ],
    9: [
      "what you're after is usually a good way off",
      'you get up early only for something you believe in',
      'you may pack a bag before you have a plan',
    ],
    10: [
      'you work hardest where people who know the work can see it',
      'you think of your name before you sign anything',
      'you mind it when good work goes unsigned',
    ],
    11: [
      'your plans tend to begin with a friend',
      'you ask for more on behalf of a group than you would for yourself',
      'you like a plan better once two friends have signed up for it',
    ],
    12: [
      "you're well into a thing before you tell anyone that you want it",
      "you keep what you want most to yourself until it's safe",
      "you get furthest on days when nobody knows what you're up to",
    ],
  },
  moon: {
    1: [
      'people see how you feel as soon as you walk in',
      'you calm down by getting up and doing something',
      "you can't keep a mood to yourself for long",
    ],
    2: [
      "you're calmer once you've looked at what's in the account",
      'you rest better among things that are your own',
      'a bill on the table can spoil your evening',
    ],
    3: [
      "you text somebody as soon as you're upset",
      "a good talk settles you faster than a good night's sleep",
      'a short message from the right person puts you at ease',
    ],
    4: [
      "you need an hour at home before you're fit for company",
      "you can't quite rest where you can't take off your shoes",
      'your mood depends on how things are at home',
    ],
    5: [
      'a week without any fun in it makes you moody',
      'a hobby calms you faster than advice',
      'you feel better after an hour with something you like doing',
    ],
    6: [
      'you calm down by getting something done',
      'your evening depends on how the working day went',
      'you feel better when the list is shorter',
    ],
    7: [
      "one person's face can make or spoil your evening",
      "you sleep better after you've talked to one particular person",
      "you can't be at ease while somebody close to you is cross",
    ],
    8: [
      "you're at ease with people once each of you knows something private",
      'you feel safe when you know where you stand, down to the money',
      'a secret kept from you costs you more sleep than bad news',
    ],
    9: [
      "you cheer up as soon as there's a trip to look forward to",
      'you get over things by finding out what they were good for',
      "you feel better after you've read something about it",
    ],
    10: [
      'praise at work can carry you through a weekend',
      "you sleep badly when your work hasn't gone well",
      'you feel better once a thing has been done well in front of people',
    ],
    11: [
      'an evening with friends puts right what a week has spoiled',
      "you feel safe as long as there's a friend you could call",
      'you feel low in a week without friends',
    ],
    12: [
      'you need time by yourself before you know how you feel',
      'you get over things alone, and people hear about it afterward',
      'you need an evening alone after every evening out',
    ],
  },
}

export const hostFrames: readonly string[] = [
  '{Host} rules your {point}, so {does}.',
  'Because {named} rules your {point}, {does}.',
  'Since {named} rules your {point}, {does}.',
]
