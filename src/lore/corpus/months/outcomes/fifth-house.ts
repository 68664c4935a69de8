import type { PlotOutcomes } from '#lore/authored.ts'

export const fifthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "The dull part has another side, and you don't need to be in a great mood to get there.",
    Taurus: "You needn't be hurried, if you do a little of it on more days than you miss.",
    Gemini:
      "If you tell nobody about it until there's something to look at, there'll be something to look at.",
    Cancer: "They needn't cry, as long as you like it.",
    Leo: 'Parts of it will be splendid and parts will merely be there, and both can stand.',
    Virgo: "You'll see what's wrong with it, and for a minute you can see first that it's there.",
    Libra: 'You could pick one version without asking anyone.',
    Scorpio: "If you tell one person about it, it'll still be yours.",
    Sagittarius: 'The plan can come down to what one person can do on an ordinary evening.',
    Capricorn:
      "Some of it can be done in daylight, before the useful things, and they'll get done as well.",
    Aquarius: 'It may be a little like something else after all, and you can forgive it.',
    Pisces: 'The one in your mind will always be better, and nobody can pick that one up.',
  },
  {
    Aries: "You can start something yourself before you're bored.",
    Taurus: 'You might go somewhere new with the same people, as long as the food is good.',
    Gemini:
      'You could be in one place the whole time, with your phone in your jacket for most of it.',
    Cancer: "It may be somebody's kitchen table again, and this time you can ask for it.",
    Leo: 'If you let somebody else put on the show, you may go home less flat.',
    Virgo: "Somebody else can do the booking while you're in the middle of things.",
    Libra: "You can have an answer ready for when somebody asks what you'd like.",
    Scorpio: 'You can ask for your one person and leave the forty to others.',
    Sagittarius: 'A short drive is still a drive, with the windows down.',
    Capricorn: 'You can relax by appointment, as usual, and then stay on past the end of it.',
    Aquarius:
      'You could go to the strange thing without waiting for one other person, since there are usually several.',
    Pisces: 'If you choose early, you may end up at your own first choice.',
  },
]
