import type { PairParagraphs } from '#lore/authored.ts'

export const libraDays: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} needs to have a feeling out and you need to keep the peace (your Moon in Libra, theirs in Aries).',
      'You see what the other side might have meant, and they say what you have been swallowing.',
      "They find it hard to believe a mood that's so polite, and you find it hard to rest near one that's so loud.",
    ],
    says: [
      '{partner} slams something, says what it was about, and is in the best of moods, and you lose your appetite.',
      "Your Moon in Libra can't relax until everyone's friendly, and theirs in Aries can't be friendly until it's been let off.",
      "They point out that you'd never have said a word about it.",
      "It's true, and you'd have been charming for a week with a stiff neck.",
    ],
  },
  Taurus: {
    plain: [
      'Peace is what {partner} wants, and you want it too, though with company (your Moon in Libra, theirs in Taurus).',
      'Your evenings with you two are pleasant and well fed.',
      "Neither likes to bring up what's wrong, so small annoyances add up on their side in silence and on your side behind a smile.",
    ],
    says: [
      "With {partner} it doesn't matter if the conversation stops, which takes some getting used to (your Moon in Libra, theirs in Taurus).",
      "You like company while you rest, and they like it too, so long as it's lying down.",
      'You both care how an evening looks and tastes, and a friend could find you admiring a tomato.',
      "So nobody wants to be the one who brings up what's wrong.",
    ],
  },
  Gemini: {
    plain: [
      'Good conversation puts {partner} right, and company puts you right, so evenings are easy (your Moon in Libra, theirs in Gemini).',
      'You both like to keep things friendly.',
      "On the whole, what's unpleasant tends to be talked around, and either of you may find out late that the other one was unhappy.",
    ],
    says: [
      "Nobody goes to bed, because somebody's still telling something (your Moon in Libra, {partner}'s in Gemini).",
      "It's a light sort of happiness and you both need a lot of it.",
      "If you come home upset they'll get you laughing in the hallway.",
      "You agree that it wasn't so bad, and you agree with such good grace that the part of it that was bad has to wait for a night when they're out.",
    ],
  },
  Cancer: {
    plain: [
      '{partner} needs to be close and you need things to be peaceful (your Moon in Libra, theirs in Cancer).',
      'Both of you make a place pleasant, and people like to visit.',
      'They show a mood and expect to be asked, and you smooth it over and hope that it passes, which leaves them alone with it.',
    ],
    says: [
      "{partner} wants to know that you'd drop everything, and you'd like to have been asked more politely.",
      "With your Moon in Libra and theirs in Cancer, each of you sees to the other's comfort all evening, by different rules.",
      "They feed you seconds when you're full, and you say how delicious.",
      "What undoes you is when they're sulking and won't say why, because you can't make it nice again without knowing what it was.",
    ],
  },
  Leo: {
    plain: [
      '{partner} needs warmth and you need harmony, and both of you like to have people around (your Moon in Libra, theirs in Leo).',
      'On the whole, you are kind to each other and like to make a nice evening of it.',
      'They say what they feel and you say what will please, so they have to ask twice to find out what you want.',
    ],
    says: [
      'You say "we" and {partner} beams (your Moon in Libra, theirs in Leo).',
      "They like coming home to a person who's noticed that they were gone, and you like somebody whose moods are all on the outside, where they can be talked to.",
      "Supper tends to be by candlelight, even if it's noodles.",
      "You give way on what to watch so often, and so gracefully, that they'd be amazed to hear you ever minded.",
    ],
  },
  Virgo: {
    plain: [
      '{partner} wants things to be right and you want them to be pleasant (your Moon in Libra, theirs in Virgo).',
      'They see to the work, and you see to the mood.',
      "They mention what's wrong because they care, and you hear that the evening is spoiled, so it matters a great deal how they begin.",
    ],
    says: [
      "You've made it pretty, and {partner} asks where the mail went.",
      "Your Moon in Libra can't unwind in an ugly room, while theirs in Virgo can't unwind in one where things have been hidden.",
      "They're kind in small, exact ways that you sometimes take for criticism, such as turning your glass so that the chip faces away.",
      "You've never once drunk from the chip.",
    ],
  },
  Libra: {
    plain: [
      'You and {partner} both need peace and good company, and you take trouble over both (your Moon in Libra, theirs in Libra too).',
      'Your life together is friendly, and other people like to be in it.',
      'Each of you gives in before being asked, and what got swallowed comes out later as a small coldness.',
    ],
    says: [
      "You've both waited to eat so that nobody would have to do it alone (your Moon in Libra, {partner}'s in Libra too).",
      'The day gets told, the other view is asked for, and no one raises their voice.',
      "It's as nice as it sounds.",
      "When either of you is really unhappy, though, you both do such a good impression of being fine that you're lonely in very good company.",
    ],
  },
  Scorpio: {
    plain: [
      'You want the mood to be pleasant and {partner} wants it to be honest (your Moon in Libra, theirs in Scorpio).',
      'You make it easier to talk to them, and they make it impossible to pretend.',
      'They see at once when you smile over something, and you would like to be allowed to, at least until after dinner.',
    ],
    says: [
      '{partner} can sit in a bad mood as if in a hot bath, and you stand beside it holding a towel.',
      "You're happiest with your Libra Moon when things are friendly, and they're happiest with their Scorpio Moon when things are real.",
      'You try three pleasant subjects.',
      "It gets better on the fourth attempt, when you say that you don't like it either, and they look up as if you'd just come in.",
    ],
  },
  Sagittarius: {
    plain: [
      "Company and good talk put you right, and for {partner} it's a change of scene (your Moon in Libra, theirs in Sagittarius).",
      "You're generous with each other and don't hold a bad mood against anyone.",
      'They say what they feel and you say what is kind, and they are gone before you have said the rest.',
    ],
    says: [
      "{partner} can't be made gloomy, and you come to rely on it, although they do leave in the middle of the talk to see about the sunset (your Moon in Libra, theirs in Sagittarius).",
      'You want to go along.',
      'They want you along, with or without notice.',
      "They'll tell you frankly that you fret about what people think, and you find that it's easier to be told so in a good restaurant.",
    ],
  },
  Capricorn: {
    plain: [
      'You relax in company and {partner} relaxes when the work is done (your Moon in Libra, theirs in Capricorn).',
      'They make you feel safe, and you make their life less severe.',
      'You would like to talk about the two of you and they would like to know what should be done, and neither is the wrong way to care.',
    ],
    says: [
      'When {partner} comes home late and gray, you set the table, and you light something.',
      "With your Moon in Libra and theirs in Capricorn, you'd rather not eat by yourself and they're used to it, so they're surprised to be waited for.",
      "You'd like to hear that it matters, and they never say it.",
      "Then they're away for a night, and they call at seven to ask what you made.",
    ],
  },
  Aquarius: {
    plain: [
      'Good company suits you and {partner} alike, and so does an evening without a scene (your Moon in Libra, theirs in Aquarius).',
      'A bad mood is talked about sensibly.',
      'You need more company than they do, and their wish to be alone hits you on exactly the days when you had planned something nice.',
    ],
    says: [
      "You're never nearer to {partner} than in a room full of friends, and then everybody goes home.",
      "Your Moon is in Libra, theirs is in Aquarius, and you'd like to go over the evening arm in arm while they'd like an hour of not being talked to.",
      "It isn't about you.",
      "You can discuss that calmly, and your coming in with a question at midnight is very likely what they'll remember fondly.",
    ],
  },
  Pisces: {
    plain: [
      "You keep the peace, and {partner} feels when it's only kept (your Moon in Libra, theirs in Pisces).",
      "It's a gentle everyday life with a lot of consideration in it.",
      'Both of you put the other one first, so decisions drift, and you and they may both end up doing what nobody wanted.',
    ],
    says: [
      '{partner} lies on the floor with headphones on, and you step over them with the flowers (your Moon in Libra, theirs in Pisces).',
      'You both soften at music.',
      'You handle sadness by putting things right around it, and they handle it by letting it be there.',
      'Each of you would do anything to spare the other, and so you can spend a whole Saturday doing what neither one felt like, with great tenderness.',
    ],
  },
}
