import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioTaste: PairParagraphs = {
  Aries: {
    says: [
      "{partner} wants you, says so, and is back to being cheerful, and you're still holding the sentence up to the light.",
      "Your Venus in Scorpio believes in love that costs something and theirs in Aries believes in love that's right here.",
      'They spend fast.',
      "You put everything on one person, and it's a comfort that this one's feelings are all on their face.",
    ],
  },
  Taurus: {
    says: [
      "The two of you can stay in for three days and call it a date (your Venus in Scorpio, {partner}'s in Taurus).",
      'You want to be known to the bone and they want to be comfortable to it.',
      "You're the jealous one, you'd say.",
      "But you've seen what they do when somebody borrows the good pan, and you suspect that you're somewhere on the same list.",
    ],
  },
  Gemini: {
    says: [
      '{partner} flirts as other people hum, and you ask about the tune.',
      "With your Venus in Scorpio and theirs in Gemini, they're pleased by many and you by few.",
      "You think they can't love deeply, since they laugh through it.",
      "Then you come across everything you've ever told them about yourself, correctly remembered, in a joke that only two people alive could understand.",
    ],
  },
  Cancer: {
    says: [
      "You'd do anything for {partner}, and they'd have your supper warm afterward (your Venus in Scorpio, theirs in Cancer).",
      'Neither loves lightly or talks about it to others.',
      "Both of you save, since money means safety, and each knows where the other's is.",
      "What they can't quite learn is that your dark moods have nothing to do with how long you're staying.",
    ],
  },
  Leo: {
    says: [
      "{partner} would like to be loved in front of people, and you'd rather do it when they've gone.",
      'Your Venus in Scorpio shows itself to one person at a time, while theirs in Leo blooms with a few witnesses.',
      'You give a present with a meaning that only they could know.',
      "They'd love it even more with an audience, so you might hand it over before the last guest has quite left.",
    ],
  },
  Virgo: {
    says: [
      '{partner} is so modest about love that you can take it for a lack of interest and nearly leave them alone.',
      'Your Venus in Scorpio loves with its whole weight and theirs in Virgo with its full attention, which in the dark comes to much the same.',
      'You like that they notice.',
      "They're thrifty with words and you ration yours, so when one of you does say it, it stays said.",
    ],
  },
  Libra: {
    says: [
      "{partner} thinks that a lovely evening is love, and you think it's the waiting room.",
      'With your Venus in Scorpio and theirs in Libra, you want the person without the manners and they feel undressed without them.',
      'They give their charm away all night.',
      "You've noticed, though, that they never tell anyone but you what they thought of the evening, and how wicked they are about the soufflé.",
    ],
  },
  Scorpio: {
    says: [
      "You're each the other's one big extravagance (your Venus in Scorpio, {partner}'s in Scorpio too).",
      "There's nothing halfway in it.",
      'You both watch for the smallest cooling off, and since anyone watching looks cool, there can be weeks of two people in love looking like customs officers.',
      'It takes a silly afternoon to break it, on bumper cars, for instance, where both of you are merciless.',
    ],
  },
  Sagittarius: {
    says: [
      "{partner} loves you cheerfully, and you aren't sure that it counts.",
      'Your Venus in Scorpio trusts a feeling that costs something, and theirs in Sagittarius trusts one that makes people laugh.',
      "They'd like to take you along to everything.",
      "You'd like one place where nobody else is invited, and it surprises you both how easily they agree to it once it's been asked for.",
    ],
  },
  Capricorn: {
    says: [
      "Neither of you says it unless it can be relied on (your Venus in Scorpio, {partner}'s in Capricorn).",
      "You're careful with money and with who gets a set of spares.",
      "They don't do romance in public, and you don't trust the kind that's done there.",
      "What you'd like from them is a little abandon, and it's available, about as often as the good silver, and kept as well.",
    ],
  },
  Aquarius: {
    says: [
      "You'd give up everyone else for {partner}, and they'd say that seems excessive.",
      'Your Venus in Scorpio wants to be everything to one person and theirs in Aquarius wants to be honest with everyone.',
      'You feel the draft of all those friends.',
      "It can take you some time to understand that when they say there's nobody they'd rather talk to, they've weighed it up, and they mean among all the people living.",
    ],
  },
  Pisces: {
    says: [
      "{partner} gives without a limit, and you've always looked for somebody who would (your Venus in Scorpio, theirs in Pisces).",
      "They'll know what you need before you've admitted it.",
      "You'd like to be the only one, though, and they can't pass a stray.",
      "So you, the intense one, end up as the one who asks whether there's any money left for the weekend.",
    ],
  },
}
