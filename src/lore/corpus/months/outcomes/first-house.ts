import type { PlotOutcomes } from '#lore/authored.ts'

export const firstHouseOutcomes: readonly [PlotOutcomes, PlotOutcomes] = [
  {
    Aries:
      'You still start at full speed, and now you reach the end of the sentence knowing what was in it.',
    Taurus:
      "You've found that you can say a third thing about yourself before it's the other person's turn.",
    Gemini: "You've used one version with three different listeners, and nobody asked for another.",
    Cancer: 'You told somebody something before you knew whether they were kind, and they were.',
    Leo: "You've done it once with less flourish, and you forgot to check anyone's face.",
    Virgo: 'The flaw has moved to the middle of the story, where it gets a laugh.',
    Libra: 'You answered one of your own good questions before anyone could change the subject.',
    Scorpio:
      'Somebody has been let past the outermost ring, and they seem to be walking carefully.',
    Sagittarius: "You've told the story about that place again, and this time you were in it.",
    Capricorn:
      "You've met one person who still doesn't know what you're responsible for, and they like you.",
    Aquarius:
      "You left in one thing that you felt, between two things you think, and it's the one people asked about.",
    Pisces: 'You talked for an hour with somebody quite unlike you and came out of it as yourself.',
  },
  {
    Aries:
      "You still set off at a run, and you've learned to put the dull work where the run ends.",
    Taurus: 'You changed speed once because you wanted to, which is quite unlike being hurried.',
    Gemini:
      "You've done one thing at a time for most of an afternoon, and it was finished by four.",
    Cancer: "You can sit beside someone who's rushing and go on at your own speed.",
    Leo: "You've stopped once while people were still watching, and it cost you nothing.",
    Virgo:
      "You've left two small things undone overnight, and by morning one of them no longer mattered.",
    Libra: "You've begun without waiting for the others, and they caught up.",
    Scorpio: "You took a break before you needed one, so nobody had to wonder where you'd gone.",
    Sagittarius:
      "You've asked how long a thing would take before you said yes to it, and it would have taken all week.",
    Capricorn: 'You noticed that you were tired and did the sensible thing, which was to stop.',
    Aquarius: "You still work in bursts, and now you've told people when they are.",
    Pisces: "The dreamy rush still comes, and you've begun to trust it enough to eat lunch first.",
  },
]
