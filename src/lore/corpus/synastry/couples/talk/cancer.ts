import type { PairParagraphs } from '#lore/authored.ts'

export const cancerTalk: PairParagraphs = {
  Aries: {
    plain: [
      "{partner} talks straight, and you listen for how it's meant (your Mercury in Cancer, theirs in Aries).",
      "You soften what they say to other people, and they say for you what you wouldn't dare to.",
      'Their tone gets through to you before the words do, and with a softer start they would be heard sooner.',
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
      '{partner} goes by facts and you go by feelings, both of them slowly (your Mercury in Cancer, theirs in Taurus).',
      'The two of you can be quiet together, and neither is bored.',
      'You want to be understood where they offer something practical, and they want a plain request where you are hoping to be guessed.',
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
      '{partner} talks about anything, and you talk about what matters to you (your Mercury in Cancer, theirs in Gemini).',
      'They make you laugh, and you remember everything that they ever told you.',
      'They speak lightly of things that you take to heart, and you go silent without saying which one it was.',
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
      'You and {partner} both hear the tone before the words, and remember it longer (your Mercury in Cancer, theirs in Cancer too).',
      'You can talk about what you feel without being laughed at.',
      "A hurt sentence gets kept on both sides, so it's worth asking on the same day what was meant.",
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
      'You speak from feeling and {partner} speaks from the heart, and the second one is louder (your Mercury in Cancer, theirs in Leo).',
      'They are warm with you, and you are loyal to what they say.',
      'They talk over your hesitations without noticing, and you have more to say than it seems.',
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
      'You say how it felt, and {partner} says how it was (your Mercury in Cancer, theirs in Virgo).',
      'They help you to get a clear view, and you help them to see what it meant to people.',
      "They correct the facts when you are telling how you feel, so it's useful for them to wait until the end.",
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
      'You talk to be close and {partner} talks to keep things fair (your Mercury in Cancer, theirs in Libra).',
      'Both of you choose your words with the other person in mind.',
      "You want them to take a side, namely yours, and they can't help seeing the point of a person who isn't there.",
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
      "Half of what you mean isn't said, and {partner} gets it anyway (your Mercury in Cancer, theirs in Scorpio).",
      "You can trust each other with what you'd tell no one else.",
      "Both of you expect to be understood without words, and it works so often that you're badly hurt when it doesn't.",
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
      'You tell what happened to people, and {partner} tells what it proves (your Mercury in Cancer, theirs in Sagittarius).',
      'They make you laugh, and you remind them that somebody might be hurt.',
      'They are blunt and mean no harm, and you hear harm, so they do well to say the kind part aloud.',
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
      'They bring some order into your worries, and you bring the human side into their plans.',
      "They have a solution by the third sentence, when you weren't finished being upset, and one line of sympathy first would change how it's received.",
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
      'You think of particular people, and {partner} thinks of people in general (your Mercury in Cancer, theirs in Aquarius).',
      'They give you some distance from a worry, and you tell them whom an idea would hurt.',
      "You take it personally when they argue on principle, and they can't find the principle in what you feel.",
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
      'Moods and pictures are how you think, and {partner} thinks that way too (your Mercury in Cancer, theirs in Pisces).',
      'A few words go a long way between you.',
      'The facts get lost, such as who was going to call and when, and both of you assumed that it was understood.',
    ],
    says: [
      "It's never quite clear who said it and who thought it (your Mercury in Cancer, {partner}'s in Pisces).",
      'You leave sentences open for them and they wander in.',
      'You hold on to what was said, and they hold on to what it was like.',
      'What to do about money or a form may need a third person, with a pen, to whom you can both be very nice.',
    ],
  },
}
