import type { PairParagraphs } from '#lore/authored.ts'

export const libraMeet: PairParagraphs = {
  Aries: {
    says: [
      "{partner} wants to know at once what you want, and you discover that it's a question you seldom get.",
      'Your Sun in Libra sets its course by other people, and theirs in Aries comes at you from the opposite sign with no course but its own.',
      'You like how simple everything is for an hour.',
      'They like your grace and they believe your yes, including the one that you meant as a maybe.',
    ],
  },
  Taurus: {
    says: [
      "You notice {partner}'s shoes while they're noticing your voice.",
      'Your Sun is in Libra and theirs is in Taurus, and either of you would cross a street for something well made.',
      "You've got the talk and they've got the patience.",
      "They take it that you're being charming to them on purpose, and you're charming on principle, so you may need to say that in this case it's both.",
    ],
  },
  Gemini: {
    says: [
      '{partner} can make you laugh at the wrong moment of something solemn, and you pay them back at the next one.',
      'With your Sun in Libra and theirs in Gemini, neither likes a heavy hand.',
      'They never press you to decide.',
      "It can come out late that they'd been waiting for a decision, as you had, and that you'd each thought the other was the bold one.",
    ],
  },
  Cancer: {
    says: [
      '{partner} cooks for you in order to learn something about you, and you praise every dish equally.',
      "Your Libra Sun doesn't like to hurt a host, and their Cancer Sun can taste the difference.",
      'They like how you put the other guests at ease.',
      "It's when you're tired and admit that you'd honestly prefer toast that they feel they've met you.",
    ],
  },
  Leo: {
    says: [
      "You know what people would like to hear, and in {partner}'s case you also believe it (your Sun in Libra, theirs in Leo).",
      'So for once the compliment costs you nothing.',
      'They sit up straighter near you and you talk less about everybody else.',
      "You're used to spreading it around, and each time you do they send you a look across the room that's easy to read.",
    ],
  },
  Virgo: {
    says: [
      "{partner} is the first to tell you that the haircut doesn't suit you, and you trust them from then on.",
      'Your Sun is in Libra, theirs is in Virgo, and you know a great deal about niceness, much of it your own.',
      "They like how you smooth things for people who don't know that they're being smoothed.",
      "You wish they'd say it more kindly, and they already thought they had.",
    ],
  },
  Libra: {
    says: [
      "After you, no, after you (your Sun in Libra, {partner}'s in Libra too).",
      "You're a lovely couple before you're a couple at all, and people assume it for months.",
      "Each of you can tell what the other would like and offers it, so nobody has yet said what they'd like themselves.",
      "A friend who's had enough may have to book the table, and then you'll both say it's perfect.",
    ],
  },
  Scorpio: {
    says: [
      "{partner} asks what you really think, and then waits, in a silence that you don't know how to decorate.",
      "With your Sun in Libra you've got a good answer for everyone, and theirs in Scorpio wants the one you don't give out.",
      "You find that you have it, and it's a thrill.",
      "They may go on supposing that your pleasantness hides something, and sometimes all it hides is that you'd like to go home.",
    ],
  },
  Sagittarius: {
    says: [
      '{partner} says something outrageous to your most proper friend and gets a laugh, and you wonder whether manners are everything.',
      'Your Sun in Libra chooses its words and theirs in Sagittarius finds out afterward which ones it used.',
      'They like that you bring out their better side.',
      "You like that they mean no harm, and it takes practice to see that a plain remark of theirs wasn't aimed at you.",
    ],
  },
  Capricorn: {
    says: [
      '{partner} says little, and you do the talking for both of you (your Sun in Libra, theirs in Capricorn).',
      'You get people to want a thing and they get it to happen.',
      "At first they can't believe that somebody so agreeable is serious, and you can't believe that somebody so serious is having a good time.",
      'Both opinions change when you each catch the other quietly making sure that a stranger gets home.',
    ],
  },
  Aquarius: {
    says: [
      'The conversation is so good that it seems a shame to interrupt it with anything personal.',
      "Your Sun in Libra and {partner}'s in Aquarius both like people in general, and you were well into friendship before one of you remarked on the other's hands.",
      "You're drawn to how little they need approval.",
      "They like that you listen to all sides, and wish you'd tell them, some night, which one you're on.",
    ],
  },
  Pisces: {
    says: [
      "You'd be hard pressed to say whose idea any of it was, since you're both so obliging (your Sun in Libra, {partner}'s in Pisces).",
      'They sense a wish and you phrase it.',
      "You find them beautiful in a way that isn't arranged, and they find you beautiful in a way that is.",
      "You can stand in front of three restaurants being considerate until you're both too hungry to be.",
    ],
  },
}
