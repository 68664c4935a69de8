import type { NeighboringArguments } from '#lore/authored.ts'

export const geminiSunAndMercury: NeighboringArguments = {
  Taurus: {
    opening: [
      "You're known for being quick, and in fact you're thorough.",
      'You like news and a change of company (your Sun in Gemini).',
      "But your Mercury in Taurus won't let go of a question until it's been answered properly, so you carry one slow thought through a dozen fast conversations.",
      "Somewhere around the tenth, to everyone's surprise, you say what you've concluded.",
    ],
    turn: 'You keep moving so that a slow thought can take its time.',
    task: [
      "Tell somebody this month which question you've been carrying around.",
      "Let them see it before you've finished with it.",
      "People like your company already, and most have never been shown what's going on underneath it.",
    ],
  },
  Cancer: {
    opening: [
      'You chat so easily that nobody suspects how much of it you remember.',
      "You're light and curious in company (your Sun in Gemini), while your Mercury in Cancer takes each remark home and thinks it over by how it felt.",
      'Passing comments are stored in there with the tone intact.',
      "Someone may be astonished to hear what they said at a barbecue from a person who'd seemed to be looking after the music.",
    ],
    turn: 'You let a remark go by, and then you keep it.',
    task: [
      "Choose one remark you've kept, and ask the person this month what they meant by it.",
      "Ask lightly, as you'd ask anything.",
      "They've probably forgotten, and they'll be touched that you hadn't.",
    ],
  },
}
