import type { PlotOutcomes } from '#lore/authored.ts'

export const fourthHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries: 'You asked the others first this time, and it took a day longer and no quarrel.',
    Taurus: "One thing has moved, you grumbled about it for a week, and you wouldn't move it back.",
    Gemini:
      "You've cleared one corner, and you can't remember what half of it was meant to become.",
    Cancer: 'What belonged to them has a smaller place now, and a better one.',
    Leo: "It looks like something when the bell rings, and it's also comfortable when nobody comes.",
    Virgo: 'You decided first and cleaned afterward, and the cleaning took half as long.',
    Libra: 'Somebody objects to one thing there, and you love that thing.',
    Scorpio: "There's one place where they knock, because you finally said that you'd like it.",
    Sagittarius: "The suitcase is out of sight, and you've noticed that you can still leave.",
    Capricorn: 'It works as well as it did, and in one corner it has become pleasant.',
    Aquarius: 'Your family has seen the arrangement, found it odd, and sat down in it.',
    Pisces: "You noticed the mess while you could still breathe, and you've cleared a third of it.",
  },
  {
    Aries: 'You left one morning without a plan, and it passed without an argument.',
    Taurus: 'You were up off the old sofa before the old part got hold of you, at least once.',
    Gemini: 'Somebody said something well before midnight, and it may have been you.',
    Cancer: 'You stayed your own age for most of an afternoon.',
    Leo: 'You let the entertainment rest for an hour, and somebody asked how you were.',
    Virgo: 'You left something of theirs broken, and nobody noticed.',
    Libra: "Two people who shouldn't sit together did, and you ate.",
    Scorpio: "You said one of the things you'd seen while you were still there.",
    Sagittarius: 'You left out the day trip, and staying in was only long for the first hour.',
    Capricorn: 'Somebody else was in charge of one meal, it went wrong, and the laugh was theirs.',
    Aquarius: 'You were one of them for about an hour, and you lost nothing by it.',
    Pisces: 'You came away with only your own mood, and you slept.',
  },
]
