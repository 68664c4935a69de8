import type { PlotThesis } from '#lore/authored.ts'

export const eighthHouseTheses: readonly [PlotThesis, PlotThesis] = [
  {
    about: {
      sun: "being in somebody's debt when you like to stand on your own feet",
      mercury: 'what you owe somebody and have been careful not to work out',
      venus: "owing somebody when you'd rather be the one who gives",
      moon: 'something you feel you owe a person whenever you see them',
      mars: "a favor you couldn't do without and still owe",
      jupiter: "favors and loans that you've never counted",
      saturn: "what you owe and what you've forgotten you're owed",
    },
    aims: {
      Aries: 'paying once and no more',
      Taurus: 'crossing off a sum that you remember',
      Gemini: 'talking about money without a joke',
      Cancer: 'telling somebody that they were good to you',
      Leo: 'paying back what you got and no more',
      Virgo: "showing somebody how you've counted",
      Libra: 'letting things be nearly even',
      Scorpio: 'being owed something and not using it',
      Sagittarius: 'putting a date on what you owe',
      Capricorn: 'owing something and sleeping all the same',
      Aquarius: "admitting that you've kept count",
      Pisces: 'finding out what the guilt is for',
    },
  },
  {
    about: {
      sun: 'whether you can rely on somebody close to you',
      mercury: "a question about somebody close that you've tried to work out alone",
      venus: "something you'd like to ask a person you love",
      moon: "a question whose answer you feel and haven't heard",
      mars: "a question you'd act on if you knew the answer",
      jupiter: 'thinking well of somebody and asking them all the same',
      saturn: "trusting somebody when there's a lot to lose",
    },
    aims: {
      Aries: 'asking on a calm day',
      Taurus: 'living with an answer that moves things a little',
      Gemini: 'asking the one large thing instead of six small ones',
      Cancer: "asking even when you've read the answer in their face",
      Leo: 'letting somebody see that it matters to you',
      Virgo: 'coming to a conclusion',
      Libra: 'asking even if it costs a pleasant evening',
      Scorpio: 'letting a thing go once you know',
      Sagittarius: 'believing people and asking them as well',
      Capricorn: 'asking before you have all the facts',
      Aquarius: "admitting that you're concerned",
      Pisces: 'hearing the true answer instead of a kind one',
    },
  },
]
