import type { PairParagraphs } from '#lore/authored.ts'

export const cancerTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} says it straight, and you hear how it was said (your Mercury in Cancer, theirs in Aries).',
      "A plain remark from them can hurt, and they can't find the word that did it.",
      "You don't answer at once, and then refer to it a week later.",
      'What helps you is a softer start, and what helps them is to be told on the same day.',
    ],
    says: [
      "{partner} wants you to say what you mean, and you'd thought you had, with the pause.",
      'Your Mercury in Cancer gets to a subject by way of three others, and theirs in Aries has no patience for the first.',
      'Their bluntness can sting.',
      "It's also a relief, since a person who says everything has nothing saved up, and you needn't go over their words in the night.",
    ],
  },
  Taurus: {
    plain: [
      "{partner} goes by what's practical, and you go by what it felt like (your Mercury in Cancer, theirs in Taurus).",
      'Neither you nor {partner} is in a hurry, and you both remember what was said.',
      'You hint, and they take words as they are.',
      "When a hint goes past them it's seldom ill will, and one plain sentence from you is enough.",
    ],
    says: [
      "You tell {partner} about a feeling and they tell you what time it is, and it's somehow all right.",
      'With your Mercury in Cancer and theirs in Taurus, they take a sentence as it comes and you take it home.',
      'They never say a thing to hurt.',
      "If you've been turning over some remark of theirs about lunch for three days, there's every chance that it was about lunch.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} hears the words, and you hear the voice (your Mercury in Cancer, theirs in Gemini).',
      'So they can quote you exactly and still have missed it.',
      "They forget tomorrow what was sworn today, and you don't.",
      "You learn to ask them which of the two was meant, and they learn to look up while you're speaking.",
    ],
    says: [
      '{partner} will talk about anything, and you notice what they talk around.',
      'Your Mercury in Cancer hears the voice and theirs in Gemini hears the words, so they quote you exactly and miss it.',
      'They forget on Thursday what they swore on Monday.',
      "You don't forget, but you can learn to ask which of the two was the one they felt.",
    ],
  },
  Cancer: {
    plain: [
      'You and {partner} both hear the tone first (your Mercury in Cancer, theirs in Cancer too).',
      'A harmless word can hurt, and a kind one lasts for weeks.',
      'Each of you remembers a conversation by how it felt, and both of you can be quite certain.',
      "When you've misunderstood each other, it's worth starting again from the beginning in a warmer voice.",
    ],
    says: [
      "Much of it is said by who puts the dishes away (your Mercury in Cancer, {partner}'s in Cancer too).",
      'You both know the stories by heart and ask for them again.',
      'To decide something you each try to find out what the other would like without asking.',
      "It works about as often as it doesn't, and when it doesn't, you're both somewhere neither wanted to go, being grateful.",
    ],
  },
  Leo: {
    plain: [
      'You hint, and {partner} announces (your Mercury in Cancer, theirs in Leo).',
      "They don't notice a hint and would be sorry to have missed it.",
      "You're hurt by the volume more than by the content.",
      'In company they speak for two, and you know what ought to have been left out, and tell them on the way home, gently.',
    ],
    says: [
      '{partner} talks to you as if there were forty more people in the room, and you answer as if there were nobody.',
      'With your Mercury in Cancer and theirs in Leo, they speak so as to be heard and you speak once it feels safe.',
      'They ask what you thought of it.',
      'You tell them in the form of something that once happened to your aunt, and they laugh and may not recognize themselves.',
    ],
  },
  Virgo: {
    plain: [
      'You tell it with the feelings in, and {partner} asks what exactly happened (your Mercury in Cancer, theirs in Virgo).',
      'You hear doubt in the question, and they only wanted to help.',
      'Both of you worry, and you both do it for other people.',
      'When they listen to the end first, the question that comes after it is usually the right one for you.',
    ],
    says: [
      '{partner} asks what exactly you mean, and it was only ever a feeling.',
      "Your Mercury in Cancer knows a thing before it can give the reason, while theirs in Virgo won't move without one.",
      "You're the one who'd suddenly like not to go tonight.",
      'They want to know why, and it generally turns out that there was a why, an hour later.',
    ],
  },
  Libra: {
    plain: [
      'You want to know how it felt, and {partner} wants to know how it looks from the other side (your Mercury in Cancer, theirs in Libra).',
      'You tell them of a hurt, and they see the point of the person who did it.',
      "That's fair, and it's the last thing that you need.",
      'If they take your side for ten minutes, you come to the fair view without being led.',
    ],
    says: [
      "You won't say what you want, and neither will {partner}, for different reasons (your Mercury in Cancer, theirs in Libra).",
      "You'd like them to guess.",
      "They'd like not to impose.",
      "An ordinary question, like which show to see, can become so considerate that you see none, and it's good if one of you writes it down beforehand on a napkin.",
    ],
  },
  Scorpio: {
    plain: [
      "You and {partner} both understand what wasn't said (your Mercury in Cancer, theirs in Scorpio).",
      "It's a language with few words in it, and other people can't follow.",
      'You say it with a sigh, and they say it with a look.',
      "The risk is that you're both so sure, since now and then what you sensed in them was only a headache.",
    ],
    says: [
      "You finish the evening's conversation in the car, mostly in looks (your Mercury in Cancer, {partner}'s in Scorpio).",
      'They hear what you leave out.',
      "They also keep a few things to themselves on principle, and you know that there's something.",
      'When it does need saying, the first to speak usually finds that the other had the sentence ready.',
    ],
  },
  Sagittarius: {
    plain: [
      'You speak from memory, and {partner} speaks from conviction (your Mercury in Cancer, theirs in Sagittarius).',
      "They say what's true, at some volume, and you hear what it does.",
      "You're silent then, and they think that the matter is closed.",
      'A bit of humor from them opens it again, and a bit of plain speech from you ends it.',
    ],
    says: [
      "{partner} says it in capitals, and you're still thinking about the lowercase one from breakfast.",
      "Your Mercury in Cancer goes by what was felt and theirs in Sagittarius by what's true in general.",
      'They make it a matter of philosophy.',
      'You\'d only wondered if they missed you, and if you put it in those words they say "All the time" so loudly that people turn.',
    ],
  },
  Capricorn: {
    plain: [
      'You begin with how it felt, and {partner} begins with what to do (your Mercury in Cancer, theirs in Capricorn).',
      'So you pass each other somewhere in the middle.',
      "They have a solution by the third sentence, and you weren't finished being upset.",
      'One line of sympathy first, and you will take the solution from them, and with real thanks.',
    ],
    says: [
      "Your messages have a story in them, and {partner}'s have a number.",
      'With your Mercury in Cancer and theirs in Capricorn, you ask how it was and they tell you what came of it.',
      'You read their short replies as a mood.',
      "They write that way when they're happy, too, and it's by the fact that they answered in a meeting that you can tell how much you matter.",
    ],
  },
  Aquarius: {
    plain: [
      'You mean the person, and {partner} means the principle (your Mercury in Cancer, theirs in Aquarius).',
      'You ask about them, and they answer in general.',
      "They say that a feeling isn't an argument, and you've never felt so strongly that it is.",
      "Both of you remember what you've promised, and the talk that goes best is about other people.",
    ],
    says: [
      '{partner} explains how feelings work, and you have one.',
      'Your Mercury in Cancer thinks from the inside of a thing, theirs in Aquarius from above it.',
      'They forget what you wore and know what you argued.',
      'Debate gets you nowhere, but you can tell them in so many words "I need you to agree with me for ten minutes," and they find that so interesting that they do.',
    ],
  },
  Pisces: {
    plain: [
      'You and {partner} both talk in moods and understand them (your Mercury in Cancer, theirs in Pisces).',
      "It's never quite clear who said it and who thought it.",
      'You keep what was said, and they keep what it was like.',
      'A form or a bill may need a third person, with a pen, to whom you can both be very nice.',
    ],
    says: [
      "It's never quite clear who said it and who thought it (your Mercury in Cancer, {partner}'s in Pisces).",
      'You leave sentences open for them and they wander in.',
      'You hold on to what was said, and they hold on to what it was like.',
      'What to do about money or a form may need a third person, with a pen, to whom you can both be very nice.',
    ],
  },
}
