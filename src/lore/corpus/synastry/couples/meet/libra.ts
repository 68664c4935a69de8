import type { PairParagraphs } from '#lore/authored.ts'

export const libraMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} goes after what they want and you consider what everyone wants (your Sun in Libra, theirs in Aries).',
      'On the whole, each has what the other one lacks, so the attraction is strong.',
      'They can seem selfish to you and you can seem undecided to them, and you both learn a good deal if you stay.',
    ],
    says: [
      "{partner} wants to know at once what you want, and you discover that it's a question you seldom get.",
      'Your Sun in Libra sets its course by other people, and theirs in Aries comes at you from the opposite sign with no course but its own.',
      'You like how simple everything is for an hour.',
      'They like your grace and they believe your yes, including the one that you meant as a maybe.',
    ],
  },
  Taurus: {
    plain: [
      '{partner} knows what they like, and you know what others like (your Sun in Libra, theirs in Taurus).',
      'You both care how things look and feel, so an evening is easily pleasant.',
      'You ask and they decide, which suits you both until you notice that you have agreed to everything.',
    ],
    says: [
      "You notice {partner}'s shoes while they're noticing your voice.",
      'Your Sun is in Libra and theirs is in Taurus, and either of you would cross a street for something well made.',
      "You've got the talk and they've got the patience.",
      "They take it that you're being charming to them on purpose, and you're charming on principle, so you may need to say that in this case it's both.",
    ],
  },
  Gemini: {
    plain: [
      "People are what {partner} likes best, and you like them too, so you're a sociable pair (your Sun in Libra, theirs in Gemini).",
      'The two of you get along so easily that neither is sure if it means anything.',
      'They say what occurs to them and you say what will please, and a decision can take the two of you all day.',
    ],
    says: [
      '{partner} can make you laugh at the wrong moment of something solemn, and you pay them back at the next one.',
      'With your Sun in Libra and theirs in Gemini, neither likes a heavy hand.',
      'They never press you to decide.',
      "It can come out late that they'd been waiting for a decision, as you had, and that you'd each thought the other was the bold one.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} trusts a few people and you get along with everyone (your Sun in Libra, theirs in Cancer).',
      'They like your tact, and you are glad that they mean what they feel.',
      'They wonder if you are as nice to everybody, and you wonder what you did wrong when they withdraw.',
    ],
    says: [
      '{partner} cooks for you in order to learn something about you, and you praise every dish equally.',
      "Your Libra Sun doesn't like to hurt a host, and their Cancer Sun can taste the difference.",
      'They like how you put the other guests at ease.',
      "It's when you're tired and admit that you'd honestly prefer toast that they feel they've met you.",
    ],
  },
  Leo: {
    plain: [
      '{partner} has presence and you have style, and you like to be seen together (your Sun in Libra, theirs in Leo).',
      'You make it easy for people to like them, and they make it easy for you to have an opinion.',
      'You agree out of kindness, and they would rather be contradicted than humored.',
    ],
    says: [
      "You know what people would like to hear, and in {partner}'s case you also believe it (your Sun in Libra, theirs in Leo).",
      'So for once the compliment costs you nothing.',
      'They sit up straighter near you and you talk less about everybody else.',
      "You're used to spreading it around, and each time you do they send you a look across the room that's easy to read.",
    ],
  },
  Virgo: {
    plain: [
      "{partner} says what's true and you say what's kind (your Sun in Libra, theirs in Virgo).",
      'You smooth their way with people, and they tell you what nobody else would.',
      'It goes well when they put it gently and you say only what you mean.',
    ],
    says: [
      "{partner} is the first to tell you that the haircut doesn't suit you, and you trust them from then on.",
      'Your Sun is in Libra, theirs is in Virgo, and you know a great deal about niceness, much of it your own.',
      "They like how you smooth things for people who don't know that they're being smoothed.",
      "You wish they'd say it more kindly, and they already thought they had.",
    ],
  },
  Libra: {
    plain: [
      "You and {partner} are so considerate that it's hard to say who wanted what (your Sun in Libra, theirs in Libra too).",
      "It's pleasant for both of you and for everybody nearby.",
      'Sooner or later one of you has to have a preference, and the other one is likely to find it attractive.',
    ],
    says: [
      "After you, no, after you (your Sun in Libra, {partner}'s in Libra too).",
      "You're a lovely couple before you're a couple at all, and people assume it for months.",
      "Each of you can tell what the other would like and offers it, so nobody has yet said what they'd like themselves.",
      "A friend who's had enough may have to book the table, and then you'll both say it's perfect.",
    ],
  },
  Scorpio: {
    plain: [
      'You want to get along and {partner} wants to get to the bottom of things (your Sun in Libra, theirs in Scorpio).',
      'They ask you what you really think, and hardly anyone does.',
      'You are kind where they expected a fight, and that gets further with them than honesty would.',
    ],
    says: [
      "{partner} asks what you really think, and then waits, in a silence that you don't know how to decorate.",
      "With your Sun in Libra you've got a good answer for everyone, and theirs in Scorpio wants the one you don't give out.",
      "You find that you have it, and it's a thrill.",
      "They may go on supposing that your pleasantness hides something, and sometimes all it hides is that you'd like to go home.",
    ],
  },
  Sagittarius: {
    plain: [
      'You weigh a thing and {partner} says it outright (your Sun in Libra, theirs in Sagittarius).',
      'They amuse you, and you make their frankness sound better than it was.',
      'You are slow to say where you would rather not go, since they already have the tickets.',
    ],
    says: [
      '{partner} says something outrageous to your most proper friend and gets a laugh, and you wonder whether manners are everything.',
      'Your Sun in Libra chooses its words and theirs in Sagittarius finds out afterward which ones it used.',
      'They like that you bring out their better side.',
      "You like that they mean no harm, and it takes practice to see that a plain remark of theirs wasn't aimed at you.",
    ],
  },
  Capricorn: {
    tags: { you: ['outgoing'], partner: ['reserved'] },
    plain: [
      'You win people over and {partner} earns their trust (your Sun in Libra, theirs in Capricorn).',
      'You find them severe and then notice how fair they are.',
      'They find you light and then notice how much work it is to make things easy for everybody.',
    ],
    says: [
      '{partner} says little, and you do the talking for both of you (your Sun in Libra, theirs in Capricorn).',
      'You get people to want a thing and they get it to happen.',
      "At first they can't believe that somebody so agreeable is serious, and you can't believe that somebody so serious is having a good time.",
      'Both opinions change when you each catch the other quietly making sure that a stranger gets home.',
    ],
  },
  Aquarius: {
    plain: [
      "Fairness matters to you, and it matters to {partner}, and you like each other's friends (your Sun in Libra, theirs in Aquarius).",
      "It's easy to talk, and nobody is possessive.",
      'You would like to be a couple, while they would like to see what happens, and romance is what you may both forget to mention.',
    ],
    says: [
      'The conversation is so good that it seems a shame to interrupt it with anything personal.',
      "Your Sun in Libra and {partner}'s in Aquarius both like people in general, and you were well into friendship before one of you remarked on the other's hands.",
      "You're drawn to how little they need approval.",
      "They like that you listen to all sides, and wish you'd tell them, some night, which one you're on.",
    ],
  },
  Pisces: {
    plain: [
      'You please people and {partner} feels for them, so it begins very gently (your Sun in Libra, theirs in Pisces).',
      'Neither of you would say anything to spoil it.',
      'You like their understanding, and they like how you make the world more beautiful, but who wants what can stay open for a long time.',
    ],
    says: [
      "You'd be hard pressed to say whose idea any of it was, since you're both so obliging (your Sun in Libra, {partner}'s in Pisces).",
      'They sense a wish and you phrase it.',
      "You find them beautiful in a way that isn't arranged, and they find you beautiful in a way that is.",
      "You can stand in front of three restaurants being considerate until you're both too hungry to be.",
    ],
  },
}
