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
      Taurus: 'working at it a little on most days',
      Gemini: 'making it before you tell anyone',
      Cancer: 'liking it yourself before anyone else does',
      Leo: 'letting parts of it be plain',
      Virgo: "seeing that it's there before you see what's wrong with it",
      Libra: 'picking a version without asking around',
      Scorpio: 'telling one person about it',
      Sagittarius: 'cutting it down to an ordinary evening',
      Capricorn: 'working at it by daylight',
      Aquarius: 'letting it be a little like something else',
      Pisces: 'making the one that other people can see',
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
      Aquarius: 'going to the strange thing by yourself',
      Pisces: 'choosing before others choose for you',
    },
  },
]
