import type { PairParagraphs } from '#lore/authored.ts'

export const taurusTalk: PairParagraphs = {
  Aries: {
    says: [
      '{partner} needs an answer and you need until tomorrow.',
      'Your Mercury in Taurus slowly goes over a thing once and is then done for good, while theirs in Aries goes over it nine times at speed.',
      'They fill your silence with suggestions.',
      "You've noticed that the first one was mostly fine, and it'd save them the other eight if you said \"I'm thinking\" at the start.",
    ],
  },
  Taurus: {
    says: [
      "A conversation between you has rests in it, and nobody minds (your Mercury in Taurus, {partner}'s in Taurus too).",
      'You both say it once.',
      'What to do on Saturday is decided by what you did last Saturday.',
      "If you ever do differ, neither can be talked around, so you've learned to leave the question out for a few days where you'll both walk past it.",
    ],
  },
  Gemini: {
    says: [
      "{partner} is four subjects on, and you've just thought of what to say about the first.",
      'With your Mercury in Taurus and theirs in Gemini, they think with their mouth and you with your whole weight.',
      'They take your pause for agreement.',
      "So there are things you've apparently said yes to, and you find out about them from the people who are looking forward to it.",
    ],
  },
  Cancer: {
    says: [
      'You answer what was asked, and {partner} was asking something else.',
      "Your Mercury in Taurus keeps to what's there to be seen, while theirs in Cancer keeps to what it felt like, so a talk about whose turn it is to call can go on at two levels.",
      'Both of you remember everything.',
      "They've got the tone and you've got the words, and the truth usually takes both.",
    ],
  },
  Leo: {
    says: [
      "{partner} announces and you nod, and they'd like to know if that was a nod of agreement or one of hearing.",
      'With your Mercury in Taurus and theirs in Leo, they persuade by feeling while you just look at the thing.',
      'It drives them to greater and greater eloquence, and you enjoy it, having made up your mind around the second sentence.',
    ],
  },
  Virgo: {
    says: [
      "You both like to talk about something that's actually there (your Mercury in Taurus, {partner}'s in Virgo).",
      'They bring the details and you bring the verdict.',
      "Your texts are about prices and what's left in the fridge, and they're oddly affectionate.",
      "Worries are the exception, because they say theirs and you say \"It'll be fine,\" and they'd like to be told which part of it you've checked.",
    ],
  },
  Libra: {
    says: [
      '{partner} asks what you think in order to find out what they think.',
      'With your Mercury in Taurus and theirs in Libra, you simply tell them, and there it is, in the middle of what was meant to be a pleasant back-and-forth.',
      'They go along.',
      'It may be days before you hear of the other opinion, and from somebody they asked next.',
    ],
  },
  Scorpio: {
    says: [
      "Neither of you says much and neither is fooled (your Mercury in Taurus, {partner}'s in Scorpio).",
      "They listen for what's underneath, and you mean it exactly as it stands, which can take them years to believe.",
      "When they've got something hard to say they wait for the right moment.",
      'With you any moment would do, and it would save them a lot of waiting to be told so.',
    ],
  },
  Sagittarius: {
    says: [
      '{partner} tells you about a plan, and you ask what the plan is.',
      'With your Mercury in Taurus and theirs in Sagittarius, they talk in distances and you in things a person could carry.',
      "They promise to be there \"in five.\" You've learned to multiply it, and they've learned that when you say a thing you've done the sum already, so one of you is always a surprise to the other.",
    ],
  },
  Capricorn: {
    says: [
      "You could run a small country in text messages of under six words (your Mercury in Taurus, {partner}'s in Capricorn).",
      "It's decided by what works.",
      'Each of you assumes that a thing once said stays said, "I love you" among others.',
      "As they think of next year and you of this afternoon, it's good to ask out loud sometimes which of the two you're discussing.",
    ],
  },
  Aquarius: {
    says: [
      "{partner} has rethought it, and you've only just agreed to the last version.",
      "Your Mercury is in Taurus and theirs is in Aquarius, both fixed, so you're attached to what you know and they're attached to what they've discovered.",
      "They think you don't listen.",
      "You do, and in a week or so you'll bring up their idea, with improvements, as a thing that stands to reason.",
    ],
  },
  Pisces: {
    says: [
      '{partner} says something lovely and unclear, and you ask for an example.',
      'Your Mercury in Taurus wants to pick it up and look at it.',
      "Their Mercury in Pisces can only say that it was sort of blue, and that you should've been there.",
      "They do know what you mean, always, even when you've only grunted, and you've come to see that as a language you never had to learn.",
    ],
  },
}
