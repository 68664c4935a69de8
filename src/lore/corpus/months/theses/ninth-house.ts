import type { PlotThesis } from '#lore/authored.ts'

export const ninthHouseTheses: readonly [PlotThesis, PlotThesis] = [
  {
    about: {
      sun: 'a trip to somewhere nobody expects anything of you',
      mercury: "a place you know everything about and haven't seen",
      venus: 'a trip that has waited for the right company',
      moon: 'wanting to travel and wanting to sleep in your own bed',
      mars: 'being restless and having somewhere to go',
      jupiter: 'where to travel when every place looks good',
      saturn: "a trip that you couldn't justify",
    },
    aims: {
      Aries: 'thinking before you book',
      Taurus: "going somewhere you don't know",
      Gemini: 'getting to know one place well',
      Cancer: 'having a day to yourself',
      Leo: 'going somewhere that makes no story',
      Virgo: 'leaving two days on the list empty',
      Libra: 'stopping somewhere because you want to',
      Scorpio: 'letting people know where you are',
      Sagittarius: 'deciding where before you pack',
      Capricorn: "deciding that you've earned a break",
      Aquarius: 'going where other people go as well',
      Pisces: 'finding out what things really cost',
    },
  },
  {
    about: {
      sun: "changing your mind about something you're known for",
      mercury: 'an opinion you argue better than you believe it',
      venus: 'an opinion you share with the people you like best',
      moon: 'an opinion you had from people you love',
      mars: 'an opinion that nobody has argued with for years',
      jupiter: 'an opinion that a good deal has been built on',
      saturn: 'an opinion that was hard to come by',
    },
    aims: {
      Aries: 'thinking before you say what you think',
      Taurus: 'giving up an opinion that was comfortable',
      Gemini: 'staying on one side for a whole evening',
      Cancer: "disagreeing with somebody you're fond of",
      Leo: 'taking a contradiction well',
      Virgo: 'checking where your opinions are from',
      Libra: 'saying which side is yours',
      Scorpio: 'telling somebody what you think',
      Sagittarius: 'laughing at yourself a little',
      Capricorn: 'discussing something before you can prove it',
      Aquarius: 'agreeing with most people',
      Pisces: 'putting what you feel into words',
    },
  },
]
