import type { PairParagraphs } from '#lore/authored.ts'

export const piscesMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} knows exactly what they want, and you sense what everybody wants (your Sun in Pisces, theirs in Aries).',
      'They protect you, and you understand them better than they do.',
      "You follow their lead until it's too much and then aren't there, so they have to ask while things still seem fine.",
    ],
    says: [
      "{partner} sees a thing they want, and to your astonishment it's you, and they just walk over.",
      "Your Sun in Pisces drifts into most of what it loves, so it's wonderful to be aimed at by theirs in Aries.",
      "They believe that you're as fearless as you are when you're with them.",
      "You don't always say when it's going too fast, and they're listening for a word like \"stop.\"",
    ],
  },
  Taurus: {
    plain: [
      '{partner} stands firm and you move with the current (your Sun in Pisces, theirs in Taurus).',
      'You lean on them early, because they are the same from one day to the next.',
      'They like things definite and you like them open, and they can take for unreliable what is only your way to be kind to everyone.',
    ],
    says: [
      "In a crowd you lean on {partner} before you know them well, because they're the one who isn't moving (your Sun in Pisces, theirs in Taurus).",
      'They let you finish a thought, however long it takes.',
      "You like how a plain day with them has a taste to it, and they like that you see what's lovely in it.",
      "You imagine great depths behind their quiet, and it's touching to hear that they were thinking about lunch.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} puts it into words and you put it into moods (your Sun in Pisces, theirs in Gemini).',
      'You hear what they mean under what they say, and they can describe what you feel.',
      'Neither one likes to be pinned down, so the two of you can be very close without anyone having said so.',
    ],
    says: [
      '{partner} talks and you watch their hands, and you answer what the hands said.',
      'With your Sun in Pisces and theirs in Gemini, you can each be having a different conversation and both come away delighted.',
      'They find it eerie how you know.',
      "You're a bit dazzled by the supply, and you may live for a week with a passing remark that they forgot on the spot.",
    ],
  },
  Cancer: {
    plain: [
      "{partner} feels what's going on before anyone has spoken, and you feel it too (your Sun in Pisces, theirs in Cancer).",
      'Nobody has to pretend, and it is restful.',
      'They look after you, and you understand them in return, but what you both feel can go unsaid for a long time.',
    ],
    says: [
      "You both know it's serious when nobody's made a joke for a while (your Sun in Pisces, {partner}'s in Cancer).",
      "They find out that you've forgotten to eat and do something about it.",
      "You find out what they're sad about and do nothing about it, which turns out to be the thing that helps.",
      "You can both be so careful of each other's feelings that the feelings have to be guessed from the dishes.",
    ],
  },
  Leo: {
    plain: [
      '{partner} likes to be in the middle of things and you like to be at the edge of them (your Sun in Pisces, theirs in Leo).',
      'You see how much they want to be loved, and they give you courage.',
      "They make your decisions for you out of generosity, and you go along with it, until one day you aren't there.",
    ],
    says: [
      '{partner} is so plainly happy to be here that you cheer up in their neighborhood.',
      'Your Sun in Pisces takes on the mood of a place, and theirs in Leo sets it.',
      "They've seldom had someone look at them so long with so little envy.",
      "You can see how badly they'd like to be loved when they've failed, and if you never say so, they'll go on bringing you their victories.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} sorts things out and you let them flow (your Sun in Pisces, theirs in Virgo).',
      'You are kind about their faults, and they are practical about yours.',
      'They can be too exact for you and you too vague for them, and yet each of you is what the other one was missing.',
    ],
    says: [
      "{partner} notices that you've got the wrong date before you've gone there on it.",
      'Your Sun is in Pisces and theirs is in Virgo, so each is what the other lacks, down to the pen.',
      'They come to help and they stay for the company.',
      "You feel a little examined and greatly looked after, and you'd be surprised how often they go home wishing they were as easy as you.",
    ],
  },
  Libra: {
    plain: [
      '{partner} pleases people and you feel for them, so it begins very gently (your Sun in Pisces, theirs in Libra).',
      'Neither you nor {partner} would say anything to spoil it.',
      'They like your understanding, and you like how they make the world more beautiful, but who wants what can stay open for a long time.',
    ],
    says: [
      "Around {partner} things have a way of being pretty, and you stay in the picture longer than you'd meant to.",
      'With your Sun in Pisces and theirs in Libra, you both know how to give people what they came for.',
      "They're impressed that you can love things that are a mess.",
      "It's tempting to admire each other from the good side only, and the first real meeting may be over a bad cold.",
    ],
  },
  Scorpio: {
    plain: [
      'A good deal is understood between {partner} and you before a word is said (your Sun in Pisces, theirs in Scorpio).',
      'You feel safe with their strength, and they can be soft with you.',
      'They want to be certain, and you leave things open, so they end up asking what you thought you had shown.',
    ],
    says: [
      "You're not afraid of {partner}, and they aren't sure that's ever happened (your Sun in Pisces, theirs in Scorpio).",
      "You go right through the wall because you hadn't noticed one.",
      'They ask questions for which most people want a drink first, and you may have been waiting to be asked.',
      "They'd like to have all of you, and it's only later that they find out how much of you is usually elsewhere.",
    ],
  },
  Sagittarius: {
    plain: [
      '{partner} believes in something, and you believe in somebody (your Sun in Pisces, theirs in Sagittarius).',
      'You are both generous and a bit impractical.',
      'Their honesty can hurt you without their hearing of it, and your silence can look to them like agreement.',
    ],
    says: [
      "{partner} describes a place they'd like to go, and in your mind you've already unpacked.",
      'Your Sun is in Pisces and theirs is in Sagittarius, the sign that dreams the trip and the sign that takes it.',
      "They like somebody who'll believe in the plan at the stage when it's ridiculous.",
      'You believe them on the details too, such as "back by Tuesday," and there they\'d rather you didn\'t.',
    ],
  },
  Capricorn: {
    plain: [
      '{partner} builds and you imagine (your Sun in Pisces, theirs in Capricorn).',
      "You see the tender side that they don't show, and they make it possible for you to carry something out.",
      'They can be hard on what seems weak, and you can be vague about what was promised, so both of you have to be plain.',
    ],
    says: [
      "{partner} looks as if they'd been holding something up for a long time, and you ask if they'd like to sit.",
      'Your Sun in Pisces sees what people carry, and theirs in Capricorn has seldom been seen doing it.',
      'They like the quiet around you, and you like being told in complete sentences what happens next.',
      'They think of you as delicate, which you find comfortable and which is wrong.',
    ],
  },
  Aquarius: {
    plain: [
      '{partner} thinks about people and you feel for them (your Sun in Pisces, theirs in Aquarius).',
      'Both of you care about more than yourselves, and neither is like everyone else.',
      "They explain where you sense, and you drift where they decide, and you can be fascinated by each other for a long time before it's clear what it is.",
    ],
    says: [
      "{partner} says something cold and wise, and you look up and see that they're blushing.",
      "Your Pisces Sun doesn't go by the words and their Aquarius Sun doesn't know that there's anything else, so you have the advantage.",
      "You are glad that their kindness is a decision, and they are glad that yours isn't.",
      "They'd have told you how they feel long ago if there were a neutral way to put it.",
    ],
  },
  Pisces: {
    plain: [
      "You and {partner} both take on the mood of the person beside you, so it's hard to say who began (your Sun in Pisces, theirs in Pisces too).",
      "There's a great deal of sympathy and not much explaining.",
      'Since neither likes to decide, you may need something from outside, such as a date or a lease, to make it real.',
    ],
    says: [
      "It can take you both a while to find out which of you is the one who's lost (your Sun in Pisces, {partner}'s in Pisces too).",
      "Each of you has been looking after people, and here's one who does it back.",
      'Everything one feels, the other understands.',
      "Nobody needs to decide anything, and meanwhile the bus you'd both meant to take has come and gone three times.",
    ],
  },
}
