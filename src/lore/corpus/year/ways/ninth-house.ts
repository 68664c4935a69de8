import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const ninthHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: "you've been on the point of leaving for a while",
      outcome: 'You put a date to it, and the date stays where it is.',
    },
    Taurus: {
      manner: "you've gotten as far as deciding where you'd eat",
      outcome: "You know what a week of eating there would cost, and it's less than you'd assumed.",
    },
    Gemini: {
      manner: "you've read up on it until it would hardly be new",
      outcome: "You leave one street unread, for when you're there.",
    },
    Cancer: {
      manner: "you'd go if somebody you love were coming along",
      outcome: 'You plan it for yourself, and somebody you love asks to come.',
    },
    Leo: {
      manner: "you'd want it to be the trip of a lifetime",
      outcome: 'You settle for a very good week, and that can be had.',
    },
    Virgo: {
      manner: "you'd go if the dates and the weather and the insurance agreed",
      outcome: 'The dates and the weather agree, and you decide without the insurance.',
    },
    Libra: {
      manner: "you've left it to the other person to suggest",
      outcome: 'You suggest it, with a month.',
    },
    Scorpio: {
      manner: "you'd go alone and tell no one",
      outcome: "You tell one person where, in case they'd like to know.",
    },
    Sagittarius: {
      manner: 'you have a list of forty places and a bag half packed',
      outcome: 'Of your forty places you cross out thirty-nine.',
    },
    Capricorn: {
      manner: "you'd go if you could call it work",
      outcome: 'You call it nothing, and it stands in the calendar under that name.',
    },
    Aquarius: {
      manner: "you'd go where nobody goes",
      outcome: 'Somebody does go there, you find, and can tell you how.',
    },
    Pisces: {
      manner: "you've dreamed of it so often that the real place could only disappoint you",
      outcome: 'You look at the real place, with its bus times, and like it better.',
    },
  },
  {
    Aries: {
      manner: 'you defend it before anyone has attacked it',
      outcome: 'You wait to be attacked, and nobody is in a hurry.',
    },
    Taurus: {
      manner: 'you took it up because it was comfortable, and it still is',
      outcome: "You move it to see what's underneath, and you put back about half.",
    },
    Gemini: {
      manner: 'you can quote both sides and have checked neither',
      outcome: 'You check one side, down to the last footnote.',
    },
    Cancer: {
      manner: 'you hold it because giving it up would feel like leaving someone',
      outcome: 'You disagree with them in your head, affectionately, and nobody has been left.',
    },
    Leo: {
      manner: "you've said it so well in public that it would be a pity if it weren't true",
      outcome: 'You say "as far as I know" in front of people, and they listen harder.',
    },
    Virgo: {
      manner: "you've checked the details and never the main thing",
      outcome: 'After all those details you check the main thing.',
    },
    Libra: {
      manner: 'you hold whichever one keeps the evening pleasant',
      outcome: 'One evening is less pleasant, and you know what you think.',
    },
    Scorpio: {
      manner: "you've told nobody, and that's why nobody has ever tested it",
      outcome: 'You tell your conviction to one good opponent.',
    },
    Sagittarius: {
      manner: "you believe it because it's such a large and friendly idea",
      outcome: 'You keep what is friendly in it, and you check the rest.',
    },
    Capricorn: {
      manner: 'you adopted what had worked for people you respect',
      outcome: 'You try it on a case of your own, and part of it works.',
    },
    Aquarius: {
      manner: 'you hold it against the majority and rather enjoy that',
      outcome: "You ask yourself if you'd hold it with the majority behind you.",
    },
    Pisces: {
      manner: 'you feel that it is true and have never tried to say why',
      outcome: 'You try to put it in words, and you find out which part was only a feeling.',
    },
  },
]
