import type { PairParagraphs } from '#lore/authored.ts'

export const libraTalk: PairParagraphs = {
  Aries: {
    says: [
      'While you were coming to it, {partner} has said it for you in fewer words, less gently.',
      'With your Mercury in Libra and theirs in Aries, you think in pairs while they think of one thing.',
      "They ask which one you'd like.",
      "If you really don't know, the quickest method is to let them choose and watch your own face for disappointment.",
    ],
  },
  Taurus: {
    says: [
      '{partner} has had the same opinion for years, and you go around it like a tree.',
      'Your Mercury in Libra looks at a thing from all sides and theirs in Taurus sits down on one.',
      "It's restful to you to see someone not need a second view.",
      "You'd like them to ask for yours, though, and they do change their mind, provided that nobody's standing there looking reasonable.",
    ],
  },
  Gemini: {
    says: [
      "The two of you could fill a train ride with the question of whether to take the train (your Mercury in Libra, {partner}'s in Gemini).",
      'They add and you balance.',
      'You both send messages the way other people send flowers.',
      "The things you don't like to say they turn into a joke for you, and whether it was delivered depends on how hard you both laughed.",
    ],
  },
  Cancer: {
    says: [
      'You say it as nicely as it can be said, and {partner} hears that it had to be said nicely.',
      'With your Mercury in Libra and theirs in Cancer, you listen for fairness while they listen for fondness.',
      "They tell you about their day so that you'll be on their side.",
      "You tell them what the other person may have meant, and you're right, and it's a long evening.",
    ],
  },
  Leo: {
    says: [
      '{partner} speaks first and you speak well, and your friends think that you agree (your Mercury in Libra, theirs in Leo).',
      'You do in part.',
      'You put the other part in the form of a question, so tactful that they answer it at length and feel confirmed.',
      "They'd be glad to know your actual opinion, and they'd prefer to hear it before the toast.",
    ],
  },
  Virgo: {
    says: [
      'You ask {partner} how they liked it, and they tell you.',
      "With your Mercury in Libra and theirs in Virgo, you don't mind the facts, though you'd have taken them in another order.",
      'They edit what you write to other people.',
      'You soften what they write to other people, and between you there go out some of the best messages in town.',
    ],
  },
  Libra: {
    says: [
      "Each of you says that either way would be fine, and each has a favorite (your Mercury in Libra, {partner}'s in Libra too).",
      'You go on offering it to the other.',
      'The conversation is a delight, with nothing at the end of it to put on a calendar.',
      "Tossing a coin helps, chiefly because you both know, while it's in the air, what you're hoping.",
    ],
  },
  Scorpio: {
    says: [
      "{partner} wants to know what you'd say if you weren't being fair.",
      "It's an alarming question for your Mercury in Libra, and theirs in Scorpio asks it about once a week.",
      "Not just any view will do, because they want the one that's yours.",
      "It turns out that you've got one, sharper than theirs, and they keep it to themselves with a certain pride.",
    ],
  },
  Sagittarius: {
    says: [
      "{partner} says the thing you'd have said if you'd had four drinks.",
      'Your Mercury in Libra finds the form first and theirs in Sagittarius finds it later, if anyone has complained.',
      "You're forever explaining to people what they meant.",
      'They think it\'s the funniest thing about you, that you\'d ask "May I be honest?" and then be so polite.',
    ],
  },
  Capricorn: {
    says: [
      "You're still consulting, and {partner} has sent the deposit.",
      'With your Mercury in Libra and theirs in Capricorn, you decide by talking it over with everyone and they decide by looking at the numbers.',
      'Their messages could be telegrams.',
      'In your mind you put in the greeting that they left out, and on a good day you can hear that it was meant.',
    ],
  },
  Aquarius: {
    says: [
      "You and {partner} can discuss whether a thing is right without once saying whether you'd like it.",
      "Your Mercury is in Libra and theirs is in Aquarius, so you're both good at seeing it from the outside.",
      'They come to a conclusion and stay there.',
      "You see the point of it while they're talking, and the next day you see the other one, so it helps to ask again on Thursday.",
    ],
  },
  Pisces: {
    says: [
      "Nobody wants to say it first, and so it hangs in the air all evening (your Mercury in Libra, {partner}'s in Pisces).",
      'You put a thing so nicely that it disappears, and they put it so vaguely that it never arrives.',
      'What each would really like gets guessed, more or less.',
      'It works better than it should, and best when one of you gets up the nerve to name a time.',
    ],
  },
}
