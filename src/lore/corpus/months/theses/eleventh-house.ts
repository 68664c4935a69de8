import type { PlotThesis } from '#lore/authored.ts'

export const eleventhHouseTheses: readonly [PlotThesis, PlotThesis] = [
  {
    about: {
      sun: 'your place in a group of people',
      mercury: 'a group that reads what you write and seldom asks how you are',
      venus: 'a group of people who like you and may not know you',
      moon: "belonging to a group and going home when you've had enough",
      mars: 'a group in which nothing happens unless you make it',
      jupiter: 'how many people you can really keep up with',
      saturn: 'a group you belong to out of duty',
    },
    aims: {
      Aries: 'staying to the end when nothing gets done',
      Taurus: 'getting to know other people in the same circle',
      Gemini: 'carrying no messages between people',
      Cancer: 'coming without bringing anything',
      Leo: 'staying away once and being missed',
      Virgo: 'letting somebody else do the paperwork',
      Libra: 'getting your own word in',
      Scorpio: 'taking part instead of watching',
      Sagittarius: 'staying in one place for a while',
      Capricorn: 'finding out whom you like',
      Aquarius: 'agreeing with people out loud',
      Pisces: "telling your own feelings from other people's",
    },
  },
  {
    about: {
      sun: 'a friend who lets you do the choosing',
      mercury: 'a friend whose news you know and hardly anything else',
      venus: "a friend you've never told what bothers you",
      moon: 'telling a friend that you need them near',
      mars: "a friend you've run out of things to do with",
      jupiter: 'having many friends and being careless with one',
      saturn: "a friend you're loyal to and may no longer enjoy",
    },
    aims: {
      Aries: 'waiting until a friend has gotten over it as well',
      Taurus: "going over to a friend's place",
      Gemini: 'telling a friend what has happened to you',
      Cancer: 'letting a friend worry about you',
      Leo: 'telling friends what they mean to you',
      Virgo: 'seeing friends without an errand',
      Libra: 'saying that you mind',
      Scorpio: 'mentioning what you notice the same day',
      Sagittarius: 'turning up more often',
      Capricorn: 'calling for no reason',
      Aquarius: 'letting somebody come closer',
      Pisces: 'letting people apologize before you forgive them',
    },
  },
]
