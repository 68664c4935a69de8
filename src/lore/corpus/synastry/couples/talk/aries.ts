import type { PairParagraphs } from '#lore/authored.ts'

export const ariesTalk: PairParagraphs = {
  Aries: {
    says: [
      "A decision takes the two of you about as long as it takes to say it (your Mercury in Aries, {partner}'s in Aries too).",
      'You interrupt each other without offense.',
      'Texts go out in bursts of one line.',
      "It's a wonderful way to get things done, and what gets lost is anything that has to be led up to, since a slow sentence is finished for you by the other.",
    ],
  },
  Taurus: {
    says: [
      "By the time you've sent the question mark, {partner} is still considering the first message.",
      'With your Mercury in Aries and theirs in Taurus, you think by reacting and they think by letting it settle.',
      'Hurrying them only sets them back to the beginning.',
      "But an answer from them tomorrow will be the same in a month, which you can't always say for yours.",
    ],
  },
  Gemini: {
    says: [
      'Nobody has to explain a joke here.',
      "Your Mercury in Aries goes straight to the point, and {partner}'s in Gemini has already seen two others beside it.",
      'You decide and they reopen it.',
      "It sounds to you as if they'd changed their mind, and to them as if you'd left before the discussion got good.",
    ],
  },
  Cancer: {
    says: [
      'You ask what\'s wrong, and if {partner} says "nothing" you believe them.',
      'Your Mercury is in Aries, where a word means what it says, and theirs is in Cancer, where it means what you did with it.',
      'They were waiting for the second question.',
      'It takes you about four seconds to ask one, and those four seconds can spare you both an evening.',
    ],
  },
  Leo: {
    says: [
      'You like a headline and {partner} likes a speech, and you tend to break in just before the best part.',
      'With your Mercury in Aries and theirs in Leo, both of you sound sure, so the air is thick with opinion.',
      'They hear an interruption as a loss of rank.',
      "You mean it as applause, and it's worth holding until the end, because theirs when your turn comes is tremendous.",
    ],
  },
  Virgo: {
    says: [
      'You text "ok leaving now," and {partner} has three questions, all good.',
      'Your Mercury in Aries decides first and works out the rest on the way.',
      'Their Mercury in Virgo would like the rest before it can call it a decision.',
      "They sound discouraging to you when they're getting ready to come along, and you sound careless to them when you're only in a hurry to have company.",
    ],
  },
  Libra: {
    says: [
      "You tell {partner} what you think, they tell you what there is to be said for it, and you still don't know whether that was a yes.",
      'Your Mercury is in Aries and theirs in Libra, the opposite sign.',
      'You think out loud and they think by asking you.',
      'If you stop after "What would you like?" and count the seconds, the number is usually nine.',
    ],
  },
  Scorpio: {
    says: [
      'You say everything and {partner} says one thing, so they know a lot more about you than you do about them.',
      'With your Mercury in Aries and theirs in Scorpio, you talk to get it over with and they keep quiet to find out.',
      "They don't trust a quick answer.",
      "When you ask straight out, though, without an audience, they'll tell you, and it's likely to be the exact truth.",
    ],
  },
  Sagittarius: {
    says: [
      "You two settle the affairs of the world at full volume and forget to buy milk (your Mercury in Aries, {partner}'s in Sagittarius).",
      "You're both blunt and neither is easily wounded.",
      'They exaggerate and you take it literally.',
      "Before you've sold your things to go and live on a boat, it's good practice to ask if this was a plan.",
    ],
  },
  Capricorn: {
    says: [
      "You've got an idea and {partner} has a question, and it's always the same one, about what happens after that.",
      'Your Mercury in Aries thinks in starts and theirs in Capricorn thinks in outcomes.',
      'Their texts have periods in them.',
      "You hear a no in those periods, and generally what's behind them is a person who's already working out how you could do it by June.",
    ],
  },
  Aquarius: {
    says: [
      "Both of you say what you think, and neither checks first how it'll go over (your Mercury in Aries, {partner}'s in Aquarius).",
      "It's refreshing until you disagree.",
      "You change your mind as fast as you make it up and they, once they've worked a thing out, don't, so you may find that you're arguing against a view that was yours on Monday and has been theirs ever since.",
    ],
  },
  Pisces: {
    says: [
      'You want a yes or a no, and {partner} sends a picture of the sky.',
      'Your Mercury in Aries speaks in verbs, and theirs in Pisces, a sign where it loses its way and finds other things, speaks in impressions.',
      "They understood you before you'd finished.",
      "It's you who missed the answer, which was in how long they took, and you can have it in words if you ask more softly.",
    ],
  },
}
