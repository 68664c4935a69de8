import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioWith: PairParagraphs = {
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
      "{partner} flirts as other people hum, and you've asked about the tune.",
      "With your Venus in Scorpio and theirs in Gemini, they're pleased by many and you by few.",
      "You think they can't love deeply, since they laugh through it.",
      "Then you come across everything you've ever told them about yourself, correctly remembered, in a joke that only two people alive could understand.",
    ],
  },
  Cancer: {
    says: [
      "You'd go through fire for {partner} and they'd have your supper warm afterward (your Venus in Scorpio, theirs in Cancer).",
      'Neither loves lightly or tells the neighbors.',
      "Money is for safety, with both of you, and you each know where the other's is.",
      "You'd like them to be a little less afraid of your moods, which they take for a change in the lease.",
    ],
  },
  Leo: {
    says: [
      '{partner} wants to be loved like a sunrise and you love like a tide.',
      'Your Venus in Scorpio shows itself to one person with the lights off, and theirs in Leo would enjoy some lights.',
      'You give a present that means something only to them.',
      "They'd love it, and they'd have loved it even more with people there, so you're learning to hand it over before the guests have quite gone.",
    ],
  },
  Virgo: {
    says: [
      '{partner} is so modest about love that you took it for a lack of interest and nearly left them in peace.',
      'Your Venus in Scorpio loves with its whole weight and theirs in Virgo with its full attention, and in the dark that comes to much the same.',
      'You like that they notice.',
      "They're thrifty with words and you ration yours, so on the day that one of you says it, it's been said.",
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
      "{partner} loves you out loud and on the run, and you'd like to be loved in one spot.",
      'Your Venus is in Scorpio, theirs in Sagittarius.',
      "You can't quite believe a feeling that has so much fun.",
      "They can't believe one that has so little, and they take you up a hill, and you take them to bed, and each of you privately puts it down as a conversion.",
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
      "{partner} loves without a floor, and you've been looking for the deep end all your life (your Venus in Scorpio, theirs in Pisces).",
      "They'll give you whatever you need before you've admitted it.",
      "You'd like to be the only one, and they can't pass a stray.",
      "You've never quite gotten over how, of two such people, it's you who turned out to be the one with the practical questions.",
    ],
  },
}
