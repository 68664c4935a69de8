import type { PairParagraphs } from '#lore/authored.ts'

export const piscesTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} wants a clear answer, and you have a clear impression (your Mercury in Pisces, theirs in Aries).',
      'When they press for the words, you lose them.',
      'You agree in order to be left in peace, and they take it for a yes.',
      'It\'s better for them to ask later, and for you to say "I don\'t know yet," which is an answer, too.',
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
      '{partner} wants a thing said plainly, and you say it in a picture (your Mercury in Pisces, theirs in Taurus).',
      'You wander, and they wait for the verb.',
      "It's seldom a quarrel, because neither one of you enjoys one.",
      'They put into one sentence what you had meant, and you tell them what the sentence leaves out.',
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
      '{partner} explains, and you imply (your Mercury in Pisces, theirs in Gemini).',
      'You drift off in the middle of a sentence, and they finish it wrongly.',
      'They make a thing clear that was better left in a haze, and you let it pass.',
      'When it is about something beautiful or funny you understand each other at once, and facts are best put in writing.',
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
      'You and {partner} both talk in moods and understand them (your Mercury in Pisces, theirs in Cancer).',
      'It is never quite clear who said it and who thought it.',
      'They keep what was said, and you keep what it was like.',
      'A form or a bill may need a third person, with a pen, to whom the two of you can both be very nice.',
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
      "{partner} says a thing so that it's heard, and you say it so that it might not be (your Mercury in Pisces, theirs in Leo).",
      'They fill in what you left open, rather generously.',
      'You understand the feeling in it, and overlook the boast.',
      "It's good for you to be asked and waited for, and good for them to have somebody who hears what's under the words.",
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
      '{partner} asks what exactly, and you know how it feels (your Mercury in Pisces, theirs in Virgo).',
      "You can't say it any more exactly, and they can't do anything with it as it is.",
      'When they stop asking, it comes.',
      "In return they're the one who puts your vague worry into three small ones that can be dealt with.",
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
      '{partner} chooses the kind word, and you hear the feeling behind it (your Mercury in Pisces, theirs in Libra).',
      'Nothing rude is ever said, and it is not quite clear what was.',
      'They decide nothing without you, and you decide nothing.',
      "A date and a yes, in writing, would surprise you both, and it is a great relief once it's there.",
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
      'You and {partner} both think in undercurrents (your Mercury in Pisces, theirs in Scorpio).',
      'You can talk about what nobody else would understand.',
      'They want to get to the bottom of it, and you would like to leave it floating.',
      "What you say in passing they keep for years, so it's good for you to say when it was only a dream.",
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
      '{partner} preaches a little, and you dream a little (your Mercury in Pisces, theirs in Sagittarius).',
      'You both love a story more than a fact.',
      "They say it too directly, and you not directly enough, so there's some translating to do.",
      'What you mean by maybe is mostly no, and what they mean by always is mostly this week.',
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
      '{partner} wants a thing in a sentence, and you have it in a feeling (your Mercury in Pisces, theirs in Capricorn).',
      'You start in the middle and stop before the end.',
      "They're patient with it, on good days, and draw a list out of it.",
      'What you notice about people is something that they rely on more than they say, so it pays to let you get there.',
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
      "{partner} thinks in ideas, and you think in images, and sometimes it's the same thought (your Mercury in Pisces, theirs in Aquarius).",
      'They want it consistent, and you want it true to life.',
      'You lose the thread and find something better.',
      "If they don't correct it on the way, it's often your picture that shows them what the idea was about.",
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
      'You and {partner} both leave a sentence open for the other one (your Mercury in Pisces, theirs in Pisces too).',
      "So you're often of one mind, and it's not quite certain about what.",
      'Each of you takes on the tone that the other one came in with.',
      'Whatever has a date or a sum in it ought to be said twice, and the second time with a pen.',
    ],
    says: [
      "Either of you can begin a sentence and either can let it trail off (your Mercury in Pisces, {partner}'s in Pisces too).",
      "It's close and dreamy and full of old songs.",
      'You both assume that the other has called about it.',
      "More understanding won't help the two of you as much as one dull list with names on it, and a promise to be nice about what isn't crossed off.",
    ],
  },
}
