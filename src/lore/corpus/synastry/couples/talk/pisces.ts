import type { PairParagraphs } from '#lore/authored.ts'

export const piscesTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} speaks plainly, and you leave a good deal unsaid (your Mercury in Pisces, theirs in Aries).',
      "You hear what's behind their loud words, and they can put into one sentence what you have been circling.",
      'They ask too directly for you, and the answer gets vaguer with every question.',
    ],
    says: [
      '{partner} asks "Yes or no?" and you can feel an answer forming that\'s neither.',
      'Your Mercury in Pisces thinks the way one swims, theirs in Aries the way one jumps.',
      'You tend to say yes so that the question will stop.',
      "They'd rather have a no today than a yes that isn't there on Saturday, and they've told you so, in just those words.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} thinks in things, and you think in pictures (your Mercury in Pisces, theirs in Taurus).',
      'You give their plain thoughts some color, and they help you to say what you want.',
      "You hint and they miss it, and when they ask directly you aren't sure any more.",
    ],
    says: [
      'You say a thing six ways and {partner} waits for the seventh, patiently, with a hand on your arm.',
      "With your Mercury in Pisces and theirs in Taurus, you've got the feeling of it and they've got the thing.",
      "They don't pretend to follow.",
      'They ask what you mean without any impatience, and by trying to answer it you often find out.',
    ],
  },
  Gemini: {
    plain: [
      '{partner} says it exactly, and you say it by suggestion (your Mercury in Pisces, theirs in Gemini).',
      'You give their thoughts some depth, and they find words for what you mean.',
      'You lose the thread that they are following, and they miss the mood that you were trying to describe.',
    ],
    says: [
      "{partner} has replied before you've located what you think.",
      'Your Mercury in Pisces needs to drift a little around a subject, and theirs in Gemini, quick as it is, keeps pulling you back to the shore with questions.',
      'You end up agreeing to the nearest one.',
      "A message you write to them late at night, alone, can be so clear that they're taken aback.",
    ],
  },
  Cancer: {
    plain: [
      'Moods and pictures are how {partner} thinks, and you think that way too (your Mercury in Pisces, theirs in Cancer).',
      'A few words go a long way between the two of you.',
      'The facts get lost, such as who was going to call and when, and you both assumed that it was understood.',
    ],
    says: [
      "You each know when the other's lying about being tired (your Mercury in Pisces, {partner}'s in Cancer).",
      "What's said between you is mostly hints, and most of them get there.",
      'They hold on to the details and you hold on to the mood.',
      'On practical matters you can both be relying, with full confidence, on a conversation that never took place.',
    ],
  },
  Leo: {
    plain: [
      '{partner} makes a clear picture, and you make a beautiful one (your Mercury in Pisces, theirs in Leo).',
      'The two of you can dream up things together that neither would think of alone.',
      "They say what they'll do and you say what would be lovely, and it takes a third conversation to find out what is going to happen.",
    ],
    says: [
      '{partner} tells you their plan, and your face does all the work.',
      'With your Mercury in Pisces and theirs in Leo, they speak in order to be seen and you listen in order to see them, so they come away convinced that you said yes.',
      "You hadn't said anything.",
      'It would be kind to both if your doubts came out in the first week, while they still sound like interest.',
    ],
  },
  Virgo: {
    plain: [
      '{partner} uses words like tools and you use them like colors (your Mercury in Pisces, theirs in Virgo).',
      "You understand what they feel and don't say, and they sort out what you meant.",
      'They take you at your word, and it was a mood, and you hear coldness in a sentence that was only precise.',
    ],
    says: [
      "You tell {partner} that you're nearly there, and they ask you what street.",
      "Your Mercury in Pisces says what's true in spirit, and theirs in Virgo would like it to be true on the map.",
      'Being pinned down makes you vaguer.',
      "They're not accusing you of anything. They worry in the form of questions, and a cheerful wrong guess from you calms them down better than none.",
    ],
  },
  Libra: {
    plain: [
      '{partner} puts things kindly and you put them vaguely, so nobody gets hurt (your Mercury in Pisces, theirs in Libra).',
      "The two of you understand each other's hesitations.",
      "An unpleasant subject can be postponed by you both for a very long time, and it doesn't get smaller.",
    ],
    says: [
      "Neither of you likes to say no, so there's a good deal in your calendar (your Mercury in Pisces, {partner}'s in Libra).",
      "They phrase things and you feel what's behind the phrase.",
      'You both answer the question that the other seems to hope for.',
      'When something really has to be decided, it goes best if you each write it down first and then show the papers.',
    ],
  },
  Scorpio: {
    plain: [
      '{partner} senses what is meant, and you sense it as well, so words are almost extra (your Mercury in Pisces, theirs in Scorpio).',
      'The two of you can be silent together without a misunderstanding.',
      'They want the truth and you want to spare people, so they have to ask twice, and gently.',
    ],
    says: [
      "{partner} asks one question, a deep one, and you're grateful not to have to climb up to it.",
      "Your Mercury in Pisces and theirs in Scorpio are both at home in what isn't said.",
      'They want to know precisely, though.',
      "You can give them everything but precision, and they go on asking, gently, for them, till there's a sentence you both recognize.",
    ],
  },
  Sagittarius: {
    plain: [
      '{partner} says what they believe, and you imagine it (your Mercury in Pisces, theirs in Sagittarius).',
      'The two of you share a taste for stories and for the meaning of things.',
      'They are blunter than you can easily bear, and you are vaguer than they can easily follow.',
    ],
    says: [
      '{partner} says something enormous, and you can picture it, and neither of you asks what day (your Mercury in Pisces, theirs in Sagittarius).',
      'Your talk runs on faith, with plenty on both sides.',
      "They're blunter than they know.",
      "A remark of theirs can stay with you for a week, and when you finally bring it up they're horrified, and had been talking about the car.",
    ],
  },
  Capricorn: {
    plain: [
      '{partner} says it in a few dry words, and you say it in many soft ones (your Mercury in Pisces, theirs in Capricorn).',
      'You hear what they feel behind the facts, and they help you decide what to do.',
      'They want a clear answer, and the more they press for it the less clear you get.',
    ],
    says: [
      '{partner} sums up what you said in four words, and three of them are right.',
      'With your Mercury in Pisces and theirs in Capricorn, you tell it as it comes and they want it in order of importance.',
      'You feel corrected.',
      "They're trying to get hold of it so as to do something for you, and if you tell them the one thing you need, first, the rest can wander as it likes.",
    ],
  },
  Aquarius: {
    plain: [
      '{partner} reasons and you sense, and you often arrive at the same place (your Mercury in Pisces, theirs in Aquarius).',
      "You are both interested in what can't be proved.",
      "They ask for a reason that you don't have, and you are hurt by an argument that they had no feelings about.",
    ],
    says: [
      '{partner} takes your feeling, turns it into an idea, and hands it back (your Mercury in Pisces, theirs in Aquarius).',
      "Sometimes it's a great help.",
      "At other times you'd only wanted it held.",
      'They can\'t tell by looking which time this is, so you\'ve begun to say "no ideas, please" at the start, and they find it such a sensible system that they use it themselves.',
    ],
  },
  Pisces: {
    plain: [
      "You and {partner} both think in moods and pictures and finish each other's silences (your Mercury in Pisces, theirs in Pisces too).",
      'A look or a song can say what you mean.',
      'Appointments, bills and who said what are a weak point for both of you, so those are worth putting in writing.',
    ],
    says: [
      "Either of you can begin a sentence and either can let it trail off (your Mercury in Pisces, {partner}'s in Pisces too).",
      "It's close and dreamy and full of old songs.",
      'You both assume that the other has called about it.',
      "More understanding won't help the two of you as much as one dull list with names on it, and a promise to be nice about what isn't crossed off.",
    ],
  },
}
