import type { PlotOutcomes } from '#lore/authored.ts'

export const eighthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "You'd pay twice to be rid of it, and once is enough.",
    Taurus: "You'll remember every sum as before, and one of them can be crossed out.",
    Gemini: "If you leave the joke out for the length of one sentence, they'll know that you know.",
    Cancer:
      "You'll always know who was good to you, and it weighs less once you've said it to them.",
    Leo: 'You can pay back what you got without a bow on it, and that passes for confidence.',
    Virgo: 'If you show them your account, they may think that your side is the larger.',
    Libra: "It's nearly even, and you can let it stay at nearly.",
    Scorpio: 'You have some power there, and you can let it lie where they can see that you do.',
    Sagittarius: 'The long run could be given a date.',
    Capricorn: 'You can owe somebody something for a couple of weeks and sleep all the same.',
    Aquarius: 'You could admit that you know the count, because they may know it to the dollar.',
    Pisces:
      "You may find out what the guilt was for, and it's likely to be for less than you've been paying.",
  },
  {
    Aries: 'Asked on a calm day, it comes out as a question.',
    Taurus: "The floor may move by an inch, and you'll still be standing on it.",
    Gemini: 'You can skip five of the six small ones.',
    Cancer: "You'll probably have read their face correctly, and it's still worth hearing.",
    Leo: 'They may see how much it matters to you and be careful with it.',
    Virgo: 'You can put the evidence away and draw a conclusion, and they can help you with it.',
    Libra: 'It may spoil most of one pleasant evening, and the ones after it are better for that.',
    Scorpio: 'When you know, you can let go of the scent.',
    Sagittarius: "You can go on believing what you're told and also ask.",
    Capricorn: "You won't have all the facts, and you can bear that.",
    Aquarius: 'It concerns you after all, and you can get through it without a theory.',
    Pisces: 'The true answer may need less forgiving than the one you made up.',
  },
]
