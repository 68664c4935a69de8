import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioTalk: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} says what they think, and you find out what others think (your Mercury in Scorpio, theirs in Aries).',
      'Neither you nor {partner} is afraid of a hard subject.',
      'They say it and forget it, and you remember the wording, so they have to watch what they say in anger, and you have to ask what was meant.',
    ],
    says: [
      "{partner} says what they think before they've thought it, and you've thought it for days and don't say.",
      'With your Mercury in Scorpio and theirs in Aries, they blurt and you bide.',
      "They can't keep a surprise, and it makes them uneasy how well you can.",
      "But their questions are so straight that there's no getting around them, and they learn more from you in a minute than tactful people do in a year.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} believes what can be shown, and you ask what is hidden behind it (your Mercury in Scorpio, theirs in Taurus).',
      'On the whole, what you tell each other stays with you.',
      'You keep asking and they keep giving the same answer, and neither of you is likely to be talked out of anything.',
    ],
    says: [
      "{partner} means what they said, and you've looked behind it anyway (your Mercury in Scorpio, theirs in Taurus).",
      "There's nothing there.",
      "It takes some getting used to, and then it's the greatest luxury you know.",
      "They don't ask what you're thinking, as they suppose that you'd say, so the big things may get told to the back of their head, while they're doing the pans.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} wants to know everything, and you want to know one thing completely (your Mercury in Scorpio, theirs in Gemini).',
      'They keep you from brooding, and you keep them on the subject.',
      'You hear a meaning in remarks that they made without thinking, and they forget that you said something in confidence.',
    ],
    says: [
      "{partner} talks to find out, and you're silent to find out.",
      'Your Mercury in Scorpio goes down in one place and theirs in Gemini digs a lot of little holes.',
      'You feel that they tell too many people.',
      "They do, but they don't tell anything of yours, and the way you find out is that somebody with every reason to know has no idea.",
    ],
  },
  Cancer: {
    plain: [
      "Half of what {partner} means isn't said, and you get it anyway (your Mercury in Scorpio, theirs in Cancer).",
      "The two of you can trust each other with what you'd tell no one else.",
      "You both expect to be understood without words, and it works so often that you're badly hurt when it doesn't.",
    ],
    says: [
      "You can follow a conversation with {partner} that nobody's having (your Mercury in Scorpio, theirs in Cancer).",
      "It's in the voice and what gets put on the table.",
      "They don't ask you directly and you don't tell directly, and it's rare that you're wrong about each other.",
      "But you're both so sure of it that you can have a whole reconciliation over something the other one hadn't minded.",
    ],
  },
  Leo: {
    plain: [
      '{partner} says things openly, and you say them when the time is right (your Mercury in Scorpio, theirs in Leo).',
      'You both mean what you say, and neither is easily persuaded.',
      'You know something long before you mention it, and they would rather have been told at once.',
    ],
    says: [
      "{partner} tells the story to the table, and you know the version that's missing.",
      "With your Mercury in Scorpio and theirs in Leo, they want to be believed and you want to know what's true, but you'd never say it in company.",
      'They know that you know.',
      "It makes them braver as a rule, because there's one person present who doesn't need the story and has stayed anyway.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} examines the facts and you examine the reasons (your Mercury in Scorpio, theirs in Virgo).',
      'On the whole, between the two of you nothing stays unexplained.',
      "You can take a problem apart until nobody wants it any more, and you both are sharper than you mean to be when you're tired.",
    ],
    says: [
      '{partner} has all the details, and you know what they add up to (your Mercury in Scorpio, theirs in Virgo).',
      'You make excellent detectives.',
      "They worry in sentences and you brood without them, so they may ask whether something's the matter, kindly, and be told no.",
      "If they then just go on with what they were doing, nearby, you'll generally come out with it by the second load.",
    ],
  },
  Libra: {
    plain: [
      '{partner} says what can be said politely, and you want to know the rest (your Mercury in Scorpio, theirs in Libra).',
      "You ask what they would say if they weren't being fair.",
      "They find that alarming and give an honest answer, and you learn that a hard thing can be said so that it's heard.",
    ],
    says: [
      "{partner} says both sides, and you'd like the one they hope you won't ask about.",
      "Your Mercury in Scorpio doesn't care for nice phrasing and theirs in Libra can't speak without it.",
      "They find you blunt when you haven't said a word.",
      "You've learned from them, all the same, that a hard truth can be handed over handle first, and that people then take it.",
    ],
  },
  Scorpio: {
    plain: [
      'You and {partner} both say less than you know and hear more than was said (your Mercury in Scorpio, theirs in Scorpio too).',
      'You can talk about what other people avoid.',
      'Each of you waits for the other one to tell the truth first, and an open question would often be quicker.',
    ],
    says: [
      "You both know, and neither has said so, and that's your usual arrangement (your Mercury in Scorpio, {partner}'s in Scorpio too).",
      'You could pass each other notes in a blackout.',
      'A question is never just a question here, and each can hear the real one coming.',
      "What's pleasant and rare is when somebody says a thing with nothing under it, such as that they'd like a waffle.",
    ],
  },
  Sagittarius: {
    plain: [
      'You look for the hidden reason, and {partner} says the obvious one (your Mercury in Scorpio, theirs in Sagittarius).',
      'They make your suspicions look smaller, and you show them what was overlooked.',
      "They tell everyone what you said in confidence, without meaning any harm, so it's best to say what is private.",
    ],
    says: [
      "{partner} tells everything to everyone, and then there's you, the one they know by heart and can't read.",
      'With your Mercury in Scorpio and theirs in Sagittarius, they think aloud in the direction of the truth and you dig for it.',
      'They exaggerate, and you can tell by how much.',
      "Your own news tends to arrive late and complete, and then they ask why you didn't tell them.",
    ],
  },
  Capricorn: {
    tags: { partner: ['useful talk'] },
    plain: [
      "You talk when it matters, and {partner} talks when it's useful (your Mercury in Scorpio, theirs in Capricorn).",
      'You believe each other, since neither says a thing for effect.',
      'A long silence can be quite friendly between you, and then one of you notices that it has been a week.',
    ],
    says: [
      "Neither of you talks until there's something to say, and then it's said once (your Mercury in Scorpio, {partner}'s in Capricorn).",
      "They want to know what's to be done and you want to know what's really going on.",
      'Strangers find the two of you formidable.',
      'Affection gets expressed by understatement, so that "you\'re not the worst" can make either of you look away.',
    ],
  },
  Aquarius: {
    plain: [
      "You ask what's behind it, and {partner} asks what follows from it (your Mercury in Scorpio, theirs in Aquarius).",
      'Neither of you is satisfied with the usual answer.',
      'You want to talk about the two of you, and they want to talk about how people are, and both of you hold on to your conclusions.',
    ],
    says: [
      '{partner} says what they think to your face with no feeling in it, and you feel it for them.',
      "Your Mercury in Scorpio hears an undertone in everything and theirs in Aquarius hasn't got one.",
      'You go over a text of theirs for an hour.',
      "They wrote it while crossing the street, and when you ask them what they meant, they tell you at length, and it's exactly what it said.",
    ],
  },
  Pisces: {
    plain: [
      'You sense what is meant, and {partner} senses it as well, so words are almost extra (your Mercury in Scorpio, theirs in Pisces).',
      'You can be silent together without a misunderstanding.',
      'But you want the truth and they want to spare people, so you have to ask twice, and gently.',
    ],
    says: [
      'You and {partner} tend to stop in the middle of a sentence because the other has nodded (your Mercury in Scorpio, theirs in Pisces).',
      "You know what people hide and they know what people feel, so there's little left to explain.",
      'They do forget what they promised.',
      'You remember it to the hour, and you mostly let it go, because with them you could see that it was meant.',
    ],
  },
}
