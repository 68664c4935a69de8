import type { PlotOutcomes } from '#lore/authored.ts'

export const sixthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: 'On mornings when you lost it you took it in the afternoon, without storming anything.',
    Taurus: "It's a habit by now, and your habits stay.",
    Gemini: "On some days you've kept it in one piece, by leaving the phone in another room.",
    Cancer: 'Somebody had to find their own dinner, and did.',
    Leo: 'Nobody saw you use it, and it counted.',
    Virgo: "You've spent one of them on nothing that had been left undone.",
    Libra: "It has put a small dent in somebody else's schedule, and they've adjusted.",
    Scorpio:
      "You've done a little on several days, which is harder for you than a great deal on one.",
    Sagittarius: 'You set the alarm after all, and one of the large plans turned out to fit.',
    Capricorn: "You told work that you weren't free, and work had no further questions.",
    Aquarius: "It's never at the same time, and it's there on more days than it isn't.",
    Pisces: "You still stare at something for part of it, and you've begun to count that in.",
  },
  {
    Aries: 'You watched them do it with your hands in your pockets.',
    Taurus: "People can see that it was work all along, since you've told them how long it takes.",
    Gemini: 'You did it once without doing another on the side, and it was noticeably work.',
    Cancer:
      "You explained how it likes to be handled, and they were more careful than you'd thought.",
    Leo: 'Some of the people who came to watch have been given a part.',
    Virgo: "You've seen it done differently, and you kept your second remark to yourself.",
    Libra: 'You asked someone and offered nothing, and they said yes.',
    Scorpio: "You've trusted somebody with a corner of it and checked only once.",
    Sagittarius:
      "You were asked for the next one while you were in a good mood, and you said you'd have to look.",
    Capricorn:
      "You've handed some of it over, and it feels less like giving up than you'd thought.",
    Aquarius:
      "You've written down how you do it, and somebody has improved it, which stung for a day.",
    Pisces: 'Someone sighed, and you let them.',
  },
]
