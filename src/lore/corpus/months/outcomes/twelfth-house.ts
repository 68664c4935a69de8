import type { PlotOutcomes } from '#lore/authored.ts'

export const twelfthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: 'You can rest for an hour the way other people do, badly at first.',
    Taurus: 'Somebody may call it doing nothing, and you can go on doing it.',
    Gemini: 'If your phone stays outside, the itch goes after ten minutes.',
    Cancer: "You'll hear everyone through the wall, and you can let them have their moods.",
    Leo: 'You can believe in an hour that nobody saw.',
    Virgo: 'If nothing gets put in order, you may feel as though something had been.',
    Libra: 'If somebody looks lonely, you can go to them an hour later, with more to give.',
    Scorpio: 'If you tell someone how long it takes you to come back up, they can wait that long.',
    Sagittarius: 'You can stay where you are, with the engine off.',
    Capricorn: 'Take some of the quiet before everything is finished, because everything never is.',
    Aquarius: "You can be alone by yourself, too, and it's quieter than the other kind.",
    Pisces: 'You can say how much of it you need, and people will take it as a plain fact.',
  },
  {
    Aries: 'If you get angry at the right thing for a change, it moves.',
    Taurus: "You'll know that it's going by your shoulders, an inch at a time.",
    Gemini: 'You can think it through from two sides, by daylight, and then go to bed.',
    Cancer: 'When you catch yourself worrying about somebody else, you can ask whose turn it is.',
    Leo: "One person can see you on a day without the performance, and they'll stay for dinner.",
    Virgo: 'The list can be as accurate as ever, if you write beside each item how likely it is.',
    Libra: 'If you ask one person, you can only feel worse in one way, and you may feel better.',
    Scorpio:
      "You may still go straight to the worst, and you can look at the clock while you're there.",
    Sagittarius: 'You could call it by its name, and then nothing has to be booked.',
    Capricorn: 'You can put it down at the end of a day, as you would any other work.',
    Aquarius: "It can sound like your own when you explain it, and then it's shorter.",
    Pisces:
      "Some of it was never yours, and you can give that part back in your head, to people who won't miss it.",
  },
]
