import type { PlotManners } from '#lore/authored.ts'

export const thirdHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: 'you begin with the hard sentence and see how they take it',
    Taurus: "you need a long time to say a thing and then won't take it back",
    Gemini: 'you can make anyone laugh, and it has let you put off a good deal',
    Cancer: "you wait to be asked what's wrong, and you say that it's nothing the first two times",
    Leo: "you'd like to be apologized to in complete sentences",
    Virgo: 'you correct the wording of what hurts you',
    Libra: "you've rehearsed their side until you can hardly find your own",
    Scorpio: "you go quiet, and your quiet is louder than most people's shouting",
    Sagittarius: 'you blurt it out at the door and are in a good mood afterward',
    Capricorn: "you'd rather put it in writing, with the points in order",
    Aquarius: "you argue the principle while they're waiting to hear that you missed them",
    Pisces: "you hint, and you're hurt that nobody can read it",
  },
  {
    Aries: 'you write the ending first and lose interest in the middle',
    Taurus: 'you need the right chair and a long afternoon before a word goes down',
    Gemini: 'you start it five times, well each time',
    Cancer: "you write best to one person whom you're fond of",
    Leo: 'you write as if it would be read aloud, with pauses for the applause',
    Virgo: "you fix the second line before there's a third",
    Libra: 'you weigh two words against each other until the evening is over',
    Scorpio: 'you write the true version, and then you hide it',
    Sagittarius: 'you put the whole world into it and have to be stopped',
    Capricorn: 'you make an outline and then feel bound by it',
    Aquarius: 'you begin in the middle, where the idea is, and leave people to catch up',
    Pisces: 'you can hear all of it until you sit down to it',
  },
]
