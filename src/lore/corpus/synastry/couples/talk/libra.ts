import type { PairParagraphs } from '#lore/authored.ts'

export const libraTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} says yes or no, and you say on the one hand (your Mercury in Libra, theirs in Aries).',
      'They get impatient, and you get more balanced.',
      'What they think of as honest, you think of as unfinished.',
      "Still, you've talked them out of several things that would have been regretted, and they've got you to decide by Friday.",
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
      '{partner} knows what they think, and you know what could be said on both sides (your Mercury in Libra, theirs in Taurus).',
      "You ask for an opinion, and they give one, and it isn't what you wanted to hear.",
      'Both of you are polite, so it goes on for a while.',
      "What you're looking for is a talk about it, and what they're looking for is an end to one.",
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
      'You and {partner} both enjoy a conversation for its own sake (your Mercury in Libra, theirs in Gemini).',
      'It is easy, and it goes in all directions, and nobody is contradicted for long.',
      'They change sides for fun, and you change sides out of fairness.',
      'By the end it can be hard to tell what either of the two of you thinks, and somebody will have to be asked twice.',
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
      '{partner} wants to know how it felt, and you want to know how it looks from the other side (your Mercury in Libra, theirs in Cancer).',
      'They tell you of a hurt, and you see the point of the person who did it.',
      "That's fair, and it's the last thing that they need.",
      'If you take their side for ten minutes, they come to the fair view without being led.',
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
      '{partner} speaks for effect, and you speak for balance (your Mercury in Libra, theirs in Leo).',
      'It is agreeable to listen to you two.',
      'You tone down what they said, and they give some color to what you said.',
      'What you really think tends to come last, and they could ask for it first.',
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
      "{partner} looks for what's correct, and you look for what's fair (your Mercury in Libra, theirs in Virgo).",
      "They say that it's wrong, and you say that one could see it that way.",
      "You would like them to begin with what's good, and they would like you to end with a decision.",
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
      'You and {partner} both ask what the other one thinks (your Mercury in Libra, theirs in Libra too).',
      "It's courteous and it's slow, and each of you says that either way would be fine.",
      'You both have a favorite, though, and each goes on offering it to the other.',
      "Tossing a coin helps, because while it's in the air you both know what you hope.",
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
      "You say what will do, and {partner} wants what's true (your Mercury in Libra, theirs in Scorpio).",
      "They ask you what you would say if you weren't being fair.",
      "It's an alarming question, and there turns out to be an answer.",
      'You in turn get them to say a hard thing so that it can be heard, and few people have managed that.',
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
      'You qualify a thing, and {partner} says it (your Mercury in Libra, theirs in Sagittarius).',
      "They're frank, and you explain to people how it was meant.",
      'You both like ideas and company, so a dinner with you is a good one.',
      "What you would rather not say comes out of them unasked, and half the time you're glad.",
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
      'You talk to keep the peace, and {partner} talks to get it done (your Mercury in Libra, theirs in Capricorn).',
      'You ask what they would prefer, and they say whichever is quicker.',
      'It can sound curt to you and wordy to them.',
      "Where something has to be negotiated you're the best pair there is, because you win them and they write it down.",
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
      'You and {partner} both like a reasonable talk (your Mercury in Libra, theirs in Aquarius).',
      'So you can discuss nearly anything, including each other, without raising your voices.',
      "You want to end in agreement, and they don't mind if you don't.",
      "It's easy to explain a feeling away between you, and on some days you would rather have had it.",
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
      'You choose the kind word, and {partner} hears the feeling behind it (your Mercury in Libra, theirs in Pisces).',
      "Nothing rude is ever said, and it's not quite clear what was.",
      'You decide nothing without them, and they decide nothing.',
      "A date and a yes, in writing, would surprise you both, and it's a great relief once it's there.",
    ],
    says: [
      "Nobody wants to say it first, and so it hangs in the air all evening (your Mercury in Libra, {partner}'s in Pisces).",
      'You put a thing so nicely that it disappears, and they put it so vaguely that it never arrives.',
      'What each would really like gets guessed, more or less.',
      'It works better than it should, and best when one of you gets up the nerve to name a time.',
    ],
  },
}
