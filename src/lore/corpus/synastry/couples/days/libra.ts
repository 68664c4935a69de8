import type { PairParagraphs } from '#lore/authored.ts'

export const libraDays: PairParagraphs = {
  Aries: {
    says: [
      '{partner} slams something, says what it was about, and is in the best of moods, and you lose your appetite.',
      "Your Moon in Libra can't relax until everyone's friendly, and theirs in Aries can't be friendly until it's been let off.",
      "They point out that you'd never have said a word about it.",
      "It's true, and you'd have been charming for a week with a stiff neck.",
    ],
  },
  Taurus: {
    says: [
      "With {partner} it doesn't matter if the conversation stops, which takes some getting used to (your Moon in Libra, theirs in Taurus).",
      "You like company while you rest, and they like it too, so long as it's lying down.",
      'You both care how an evening looks and tastes, and a friend could find you admiring a tomato.',
      "So nobody wants to be the one who brings up what's wrong.",
    ],
  },
  Gemini: {
    says: [
      "Nobody goes to bed, because somebody's still telling something (your Moon in Libra, {partner}'s in Gemini).",
      "It's a light sort of happiness and you both need a lot of it.",
      "If you come home upset they'll get you laughing in the hallway.",
      "You agree that it wasn't so bad, and you agree with such good grace that the part of it that was bad has to wait for a night when they're out.",
    ],
  },
  Cancer: {
    says: [
      "{partner} wants to know that you'd drop everything, and you'd like to have been asked more politely.",
      "With your Moon in Libra and theirs in Cancer, each of you sees to the other's comfort all evening, by different rules.",
      "They feed you seconds when you're full, and you say how delicious.",
      "What undoes you is when they're sulking and won't say why, because you can't make it nice again without knowing what it was.",
    ],
  },
  Leo: {
    says: [
      'You say "we" and {partner} beams (your Moon in Libra, theirs in Leo).',
      "They like coming home to a person who's noticed that they were gone, and you like somebody whose moods are all on the outside, where they can be talked to.",
      "Supper tends to be by candlelight, even if it's noodles.",
      "You give way on what to watch so often, and so gracefully, that they'd be amazed to hear you ever minded.",
    ],
  },
  Virgo: {
    says: [
      "You've made it pretty, and {partner} asks where the mail went.",
      "Your Moon in Libra can't unwind in an ugly room, while theirs in Virgo can't unwind in one where things have been hidden.",
      "They're kind in small, exact ways that you sometimes take for criticism, such as turning your glass so that the chip faces away.",
      "You've never once drunk from the chip.",
    ],
  },
  Libra: {
    says: [
      "You've both waited to eat so that nobody would have to do it alone (your Moon in Libra, {partner}'s in Libra too).",
      'The day gets told, the other view is asked for, and no one raises their voice.',
      "It's as nice as it sounds.",
      "When either of you is really unhappy, though, you both do such a good impression of being fine that you're lonely in very good company.",
    ],
  },
  Scorpio: {
    says: [
      '{partner} can sit in a bad mood as if in a hot bath, and you stand beside it holding a towel.',
      "You're happiest with your Libra Moon when things are friendly, and they're happiest with their Scorpio Moon when things are real.",
      'You try three pleasant subjects.',
      "It gets better on the fourth attempt, when you say that you don't like it either, and they look up as if you'd just come in.",
    ],
  },
  Sagittarius: {
    says: [
      "{partner} can't be made gloomy, and you come to rely on it, although they do leave in the middle of the talk to see about the sunset (your Moon in Libra, theirs in Sagittarius).",
      'You want to go along.',
      'They want you along, with or without notice.',
      "They'll tell you frankly that you fret about what people think, and you find that it's easier to be told so in a good restaurant.",
    ],
  },
  Capricorn: {
    says: [
      'When {partner} comes home late and gray, you set the table, and you light something.',
      "With your Moon in Libra and theirs in Capricorn, you'd rather not eat by yourself and they're used to it, so they're surprised to be waited for.",
      "You'd like to hear that it matters, and they never say it.",
      "Then they're away for a night, and they call at seven to ask what you made.",
    ],
  },
  Aquarius: {
    says: [
      "You're never nearer to {partner} than in a room full of friends, and then everybody goes home.",
      "Your Moon is in Libra, theirs is in Aquarius, and you'd like to go over the evening arm in arm while they'd like an hour of not being talked to.",
      "It isn't about you.",
      "You can discuss that calmly, and your coming in with a question at midnight is very likely what they'll remember fondly.",
    ],
  },
  Pisces: {
    says: [
      '{partner} lies on the floor with headphones on, and you step over them with the flowers (your Moon in Libra, theirs in Pisces).',
      'You both soften at music.',
      'You handle sadness by putting things right around it, and they handle it by letting it be there.',
      'Each of you would do anything to spare the other, and so you can spend a whole Saturday doing what neither one felt like, with great tenderness.',
    ],
  },
}
