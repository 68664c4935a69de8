import type { PlotOutcomes } from '#lore/authored.ts'

export const secondHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: 'You still name the first figure that comes to you, and it has become a better figure.',
    Taurus: "You've learned to say what it's worth and to leave them time to get used to it.",
    Gemini:
      "You've named a figure yourself and then said nothing more, and the second half was the harder one.",
    Cancer: "Friends still get it cheaper, and strangers have stopped getting the friends' price.",
    Leo: "You've been seen counting, and nobody thought any less of you.",
    Virgo: "Nobody found the fault that you'd have taken off the price, so it stayed on.",
    Libra:
      "You waited until they'd finished thinking, and by then the figure was still the one you'd named.",
    Scorpio: "Somebody knows your number now because you told them, and there's less to resent.",
    Sagittarius: 'You still tell the story just as well, and it has a sum at the end of it.',
    Capricorn:
      "You've asked for more, in your most formal voice, and your dignity came through it.",
    Aquarius:
      "You've explained your system to one person, and in explaining it you found out what it was.",
    Pisces: "The bill went out although you'd liked them, and they like you just as well since.",
  },
  {
    Aries: "You've slept on one purchase, and in the morning you couldn't say why you'd wanted it.",
    Taurus:
      "You've let one good thing go to somebody who uses it, and you keep noticing the space.",
    Gemini: "You've quit paying for two things that you were curious about in another year.",
    Cancer:
      "You've kept what they gave you and quit paying to keep it, as they'd have told you to long ago.",
    Leo: 'You let somebody else pay for the good version, and it tasted about the same.',
    Virgo: "You've bought something after one evening of comparing, and it's fine.",
    Libra: "You've bought one thing that goes with nothing else, and you like it where it is.",
    Scorpio:
      "You've told somebody the reason for one expense, and it sounded sensible to both of you.",
    Sagittarius:
      "What you still pay for is what you'll do this season, and next year can pay for itself.",
    Capricorn: "You've spent some of it on yourself, and the only word that fits is pleasant.",
    Aquarius:
      "You came home with the ordinary thing you'd gone out for and one odd one, and you could afford both.",
    Pisces:
      'It still goes out in small sums to people who look sad, but you know the total now, and you can live with it.',
  },
]
