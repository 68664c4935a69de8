import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioTaste: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants it now and you want all of it (your Venus in Scorpio, theirs in Aries).',
      'The pull is strong on both sides and no one is half-hearted.',
      "They forget a hurt as soon as it's over and you don't, so you need to hear that they are serious, and they need to see that not every quarrel is a test.",
    ],
    says: [
      "{partner} wants you, says so, and is back to being cheerful, and you're still holding the sentence up to the light.",
      "Your Venus in Scorpio believes in love that costs something and theirs in Aries believes in love that's right here.",
      'They spend fast.',
      "You put everything on one person, and it's a comfort that this one's feelings are all on their face.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} wants peace in love and you want intensity (your Venus in Scorpio, theirs in Taurus).',
      'You are both loyal and a little possessive, and neither lets go.',
      'You test what they take for granted, and what calms you is simply that they are still there.',
    ],
    says: [
      "The two of you can stay in for three days and call it a date (your Venus in Scorpio, {partner}'s in Taurus).",
      'You want to be known to the bone and they want to be comfortable to it.',
      "You're the jealous one, you'd say.",
      "But you've seen what they do when somebody borrows the good pan, and you suspect that you're somewhere on the same list.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} keeps love light and you take it very seriously (your Venus in Scorpio, theirs in Gemini).',
      "You fascinate them, because there's always more to find out, and they can make you laugh about it.",
      'Their flirting is harmless to them and not to you, so you need to be told who counts.',
    ],
    says: [
      '{partner} flirts as other people hum, and you ask about the tune.',
      'With your Venus in Scorpio and theirs in Gemini, many people please them and few please you.',
      "You think they can't love deeply, since they laugh through it.",
      "Then you come across everything you've ever told them about yourself, correctly remembered, in a joke that only two people alive could understand.",
    ],
  },
  Cancer: {
    plain: [
      "Neither {partner} nor you loves by halves, and each of you feels what isn't said (your Venus in Scorpio, theirs in Cancer).",
      'There is great loyalty in it and very little small talk.',
      'They want to be held and you want to be sure, and a small coldness on either side is felt at once.',
    ],
    says: [
      "You'd do anything for {partner}, and they'd have your supper warm afterward (your Venus in Scorpio, theirs in Cancer).",
      'Neither loves lightly or talks about it to others.',
      "Both of you save, since money means safety, and each knows where the other's is.",
      "What they can't quite learn is that your dark moods have nothing to do with how long you're staying.",
    ],
  },
  Leo: {
    plain: [
      '{partner} loves in the open and you love in private (your Venus in Scorpio, theirs in Leo).',
      'Both of you want everything, and you both are proud.',
      "They would like you to show it, and you would like them to show it to nobody else, so each has to see that the other one isn't holding back.",
    ],
    says: [
      "{partner} would like to be loved in front of people, and you'd rather do it when they've gone.",
      'Your Venus in Scorpio shows itself to one person at a time, while theirs in Leo blooms with a few witnesses.',
      'You give a present with a meaning that only they could know.',
      "They'd love it even more with an audience, so you might hand it over before the last guest has quite left.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} loves carefully and you love without reserve (your Venus in Scorpio, theirs in Virgo).',
      'You are both slow to trust, and both notice everything.',
      'They can seem cool to you and you can seem too much to them, until each of you has seen how reliable the other one is.',
    ],
    says: [
      '{partner} is so modest about love that you can take it for a lack of interest and nearly leave them alone.',
      'Your Venus in Scorpio loves with its whole weight and theirs in Virgo with its full attention, which in the dark comes to much the same.',
      'You like that they notice.',
      "They're thrifty with words and you ration yours, so when one of you does say it, it stays said.",
    ],
  },
  Libra: {
    plain: [
      '{partner} likes love to be pleasant and you like it to be true (your Venus in Scorpio, theirs in Libra).',
      'You admire how they handle people, and they are drawn by how much you mean it.',
      'You go too deep for them at times, and they stay too much on the surface for you, and the talk that helps lies between.',
    ],
    says: [
      "{partner} thinks that a lovely evening is love, and you think it's the waiting room.",
      'With your Venus in Scorpio and theirs in Libra, you want the person without the manners and they feel undressed without them.',
      'They give their charm away all night.',
      "You've noticed, though, that they never tell anyone but you what they thought of the evening, and how wicked they are about the soufflé.",
    ],
  },
  Scorpio: {
    plain: [
      'You and {partner} both love completely and can tell when something is held back (your Venus in Scorpio, theirs in Scorpio too).',
      "It's loyal and private, and other people know little about it.",
      "Trust like that is hard to repair, so what you both have to practice is saying a hurt while it's small.",
    ],
    says: [
      "You're each the other's one big extravagance (your Venus in Scorpio, {partner}'s in Scorpio too).",
      "There's nothing halfway in it.",
      'You both watch for the smallest cooling off, and since anyone watching looks cool, there can be weeks of two people in love looking like customs officers.',
      'It takes a silly afternoon to break it, on bumper cars, for instance, where both of you are merciless.',
    ],
  },
  Sagittarius: {
    plain: [
      'You want all of a person and {partner} wants to be able to leave the room (your Venus in Scorpio, theirs in Sagittarius).',
      'They make love easier for you, and you show them that somebody can mean it.',
      'You hear a lack of feeling in their lightness, and they hear a cage in your seriousness.',
    ],
    says: [
      "{partner} loves you cheerfully, and you aren't sure that it counts.",
      'Your Venus in Scorpio trusts a feeling that costs something, and theirs in Sagittarius trusts one that makes people laugh.',
      "They'd like to take you along to everything.",
      "You'd like one place where nobody else is invited, and it surprises you both how easily they agree to it once it's been asked for.",
    ],
  },
  Capricorn: {
    plain: [
      'In love you are serious, and {partner} is no less so (your Venus in Scorpio, theirs in Capricorn).',
      'Neither of you says much, and both of you stay.',
      'You test whether they will stay, when they have already decided, and it would save you some trouble if they said so.',
    ],
    says: [
      "Neither of you says it unless it can be relied on (your Venus in Scorpio, {partner}'s in Capricorn).",
      "You're careful with money and with who gets a set of spares.",
      "They don't do romance in public, and you don't trust the kind that's done there.",
      "What you'd like from them is a little abandon, and it's available, about as often as the good silver, and kept as well.",
    ],
  },
  Aquarius: {
    plain: [
      'You love as if there were nobody else and {partner} loves with plenty of room (your Venus in Scorpio, theirs in Aquarius).',
      'You need to be close in order to feel it, and they need some distance.',
      "What they give is real, though it's cooler than you would like, and it helps you to hear that and them not to be asked every day.",
    ],
    says: [
      "You'd give up everyone else for {partner}, and they'd say that seems excessive.",
      'Your Venus in Scorpio wants to be everything to one person and theirs in Aquarius wants to be honest with everyone.',
      'You feel the draft of all those friends.',
      "It can take you some time to understand that when they say there's nobody they'd rather talk to, they've weighed it up, and they mean among all the people living.",
    ],
  },
  Pisces: {
    plain: [
      'Love, with you and with {partner}, goes deep at once (your Venus in Scorpio, theirs in Pisces).',
      "They soften you as few people can, and you give them something that doesn't move.",
      'You hold on and they slip away for a while, and you do best to believe that they are coming back.',
    ],
    says: [
      "{partner} gives without a limit, and you've always looked for somebody who would (your Venus in Scorpio, theirs in Pisces).",
      "They'll know what you need before you've admitted it.",
      "You'd like to be the only one, though, and they can't pass a stray.",
      "So you, the intense one, end up as the one who asks whether there's any money left for the weekend.",
    ],
  },
}
