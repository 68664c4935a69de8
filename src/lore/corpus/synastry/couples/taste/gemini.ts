import type { PairParagraphs } from '#lore/authored.ts'

export const geminiTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} flirts by daring, and you flirt by getting it into words (your Venus in Gemini, theirs in Aries).',
      "Neither you nor {partner} likes to do the same thing twice, so you're seldom bored.",
      "They're all in within the hour, when you would still like to know what else there is.",
      'What they say plainly, you say well, and both get to them and to you.',
    ],
    says: [
      '{partner} wants you now and you want to hear about it first.',
      "Your Venus in Gemini is won by what's said and theirs in Aries by what's done, so they've sometimes crossed the room while you were still enjoying the approach.",
      'They keep you from getting bored, which few people can.',
      "You keep them guessing, which they'd say they hate, and they come over every time to ask.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} loves by touch and by staying, and you love by talking and being curious (your Venus in Gemini, theirs in Taurus).',
      'You want to hear about it, and they want to have it.',
      'They may find you restless, and you may find them a little sleepy.',
      'What they give is a warm place to come back to, and what you give is a reason to have stayed up.',
    ],
    says: [
      "You'd like to try the new place and {partner} would like the usual, with you in it.",
      'With your Venus in Gemini and theirs in Taurus, you collect experiences and they collect evenings.',
      "They're in no hurry to be amused.",
      "Their hand on your back says the same thing it said last week, and you, who get tired of most sentences, have noticed that you aren't tired of that one.",
    ],
  },
  Gemini: {
    plain: [
      'You and {partner} love with your heads first, and the flirting never quite stops (your Venus in Gemini, theirs in Gemini too).',
      "You both like variety, and you both get it from the same person as long as there's talk.",
      'Neither of you is heavy, and neither of you is easy to pin down.',
      'What can be missing is the moment when somebody stops being funny and simply says it.',
    ],
    says: [
      "You read to each other out of menus and ads (your Venus in Gemini, {partner}'s in Gemini too).",
      "It's all flirting, including the crossword.",
      'Neither needs the evening to be expensive, so long as there are two places to go.',
      'You\'re both so good at keeping it light that "I love you" can slip by in a subordinate clause while the subject moves on.',
    ],
  },
  Cancer: {
    plain: [
      'You give attention, and {partner} gives care (your Venus in Gemini, theirs in Cancer).',
      "You tell them that they're funny, and they had hoped to hear that they had been missed.",
      'Dates slip your mind, and they remember every one and say nothing.',
      'What keeps both of you in it is that you make them laugh and that they make it safe to come home with nothing to say.',
    ],
    says: [
      "You tell {partner} they're funny, and they'd hoped to hear that you missed them.",
      'Your Venus is in Gemini and theirs is in Cancer, so you give your affection in the form of attention, while theirs comes as care.',
      'You forget dates.',
      "They don't, and they say nothing, and a day later you learn from a certain quiet that there was one.",
      'Pancakes help.',
    ],
  },
  Leo: {
    plain: [
      'You flirt with words, and {partner} loves in the grand style (your Venus in Gemini, theirs in Leo).',
      'You make them sound wonderful, and they make it come true.',
      "They want to be the only one, and you're nice to a number of people.",
      "It's settled with a bit of public devotion from you, which costs you nothing and means a great deal to them.",
    ],
    says: [
      '{partner} does love romantically and you do it wittily, and luckily they laugh (your Venus in Gemini, theirs in Leo).',
      'You love to be dazzled and they love to dazzle.',
      'They spend too much and you spend on too many things.',
      "Since you tease by instinct, the sincere compliment comes harder to you, and it's odd how a person so well dressed will wait all evening for one plain word.",
    ],
  },
  Virgo: {
    plain: [
      'You love by amusing, and {partner} loves by being of use (your Venus in Gemini, theirs in Virgo).',
      'You talk a good deal, and you both know a good deal.',
      'They take to heart what you said in passing.',
      'You overlook what they did in silence, and one message that mentions it is worth more to them than ten that are funny.',
    ],
    says: [
      'You can flirt for hours about a point of grammar, you two.',
      "Your Venus is in Gemini and {partner}'s is in Virgo, and you're both won over by how somebody thinks.",
      'You like to sample and they like to get it right.',
      "They'd never tell you that they found your cousin dull, but they sat next to this cousin all night so that you wouldn't have to, and that was a valentine.",
    ],
  },
  Libra: {
    plain: [
      'You and {partner} are both charming in love, and you charm each other (your Venus in Gemini, theirs in Libra).',
      "It stays light, and it's pleasant to be near.",
      "You want news, and they want harmony, so a quarrel gets talked away before it's had.",
      'What neither of you does is insist, and sometimes they would like to be insisted on.',
    ],
    says: [
      "It's charming at your table and there's usually an extra guest (your Venus in Gemini, {partner}'s in Libra).",
      'What you both like is talk and being liked.',
      'They want to be a couple in everything, down to the postcard that you both sign.',
      "You'd rather write your own and tell them what was in it, and they sign that one as well, in the margin, with love.",
    ],
  },
  Scorpio: {
    plain: [
      'You keep it light, and {partner} means it to the bone (your Venus in Gemini, theirs in Scorpio).',
      'You may flirt with anyone, and they see it from across the room.',
      'What fascinates you is how much there is, and what eases them is that you can laugh about it.',
      "They need to be told that it's serious, and you need to be told that it may also be fun.",
    ],
    says: [
      'You find many people attractive to talk to and {partner} finds you attractive, period.',
      'Your Venus in Gemini is curious and theirs in Scorpio is exclusive, so what was to you a nice chat on a train is to them a subject.',
      'They never get tired of learning you.',
      'You, who generally leave when it gets heavy, keep turning around to see what they were going to say.',
    ],
  },
  Sagittarius: {
    plain: [
      'You fall for how a person puts it, and {partner} falls for what a person believes (your Venus in Gemini, theirs in Sagittarius).',
      'Neither of you cares to be held to a plan.',
      'They state it at full strength, and you answer with a joke.',
      'The joke means more than it seems, and they come to hear that, because the more you feel the better it gets.',
    ],
    says: [
      "You'd both sooner do something than own something (your Venus in Gemini, {partner}'s in Sagittarius).",
      'They love the big trip and you love the odd little museum on the way.',
      "They'll tell a whole party that they adore you, in general terms.",
      "You could tell them precisely why you adore them, and because it's true you leave it at a joke.",
    ],
  },
  Capricorn: {
    plain: [
      'You love in words, and {partner} loves in deeds (your Venus in Gemini, theirs in Capricorn).',
      'So you say more than they need, and they say less than you would like.',
      'They think about years, and you think about Saturday.',
      "If they put it into one sentence now and then, and if you turn up when it's raining, neither has anything to complain of.",
    ],
    says: [
      "{partner} shows affection by booking the dentist for you, and it's a while before you can see the romance.",
      "Your Venus in Gemini likes to be courted in words, and theirs in Capricorn doesn't trust them.",
      'They invest and you browse.',
      "You know how to make them laugh at their own solemn face, and for that they'd hand over all they've got, in sensible installments.",
    ],
  },
  Aquarius: {
    plain: [
      'You and {partner} both love somebody they can talk to and both dislike a scene (your Venus in Gemini, theirs in Aquarius).',
      "It's friendship with something added.",
      'You need more contact in a day, and they need more silence in a week.',
      'What both of you trust is a mind, and either of you can be jealous of a conversation that was had elsewhere.',
    ],
    says: [
      "Love, for both of you, is finding that somebody's still interesting (your Venus in Gemini, {partner}'s in Aquarius).",
      'You spend on gadgets and on getting in somewhere, and neither clings.',
      'To others it looks more like a friendship.',
      'Even you two can forget to touch for a day or so, until one looks up and says "Come here," as if it were an idea.',
    ],
  },
  Pisces: {
    plain: [
      'You want to be amused, and {partner} wants to be moved (your Venus in Gemini, theirs in Pisces).',
      'You make them laugh, and they make you forget what the next line was.',
      'They hear a tone in a message that you had only typed.',
      "It's good for them to be told what was meant, and good for you to mean it for a whole evening.",
    ],
    says: [
      "{partner} can be made happy with a single look, and you can't leave it at a look.",
      "With your Venus in Gemini and theirs in Pisces, you're delighted by what they say and they're moved by what you didn't.",
      'They spend out of pity, and you spend out of curiosity.',
      "You make a joke at the tender moment to see if it'll hold, and it holds, though they wait a second before they laugh.",
    ],
  },
}
