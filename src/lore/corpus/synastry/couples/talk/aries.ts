import type { PairParagraphs } from '#lore/authored.ts'

export const ariesTalk: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both think by saying it, and both say it at once (your Mercury in Aries, theirs in Aries too).',
      'A talk is short and loud and usually ends in a decision.',
      'Neither of you listens to the end of a sentence, because each can tell how it goes on.',
      'It works better than people expect, and the one thing that gets lost is what neither of you had thought of.',
    ],
    says: [
      "A decision takes the two of you about as long as it takes to say it (your Mercury in Aries, {partner}'s in Aries too).",
      'You interrupt each other without offense.',
      'Texts go out in bursts of one line.',
      "It's a wonderful way to get things done, and what gets lost is anything that has to be led up to, since a slow sentence is finished for you by the other.",
    ],
  },
  Taurus: {
    plain: [
      'You decide in the middle of the sentence, and {partner} thinks a thing through before saying any of it (your Mercury in Aries, theirs in Taurus).',
      'You take their silence for a yes, and act on it.',
      "They then bring up the objection when it's late.",
      'Where you wait for one night, they bring an answer that holds, and it saves you doing it twice.',
    ],
    says: [
      "By the time you've sent the question mark, {partner} is still considering the first message.",
      'With your Mercury in Aries and theirs in Taurus, you think by reacting and they think by letting it settle.',
      'Hurrying them only sets them back to the beginning.',
      "But an answer from them tomorrow will be the same in a month, which you can't always say for yours.",
    ],
  },
  Gemini: {
    plain: [
      'You get to the point, and {partner} gets to four points (your Mercury in Aries, theirs in Gemini).',
      'Both of you are quick, and talk is a sport with you two.',
      'You want to end with a decision, when they have just thought of another side to it.',
      'A joke from them cools you down, and a push from you gets them to choose.',
    ],
    says: [
      'Nobody has to explain a joke here.',
      "Your Mercury in Aries goes straight to the point, and {partner}'s in Gemini has already seen two others beside it.",
      'You decide and they reopen it.',
      "It sounds to you as if they'd changed their mind, and to them as if you'd left before the discussion got good.",
    ],
  },
  Cancer: {
    plain: [
      'You say it straight, and {partner} hears how it was said (your Mercury in Aries, theirs in Cancer).',
      "A plain remark from you can hurt, and you can't find the word that did it.",
      "They don't answer at once, and then refer to it a week later.",
      'What helps them is a softer start, and what helps you is to be told on the same day.',
    ],
    says: [
      'You ask what\'s wrong, and if {partner} says "nothing" you believe them.',
      'Your Mercury is in Aries, where a word means what it says, and theirs is in Cancer, where it means what you did with it.',
      'They were waiting for the second question.',
      'It takes you about four seconds to ask one, and those four seconds can spare you both an evening.',
    ],
  },
  Leo: {
    plain: [
      "You and {partner} both speak with conviction, and it's a pleasure when you agree (your Mercury in Aries, theirs in Leo).",
      "When you don't, neither of you can back down in front of people.",
      'You want to win the point, and they want to keep face.',
      'If you let them have the last word, they will often use it to say that you were right.',
    ],
    says: [
      'You like a headline and {partner} likes a speech, and you tend to break in just before the best part.',
      'With your Mercury in Aries and theirs in Leo, both of you sound sure, so the air is thick with opinion.',
      'They hear an interruption as a loss of rank.',
      "You mean it as applause, and it's worth holding until the end, because theirs when your turn comes is tremendous.",
    ],
  },
  Virgo: {
    plain: [
      'You jump to the conclusion, and {partner} checks each step (your Mercury in Aries, theirs in Virgo).',
      'You hear criticism where they only hear a missing detail.',
      'The plans that survive both of you are very good.',
      'It goes faster for you when they name the one detail that matters, and more pleasantly for them when you say thank you for it.',
    ],
    says: [
      'You text "ok leaving now," and {partner} has three questions, all good.',
      'Your Mercury in Aries decides first and works out the rest on the way.',
      'Their Mercury in Virgo would like the rest before it can call it a decision.',
      "They sound discouraging to you when they're getting ready to come along, and you sound careless to them when you're only in a hurry to have company.",
    ],
  },
  Libra: {
    plain: [
      'You say yes or no, and {partner} says on the one hand (your Mercury in Aries, theirs in Libra).',
      'You get impatient, and they get more balanced.',
      'What you think of as honest, they think of as unfinished.',
      "Still, they've talked you out of several things that would have been regretted, and you've got them to decide by Friday.",
    ],
    says: [
      "You tell {partner} what you think, they tell you what there is to be said for it, and you still don't know whether that was a yes.",
      'Your Mercury is in Aries and theirs in Libra, the opposite sign.',
      'You think out loud and they think by asking you.',
      'If you stop after "What would you like?" and count the seconds, the number is usually nine.',
    ],
  },
  Scorpio: {
    plain: [
      "You say everything, and {partner} says what's necessary (your Mercury in Aries, theirs in Scorpio).",
      "So they know exactly where you stand, and you don't know where they do.",
      'Each of you can be sharp. You are sharp in heat, and they are in cold blood.',
      "A direct question works with them if it's asked once, and a direct answer always works with you.",
    ],
    says: [
      'You say everything and {partner} says one thing, so they know a lot more about you than you do about them.',
      'With your Mercury in Aries and theirs in Scorpio, you talk to get it over with and they keep quiet to find out.',
      "They don't trust a quick answer.",
      "When you ask straight out, though, without an audience, they'll tell you, and it's likely to be the exact truth.",
    ],
  },
  Sagittarius: {
    plain: [
      'You and {partner} both speak first and look up the facts afterward (your Mercury in Aries, theirs in Sagittarius).',
      "It's quick and cheerful, and you seldom hold anything against each other.",
      'You argue to get something done, and they argue for the sake of the idea.',
      'When something has to be exact, you both would rather that somebody else wrote it down.',
    ],
    says: [
      "You two settle the affairs of the world at full volume and forget to buy milk (your Mercury in Aries, {partner}'s in Sagittarius).",
      "You're both blunt and neither is easily wounded.",
      'They exaggerate and you take it literally.',
      "Before you've sold your things to go and live on a boat, it's good practice to ask if this was a plan.",
    ],
  },
  Capricorn: {
    plain: [
      'You talk about what to do, and {partner} talks about whether it can be done (your Mercury in Aries, theirs in Capricorn).',
      "You hear a no, when they're only working out the conditions.",
      'Neither of you likes to waste words.',
      "If you bring the idea and they bring it back with a date on it, you've had a very good conversation.",
    ],
    says: [
      "You've got an idea and {partner} has a question, and it's always the same one, about what happens after that.",
      'Your Mercury in Aries thinks in starts and theirs in Capricorn thinks in outcomes.',
      'Their texts have periods in them.',
      "You hear a no in those periods, and generally what's behind them is a person who's already working out how you could do it by June.",
    ],
  },
  Aquarius: {
    plain: [
      'You go by the impulse, and {partner} goes by the principle (your Mercury in Aries, theirs in Aquarius).',
      'Both of you are quick and neither of you minds a fight about an idea.',
      'You mean the case at hand, and they mean all such cases, so you can both be right for an hour.',
      "It's you who act on it in the end, and they who were first to think of it.",
    ],
    says: [
      "Both of you say what you think, and neither checks first how it'll go over (your Mercury in Aries, {partner}'s in Aquarius).",
      "It's refreshing until you disagree.",
      "You change your mind as fast as you make it up and they, once they've worked a thing out, don't, so you may find that you're arguing against a view that was yours on Monday and has been theirs ever since.",
    ],
  },
  Pisces: {
    plain: [
      'You want a clear answer, and {partner} has a clear impression (your Mercury in Aries, theirs in Pisces).',
      'When you press for the words, they lose them.',
      'They agree in order to be left in peace, and you take it for a yes.',
      'It\'s better for you to ask later, and for them to say "I don\'t know yet," which is an answer, too.',
    ],
    says: [
      'You want a yes or a no, and {partner} sends a picture of the sky.',
      'Your Mercury in Aries speaks in verbs, and theirs in Pisces, a sign where it loses its way and finds other things, speaks in impressions.',
      "They understood you before you'd finished.",
      "It's you who missed the answer, which was in how long they took, and you can have it in words if you ask more softly.",
    ],
  },
}
