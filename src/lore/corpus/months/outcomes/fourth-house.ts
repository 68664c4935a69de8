import type { PlotOutcomes } from '#lore/authored.ts'

export const fourthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: 'If you ask the others first, it takes a day longer and saves a quarrel.',
    Taurus:
      "You'll grumble about what has moved for a week, and then you won't want it moved back.",
    Gemini:
      "One corner can be cleared, even if you can't remember what half of it was meant to become.",
    Cancer: 'What belonged to them can have a smaller place and a better one.',
    Leo: 'It can look like something when the bell rings and still be comfortable when nobody comes.',
    Virgo: 'If you decide first and clean afterward, the cleaning takes half as long.',
    Libra: 'Somebody may object to one thing there, and you can love it anyway.',
    Scorpio: "There can be one place where people knock, if you say that you'd like it.",
    Sagittarius: "The suitcase can go out of sight, and you'll notice that you can still leave.",
    Capricorn: 'It can work as well as it does and be pleasant in one corner.',
    Aquarius: 'Your family may find the arrangement odd and sit down in it all the same.',
    Pisces: 'If you notice the mess while you can still breathe, a third of it is soon cleared.',
  },
  {
    Aries: 'One morning without a plan might pass without an argument.',
    Taurus: 'You can be up off the old sofa before the old part gets hold of you.',
    Gemini: 'Somebody could say something well before midnight, and it could be you.',
    Cancer: 'You may manage to stay your own age for most of an afternoon.',
    Leo: 'If you let the entertainment rest for an hour, somebody may ask how you are.',
    Virgo: 'Something of theirs can stay broken, and they may not notice.',
    Libra: "Two people who shouldn't sit together can, and you can eat.",
    Scorpio: "One of the things you see could be said while you're still there.",
    Sagittarius: 'The day trip can be left out, since staying in is only long for the first hour.',
    Capricorn:
      'Somebody else can be in charge of one meal, and then the laugh is theirs if it goes wrong.',
    Aquarius: 'You could be one of them for about an hour and lose nothing by it.',
    Pisces: 'You can come away with only your own mood, if you go for a walk alone once.',
  },
]
