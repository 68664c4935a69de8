import type { PlotThesis } from '#lore/authored.ts'

export const twelfthHouseTheses: readonly [PlotThesis, PlotThesis] = [
  {
    about: {
      sun: 'who you are when nobody needs you',
      mercury: 'having some quiet from what other people say',
      venus: 'quiet evenings that go to people in trouble',
      moon: "other people's moods and where yours is among them",
      mars: 'stopping for long enough to notice how tired you are',
      jupiter: 'letting things happen without you',
      saturn: 'what you carry for others where nobody sees',
    },
    aims: {
      Aries: 'resting without making work of it',
      Taurus: 'doing nothing and calling it that',
      Gemini: 'being alone without your phone',
      Cancer: 'letting people have their moods',
      Leo: 'enjoying an hour that nobody sees',
      Virgo: 'leaving things out of order for an hour',
      Libra: "going to people when you've rested",
      Scorpio: 'telling people how long you need to come back',
      Sagittarius: 'resting where you are',
      Capricorn: 'resting before everything is finished',
      Aquarius: 'resting alone instead of in company',
      Pisces: 'saying how much time alone you need',
    },
  },
  {
    about: {
      sun: "a worry that doesn't fit how you'd like to be",
      mercury: "a worry that thinking doesn't settle",
      venus: "a worry you've been too cheerful to mention",
      moon: 'a worry that you feel in your body first',
      mars: "a worry that you can't do anything about at once",
      jupiter: 'a worry that nobody would expect of you',
      saturn: 'a worry you carry alone',
    },
    aims: {
      Aries: 'being angry at the right thing',
      Taurus: 'letting go an inch at a time',
      Gemini: 'thinking by daylight and sleeping at night',
      Cancer: "taking your own worries as seriously as other people's",
      Leo: 'letting somebody see you on a bad day',
      Virgo: 'asking how likely the worst is',
      Libra: 'asking one person instead of three',
      Scorpio: 'coming back from the worst you can imagine',
      Sagittarius: 'calling a worry by its name',
      Capricorn: 'putting a worry down at the end of a day',
      Aquarius: 'admitting that a worry is yours',
      Pisces: "knowing which worries aren't yours",
    },
  },
]
