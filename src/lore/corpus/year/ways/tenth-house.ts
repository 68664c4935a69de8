import type { YearWays } from '#lore/year-ahead.ts'

/** In the order of its questions. */
export const tenthHouseWays: readonly [YearWays, YearWays] = [
  {
    Aries: {
      manner: 'you put your name to the start of things, and others finish them',
      outcome: 'You stay long enough to have your name on something finished as well.',
    },
    Taurus: {
      manner: "you've done a good half of the work and put your name to none of it",
      outcome: 'You put your name to one piece of it.',
    },
    Gemini: {
      manner: 'you have your name on seven things, four of which you could explain',
      outcome: "You take your name off the three that you couldn't explain.",
    },
    Cancer: {
      manner: "you've put the work under the family's name, or the team's",
      outcome: 'You say that one part of it was yours, and the others nod.',
    },
    Leo: {
      manner: "you want your name in larger letters, and on something you're proud of",
      outcome: "Your name is on something you're proud of, and its size has stopped mattering.",
    },
    Virgo: {
      manner: 'you get the credit for the corrections',
      outcome: 'You get the credit for something that nobody else had begun.',
    },
    Libra: {
      manner: 'you thank everyone else first, and the time runs out',
      outcome: 'When you thank people, you leave yourself ten seconds.',
    },
    Scorpio: {
      manner: "you'd rather run it than sign it",
      outcome: 'You sign one of the things you run, and it runs as before.',
    },
    Sagittarius: {
      manner: 'you have your name on a good many announcements',
      outcome: "Your name is on fewer announcements, and on one thing that's finished.",
    },
    Capricorn: {
      manner: "you've put your name to whatever had to be done",
      outcome:
        'You take your name off two things that had to be done and put it on one that you wanted.',
    },
    Aquarius: {
      manner: "you act as if you didn't care who gets the credit",
      outcome: 'You admit that you care, in one case, and you get it.',
    },
    Pisces: {
      manner: "you're quoted by people who don't know whom they're quoting",
      outcome: "Some of the people who quote you know whom they're quoting.",
    },
  },
  {
    Aries: {
      manner: "you'd stop racing, if you knew how",
      outcome: 'You walk a part of the way, and the goal is no farther off.',
    },
    Taurus: {
      manner: "you'd stop putting in the extra hour that nobody asked for",
      outcome: 'You stop, and nobody misses the hour.',
    },
    Gemini: {
      manner: "you'd stop keeping three other options open",
      outcome: "You close one of your other options, and it's quieter than you'd expected.",
    },
    Cancer: {
      manner: "you'd stop asking if it's all right with everybody",
      outcome: 'You ask one person, who says yes, and you leave it there.',
    },
    Leo: {
      manner: "you'd stop watching how the others are getting on",
      outcome: "You look across less, and you're a bit further along than you'd thought.",
    },
    Virgo: {
      manner: "you'd stop getting ready for it",
      outcome: "You're as ready as you're going to be, and you act on that.",
    },
    Libra: {
      manner: "you'd stop being so very agreeable on the way",
      outcome: "You're a little less agreeable, and the way is shorter.",
    },
    Scorpio: {
      manner: "you'd stop working on it at night",
      outcome: "You sleep on some of the nights that you'd have worked, and the work keeps.",
    },
    Sagittarius: {
      manner: "you'd stop talking about the one after",
      outcome: 'You stay with this one long enough to see what it is.',
    },
    Capricorn: {
      manner: "you'd simply stop, and that's the part you can't picture",
      outcome: 'You stop for one whole week, as a trial, and now you can picture it.',
    },
    Aquarius: {
      manner: "you'd stop explaining why you don't want what other people want",
      outcome: "You want some of it after all, and you've quit explaining.",
    },
    Pisces: {
      manner: "you'd stop feeling that you ought to be somewhere else",
      outcome: "You're where you are on more days than before, and it's on the way.",
    },
  },
]
