import type { PairParagraphs } from '#lore/authored.ts'

export const geminiTalk: PairParagraphs = {
  Aries: {
    plain: [
      "Quick minds are something {partner} likes in people, and you like them too, so there's always something being said (your Mercury in Gemini, theirs in Aries).",
      'They come to the point, and you find three others.',
      'They take as a decision what you only meant as an idea, and it helps when you say which one it is.',
    ],
    says: [
      'You can see four sides to it and {partner} has gone with the first.',
      'Your Mercury in Gemini, a sign it rules, likes to turn a question over, while theirs in Aries likes to have it answered.',
      'You give them options.',
      "They take one before you've reached the good one, and it's usually all right, which doesn't altogether make up to you for the other three.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} needs time for an answer, and you have three of them ready (your Mercury in Gemini, theirs in Taurus).',
      'You bring variety into their thinking, and they bring you back to what matters.',
      'You change your mind while talking, which is confusing for them, since they took the first version seriously.',
    ],
    says: [
      'You say the same thing three different ways, and {partner} was only waiting for you to stop so as to think about it.',
      "With your Mercury in Gemini and theirs in Taurus, you're the faster and they're the surer.",
      'Your texts outnumber theirs about nine to one.',
      'You treasure the one, and have read out "sounds good" to friends, trying to determine the mood.',
    ],
  },
  Gemini: {
    plain: [
      'You and {partner} both talk to find out what you think (your Mercury in Gemini, theirs in Gemini too).',
      'There are always several conversations going on at once.',
      'What was actually agreed can be hard to say afterward, so important things are worth repeating at the end.',
    ],
    says: [
      "Neither of you is ever at a loss for words, or sticks to one (your Mercury in Gemini, {partner}'s in Gemini too).",
      "A plan gets replaced while you're walking to it.",
      "You finish each other's sentences in a new direction.",
      "It's when something hurts that you both get funnier, so a good long run of jokes may be worth looking into.",
    ],
  },
  Cancer: {
    plain: [
      'You talk about anything, and {partner} talks about what matters to them (your Mercury in Gemini, theirs in Cancer).',
      'You make them laugh, and they remember everything that you ever told them.',
      'But you speak lightly of things that they take to heart, and they go silent without saying which one it was.',
    ],
    says: [
      'You move on, and {partner} is still back where your voice changed.',
      "Your Mercury in Gemini listens to what's being said and theirs in Cancer to what it's being said for.",
      'They tell you things by telling you about something else, a neighbor, for instance.',
      "You've got so interested in the neighbor, more than once, that it took you till bedtime to see who it was.",
    ],
  },
  Leo: {
    plain: [
      'You play with words and {partner} performs with them (your Mercury in Gemini, theirs in Leo).',
      "You're a pleasure to listen to as a pair.",
      'They stand by what they said, where you were only trying a thought, so a joke about their convictions is best left out.',
    ],
    says: [
      "{partner} says it with conviction, and you can't help wondering about the opposite.",
      "With your Mercury in Gemini and theirs in Leo, you think in questions while they think in statements, so you're wonderful together on the telephone to others.",
      "They don't like to be contradicted in the middle.",
      'It works if you agree first and bring in the exception as a story.',
    ],
  },
  Virgo: {
    plain: [
      'Clever talk pleases you and exact talk pleases {partner}, and you can both do either (your Mercury in Gemini, theirs in Virgo).',
      'You think fast together and miss very little.',
      'You jump to the next point before they have finished with this one, and they correct a detail that you had only put in for fun.',
    ],
    says: [
      "Your Mercury is in Gemini and {partner}'s is in Virgo, and neither of you can leave a sentence alone.",
      'You add to it, and they take things out.',
      'They read a message twice before it goes.',
      'You send yours and then the correction, which they find careless and look forward to all afternoon.',
    ],
  },
  Libra: {
    plain: [
      "Conversation comes easily to you and to {partner}, and it's half of what you like in each other (your Mercury in Gemini, theirs in Libra).",
      'You can discuss anything without raising your voices.',
      'Both of you see more than one side, so a decision may need a deadline from outside.',
    ],
    says: [
      "There's nothing that can't be discussed, and as a result there's little that gets settled (your Mercury in Gemini, {partner}'s in Libra).",
      'You supply ideas and they weigh them.',
      'Curious as you are and courteous as they are, each wants to know what the other would prefer.',
      "The waiter has come by three times, and in the end the fish is somebody else's idea.",
    ],
  },
  Scorpio: {
    plain: [
      'You want to know everything, and {partner} wants to know one thing completely (your Mercury in Gemini, theirs in Scorpio).',
      'You keep them from brooding, and they keep you on the subject.',
      'They hear a meaning in remarks that you made without thinking, and you forget that they said something in confidence.',
    ],
    says: [
      'You ask {partner} why, and they ask you why you want to know.',
      'With your Mercury in Gemini and theirs in Scorpio, you spread what you hear around and they put theirs away.',
      'They can read you from a single typo.',
      "There's something restful for you in a person who won't be diverted by your wit, though it's not what you'd call it at the time.",
    ],
  },
  Sagittarius: {
    plain: [
      'You collect facts and {partner} draws conclusions (your Mercury in Gemini, theirs in Sagittarius).',
      "You can talk all night, and you'll have settled the world by morning.",
      "They believe what they say and you can argue the opposite as well, and they find it maddening that you don't have to decide.",
    ],
    says: [
      "{partner} has the conclusion and you've got the facts, and they don't always match (your Mercury in Gemini, theirs in Sagittarius).",
      "It's an opposition, and a happy one.",
      'They say "everybody," you say "who?" In deciding anything, they fall for the idea of it while you fall for the choices, and you\'ve been known to arrive at some lovely place at a time when it was closed.',
    ],
  },
  Capricorn: {
    plain: [
      'You think in possibilities and {partner} thinks in steps (your Mercury in Gemini, theirs in Capricorn).',
      'You have the idea that they needed, and they make sure that it gets done.',
      'They say "no" to things that you were only considering aloud, and you would talk more freely if they waited a minute.',
    ],
    says: [
      "You'd like to talk it through, and {partner} would like to hear the upshot.",
      "Your Mercury in Gemini hasn't got one until it's talked.",
      "Their Mercury in Capricorn has one and doesn't see what there is to say, so you provide both halves of the conversation.",
      "They've listened to all of it, however, as you find when they bring you, weeks afterward, the thing you mentioned in passing.",
    ],
  },
  Aquarius: {
    plain: [
      'Ideas are what you live on, and {partner} does too, so you never run out (your Mercury in Gemini, theirs in Aquarius).',
      'You can follow each other anywhere, and nobody is shocked.',
      'Feelings get discussed as if they were interesting facts, and now and then one of you would rather be hugged than understood.',
    ],
    says: [
      'You two can go from breakfast cereal to the future of the comma in a minute and a half.',
      "Your Mercury in Gemini gathers and {partner}'s in Aquarius concludes, so you bring them facts and they tell you what it'll mean in fifty years.",
      "On small plans you're both hopeless.",
      "On feelings you're both brilliant, in general, as if they were happening to some other people.",
    ],
  },
  Pisces: {
    plain: [
      'You say it exactly, and {partner} says it by suggestion (your Mercury in Gemini, theirs in Pisces).',
      'They give your thoughts some depth, and you find words for what they mean.',
      'They lose the thread that you are following, and you miss the mood that they were trying to describe.',
    ],
    says: [
      "You ask {partner} what they're thinking, and by the time they've surfaced with it you've asked something else.",
      'With your Mercury in Gemini and theirs in Pisces, you think in words and they think in something that words are then found for.',
      'They leave out the subject of the sentence.',
      'Whatever you guess aloud, they say "Yes, that," so gratefully that you suspect they\'d have taken anything.',
    ],
  },
}
