import type { PlotManners } from '#lore/authored.ts'

export const eighthHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: "you'd rather pay twice than have it hanging over you",
    Taurus: "you remember every sum, and you feel better when it's paid in something solid",
    Gemini: "you make light of it, and they can't tell whether you know",
    Cancer: 'you never forget who was good to you, and it can be heavy',
    Leo: 'you pay back more than you got, with a bow on it',
    Virgo: "you've kept an account of it, and your side always looks smaller to you",
    Libra: "you'd like it to be even, and you offer the difference before it's due",
    Scorpio: 'you know what power there is in being owed something',
    Sagittarius: "you assume that it'll come out even in the long run",
    Capricorn: "you hate to owe, and you'd sooner do without",
    Aquarius: "you tell yourself that friends don't count, and you know the count",
    Pisces: 'you feel guilty without remembering what for',
  },
  {
    Aries: 'you ask it in the heat of something else, and it comes out as an accusation',
    Taurus: "you'd rather not know than have the floor move",
    Gemini: 'you ask six small questions all around it',
    Cancer: 'you read their face instead and are mostly right',
    Leo: "you can't ask without showing that it matters",
    Virgo: 'you collect evidence in good order and draw no conclusion',
    Libra: "you'd have to spoil a pleasant evening, and you don't spoil evenings",
    Scorpio: "you can smell that there's something, and you don't let go of a scent",
    Sagittarius: "you believe what you're told, cheerfully, until the day you don't",
    Capricorn: 'you wait until you have the facts and can bear them',
    Aquarius: 'you analyze it as though it concerned two other people',
    Pisces: 'you make up an answer that you can forgive',
  },
]
