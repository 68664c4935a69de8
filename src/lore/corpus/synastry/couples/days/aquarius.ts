import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusDays: PairParagraphs = {
  Aries: {
    plain: [
      'A strong feeling makes {partner} act and you step back to look at it (your Moon in Aquarius, theirs in Aries).',
      'You both like independence, and neither wants to be fussed over.',
      'They want an answer now, and you have one tomorrow, and it helps when you say so instead of going silent.',
    ],
    says: [
      "{partner} storms, and you watch with interest, and it turns out that this isn't what they wanted.",
      "Your Moon in Aquarius goes calm when somebody's upset, and theirs in Aries takes calm for nobody being home.",
      "You can't be frightened, which in the long run does them a lot of good.",
      "They'll pull you out onto the court when you've been thinking too long, and you come in again a person with a pulse.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} needs things to be the same and you need them to be different (your Moon in Aquarius, theirs in Taurus).',
      'They give you a fixed point, and you keep them from going to sleep.',
      'When it gets close you want air and when it gets cold they want to be held, and neither of you bends easily.',
    ],
    says: [
      "You forget about lunch, and {partner} regards that as the saddest thing they've ever heard.",
      'With your Moon in Aquarius and theirs in Taurus, you need room in a day and they need it to have a shape.',
      "You're not as easily reached by an arm around the shoulder as they'd like.",
      "Then again, they've noticed that you always read in whatever room they've just made comfortable.",
    ],
  },
  Gemini: {
    plain: [
      'Talking helps {partner}, thinking helps you, and neither of you likes a scene (your Moon in Aquarius, theirs in Gemini).',
      'It is an easy life together, with a lot of room in it.',
      'They want more contact during the day than you do, and when you go quiet they should know that it usually has nothing to do with them.',
    ],
    says: [
      '{partner} calls out something from the next room, and you call back, and an evening goes by like that (your Moon in Aquarius, theirs in Gemini).',
      'You feel close to them at a distance of about fifteen feet.',
      "Neither likes to be asked what's the matter.",
      "When they go on too brightly you know that something is, and it's usually enough that you come to the doorway and lean there.",
    ],
  },
  Cancer: {
    plain: [
      'On a bad day {partner} needs somebody close and you need some distance (your Moon in Aquarius, theirs in Cancer).',
      "You don't get pulled into their moods, which can be restful.",
      'They hear rejection where you are only thinking, and you feel crowded where they only want to know that everything is all right.',
    ],
    says: [
      "{partner} wants to be held until it passes, and you're better at the first two minutes.",
      "Your Moon in Aquarius loves by understanding and theirs in Cancer by staying, so once you've understood you tend to leave.",
      "They half know that it isn't coldness.",
      "What helps is to be told how long, because twenty minutes with your arms around somebody is a thing you can do and a mood without an end isn't.",
    ],
  },
  Leo: {
    plain: [
      '{partner} wants to be special and you want to be treated like anybody else (your Moon in Aquarius, theirs in Leo).',
      "They bring warmth, and you bring a cool head when it's needed.",
      "They take your distance personally, and you are embarrassed by their big feelings, though you'd miss them.",
    ],
    says: [
      'You come home to be nobody in particular, and {partner} comes home to be somebody at last.',
      "With your Moon in Aquarius and theirs in Leo, they'd like a greeting and you'd like ten minutes without one.",
      "You're moved by how warm they are to your odd friends.",
      "They get what they were after late, when you look up from the screen and tell them, accurately, what's rare about them.",
    ],
  },
  Virgo: {
    plain: [
      "{partner} wants a day with some order in it, and you want one without anybody's rules (your Moon in Aquarius, theirs in Virgo).",
      'You are both shy of feelings and good at problems.',
      "You don't see what's lying around and they don't see anything else, but when they worry you listen without judging it, and that helps.",
    ],
    says: [
      "{partner} tells you that they're a wreck, in order, with subheadings, and you're delighted by the clarity.",
      'Your Moon in Aquarius has no trouble staying cool about it, and theirs in Virgo can borrow that.',
      'You keep strange hours and they keep a calendar.',
      "It's a mistake to laugh at what they worry about, though not a big one, since they know it's funny at any time before eleven.",
    ],
  },
  Libra: {
    plain: [
      'Good company suits {partner} and you alike, and so does an evening without a scene (your Moon in Aquarius, theirs in Libra).',
      'On the whole, a bad mood is talked about sensibly.',
      'They need more company than you do, and your wish to be alone hits them on exactly the days when they had planned something nice.',
    ],
    says: [
      'You can spend a Sunday without speaking and think it was lovely, and {partner} thinks you were angry (your Moon in Aquarius, theirs in Libra).',
      'They want to share the croissant and the remark about the croissant.',
      'You like to be near them without having to be there.',
      "Tell them that you're happiest with them in the corner of your eye, and they'll read on in perfect contentment.",
    ],
  },
  Scorpio: {
    plain: [
      'When it hurts {partner} gets close or gets silent, and you get objective (your Moon in Aquarius, theirs in Scorpio).',
      "You don't panic at their intensity, which helps.",
      'They want to be felt with and get an explanation, and you want to be left alone and get a look, and neither of you gives in first.',
    ],
    says: [
      '{partner} asks you how you feel, and you tell them what you think, and they wait.',
      'Your Moon is in Aquarius and theirs is in Scorpio.',
      "They want in, and you weren't aware that there was a wall until somebody leaned on it.",
      "You never use what they've told you against them, and it's because of this that they forgive you for sometimes hearing it as if it were on the radio.",
    ],
  },
  Sagittarius: {
    plain: [
      'Room to move is what {partner} needs, and you need just as much of it (your Moon in Aquarius, theirs in Sagittarius).',
      "No one clings, and there's always a friend or a plan.",
      'Since you both leave when it gets heavy, a sad day can find each of you somewhere else.',
    ],
    says: [
      "Nobody keeps track of when the other gets in, and you both like it that way (your Moon in Aquarius, {partner}'s in Sagittarius).",
      'They cheer themselves up by leaving town, and you do it by leaving the conversation.',
      'The two methods seldom collide.',
      "Some night you may both need comforting at once, and then you're like two tourists, very friendly, each with the map upside down.",
    ],
  },
  Capricorn: {
    plain: [
      '{partner} calms down by being useful, and you calm down by being left alone (your Moon in Aquarius, theirs in Capricorn).',
      "Neither you nor {partner} makes a fuss, so it's a quiet arrangement.",
      'They keep to a plan and you keep to none, and both of you are too proud to say that some company would have been nice.',
    ],
    says: [
      '{partner} likes to keep to a bedtime, and you may come in at one, in your socks, to be considerate.',
      "Your Moon in Aquarius and theirs in Capricorn are both proud of needing little, so it's a calm arrangement.",
      'Each of you would go to the dentist alone and think nothing of it.',
      "It takes one of you saying that company would've been nice for the other to admit that it would.",
    ],
  },
  Aquarius: {
    plain: [
      'You and {partner} both need space around a feeling, and both of you give it without being asked (your Moon in Aquarius, theirs in Aquarius too).',
      "It's a friendly life with few demands.",
      'Each of you can be miserable at a polite distance from the other, so it helps to agree on a way to call each other over.',
    ],
    says: [
      "It's understood that either may leave the table to go and think (your Moon in Aquarius, {partner}'s in Aquarius too).",
      'Both of you may have been alone a lot at some point and made a virtue of it.',
      "It's a relief to have found a person who doesn't mind.",
      "You do have to ask each other outright now and then if anything's wrong, since a whole winter could go by in mutual respect.",
    ],
  },
  Pisces: {
    plain: [
      'You step back from a feeling and {partner} sinks into it (your Moon in Aquarius, theirs in Pisces).',
      'You keep a clear head when they have lost theirs, and they understand what you never say.',
      "But you explain when they need to be held, and they take it as distance, although it's the closest you can get on a bad day.",
    ],
    says: [
      "{partner} lies down on the rug next to you while you work, and it may not strike you that it's because of you.",
      'With your Moon in Aquarius and theirs in Pisces, they soak up what other people feel and you can see it and stay dry.',
      'So they come to you after a crowd.',
      "You give them the facts, and they'd trade all of those for your being upset on their behalf.",
    ],
  },
}
