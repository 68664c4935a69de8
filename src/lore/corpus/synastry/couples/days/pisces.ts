import type { PairParagraphs } from '#lore/authored.ts'

export const piscesDays: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} is loud when something hurts, and you withdraw (your Moon in Pisces, theirs in Aries).',
      'You feel their mood before they do, and they will stand up for you without being asked.',
      "Their sharp word stays with you for hours, though they forgot it in minutes, so it's worth coming back to say that it's over.",
    ],
    says: [
      '{partner} wakes you by being awake.',
      'Your Moon in Pisces comes back from sleep as if from overseas, and theirs in Aries has already been to the store.',
      'They fight their way through a bad day, and you sink to the bottom of yours and wait there for the light to change.',
      "They can't stand to see it, so they stand over you with suggestions, and it's the standing there that helps.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} calms people down by being steady and you do it by understanding them (your Moon in Pisces, theirs in Taurus).',
      'It is a gentle household, where nobody is hurried.',
      "Your moods change with the company, and theirs don't change at all, so they have to ask how you are more often than seems necessary.",
    ],
    says: [
      'You can fall asleep anywhere that {partner} is (your Moon in Pisces, theirs in Taurus).',
      "They don't absorb what you feel, but they do keep it company, with a hand on your ankle and a snack.",
      'You forget the time and they never do.',
      "If you're gone a little too long in one of your absences they don't call you back, they start frying onions, and you come in wondering what's for supper.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} wants to know what the matter is, and you know it only as a mood (your Moon in Pisces, theirs in Gemini).',
      'They can make you laugh when nothing else works.',
      "You feel a good deal that they don't notice, and their questions come too fast for an answer, so it helps when they ask once and then wait.",
    ],
    says: [
      "{partner} tells you all of the day, and by the third story you've got a headache that belongs to someone in it.",
      'With your Moon in Pisces and theirs in Gemini, they get rid of things by telling them, and you get them.',
      'Their lightness does lift you up.',
      "They don't mind being asked for quiet, and they even stop, at the end of the sentence.",
    ],
  },
  Cancer: {
    plain: [
      "You feel at once what's going on with {partner}, and it's the same the other way around (your Moon in Pisces, theirs in Cancer).",
      'No one has to be brave at home.',
      'A bad mood spreads quickly between you, and with them worrying and you drifting there is nobody left to open a window.',
    ],
    says: [
      "{partner} calls you in to supper as though you'd been out on the water, and in a sense you have (your Moon in Pisces, theirs in Cancer).",
      "You forget yourself, and they're happiest with somebody to gather up.",
      "Each would rather look after the other's hurt than mention their own.",
      "So the one who's really low is usually the one at the stove, asking how the other feels.",
    ],
  },
  Leo: {
    plain: [
      "{partner} shines and you understand, so each of you gets something that's rare (your Moon in Pisces, theirs in Leo).",
      'You know when they are only pretending to be cheerful.',
      "Their feelings are so visible that yours can go unnoticed, and you won't compete, so they have to turn around and ask.",
    ],
    says: [
      '{partner} is at their best with people over, and you feel everything that all those people feel.',
      'With your Moon in Pisces and theirs in Leo, they come out of an evening bigger and you come out of it wrung dry.',
      'You do like how warm it is near them.',
      'But you tend to slip off at the height of things, and they look around for your face because the joke was for you.',
    ],
  },
  Virgo: {
    plain: [
      '{partner} takes care of things and you take in how people feel (your Moon in Pisces, theirs in Virgo).',
      'You soften their worry, and they give some shape to your days.',
      'They get practical when you want sympathy, and you get vague when they want an answer, so it helps to say which one is wanted.',
    ],
    says: [
      "{partner} can't sleep for thinking of what's undone, and you can't get up for having dreamed.",
      'With your Moon in Pisces and theirs in Virgo, they look after you with vitamins and you look after them with forgiveness.',
      'Neither has enough of what they give away.',
      "There's a wet towel on the bed and they say something, and then they see that you'd been drying the neighbor's dog.",
    ],
  },
  Libra: {
    plain: [
      "{partner} keeps the peace, and you feel when it's only kept (your Moon in Pisces, theirs in Libra).",
      'It is a gentle everyday life with a lot of consideration in it.',
      'Both of you put the other one first, so decisions drift, and they and you may both end up doing what nobody wanted.',
    ],
    says: [
      "You lie on {partner}'s good cushions with your feet up and they try not to mind (your Moon in Pisces, theirs in Libra).",
      "They like pleasant company at the end of the day, and you like company that you don't have to be pleasant for.",
      "When something's in the air, you'd hate to hurt them and they'd hate a scene, so it's generally the plants that get a lot of attention.",
    ],
  },
  Scorpio: {
    plain: [
      'Little has to be said, because {partner} feels what is wrong and you feel it too (your Moon in Pisces, theirs in Scorpio).',
      'It is a deep and private sort of everyday life.',
      'They hold on to a hurt and you drift off with it, so it stays between you in two places until somebody names it.',
    ],
    says: [
      "{partner} wants to know exactly what it is you're sad about, and you'd have said the sea (your Moon in Pisces, theirs in Scorpio).",
      "It doesn't need a reason for you.",
      'For them it always has one, and a name.',
      "They come in after you, though, however far down you've gone, and it's a strange comfort in the middle of the night to have someone there who's looking for the culprit.",
    ],
  },
  Sagittarius: {
    plain: [
      '{partner} looks on the bright side and you feel every side (your Moon in Pisces, theirs in Sagittarius).',
      'You are both generous and believe in people.',
      "Their optimism can come too early for you, and your sadness can last too long for them, and it works best when they ask whether it's time yet.",
    ],
    says: [
      'You need an hour to get over having been among people, and {partner} has invited a few of them back.',
      'Your Moon in Pisces picks up every mood in a place, while theirs in Sagittarius picks up only the good ones.',
      "They'd like you to come out and be cheered.",
      "When you've slipped off to sit on the back steps, though, it's generally they who come out with two plates and don't ask why.",
    ],
  },
  Capricorn: {
    plain: [
      '{partner} holds a feeling back and you let it in (your Moon in Pisces, theirs in Capricorn).',
      'You find the soft side of them, and they make you feel that somebody is in charge.',
      'They want to solve it while you want to be heard, and your tears and their silence often mean the same thing.',
    ],
    says: [
      '{partner} gets up at six and puts the world in order, and you thank them for it around ten (your Moon in Pisces, theirs in Capricorn).',
      "You've got a use for every kindness, and so do they.",
      "When they go gray and silent you don't ask what's wrong, you put your head on their arm so that they can't type.",
      "They believe that it's you who's being looked after, and it's a good arrangement.",
    ],
  },
  Aquarius: {
    plain: [
      '{partner} steps back from a feeling and you sink into it (your Moon in Pisces, theirs in Aquarius).',
      'They keep a clear head when you have lost theirs, and you understand what they never say.',
      "They explain when you need to be held, and you take it as distance, although it's the closest they can get on a bad day.",
    ],
    says: [
      'Your tears make {partner} extremely thoughtful.',
      "Their Moon in Aquarius steps back in order to see, and yours in Pisces can't feel a thing from farther than a foot away.",
      'You read their distance as sorrow and start comforting them.',
      "It's not quite what was going on, but they do enjoy it, and they've begun to come and find you with a look that says they'd like some more of that.",
    ],
  },
  Pisces: {
    plain: [
      "You and {partner} both soak up the mood around you, each other's first of all (your Moon in Pisces, theirs in Pisces too).",
      "It's a tender life together, with much forgiven and little said.",
      "On a bad day nobody is on dry land, so it's good to know in advance which of you will get up and make something to eat.",
    ],
    says: [
      "Someone has to think of the stove (your Moon in Pisces, {partner}'s in Pisces too).",
      'You can have an entire weekend in bed with the rain and one old movie and come out of it cured.',
      'Neither has to explain being tired by people.',
      "You each pick up what the other feels before it's been felt, so some evenings you're both sad, and it turns out to have been the neighbors'.",
    ],
  },
}
