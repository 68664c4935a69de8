import type { PairParagraphs } from '#lore/authored.ts'

export const piscesMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} pushes ahead, and you give way, and then it turns out that you had a direction, too (your Sun in Pisces, theirs in Aries).',
      "They like it that you don't compete.",
      "You like it that somebody is so plain about what's wanted.",
      "What they can miss is a no, because you say it so softly, and it's worth asking twice.",
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
      '{partner} stands still, and you drift past and stop (your Sun in Pisces, theirs in Taurus).',
      "In a crowd you lean on them early, because they're the one who isn't moving.",
      'They never ask you to be clearer.',
      'You see something lovely in them that people who want more speed have missed.',
    ],
    says: [
      "In a crowd you lean on {partner} before you know them well, because they're the one who isn't moving (your Sun in Pisces, theirs in Taurus).",
      "They don't ask you to be clearer.",
      "You like how a plain day with them has a taste to it, and they like that you see what's lovely in it.",
      "You imagine great depths behind their quiet, and it's touching to hear that they were thinking about lunch.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} names things, and you sense them (your Sun in Pisces, theirs in Gemini).',
      'They want to hear in words what you mean, and lose it a little by asking.',
      'What you like is how they make the world smaller and funnier.',
      "What they like is a listener who hears what wasn't said, although it can be odd to have no place to hide.",
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
      "You and {partner} both feel what's going on before anyone has spoken (your Sun in Pisces, theirs in Cancer).",
      'Nobody has to pretend, and it is restful.',
      "They want to look after you, and you let them, and give back a kind of understanding that they hadn't known was missing.",
      'What both of you leave open is what it is, and for how long, since neither one of you likes to ask.',
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
      "{partner} wants to be admired, and you see what there is to admire, including what they don't show (your Sun in Pisces, theirs in Leo).",
      "You're a wonderful audience and a hard person to know.",
      'They do the coming forward, and are pleased by how much of it is met.',
      "What you want in return is a bit of protection, and they're proud to give it.",
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
      "{partner} sees what's there, and you see what could be meant (your Sun in Pisces, theirs in Virgo).",
      'They want to help, and you look as if you could use some.',
      "Then it's you who know what's weighing on them, before they've mentioned it.",
      "One of the two of you brings the order and one brings the mercy, and you're each a little short of the other.",
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
      '{partner} pleases people, and you feel for them, so it begins very gently (your Sun in Pisces, theirs in Libra).',
      'Neither you nor {partner} would say anything to spoil it.',
      'They like how you understand a thing without a reason, and you like how they make the world a little more beautiful.',
      'Who wants what stays open, and it is usually a third person who asks.',
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
      "You and {partner} both feel what's under a conversation, and have hardly to speak (your Sun in Pisces, theirs in Scorpio).",
      "They're the stronger one to look at, and you're the one who can't be held.",
      "You soften them and aren't frightened of what's dark.",
      'They make you feel that somebody would go through fire for you, and it happens to be so.',
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
      '{partner} believes in things out loud, and you believe in them in secret (your Sun in Pisces, theirs in Sagittarius).',
      'They carry you along, and you see more in the landscape than they did.',
      "They say something blunt and don't see it land.",
      'It holds because both of you can hope, and that you forgive so easily that they learn to look.',
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
      '{partner} builds, and you dream, and each of you had been missing something of the kind (your Sun in Pisces, theirs in Capricorn).',
      'You see how tired they are, and nobody else does.',
      'They make a plan out of what you only mentioned.',
      "What they have to learn is that you can't be hurried, and what you have to learn is that they mean it kindly.",
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
      '{partner} looks at people from a little way off, and you feel them from close up (your Sun in Pisces, theirs in Aquarius).',
      "You are both kind to strangers, and it's how you notice each other.",
      "You see that they're lonelier than it seems.",
      "They give you a way to think about things that you could only feel, and that's a relief neither of you had been looking for.",
    ],
    says: [
      "{partner} says something cold and wise, and you look up and see that they're blushing.",
      "Your Pisces Sun doesn't go by the words and their Aquarius Sun doesn't know that there's anything else, so you have the advantage.",
      "You like it that their kindness is a decision, and they like it that yours isn't.",
      "They'd have told you how they feel long ago if there were a neutral way to put it.",
    ],
  },
  Pisces: {
    plain: [
      "You and {partner} understand each other almost at once, and it's hard to say about what (your Sun in Pisces, theirs in Pisces too).",
      'Each of you has found somebody to whom nothing has to be explained.',
      'Nothing gets explained, and you may each have quite a different idea of what was agreed.',
      "The tenderness is real on both sides, and so is the fog, and a plain question doesn't hurt either.",
    ],
    says: [
      "It can take you both a while to find out which of you is the one who's lost (your Sun in Pisces, {partner}'s in Pisces too).",
      "Each of you has been looking after people, and here's one who does it back.",
      'Everything one feels, the other understands.',
      "Nobody needs to decide anything, and meanwhile the bus you'd both meant to take has come and gone three times.",
    ],
  },
}
