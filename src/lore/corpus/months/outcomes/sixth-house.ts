import type { PlotOutcomes } from '#lore/authored.ts'

export const sixthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries:
      'Where you lose it in the morning, you can take it in the afternoon without storming anything.',
    Taurus: 'It only has to become a habit, and your habits stay.',
    Gemini: 'It stays in one piece if the phone is in another room.',
    Cancer: 'Somebody can find their own dinner for once, and will.',
    Leo: 'It counts even when nobody sees you use it.',
    Virgo: 'You can spend one of them on nothing that was left undone.',
    Libra: "It may put a small dent in somebody else's schedule, and they'll adjust.",
    Scorpio:
      'A little on several days is harder for you than a great deal on one, and it lasts longer.',
    Sagittarius: 'If you set an alarm, one of the large plans may even fit.',
    Capricorn: "You can tell work that you aren't free, and work may have no further questions.",
    Aquarius: "It needn't be at the same time, if it's there on more days than it isn't.",
    Pisces: "You'll stare at something for part of it, and that can be counted in.",
  },
  {
    Aries: 'You can watch them do it with your hands in your pockets.',
    Taurus: 'If you tell people how long it takes, they can see that it was work all along.',
    Gemini: "If you do it once without doing another on the side, it's noticeably work.",
    Cancer:
      'You can explain how it likes to be handled, and they may be more careful than you think.',
    Leo: 'Some of the people who come to watch can be given a part.',
    Virgo: 'It can be done differently, and your second remark about that can stay with you.',
    Libra: 'You can ask someone and offer nothing, and they may simply say yes.',
    Scorpio: 'You could trust somebody with a corner of it and check only once.',
    Sagittarius:
      "If you're asked for the next one while you're in a good mood, you can say you'll have to look.",
    Capricorn: "Handing some of it over feels less like giving up once it's done.",
    Aquarius: 'If you write down how you do it, somebody may improve it, which stings for a day.',
    Pisces: 'The next time someone sighs, you can let them.',
  },
]
