import type { PairParagraphs } from '#lore/authored.ts'

export const piscesTalk: PairParagraphs = {
  Aries: {
    says: [
      '{partner} asks "Yes or no?" and you can feel an answer forming that\'s neither.',
      'Your Mercury in Pisces thinks the way one swims, theirs in Aries the way one jumps.',
      'You tend to say yes so that the question will stop.',
      "They'd rather have a no today than a yes that isn't there on Saturday, and they've told you so, in just those words.",
    ],
  },
  Taurus: {
    says: [
      'You say a thing six ways and {partner} waits for the seventh, patiently, with a hand on your arm.',
      "With your Mercury in Pisces and theirs in Taurus, you've got the feeling of it and they've got the thing.",
      "They don't pretend to follow.",
      'They ask what you mean without any impatience, and by trying to answer it you often find out.',
    ],
  },
  Gemini: {
    says: [
      "{partner} has replied before you've located what you think.",
      'Your Mercury in Pisces needs to drift a little around a subject, and theirs in Gemini, quick as it is, keeps pulling you back to the shore with questions.',
      'You end up agreeing to the nearest one.',
      "A message you write to them late at night, alone, can be so clear that they're taken aback.",
    ],
  },
  Cancer: {
    says: [
      "You each know when the other's lying about being tired (your Mercury in Pisces, {partner}'s in Cancer).",
      "What's said between you is mostly hints, and most of them get there.",
      'They hold on to the details and you hold on to the mood.',
      'On practical matters you can both be relying, with full confidence, on a conversation that never took place.',
    ],
  },
  Leo: {
    says: [
      '{partner} tells you their plan, and your face does all the work.',
      'With your Mercury in Pisces and theirs in Leo, they speak in order to be seen and you listen in order to see them, so they come away convinced that you said yes.',
      "You hadn't said anything.",
      'It would be kind to both if your doubts came out in the first week, while they still sound like interest.',
    ],
  },
  Virgo: {
    says: [
      "You tell {partner} that you're nearly there, and they ask you what street.",
      "Your Mercury in Pisces says what's true in spirit, and theirs in Virgo would like it to be true on the map.",
      'Being pinned down makes you vaguer.',
      "They're not accusing you of anything. They worry in the form of questions, and a cheerful wrong guess from you calms them down better than none.",
    ],
  },
  Libra: {
    says: [
      "Neither of you likes to say no, so there's a good deal in your calendar (your Mercury in Pisces, {partner}'s in Libra).",
      "They phrase things and you feel what's behind the phrase.",
      'You both answer the question that the other seems to hope for.',
      'When something really has to be decided, it goes best if you each write it down first and then show the papers.',
    ],
  },
  Scorpio: {
    says: [
      "{partner} asks one question, a deep one, and you're grateful not to have to climb up to it.",
      "Your Mercury in Pisces and theirs in Scorpio are both at home in what isn't said.",
      'They want to know precisely, though.',
      "You can give them everything but precision, and they go on asking, gently, for them, till there's a sentence you both recognize.",
    ],
  },
  Sagittarius: {
    says: [
      '{partner} says something enormous, and you can picture it, and neither of you asks what day (your Mercury in Pisces, theirs in Sagittarius).',
      'Your talk runs on faith, with plenty on both sides.',
      "They're blunter than they know.",
      "A remark of theirs can stay with you for a week, and when you finally bring it up they're horrified, and had been talking about the car.",
    ],
  },
  Capricorn: {
    says: [
      '{partner} sums up what you said in four words, and three of them are right.',
      'With your Mercury in Pisces and theirs in Capricorn, you tell it as it comes and they want it in order of importance.',
      'You feel corrected.',
      "They're trying to get hold of it so as to do something for you, and if you tell them the one thing you need, first, the rest can wander as it likes.",
    ],
  },
  Aquarius: {
    says: [
      '{partner} takes your feeling, turns it into an idea, and hands it back (your Mercury in Pisces, theirs in Aquarius).',
      "Sometimes it's a great help.",
      "At other times you'd only wanted it held.",
      'They can\'t tell by looking which time this is, so you\'ve begun to say "no ideas, please" at the start, and they find it such a sensible system that they use it themselves.',
    ],
  },
  Pisces: {
    says: [
      "Either of you can begin a sentence and either can let it trail off (your Mercury in Pisces, {partner}'s in Pisces too).",
      "It's close and dreamy and full of old songs.",
      'You both assume that the other has called about it.',
      "More understanding won't help the two of you as much as one dull list with names on it, and a promise to be nice about what isn't crossed off.",
    ],
  },
}
