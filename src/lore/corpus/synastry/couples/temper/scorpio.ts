import type { PairParagraphs } from '#lore/authored.ts'

export const scorpioTemper: PairParagraphs = {
  Aries: {
    says: [
      "{partner} is a brush fire and you're a coal mine (your Mars in Scorpio, theirs in Aries).",
      "They shout what they think, and you let them, because it's useful to know.",
      "By morning they've forgotten it and you've only finished collecting the facts.",
      "Mars rules both signs, so you're a match in strength, and they're the only one who ever says to your face that you're being awful, and then passes you the salt.",
    ],
  },
  Taurus: {
    says: [
      "You press and {partner} doesn't give, and you keep pressing, partly out of respect.",
      'With your Mars in Scorpio and theirs in Taurus, you want to know what it would take.',
      "They don't know either.",
      'You say the thing that nobody else would dare to, and they look at you for a long time and go out to mow, and by the mowing you can tell that you reached them.',
    ],
  },
  Gemini: {
    says: [
      '{partner} says cutting things as easily as other people say "um," and you\'d like to know which ones count.',
      'With your Mars in Scorpio and theirs in Gemini, you fight seldom and mean it all, while they fight daily for the practice.',
      'The quieter you go the faster they talk.',
      'One sentence from you stops them cold, and afterward you both wish that it had been a weaker one.',
    ],
  },
  Cancer: {
    says: [
      "Neither of you says what it is, and you both know what it is (your Mars in Scorpio, {partner}'s in Cancer).",
      'They withdraw in order to be fetched and you withdraw in order not to say it.',
      'The place can be full of it for days.',
      "It's over the minute someone cries, and since that comes more easily to them, you tend to let them do it for you both.",
    ],
  },
  Leo: {
    says: [
      '{partner} demands to know what\'s wrong, in front of the guests, and you say "nothing" with a smile that they\'d recognize anywhere.',
      'Your Mars in Scorpio keeps its powder dry and theirs in Leo is all fireworks.',
      "They want you to fight fair, in the open, where they're good.",
      "You've got the better memory and the worse temper, and once in a while you let them win because they look so wonderful.",
    ],
  },
  Virgo: {
    says: [
      "{partner} nags, and you'd prefer an enemy (your Mars in Scorpio, theirs in Virgo).",
      "They bring up one small fault after another, when you'd sooner have a single fight about the thing underneath.",
      "You see what they're really afraid of, and mostly you don't say it.",
      'They feel it anyway, and they ask you in a small voice how the sink is.',
    ],
  },
  Libra: {
    says: [
      '{partner} says something so balanced that you want to tip it over.',
      'With your Mars in Scorpio and theirs in Libra, you look for the truth and they look for the terms, and you suspect their terms of being a way around it.',
      'You go silent.',
      "They can't bear it for more than an hour, so you generally win without having fought, and you don't respect it as much as you'd thought.",
    ],
  },
  Scorpio: {
    says: [
      "It takes a lot to start, and then the furniture remembers (your Mars in Scorpio, {partner}'s in Scorpio too).",
      "You each know where the other can be hurt, and on most days that's a form of tenderness.",
      'Nobody walks out and nobody backs down.',
      "What ends it, usually, is that one of you admits to something the other hadn't known about and is looked at with real astonishment.",
    ],
  },
  Sagittarius: {
    says: [
      'You\'ve been carrying something for a month, and {partner}, when you finally say it, says "Oh, that," and agrees.',
      "It's a bit of an anticlimax for your Mars in Scorpio.",
      "Their Mars in Sagittarius has nothing hidden and can't imagine that you do, so they walk whistling through a field you'd mined.",
      "You'd been ready for anything except to have it simply granted, and it takes you a day to put the mines away.",
    ],
  },
  Capricorn: {
    says: [
      'You and {partner} could stop speaking for a week and run the place perfectly by nods (your Mars in Scorpio, theirs in Capricorn).',
      "They're strategic and so are you.",
      'Neither would dream of raising a voice, and both regard the first apology as a loss of position.',
      "If anyone ever wrote a history of it, it would show that you'd both been waiting from the second day on to be asked to lunch.",
    ],
  },
  Aquarius: {
    says: [
      'You want {partner} to get down here and fight, and they can see your point very well from up there.',
      'Your Mars in Scorpio is all in, and theirs in Aquarius keeps one foot outside, on principle.',
      "With both signs fixed, no one's giving in, and you accuse them of not caring.",
      'They take that as a question, and the next day they bring you an honest answer, which disarms you.',
    ],
  },
  Pisces: {
    says: [
      "You've got a fist and {partner} has water (your Mars in Scorpio, theirs in Pisces).",
      "They won't meet you head on, and because they give way at once you can't tell where you struck.",
      "Yet you know that you did, since they're humming.",
      "You're more ashamed of being hard on them than on anybody, and they know it, and they might hum a little longer than they have to.",
    ],
  },
}
