import type { PairParagraphs } from '#lore/authored.ts'

export const taurusTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} says the first thing that comes to mind, and you say only what will hold (your Mercury in Taurus, theirs in Aries).',
      'You keep them from talking nonsense, and they keep you from never saying it at all.',
      'They are on the next subject while you are still answering the last, so a pause from them is worth more than a good argument.',
    ],
    says: [
      '{partner} needs an answer and you need until tomorrow.',
      'Your Mercury in Taurus slowly goes over a thing once and is then done for good, while theirs in Aries goes over it nine times at speed.',
      'They fill your silence with suggestions.',
      "You've noticed that the first one was mostly fine, and it'd save them the other eight if you said \"I'm thinking\" at the start.",
    ],
  },
  Taurus: {
    plain: [
      'You and {partner} both think slowly and mean what you say (your Mercury in Taurus, theirs in Taurus too).',
      "A thing that's been talked over between you stays decided.",
      'When you disagree, nobody moves, and it does more good to sleep on it than to repeat it.',
    ],
    says: [
      "A conversation between you has rests in it, and nobody minds (your Mercury in Taurus, {partner}'s in Taurus too).",
      'You both say it once.',
      'What to do on Saturday is decided by what you did last Saturday.',
      "If you ever do differ, neither can be talked around, so you've learned to leave the question out for a few days where you'll both walk past it.",
    ],
  },
  Gemini: {
    plain: [
      'You need time for an answer, and {partner} has three of them ready (your Mercury in Taurus, theirs in Gemini).',
      'They bring variety into your thinking, and you bring them back to what matters.',
      'They change their mind while talking, which is confusing for you, since you took the first version seriously.',
    ],
    says: [
      "{partner} is four subjects on, and you've just thought of what to say about the first.",
      'With your Mercury in Taurus and theirs in Gemini, they think with their mouth, and you think with your whole weight.',
      'They take your pause for agreement.',
      "So there are things you've apparently said yes to, and you find out about them from the people who are looking forward to it.",
    ],
  },
  Cancer: {
    plain: [
      'You go by facts and {partner} goes by feelings, both of them slowly (your Mercury in Taurus, theirs in Cancer).',
      'You can be quiet together, and neither is bored.',
      'They want to be understood where you offer something practical, and you want a plain request where they are hoping to be guessed.',
    ],
    says: [
      'You answer what was asked, and {partner} was asking something else.',
      "Your Mercury in Taurus keeps to what's there to be seen, while theirs in Cancer keeps to what it felt like, so a talk about whose turn it is to call can go on at two levels.",
      'Both of you remember everything.',
      "They've got the tone and you've got the words, and the truth usually takes both.",
    ],
  },
  Leo: {
    plain: [
      'You say little, and {partner} says it with conviction (your Mercury in Taurus, theirs in Leo).',
      'You are a patient audience, and they make things interesting for you.',
      "Once either of you has stated an opinion it's hard to take back, so the discussions worth having are those before anyone has decided.",
    ],
    says: [
      "{partner} announces and you nod, and they'd like to know if that was a nod of agreement or one of hearing.",
      'With your Mercury in Taurus and theirs in Leo, they persuade by feeling while you just look at the thing.',
      'It drives them to greater and greater eloquence, and you enjoy it, having made up your mind around the second sentence.',
    ],
  },
  Virgo: {
    plain: [
      'Practical talk is what you like best, and {partner} likes it as well (your Mercury in Taurus, theirs in Virgo).',
      'You can plan anything together, down to the cost.',
      'They see what might go wrong with it and you see that it has always worked, and you need both of those on a large purchase.',
    ],
    says: [
      "You both like to talk about something that's actually there (your Mercury in Taurus, {partner}'s in Virgo).",
      'They bring the details and you bring the verdict.',
      "Your texts are about prices and what's left in the fridge, and they're oddly affectionate.",
      "Worries are the exception, because they say theirs and you say \"It'll be fine,\" and they'd like to be told which part of it you've checked.",
    ],
  },
  Libra: {
    plain: [
      'You know what you think, and {partner} knows what everyone thinks (your Mercury in Taurus, theirs in Libra).',
      'You speak to each other calmly and with good manners.',
      'They want to talk it over once more when you have finished, and they say yes at times only because you sound so sure.',
    ],
    says: [
      '{partner} asks what you think in order to find out what they think.',
      'With your Mercury in Taurus and theirs in Libra, you simply tell them, and there it is, in the middle of what was meant to be a pleasant back-and-forth.',
      'They go along.',
      'It may be days before you hear of the other opinion, and from somebody they asked next.',
    ],
  },
  Scorpio: {
    plain: [
      'You believe what can be shown, and {partner} asks what is hidden behind it (your Mercury in Taurus, theirs in Scorpio).',
      'What you tell each other stays with you.',
      'They keep asking and you keep giving the same answer, and neither of you is likely to be talked out of anything.',
    ],
    says: [
      "Neither of you says much and neither is fooled (your Mercury in Taurus, {partner}'s in Scorpio).",
      "They listen for what's underneath, and you mean it exactly as it stands, which can take them years to believe.",
      "When they've got something hard to say they wait for the right moment.",
      'With you any moment would do, and it would save them a lot of waiting to be told so.',
    ],
  },
  Sagittarius: {
    plain: [
      'You think about what is there, and {partner} thinks about what it means (your Mercury in Taurus, theirs in Sagittarius).',
      'They widen your view, and you ask how much it would cost.',
      'They talk in large numbers that you take literally, and you correct a story that was never meant to be accurate.',
    ],
    says: [
      '{partner} tells you about a plan, and you ask what the plan is.',
      'With your Mercury in Taurus and theirs in Sagittarius, they talk in distances, and you talk in things a person could carry.',
      "They promise to be there \"in five.\" You've learned to multiply it, and they've learned that when you say a thing you've done the sum already, so one of you is always a surprise to the other.",
    ],
  },
  Capricorn: {
    tags: { you: ['useful talk'], partner: ['useful talk'] },
    plain: [
      "Few words are enough for you, and they're enough for {partner} (your Mercury in Taurus, theirs in Capricorn).",
      "You're in agreement about most practical things before you've discussed them.",
      "Because neither of you talks about what isn't useful, a worry can go unmentioned for as long as it isn't urgent.",
    ],
    says: [
      "You could run a small country in text messages of under six words (your Mercury in Taurus, {partner}'s in Capricorn).",
      "It's decided by what works.",
      'Each of you assumes that a thing once said stays said, "I love you" among others.',
      "As they think of next year and you think of this afternoon, it's good to ask out loud sometimes which of the two you're discussing.",
    ],
  },
  Aquarius: {
    plain: [
      'You trust experience, and {partner} trusts an idea (your Mercury in Taurus, theirs in Aquarius).',
      'They surprise you, and you ask the question that shows if the idea will work.',
      'Both of you hold on to an opinion, so a discussion can go on for years without harming either of you.',
    ],
    says: [
      "{partner} has rethought it, and you've only just agreed to the last version.",
      "Your Mercury is in Taurus and theirs is in Aquarius, both fixed, so you're attached to what you know and they're attached to what they've discovered.",
      "They think you don't listen.",
      "You do, and in a week or so you'll bring up their idea, with improvements, as a thing that stands to reason.",
    ],
  },
  Pisces: {
    plain: [
      'You think in things, and {partner} thinks in pictures (your Mercury in Taurus, theirs in Pisces).',
      'They give your plain thoughts some color, and you help them to say what they want.',
      "They hint and you miss it, and when you ask directly they aren't sure any more.",
    ],
    says: [
      '{partner} says something lovely and unclear, and you ask for an example.',
      'Your Mercury in Taurus wants to pick it up and look at it.',
      "Their Mercury in Pisces can only say that it was sort of blue, and that you should've been there.",
      "They do know what you mean, always, even when you've only grunted, and you've come to see that as a language you never had to learn.",
    ],
  },
}
