import type { PlotOutcomes } from '#lore/authored.ts'

export const firstHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries:
      "You can still start at full speed, as long as you know what's at the end of the sentence.",
    Taurus: "There's room for a third thing about yourself before it's the other person's turn.",
    Gemini: 'One version would do for most listeners, and hardly anybody asks for another.',
    Cancer:
      "You could tell somebody something before you know whether they're kind, and they usually are.",
    Leo: "With a little less flourish you may forget to check anyone's face.",
    Virgo: 'The flaw can move to the middle of the story, where it gets a laugh.',
    Libra: 'You might answer one of your own good questions before anyone can change the subject.',
    Scorpio: 'Somebody could be let past the outermost ring, if they walk carefully.',
    Sagittarius:
      'You can go on telling the story about that place, and this time you might be in it.',
    Capricorn:
      "It's possible to be liked by a person who doesn't know what you're responsible for.",
    Aquarius:
      "If you leave in one thing that you feel, it's likely to be the one people ask about.",
    Pisces:
      'You could talk for an hour with somebody quite unlike you and come out of it as yourself.',
  },
  {
    Aries: 'You can still set off at a run, if the dull work is put where the run ends.',
    Taurus: 'Changing speed because you want to is quite unlike being hurried.',
    Gemini: 'One thing at a time for most of an afternoon gets it finished sooner.',
    Cancer: "You can sit beside someone who's rushing and go on at your own speed.",
    Leo: 'You could stop once while people are still watching, and see what it costs.',
    Virgo:
      'Two small things can be left undone overnight, and one of them may not matter in the morning.',
    Libra: 'You can begin without waiting for the others, because they tend to catch up.',
    Scorpio: "A break taken before you need one leaves nobody wondering where you've gone.",
    Sagittarius: 'It helps to ask how long a thing would take before you say yes to it.',
    Capricorn: "When you notice that you're tired, the sensible thing is to stop.",
    Aquarius: 'You may go on working in bursts, if you tell people when they are.',
    Pisces: 'The dreamy rush will come anyway, so you can trust it enough to eat lunch first.',
  },
]
