import type { PlotThesis } from '#lore/authored.ts'

export const thirdHouseTheses: readonly [PlotThesis, PlotThesis] = [
  {
    about: {
      sun: "a conversation you've put off because you'd have to admit that you mind",
      mercury: "a conversation you've prepared so often that it hasn't happened",
      venus: 'a conversation that good manners have kept out of sight',
      moon: 'a conversation about what has been off between you and one other person',
      mars: "a conversation you've put off for fear of what you might say",
      jupiter: "a conversation you hadn't thought was needed",
      saturn: "a conversation with somebody you've kept your distance from",
    },
    aims: {
      Aries: 'saying the hard thing in a softer way',
      Taurus: 'being able to take something back',
      Gemini: "being serious before you're funny",
      Cancer: "saying what's wrong the first time they ask",
      Leo: 'accepting half an apology',
      Virgo: 'letting a badly worded kindness stand',
      Libra: 'knowing your own side',
      Scorpio: 'telling people what your silence means',
      Sagittarius: 'staying to hear the answer',
      Capricorn: 'saying what you feel before the points are in order',
      Aquarius: "saying that you've missed somebody",
      Pisces: 'saying what hurts in so many words',
    },
  },
  {
    about: {
      sun: "something you'd like to write and be proud of",
      mercury: "something you're writing that always needs one more thought",
      venus: "something you're writing and how much you want people to enjoy it",
      moon: 'putting what you feel into writing',
      mars: 'something you meant to write in one go',
      jupiter: 'a large idea that needs a first page',
      saturn: "something you'd like to write and the objections you can already hear",
    },
    aims: {
      Aries: 'writing the dull middle',
      Taurus: "writing when the place and the hour aren't right",
      Gemini: 'keeping one beginning out of five',
      Cancer: 'writing to one person all the way through',
      Leo: 'writing without pauses for applause',
      Virgo: 'going on before the second line is perfect',
      Libra: 'choosing a word and leaving it',
      Scorpio: 'showing somebody the true version',
      Sagittarius: 'keeping to one part of the world',
      Capricorn: 'breaking your own outline',
      Aquarius: "writing for people who can't see into your head",
      Pisces: 'accepting less on paper than you can hear',
    },
  },
]
