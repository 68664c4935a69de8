import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioTalk: PairParagraphs = {
  Aries: {
    plain: [
      "{partner} says everything, and you say what's necessary (your Mercury in Scorpio, theirs in Aries).",
      "So you know exactly where they stand, and they don't know where you do.",
      'Each of you can be sharp. They are sharp in heat, and you are in cold blood.',
      "A direct question works with you if it's asked once, and a direct answer always works with them.",
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
      '{partner} takes words at face value, and you look behind them (your Mercury in Scorpio, theirs in Taurus).',
      "They mean what was said, and no more, and you can't quite believe it.",
      'Neither you nor {partner} can be talked into anything.',
      'You trust them in the end because there never was a second meaning, and they trust you because nothing gets repeated.',
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
      '{partner} asks everything, and you tell almost nothing (your Mercury in Scorpio, theirs in Gemini).',
      'They talk to find out, and you listen to find out, and you find out more.',
      "When you do speak, it's to the point and it can sting.",
      'They do well not to joke at once, and you do well to believe that a light answer can be an honest one.',
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
      "You and {partner} both understand what wasn't said (your Mercury in Scorpio, theirs in Cancer).",
      "It is a language with few words in it, and other people can't follow.",
      'They say it with a sigh, and you say it with a look.',
      "The risk is that you're both so sure, since now and then what they sensed in you was only a headache.",
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
      '{partner} says it proudly, and you think it privately (your Mercury in Scorpio, theirs in Leo).',
      'You hear in it what they would rather not have shown.',
      'You both stick to an opinion as a matter of honor.',
      'If you say it in private, they can take nearly anything, and they tell you more in return than other people get.',
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
      '{partner} collects the facts, and you find the motive (your Mercury in Scorpio, theirs in Virgo).',
      'Little escapes the two of you.',
      "You go quiet when they go into detail, and they take it for boredom, when it's thinking.",
      "Neither you nor {partner} says more than you know, so what's said between you can be trusted.",
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
      "{partner} says what will do, and you want what's true (your Mercury in Scorpio, theirs in Libra).",
      "You ask them what they would say if they weren't being fair.",
      'It is an alarming question, and there turns out to be an answer.',
      'They in turn get you to say a hard thing so that it can be heard, and few people have managed that.',
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
      'You and {partner} both say less than you know (your Mercury in Scorpio, theirs in Scorpio too).',
      'A talk has long silences in it, and neither of you is uneasy in them.',
      'Each of you would rather have the truth, and each of you is slow to hand it over.',
      "What's asked directly gets answered directly, so the two of you only have to agree on who asks first.",
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
      'You dig, and {partner} exaggerates (your Mercury in Scorpio, theirs in Sagittarius).',
      "You can tell by how much, and they can't tell what you think.",
      "They say everything to everyone, and you keep it until it's complete.",
      "So your own news comes late, and they ask why nobody told them, and it's worth a sentence sooner.",
    ],
    says: [
      "{partner} tells everything to everyone, and then there's you, the one they know by heart and can't read.",
      'With your Mercury in Scorpio and theirs in Sagittarius, they think aloud in the direction of the truth and you dig for it.',
      'They exaggerate, and you can tell by how much.',
      "Your own news tends to arrive late and complete, and then they ask why you didn't tell them.",
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both keep to what matters (your Mercury in Scorpio, theirs in Capricorn).',
      "Nobody chatters, and nobody has to guess whether it's meant.",
      "You want to know why, and they want to know how, and together that's a plan.",
      "A compliment between you two can take a year to come out, and it's worth knowing that it's there.",
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
      'Each of you has a strong mind and no wish to give way.',
      'You think that they avoid the point, and they think that you see ghosts.',
      'You respect each other most when a fact has proved you right and time has proved them right.',
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
      'You and {partner} both think in undercurrents (your Mercury in Scorpio, theirs in Pisces).',
      'The two of you can talk about what nobody else would understand.',
      'You want to get to the bottom of it, and they would like to leave it floating.',
      "What they say in passing you keep for years, so it's good for them to say when it was only a dream.",
    ],
    says: [
      'You and {partner} tend to stop in the middle of a sentence because the other has nodded (your Mercury in Scorpio, theirs in Pisces).',
      "You know what people hide and they know what people feel, so there's little left to explain.",
      'They do forget what they promised.',
      'You remember it to the hour, and you mostly let it go, because with them you could see that it was meant.',
    ],
  },
}
