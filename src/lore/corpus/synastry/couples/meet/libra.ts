import type { PairParagraphs } from '#lore/authored.ts'

export const libraMeet: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} goes after what they want, and you consider what everyone wants (your Sun in Libra, theirs in Aries).',
      'So they seem selfish for a minute, and you seem vague.',
      'Then you find out how restful it is when somebody says it, and they find out how far a friendly word gets.',
      'It is an attraction of opposites, and it lasts as long as each can stand to be balanced.',
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
      "{partner} knows what they like, and you know what's liked (your Sun in Libra, theirs in Taurus).",
      'The two of you and {partner} both care how things look and feel, so an evening is easily pleasant.',
      'You ask, and they decide, and that suits both until you notice having agreed to everything.',
      "They take tact for agreement, and it's a compliment to you to be asked again.",
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
      "{partner} and you're both good company, and with each other you don't have to work at it (your Sun in Libra, theirs in Gemini).",
      "It's so easy that neither one of you is sure if it means anything.",
      "They're curious about you, and you're charming to them, as both of you are with nearly everyone.",
      'The difference is that the two of you both keep turning up.',
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
      '{partner} trusts a few, and you get along with everyone (your Sun in Libra, theirs in Cancer).',
      'So you seem a little smooth to them, and they seem a little moody to you.',
      'What you like is that they mean it.',
      "What they like is how you make a hard moment easier, and the question is only whether you will also be there for one that can't be made easy.",
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
      '{partner} has presence, and you have style, and you enjoy being seen together (your Sun in Libra, theirs in Leo).',
      'You make it easy for them to be liked.',
      'They make it easy for you to have an opinion, by having one first.',
      'What they may overlook is that you agreed out of kindness, and you may overlook that they would rather be contradicted than humored.',
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
      "{partner} says what's true, and you say what's kind (your Sun in Libra, theirs in Virgo).",
      "They're the one who tells you that the shirt doesn't suit you, and you trust them from then on.",
      'You smooth the way for them with people whom they had frightened.',
      'Honest and pleasant are a good pair, once they soften the first sentence and you mean the last one.',
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
      'Each of you knows how to be charming, and each knows what it covers.',
      "Sooner or later somebody has to have a preference, and you'd both be surprised how attractive it is.",
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
      'You want to get along, and {partner} wants to get to the bottom of it (your Sun in Libra, theirs in Scorpio).',
      'They ask what you really think, and hardly anyone does.',
      "It's alarming to you and it's flattering.",
      "You're kind where they expected a fight, and that gets further with them than any amount of honesty.",
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
      'You weigh a thing, and {partner} says it (your Sun in Libra, theirs in Sagittarius).',
      "They're frank with you, in company, and you make it sound better than it was.",
      "It's light and friendly, and you both like a good evening.",
      "What you may be slow to say is where you would rather not go, since they're already holding the tickets.",
    ],
    says: [
      '{partner} says something outrageous to your most proper friend and gets a laugh, and you wonder whether manners are everything.',
      'Your Sun in Libra chooses its words and theirs in Sagittarius finds out afterward which ones it used.',
      'They like that you bring out their better side.',
      "You like that they mean no harm, and it takes practice to see that a plain remark of theirs wasn't aimed at you.",
    ],
  },
  Capricorn: {
    plain: [
      'You win people over, and {partner} earns their trust (your Sun in Libra, theirs in Capricorn).',
      "You think that they're severe, and then notice how fair they are.",
      "They think that you're light, and then notice how much work it is to make things that easy.",
      'You respect each other, and affection comes in by that door.',
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
      "You and {partner} both believe in fairness and in leaving people alone, and you like each other's friends (your Sun in Libra, theirs in Aquarius).",
      "You would like to be two, and they would like to be free, and to begin with it's no contradiction.",
      'They say the odd thing and you find the place for it.',
      'Romance is what you may both forget to mention, out of tact.',
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
      'You please people, and {partner} feels for them, so it begins very gently (your Sun in Libra, theirs in Pisces).',
      'Neither of you would say anything to spoil it.',
      'You like how they understand a thing without a reason, and they like how you make the world a little more beautiful.',
      "Who wants what stays open, and it's usually a third person who asks.",
    ],
    says: [
      "You'd be hard pressed to say whose idea any of it was, since you're both so obliging (your Sun in Libra, {partner}'s in Pisces).",
      'They sense a wish and you phrase it.',
      "You find them beautiful in a way that isn't arranged, and they find you beautiful in a way that is.",
      "You can stand in front of three restaurants being considerate until you're both too hungry to be.",
    ],
  },
}
