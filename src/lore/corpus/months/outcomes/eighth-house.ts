import type { PlotOutcomes } from '#lore/authored.ts'

export const eighthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: "You'd have paid twice, and once is enough.",
    Taurus: 'You remember every sum as before, and one of them has been crossed out.',
    Gemini: 'You left the joke out for the length of one sentence, and they know that you know.',
    Cancer: 'You still know who was good to you, and it weighs less for having been said to them.',
    Leo: "You've learned to pay back what you got, without a bow, and it passes for confidence.",
    Virgo: "You've shown them your account, and they thought that your side was the larger.",
    Libra: "It's nearly even, and you've let it stay at nearly.",
    Scorpio: 'You had some power there and let it lie, and they know that you did.',
    Sagittarius: 'The long run has been given a date.',
    Capricorn: "You've owed somebody something for a couple of weeks and slept all the same.",
    Aquarius: "You've admitted that you knew the count, and they'd known it to the dollar.",
    Pisces: "You've found out what the guilt was for, and it was for less than you'd been paying.",
  },
  {
    Aries: 'You asked it on a calm day, and it came out as a question.',
    Taurus: "The floor moved by about an inch, and you're still standing on it.",
    Gemini: 'You skipped five of the six small ones.',
    Cancer: "You'd read their face correctly, and it was still worth hearing.",
    Leo: "They've seen how much it matters to you, and they were careful with it.",
    Virgo: "You've put the evidence away and drawn a conclusion, and they helped you with it.",
    Libra: 'It spoiled most of one pleasant evening, and the ones after it are better.',
    Scorpio: 'You know now, so you can let go of the scent.',
    Sagittarius: "You still believe what you're told, and these days you also ask.",
    Capricorn: "You didn't have all the facts, and you could bear it.",
    Aquarius: 'It concerned you after all, and you got through it without a theory.',
    Pisces: "The true answer needed less forgiving than the one you'd made up.",
  },
]
