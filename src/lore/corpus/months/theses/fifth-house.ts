import type { PlotThesis } from '#lore/authored.ts'

export const fifthHouseTheses: readonly [PlotThesis, PlotThesis] = [
  {
    about: {
      sun: 'showing people something you made',
      mercury: "something you'd like to make and have mostly explained",
      venus: "something you're making and how far it is from beautiful",
      moon: 'something you made with love and would have to show',
      mars: "making something that you aren't good at yet",
      jupiter: 'a large project that has to be small first',
      saturn: "making something where people can see that you're a beginner",
    },
    aims: {
      Aries: 'getting past the first dull part',
      Taurus: 'working a little on most days',
      Gemini: 'making something before you tell anyone',
      Cancer: 'liking your own work before anyone else does',
      Leo: 'being plain in places',
      Virgo: "seeing what's good before you see what's wrong",
      Libra: 'picking a version without asking around',
      Scorpio: "telling one person what you're making",
      Sagittarius: 'thinking small enough for an ordinary evening',
      Capricorn: 'putting your own work before the useful things',
      Aquarius: "making something that's a little like something else",
      Pisces: 'making something that other people can see',
    },
  },
  {
    about: {
      sun: 'having a good time without having to be at your best',
      mercury: 'having time off and being there for it',
      venus: "what you'd enjoy if you weren't looking after the company",
      moon: 'having some fun before everyone else has been looked after',
      mars: 'what to do with the energy you have left at night',
      jupiter: "a small pleasure that doesn't wait for a free weekend",
      saturn: "pleasure that you haven't earned first",
    },
    aims: {
      Aries: "starting something before you're bored",
      Taurus: 'going somewhere new with the people you like',
      Gemini: 'being in one place for a whole evening',
      Cancer: "asking for the evening you'd like",
      Leo: 'letting somebody else put on the show',
      Virgo: 'leaving the arrangements to somebody else',
      Libra: "knowing what you'd like when they ask",
      Scorpio: 'asking for an evening with the one person you want to see',
      Sagittarius: 'settling for something close by',
      Capricorn: 'letting an evening run on past its end',
      Aquarius: 'going to something strange by yourself',
      Pisces: 'choosing before others choose for you',
    },
  },
]
