import type { PlotManners } from '#lore/authored.ts'

export const secondHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: 'you name the first figure that comes to you, and you name it loudly',
    Taurus: 'you know what a thing is worth to the dollar and would rather keep it than haggle',
    Gemini: 'you talk around the figure until the other person ends up naming it',
    Cancer: 'you charge friends nothing and strangers too little, since they might become friends',
    Leo: "you'd give it away before you'd be seen counting",
    Virgo: 'you find the fault in what you made and take it off the price yourself',
    Libra: "you name a figure and lower it while they're still thinking",
    Scorpio: 'you know your number, you keep it to yourself, and you resent anyone who misses it',
    Sagittarius: 'you round everything up to a story, and the sum gets lost in it',
    Capricorn: 'you set a fair price years ago and think it undignified to ask for more',
    Aquarius: 'you charge by a system of your own that you change without telling anyone',
    Pisces: "you forget to send the bill when you've liked the person",
  },
  {
    Aries: 'you buy in a second and remember in a month',
    Taurus: 'you buy well and keep it forever, and the keeping is where the cost is',
    Gemini: 'you subscribe to things because you were curious on the day',
    Cancer: 'you keep what somebody gave you, including what it costs to keep',
    Leo: "you pay for the good version, and for everyone else's too",
    Virgo: "you compare for three evenings to save a sum you'd have earned in one",
    Libra: 'you buy what goes with what you already have, and then it needs company',
    Scorpio: 'you never spend without a reason and never tell anyone the reason',
    Sagittarius: 'you pay for what you might do next year, and your plans are large',
    Capricorn: 'you save on yourself and call it discipline',
    Aquarius:
      'you buy the odd thing that nobody else has and forget the ordinary one that you came for',
    Pisces: 'you let it go out in small sums, mostly to people who looked sad',
  },
]
