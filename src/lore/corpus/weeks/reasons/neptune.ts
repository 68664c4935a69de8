import type { WeekReasons } from '#lore/authored.ts'

export const neptuneReasons: WeekReasons = {
  eases: {
    1: "people feel at ease with you without knowing why, and strangers tell you more than you'd asked",
    2: "you love an object for its story, and you can still be talked into what's merely expensive",
    3: 'you catch what a voice is leaving out, and you tend to doubt it because nobody said it',
    4: "you'd like home to be a refuge, and you're often the one who makes it that for others",
    5: "you see things in your mind that you've never tried to make, because they'd come out smaller",
    6: 'you work best when you follow your own tides, and your days are built for a machine',
    7: "you long to be understood without explaining, and there's somebody who comes close",
    8: "you give easily and forget it, and it's the telling that makes it complicated",
    9: 'you believe more by feeling than by argument, and you go quiet when somebody wants reasons',
    10: "you want your work to do some good, and it can be far from the people it's meant for",
    11: 'you dream well in company, and the dream is usually gone by the time somebody needs a date',
    12: 'you need more quiet than most people, and you sometimes settle for being numb',
  },
  presses: {
    1: "people see in you what they'd like to see, and you let them because it's pleasant",
    2: "you don't like to count, and money slips away toward whatever looks lovely or sad",
    3: 'you hope that people will understand without a no, and they tend to hear a yes',
    4: 'you carry a picture of home that no real one could match',
    5: 'you fall in love with possibilities, and a person has a hard time keeping up with them',
    6: "you soak up the mood of a place, and by evening you can't tell which tiredness is yours",
    7: 'you love what somebody could be, and you wait for it with a good deal of hope',
    8: 'you trust in good will, and you find it unkind to ask for the terms',
    9: 'you want something to look up to, and you may ask it to do your deciding',
    10: 'you want your work to mean something, and the goal is more of a feeling than a place',
    11: "you see the best in your friends, and you make excuses for the ones who don't call",
    12: 'you can hide from a decision in being busy or worn out, and nobody would guess',
  },
}
