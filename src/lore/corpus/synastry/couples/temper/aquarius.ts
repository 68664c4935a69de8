import type { PairParagraphs } from '#lore/authored.ts'

export const aquariusTemper: PairParagraphs = {
  Aries: {
    says: [
      "{partner} wants an opponent, and you're willing to be a consultant.",
      'With your Mars in Aquarius and theirs in Aries, their anger is about what happened five minutes ago and yours is about the general pattern.',
      'They shout at you to say what you want.',
      "You honestly hadn't thought of it in those terms, and it's fairly often that their shouting is how you find out.",
    ],
  },
  Taurus: {
    says: [
      "You'd like to change how things are done, and {partner} likes how they're done.",
      'Your Mars in Aquarius and theirs in Taurus are both fixed, so you can argue the same point for a year with real affection and no movement.',
      'Reasons bounce off them.',
      "They do get used to a thing, however, if it's just there for a while, and you've learned to start with the corner nobody uses.",
    ],
  },
  Gemini: {
    says: [
      'You can get into a furious argument with {partner} about something in the news and forget what you were really mad about (your Mars in Aquarius, theirs in Gemini).',
      'They change sides to keep it going, and you never change yours.',
      "It's the best sparring either of you gets.",
      'The personal matter comes up a week afterward, unplanned, when one of you says "by the way" in the wrong voice.',
    ],
  },
  Cancer: {
    says: [
      "{partner} is hurt by something you'd have said to anyone, and that's exactly what hurts.",
      "Your Mars in Aquarius wants to be fair to all sides, and theirs in Cancer wants to see whose side you're on.",
      "When you're reasonable they cry, and when they cry you get more reasonable.",
      'You do better with your hands, and just making them some tea has settled more than your arguments have.',
    ],
  },
  Leo: {
    says: [
      "{partner} feels that you've taken everyone's side but theirs.",
      "Your Mars in Aquarius criticizes in public because it's only an idea, and theirs in Leo, the opposite, hears the audience go quiet.",
      "You can't see why it should be worse at a party.",
      "They'll concede almost any point to you at home, with good humor, so that where you have the argument decides who wins it.",
    ],
  },
  Virgo: {
    says: [
      "Both of you fight over how things work (your Mars in Aquarius, {partner}'s in Virgo).",
      "You throw out the whole arrangement, they'd sooner tighten one screw, and each thinks the other is making it needlessly hard.",
      'You never shout.',
      'The nearest it comes to violence is when they say "Fine, do it your way," and stand there with folded arms, having already put the screwdriver where you\'ll need it.',
    ],
  },
  Libra: {
    says: [
      "You take a position and {partner} takes the other for balance, and it's an hour before you learn that they agree with you.",
      "With your Mars in Aquarius and theirs in Libra, you'd rather be right than liked and they'd like to be both.",
      "They smooth it over before you've finished.",
      "Your part in it is that you don't notice when they've stopped discussing and begun minding.",
    ],
  },
  Scorpio: {
    says: [
      "{partner} wants it to hurt you too, or they can't believe that it's real.",
      'Your Mars in Aquarius goes cool under attack and theirs in Scorpio goes to work on the coolness, and as neither sign lets go, the night can be long.',
      "You aren't hiding anything.",
      "When you tell them that you're scared of losing them, in the same level voice as the rest, it stops on the spot.",
    ],
  },
  Sagittarius: {
    says: [
      "The two of you argue at the top of your voices about things that neither can change (your Mars in Aquarius, {partner}'s in Sagittarius).",
      'They blurt and you pronounce.',
      "By the end everyone's in a fine mood but the downstairs neighbor.",
      "When it's about you and them, they say the true thing first, clumsily, and you take a day before you tell them they were right about half of it.",
    ],
  },
  Capricorn: {
    says: [
      "{partner} says that there's a proper order, and you ask who says so.",
      "Your Mars in Aquarius can't follow a rule it hasn't agreed to, and theirs in Capricorn can't rest while nobody's following one.",
      'They get stern and you get inventive.',
      "You're at your best when they give you the goal and leave the room, and they're at their best when you tell them by what day.",
    ],
  },
  Aquarius: {
    says: [
      "It's a matter of principle, and each of you has a different one (your Mars in Aquarius, {partner}'s in Aquarius too).",
      'Nobody yells or sulks.',
      'You simply go on, side by side, each living by your own system, and there might be two separate thermometers on one wall.',
      'Since neither can be pushed, it takes curiosity, and the one who asks to have the other system explained has usually ended it.',
    ],
  },
  Pisces: {
    tags: { you: ['facts first'], partner: ['feelings first'] },
    says: [
      "You're making a point and {partner} has tears in their eyes, and you stop to ask which part.",
      'Your Mars in Aquarius forgets that a sentence lands somewhere, and theirs in Pisces is where it lands.',
      "They won't argue back.",
      "They also won't do what was decided, and you save a lot of time by asking them how a plan would feel before you prove that it's the best one.",
    ],
  },
}
