import type { PlotManners } from '#lore/authored.ts'

export const twelfthHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: 'you rest the way you work, and get up more tired',
    Taurus: 'you can be happy doing nothing if nobody calls it that',
    Gemini: "you take your phone into it and wonder why it doesn't help",
    Cancer: "you can hear everyone's mood through a closed door",
    Leo: 'you find it hard to believe in an hour that nobody sees',
    Virgo: 'you use it to put things in order',
    Libra: 'you give it up as soon as somebody looks lonely',
    Scorpio: "you go down deep when you're alone and need a while to come back up",
    Sagittarius: 'you go for a drive and count that',
    Capricorn: 'you allow yourself quiet when everything is finished',
    Aquarius: "you're alone in company quite easily, and call it rest",
    Pisces:
      "you need more of it than you'd admit and take it in your head while people are talking",
  },
  {
    Aries: 'you get angry at once, at something else',
    Taurus: 'you hold still and hope that it passes, and your shoulders hold it for you',
    Gemini: 'you think it through from nine sides at two in the morning',
    Cancer: 'you worry about other people in place of it',
    Leo: 'you put on a very good day and nobody would guess',
    Virgo: 'you make a list of what could go wrong, and the list is accurate',
    Libra: 'you ask three people what they think and feel worse in three ways',
    Scorpio: 'you go straight to the worst and stay there, watching',
    Sagittarius: 'you call it nothing and book something',
    Capricorn: 'you carry it like a piece of work that somebody has to do',
    Aquarius: "you explain it to yourself until it sounds like someone else's",
    Pisces: "you can't tell whether it's yours or somebody else's",
  },
]
