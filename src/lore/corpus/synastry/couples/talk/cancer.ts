import type { PairParagraphs } from '#lore/authored.ts'

export const cancerTalk: PairParagraphs = {
  Aries: {
    says: [
      "{partner} wants you to say what you mean, and you'd thought you had, with the pause.",
      'Your Mercury in Cancer gets to a subject by way of three others, and theirs in Aries has no patience for the first.',
      'Their bluntness can sting.',
      "It's also a relief, since a person who says everything has nothing saved up, and you needn't go over their words in the night.",
    ],
  },
  Taurus: {
    says: [
      "You tell {partner} about a feeling and they tell you what time it is, and it's somehow all right.",
      'With your Mercury in Cancer and theirs in Taurus, they take a sentence as it comes and you take it home.',
      'They never say a thing to hurt.',
      "If you've been turning over some remark of theirs about lunch for three days, there's every chance that it was about lunch.",
    ],
  },
  Gemini: {
    says: [
      '{partner} will talk about anything, and you notice what they talk around.',
      'Your Mercury in Cancer hears the voice and theirs in Gemini hears the words, so they quote you exactly and miss it.',
      'They forget on Thursday what they swore on Monday.',
      "You don't forget, but you can learn to ask which of the two was the one they felt.",
    ],
  },
  Cancer: {
    says: [
      "Much of it is said by who puts the dishes away (your Mercury in Cancer, {partner}'s in Cancer too).",
      'You both know the stories by heart and ask for them again.',
      'To decide something you each try to find out what the other would like without asking.',
      "It works about as often as it doesn't, and when it doesn't, you're both somewhere neither wanted to go, being grateful.",
    ],
  },
  Leo: {
    says: [
      '{partner} talks to you as if there were forty more people in the room, and you answer as if there were nobody.',
      'With your Mercury in Cancer and theirs in Leo, they speak so as to be heard and you speak once it feels safe.',
      'They ask what you thought of it.',
      'You tell them in the form of something that once happened to your aunt, and they laugh and may not recognize themselves.',
    ],
  },
  Virgo: {
    says: [
      '{partner} asks what exactly you mean, and it was only ever a feeling.',
      "Your Mercury in Cancer knows a thing before it can give the reason, while theirs in Virgo won't move without one.",
      "You're the one who'd suddenly like not to go tonight.",
      'They want to know why, and it generally turns out that there was a why, an hour later.',
    ],
  },
  Libra: {
    says: [
      "You won't say what you want, and neither will {partner}, for different reasons (your Mercury in Cancer, theirs in Libra).",
      "You'd like them to guess.",
      "They'd like not to impose.",
      "An ordinary question, like which show to see, can become so considerate that you see none, and it's good if one of you writes it down beforehand on a napkin.",
    ],
  },
  Scorpio: {
    says: [
      "You finish the evening's conversation in the car, mostly in looks (your Mercury in Cancer, {partner}'s in Scorpio).",
      'They hear what you leave out.',
      "They also keep a few things to themselves on principle, and you know that there's something.",
      'When it does need saying, the first to speak usually finds that the other had the sentence ready.',
    ],
  },
  Sagittarius: {
    says: [
      "{partner} says it in capitals, and you're still thinking about the lowercase one from breakfast.",
      "Your Mercury in Cancer goes by what was felt and theirs in Sagittarius by what's true in general.",
      'They make it a matter of philosophy.',
      'You\'d only wondered if they missed you, and if you put it in those words they say "All the time" so loudly that people turn.',
    ],
  },
  Capricorn: {
    says: [
      "Your messages have a story in them, and {partner}'s have a number.",
      'With your Mercury in Cancer and theirs in Capricorn, you ask how it was and they tell you what came of it.',
      'You read their short replies as a mood.',
      "They write that way when they're happy, too, and it's by the fact that they answered in a meeting that you can tell how much you matter.",
    ],
  },
  Aquarius: {
    says: [
      '{partner} explains how feelings work, and you have one.',
      'Your Mercury in Cancer thinks from the inside of a thing, theirs in Aquarius from above it.',
      'They forget what you wore and know what you argued.',
      'Debate gets you nowhere, but you can tell them in so many words "I need you to agree with me for ten minutes," and they find that so interesting that they do.',
    ],
  },
  Pisces: {
    says: [
      "It's never quite clear who said it and who thought it (your Mercury in Cancer, {partner}'s in Pisces).",
      'You leave sentences open for them and they wander in.',
      'You hold on to what was said, and they hold on to what it was like.',
      'What to do about money or a form may need a third person, with a pen, to whom you can both be very nice.',
    ],
  },
}
