import type { PlotOutcomes } from '#lore/authored.ts'

export const fifthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "You've met the first dull part and come out on the other side of it, in no great mood.",
    Taurus: "You still won't be hurried, and you did a little of it on more days than you missed.",
    Gemini: 'You told nobody about your last idea until there was something to look at.',
    Cancer: "Nobody has cried yet, and you've noticed that you like it anyway.",
    Leo: "Parts of it are splendid and parts are merely there, and you've let both of them stand.",
    Virgo: "You can still see what's wrong with it, and you saw first that it was there.",
    Libra: 'You picked one version without asking anyone.',
    Scorpio: "One person has been told about it, and it's still yours.",
    Sagittarius: 'The plan has come down to what one person can do on a Tuesday.',
    Capricorn:
      "You've done some of it in daylight, before the useful things, and they got done as well.",
    Aquarius: "It's a little like something else after all, and you've forgiven it.",
    Pisces: "The one in your mind is still better, and you can't pick that one up.",
  },
  {
    Aries: 'You started something yourself at about a quarter to nine.',
    Taurus: 'You went somewhere new with the same people, and the food was good.',
    Gemini:
      'You were in one place the whole time, and your phone was in your jacket for most of it.',
    Cancer: "It was somebody's kitchen table again, and this time you'd asked for it.",
    Leo: 'You let somebody else put on the show, and you went home less flat.',
    Virgo: 'Somebody else did the booking, and you were in the middle of things.',
    Libra: "You were asked what you'd like, and you had an answer ready.",
    Scorpio: 'You got your one person until two in the morning.',
    Sagittarius: 'There was a drive in it, if a short one, and the windows were down.',
    Capricorn: 'You relaxed by appointment, as usual, and then stayed on past the end of it.',
    Aquarius:
      'You went to the strange thing without waiting for one other person, and there were several.',
    Pisces: 'You chose early in the day and ended up at your own first choice.',
  },
]
