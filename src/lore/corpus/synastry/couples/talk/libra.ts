import type { PairParagraphs } from '#lore/authored.ts'

export const libraTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} states an opinion, and you weigh it (your Mercury in Libra, theirs in Aries).',
      'They like getting a fair hearing, and you like knowing where they stand.',
      'They want a yes or a no, and you want to hear the other side first, which to them feels like an answer that never comes.',
    ],
    says: [
      'While you were coming to it, {partner} has said it for you in fewer words, less gently.',
      'With your Mercury in Libra and theirs in Aries, you think in pairs while they think of one thing.',
      "They ask which one you'd like.",
      "If you really don't know, the quickest method is to let them choose and watch your own face for disappointment.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} knows what they think, and you know what everyone thinks (your Mercury in Libra, theirs in Taurus).',
      'The two of you speak to each other calmly and with good manners.',
      'You want to talk it over once more when they have finished, and you say yes at times only because they sound so sure.',
    ],
    says: [
      '{partner} has had the same opinion for years, and you go around it like a tree.',
      'Your Mercury in Libra looks at a thing from all sides and theirs in Taurus sits down on one.',
      "It's restful to you to see someone not need a second view.",
      "You'd like them to ask for yours, though, and they do change their mind, provided that nobody's standing there looking reasonable.",
    ],
  },
  Gemini: {
    plain: [
      "Conversation comes easily to {partner} and to you, and it's half of what you like in each other (your Mercury in Libra, theirs in Gemini).",
      'The two of you can discuss anything without raising your voices.',
      'You both see more than one side, so a decision may need a deadline from outside.',
    ],
    says: [
      "The two of you could fill a train ride with the question of whether to take the train (your Mercury in Libra, {partner}'s in Gemini).",
      'They add and you balance.',
      'You both send messages the way other people send flowers.',
      "The things you don't like to say they turn into a joke for you, and whether it was delivered depends on how hard you both laughed.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} talks to be close and you talk to keep things fair (your Mercury in Libra, theirs in Cancer).',
      'You both choose your words with the other person in mind.',
      "They want you to take a side, namely theirs, and you can't help seeing the point of a person who isn't there.",
    ],
    says: [
      'You say it as nicely as it can be said, and {partner} hears that it had to be said nicely.',
      'With your Mercury in Libra and theirs in Cancer, you listen for fairness while they listen for fondness.',
      "They tell you about their day so that you'll be on their side.",
      "You tell them what the other person may have meant, and you're right, and it's a long evening.",
    ],
  },
  Leo: {
    plain: [
      '{partner} speaks with conviction and you speak with tact (your Mercury in Libra, theirs in Leo).',
      'You are a charming pair in any discussion.',
      'You agree with them to be nice, and they take it for agreement, until you do something else.',
    ],
    says: [
      '{partner} speaks first and you speak well, and your friends think that you agree (your Mercury in Libra, theirs in Leo).',
      'You do in part.',
      'You put the other part in the form of a question, so tactful that they answer it at length and feel confirmed.',
      "They'd be glad to know your actual opinion, and they'd prefer to hear it before the toast.",
    ],
  },
  Virgo: {
    plain: [
      "{partner} looks for what's correct and you look for what's fair (your Mercury in Libra, theirs in Virgo).",
      'They help you decide, and you help them say it so that people can bear it.',
      'They say that something is wrong, and you say that one could see it differently, which each of you finds a little dishonest or a little rude.',
    ],
    says: [
      'You ask {partner} how they liked it, and they tell you.',
      "With your Mercury in Libra and theirs in Virgo, you don't mind the facts, though you'd have taken them in another order.",
      'They edit what you write to other people.',
      'You soften what they write to other people, and between you there go out some of the best messages in town.',
    ],
  },
  Libra: {
    plain: [
      'You and {partner} both weigh your words and ask what the other one thinks (your Mercury in Libra, theirs in Libra too).',
      'Conversations are fair, friendly and rather long.',
      'It can be hard to find out what either of you wants, so the one who knows first should say so.',
    ],
    says: [
      "Each of you says that either way would be fine, and each has a favorite (your Mercury in Libra, {partner}'s in Libra too).",
      'You go on offering it to the other.',
      'The conversation is a delight, with nothing at the end of it to put on a calendar.',
      "Tossing a coin helps, chiefly because you both know, while it's in the air, what you're hoping.",
    ],
  },
  Scorpio: {
    plain: [
      'You say what can be said politely, and {partner} wants to know the rest (your Mercury in Libra, theirs in Scorpio).',
      "They ask what you would say if you weren't being fair.",
      "You find that alarming and give an honest answer, and they learn that a hard thing can be said so that it's heard.",
    ],
    says: [
      "{partner} wants to know what you'd say if you weren't being fair.",
      "It's an alarming question for your Mercury in Libra, and theirs in Scorpio asks it about once a week.",
      "Not just any view will do, because they want the one that's yours.",
      "It turns out that you've got one, sharper than theirs, and they keep it to themselves with a certain pride.",
    ],
  },
  Sagittarius: {
    plain: [
      'You choose words carefully, and {partner} uses the first ones (your Mercury in Libra, theirs in Sagittarius).',
      "You enjoy ideas, jokes and other people's stories together.",
      'But you wince at what they just said in company, and they wonder what you really think, since it was said so nicely.',
    ],
    says: [
      "{partner} says the thing you'd have said if you'd had four drinks.",
      'Your Mercury in Libra finds the form first and theirs in Sagittarius finds it later, if anyone has complained.',
      "You're forever explaining to people what they meant.",
      'They think it\'s the funniest thing about you, that you\'d ask "May I be honest?" and then be so polite.',
    ],
  },
  Capricorn: {
    plain: [
      'You talk a thing over, and {partner} decides it (your Mercury in Libra, theirs in Capricorn).',
      'You make their plans acceptable to people, and they make your talk lead somewhere.',
      'They take a friendly "maybe" for a yes, and you take a short answer for an unfriendly one.',
    ],
    says: [
      "You're still consulting, and {partner} has sent the deposit.",
      'With your Mercury in Libra and theirs in Capricorn, you decide by talking it over with everyone and they decide by looking at the numbers.',
      'Their messages could be telegrams.',
      'In your mind you put in the greeting that they left out, and on a good day you can hear that it was meant.',
    ],
  },
  Aquarius: {
    plain: [
      'Discussion is a pleasure to you and to {partner}, and neither takes it personally (your Mercury in Libra, theirs in Aquarius).',
      'You can disagree for an hour and be better friends.',
      'Feelings come up late in your talks, after all the reasons, though they were the reason.',
    ],
    says: [
      "You and {partner} can discuss whether a thing is right without once saying whether you'd like it.",
      "Your Mercury is in Libra and theirs is in Aquarius, so you're both good at seeing it from the outside.",
      'They come to a conclusion and stay there.',
      "You see the point of it while they're talking, and the next day you see the other one, so it helps to ask again on Thursday.",
    ],
  },
  Pisces: {
    plain: [
      'You put things kindly and {partner} puts them vaguely, so nobody gets hurt (your Mercury in Libra, theirs in Pisces).',
      "You understand each other's hesitations.",
      "An unpleasant subject can be postponed by both of you for a very long time, and it doesn't get smaller.",
    ],
    says: [
      "Nobody wants to say it first, and so it hangs in the air all evening (your Mercury in Libra, {partner}'s in Pisces).",
      'You put a thing so nicely that it disappears, and they put it so vaguely that it never arrives.',
      'What each would really like gets guessed, more or less.',
      'It works better than it should, and best when one of you gets up the nerve to name a time.',
    ],
  },
}
