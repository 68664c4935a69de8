import type { PairParagraphs } from '#lore/authored.ts'

export const piscesMeet: PairParagraphs = {
  Aries: {
    says: [
      "{partner} sees a thing they want, and to your astonishment it's you, and they just walk over.",
      "Your Sun in Pisces drifts into most of what it loves, so it's wonderful to be aimed at by theirs in Aries.",
      "They believe that you're as fearless as you are when you're with them.",
      "You don't always say when it's going too fast, and they're listening for a word like \"stop.\"",
    ],
  },
  Taurus: {
    says: [
      "In a crowd you lean on {partner} before you know them well, because they're the one who isn't moving (your Sun in Pisces, theirs in Taurus).",
      "They don't ask you to be clearer.",
      "You like how a plain day with them has a taste to it, and they like that you see what's lovely in it.",
      "You imagine great depths behind their quiet, and it's touching to hear that they were thinking about lunch.",
    ],
  },
  Gemini: {
    says: [
      '{partner} talks and you watch their hands, and you answer what the hands said.',
      'With your Sun in Pisces and theirs in Gemini, you can each be having a different conversation and both come away delighted.',
      'They find it eerie how you know.',
      "You're a bit dazzled by the supply, and you may live for a week with a passing remark that they forgot on the spot.",
    ],
  },
  Cancer: {
    says: [
      "You both know it's serious when nobody's made a joke for a while (your Sun in Pisces, {partner}'s in Cancer).",
      "They find out that you've forgotten to eat and do something about it.",
      "You find out what they're sad about and do nothing about it, which turns out to be the thing that helps.",
      "You can both be so careful of each other's feelings that the feelings have to be guessed from the dishes.",
    ],
  },
  Leo: {
    says: [
      '{partner} is so plainly happy to be here that you cheer up in their neighborhood.',
      'Your Sun in Pisces takes on the mood of a place, and theirs in Leo sets it.',
      "They've seldom had someone look at them so long with so little envy.",
      "You can see how badly they'd like to be loved when they've failed, and if you never say so, they'll go on bringing you their victories.",
    ],
  },
  Virgo: {
    says: [
      "{partner} notices that you've got the wrong date before you've gone there on it.",
      'Your Sun is in Pisces and theirs is in Virgo, so each is what the other lacks, down to the pen.',
      'They come to help and they stay for the company.',
      "You feel a little examined and greatly looked after, and you'd be surprised how often they go home wishing they were as easy as you.",
    ],
  },
  Libra: {
    says: [
      "Around {partner} things have a way of being pretty, and you stay in the picture longer than you'd meant to.",
      'With your Sun in Pisces and theirs in Libra, you both know how to give people what they came for.',
      "They're impressed that you can love things that are a mess.",
      "It's tempting to admire each other from the good side only, and the first real meeting may be over a bad cold.",
    ],
  },
  Scorpio: {
    says: [
      "You're not afraid of {partner}, and they aren't sure that's ever happened (your Sun in Pisces, theirs in Scorpio).",
      "You go right through the wall because you hadn't noticed one.",
      'They ask questions for which most people want a drink first, and you may have been waiting to be asked.',
      "They'd like to have all of you, and it's only later that they find out how much of you is usually elsewhere.",
    ],
  },
  Sagittarius: {
    says: [
      "{partner} describes a place they'd like to go, and in your mind you've already unpacked.",
      'Your Sun is in Pisces and theirs is in Sagittarius, the sign that dreams the trip and the sign that takes it.',
      "They like somebody who'll believe in the plan at the stage when it's ridiculous.",
      'You believe them on the details too, such as "back by Tuesday," and there they\'d rather you didn\'t.',
    ],
  },
  Capricorn: {
    says: [
      "{partner} looks as if they'd been holding something up for a long time, and you ask if they'd like to sit.",
      'Your Sun in Pisces sees what people carry, and theirs in Capricorn has seldom been seen doing it.',
      'They like the quiet around you, and you like being told in complete sentences what happens next.',
      'They think of you as delicate, which you find comfortable and which is wrong.',
    ],
  },
  Aquarius: {
    says: [
      "{partner} says something cold and wise, and you look up and see that they're blushing.",
      "Your Pisces Sun doesn't go by the words and their Aquarius Sun doesn't know that there's anything else, so you have the advantage.",
      "You like it that their kindness is a decision, and they like it that yours isn't.",
      "They'd have told you how they feel long ago if there were a neutral way to put it.",
    ],
  },
  Pisces: {
    says: [
      "It can take you both a while to find out which of you is the one who's lost (your Sun in Pisces, {partner}'s in Pisces too).",
      "Each of you has been looking after people, and here's one who does it back.",
      'Everything one feels, the other understands.',
      "So nobody needs to decide anything, and meanwhile the bus you'd both meant to take has come and gone three times.",
    ],
  },
}
