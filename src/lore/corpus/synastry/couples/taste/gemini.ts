import type { PairParagraphs } from '#lore/authored.ts'

export const geminiTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} flirts by daring and you flirt by talking (your Venus in Gemini, theirs in Aries).',
      'It seldom gets dull, because they will try whatever you think of.',
      'They are sure within the hour, though, and you would still like to look around, which can feel to them like a lack of interest.',
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
      'You keep them amused, and with them you come to rest.',
      'They can find you restless and you can find them slow, and each needs to know that the other one means it.',
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
      'You and {partner} both love with your heads first, and the flirting never quite stops (your Venus in Gemini, theirs in Gemini too).',
      'Both of you like variety and find a good deal of it in each other.',
      'What can be missing is the moment when somebody stops being funny and says that it matters.',
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
      'You show affection by paying attention and {partner} shows it by taking care (your Venus in Gemini, theirs in Cancer).',
      'You make them laugh, and with them you can come home and say nothing.',
      "They remember every date and hope that you will too, and it's better to remind you than to wait.",
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
      'You flirt in words and {partner} loves in the grand style (your Venus in Gemini, theirs in Leo).',
      'You say what is wonderful about them, and they live up to it.',
      'They want to be the only one, and you are friendly with a number of people, so a little public devotion from you settles a lot.',
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
      'You love by amusing and {partner} loves by being of use (your Venus in Gemini, theirs in Virgo).',
      'Both of you are curious and like to talk things over.',
      "They take to heart what you said in passing, and you overlook what they do without a word, so it's worth thanking them for exactly that.",
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
      'Charm comes easily to you and to {partner}, and you use it on each other (your Venus in Gemini, theirs in Libra).',
      "It stays light and pleasant, and you're good company as a pair.",
      'A quarrel tends to get talked away before anybody has had it, and now and then one of you would like to be insisted on.',
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
      'You keep love light and {partner} takes it very seriously (your Venus in Gemini, theirs in Scorpio).',
      "They fascinate you, because there's always more to find out, and you can make them laugh about it.",
      'Your flirting is harmless to you and not to them, so they need to be told who counts.',
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
      'You fall for how a person says things, and {partner} falls for what a person believes (your Venus in Gemini, theirs in Sagittarius).',
      'Both of you like freedom, travel and a good story.',
      'Neither likes to be tied to a plan, and they want to hear the truth at moments when you would rather joke.',
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
      'You love in words and {partner} loves in deeds (your Venus in Gemini, theirs in Capricorn).',
      'You cheer them up, and they give you something to rely on.',
      'But you say more than they need and they say less than you would like, so one plain sentence from them and one kept promise from you go a long way.',
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
      "Somebody to talk to is what attracts you, and it's what attracts {partner} too (your Venus in Gemini, theirs in Aquarius).",
      "It's a friendship with something added, and nobody likes a scene.",
      'You want more contact in a day and they want more silence, and neither says so until somebody feels left out.',
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
      'You want to be amused and {partner} wants to be moved (your Venus in Gemini, theirs in Pisces).',
      'You make them laugh, and they bring out a softer side of you.',
      'They hear a tone in things that you only said, and it helps when you explain and when they ask before being hurt.',
    ],
    says: [
      "{partner} can be made happy with a single look, and you can't leave it at a look.",
      "With your Venus in Gemini and theirs in Pisces, you're delighted by what they say and they're moved by what you didn't.",
      'They spend out of pity, and you spend out of curiosity.',
      "You make a joke at the tender moment to see if it'll hold, and it holds, though they wait a second before they laugh.",
    ],
  },
}
