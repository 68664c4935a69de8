import type { PairParagraphs } from '#lore/authored.ts'

export const libraDays: PairParagraphs = {
  Aries: {
    plain: [
      "{partner} says what's wrong at once, and you would rather not hear of it (your Moon in Libra, theirs in Aries).",
      "So you smooth things over before they've been said, and they can feel that something is being kept back.",
      'It makes them push, and being pushed makes you even more polite.',
      'You do each other good as soon as you find out that an open quarrel ends sooner, and as soon as they find out that a kind sentence gets there as well.',
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
      '{partner} wants the same evening as always, and you want somebody to share it with (your Moon in Libra, theirs in Taurus).',
      'The two of you and {partner} both like things to be pleasant, so unpleasant matters tend to wait.',
      'You ask what they would like, and they say, and you have a small wish that nobody heard.',
      'It does you good that they know so plainly what they want, and it would do them good to ask twice.',
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
      'You and {partner} both feel better in company, and talk is most of it (your Moon in Libra, theirs in Gemini).',
      'You seldom hurt each other, because they change the subject and you find something nice to say.',
      'A sad thing can be handed around very politely until it is gone or until nobody remembers where it was put.',
      "It's usually you who are still carrying it, and it helps when they go back and ask.",
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
      '{partner} wants to know what everyone feels, and you want everyone to feel fine (your Moon in Libra, theirs in Cancer).',
      "When there's trouble, they want to cry and you want to be fair, and neither of you is comforted by the other's way.",
      'You leave a good deal unsaid, for the sake of peace, and they can hear it.',
      "Best is when the guests have gone, and you don't have to be gracious, and they have you to themselves.",
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
      '{partner} brings warmth into an evening, and you bring grace (your Moon in Libra, theirs in Leo).',
      'People like to be around the two of you, and you like to be seen together.',
      "They sulk when they've been overlooked, and you can't settle while anyone is cross, so you give in before it's been talked about.",
      "It's pleasant, and it leaves you with a few things that were never said.",
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
      '{partner} wants things right, and you want things pleasant (your Moon in Libra, theirs in Virgo).',
      "They mention what's wrong, kindly enough, and you feel the evening tip.",
      "Then you're so polite that they know something's up and can't find it.",
      "You're good for each other in company, because you say what's kind and they remember what was promised.",
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
      "You and {partner} both like peace, and you're so careful with it that hardly anything gets decided (your Moon in Libra, theirs in Libra too).",
      'Each of you asks what the other one would like, and each leaves out a private wish.',
      "It's the pleasantest house anyone could visit.",
      "What's missing is now and then a plain no, and it turns out that either of you can hear one without the ceiling coming down.",
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
      "You want it settled nicely, and {partner} wants to know what it's really about (your Moon in Libra, theirs in Scorpio).",
      "When you say that everything's fine, they don't believe it, and they're usually right.",
      'They go deep and go silent, and the silence frightens you more than a quarrel would.',
      'You need each other more than it looks, since you can bring them back to the table and they can get a plain wish out of you.',
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
      'You and {partner} both like company and a good mood, and you share both easily (your Moon in Libra, theirs in Sagittarius).',
      'You want somebody to be with, and they want somewhere to go, and so you go together.',
      'They say it straight out, and you wince and later agree.',
      "When they're off alone, you may feel left, and a message from the road is all that's wanted.",
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
      'You rest in company, and {partner} rests when nothing is expected of them (your Moon in Libra, theirs in Capricorn).',
      'So you invite people to cheer them up, and they put on a clean shirt and endure it.',
      'They keep a feeling back until it can be of use, and you would like to be let in sooner.',
      "You both have good manners in a crisis, and it's then that each of you sees how much the other one can carry.",
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
      'You and {partner} both like a bit of distance in a feeling, and both are good company (your Moon in Libra, theirs in Aquarius).',
      'What hurts you or them can be talked about as if it were in the paper.',
      'You want to do things together, and they like to do things at the same time in the same room.',
      "When they've had enough of people, that includes you for an hour, and you do well not to make it a question.",
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
      'You want to please, and {partner} wants nobody to be hurt, so nothing unkind gets said for weeks (your Moon in Libra, theirs in Pisces).',
      'What you meant gets lost in all that kindness, and so does what they meant.',
      "They feel that you're putting a good face on it, and you feel that they've gone somewhere.",
      'Neither of you can bear to be the one who starts, and the one who does is thanked for it.',
    ],
    says: [
      '{partner} lies on the floor with headphones on, and you step over them with the flowers (your Moon in Libra, theirs in Pisces).',
      'You both soften at music.',
      'You handle sadness by putting things right around it, and they handle it by letting it be there.',
      'Each of you would do anything to spare the other, and so you can spend a whole Saturday doing what neither one felt like, with great tenderness.',
    ],
  },
}
