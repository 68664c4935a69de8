import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioSunCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'Nobody can read you, so nobody gets in your way.',
      'People have sat next to one of your plans for months.',
    ],
    second: [
      'All it takes is the wrong word about a ladder.',
      'You can keep any secret except your temper, and the temper knows them all.',
    ],
    settles: [
      'The patience is real and so is the fire, and one of them can call a friend.',
      "Yell there first, and the plan will see the opening it's been waiting for.",
    ],
  },
  Taurus: {
    first: [
      'You go beneath the surface of everything, and people are impressed by what you find.',
      "They do wish you'd leave the sofa.",
    ],
    second: [
      "You like peace more than you'd admit, and you can't sit in it.",
      'Around nine it occurs to you that it\'s been too easy, and you ask about the word "fine."',
    ],
    settles: [
      'Depth and comfort could take turns, since there are enough evenings for both.',
      "Leave one good thing alone for a month, and you'll know something about it that questions couldn't have told you.",
    ],
  },
  Gemini: {
    first: [
      'People tell you the truth because you can obviously take it.',
      "They've been looking for somebody like that.",
    ],
    second: [
      'Just when they get to the worst part, you lose your nerve.',
      "You hear the joke coming, it's a good one, and it could cost you the best conversation of the year.",
    ],
    settles: [
      'You need the depth and you need the air, and people will give you both in the right order.',
      "Say back what you heard, and then make them laugh, and they'll come down with you again.",
    ],
  },
  Cancer: {
    first: [
      'You love completely, and the people you love can feel it.',
      "They don't know how many others are in there with them.",
    ],
    second: [
      'The ones who left still have their rooms.',
      "You don't mention it, but you go a bit quiet on certain birthdays, and somebody who stayed wonders what they did.",
    ],
    settles: [
      'A heart that keeps everything could keep the past in a smaller space.',
      "Let one thing go with a kind word, and there'll be more of you for the ones who are here.",
    ],
  },
  Leo: {
    first: [
      "You wave praise away so firmly that people feel they've been vulgar.",
      "They don't try it again.",
    ],
    second: [
      'You remember each of them, with the date and the shirt.',
      'You\'ve lived off one "extraordinary" for eleven years, and you threw it back at the person who said it.',
    ],
    settles: [
      "Strength doesn't shrink from being admired, and you know how to admire.",
      "Say it to somebody at full length, take what comes back, and you'll have something newer to live on.",
    ],
  },
  Virgo: {
    first: [
      'You see through people, and they know it.',
      "They suppose you've got nothing to hide from yourself.",
    ],
    second: [
      "There's a second shift.",
      "When everybody's gone you turn the lamp around, and it's you in the seat, answering for a yawn at lunch.",
    ],
    settles: [
      "You'd be a merciful judge if you ever heard the other side.",
      'Bring the case to a friend, accept what they say, and people will be less nervous about their own.',
    ],
  },
  Libra: {
    first: ["You know when something's over, before anyone.", "You've got the sentence ready."],
    second: [
      "Then they ask how you've been, and you pass the bread.",
      'Your honesty has been stood up once a month for three summers by your manners.',
    ],
    settles: [
      "You can be true and still be gentle, because you've had so much practice in each.",
      'Two kind sentences, before you order, and one of the two of you will be surprised.',
    ],
  },
  Scorpio: {
    first: [
      'You give everything or you stay home, and people learn which to expect.',
      "They don't invite you to try things.",
    ],
    second: [
      'You loved singing, and you heard somebody better.',
      "Now it's been years, and nobody near you knows that there was ever a voice.",
    ],
    settles: [
      "Most of what's good in life gets done by halves, in company, with some wrong notes.",
      "Go in up to the knees for once, and you'll see that they're glad to have you.",
    ],
  },
  Sagittarius: {
    first: [
      "When you love something it gets all of you, and it's never been so loved.",
      'People and subjects bloom.',
    ],
    second: [
      "And then it's morning, and you can't breathe.",
      "You still love it, but you've stayed in one place for too long, and you don't know how to say so to someone who's holding your hand.",
    ],
    settles: [
      'You could go away with what you love, and few people think of that.',
      "The one who's been your whole world might be good company in another part of it.",
    ],
  },
  Capricorn: {
    first: ['You run things from behind, and they run.', 'People count themselves lucky.'],
    second: [
      'You watch them be grateful to luck.',
      "It suits you to be owed nothing, and on some evenings you'd like to be owed a little something after all.",
    ],
    settles: [
      "You like power and you love these people, and you've been using the one in the service of the other.",
      'Show somebody the works, and they can thank you and take a shift.',
    ],
  },
  Aquarius: {
    first: [
      "You ask people for all they've got, and it's so rarely asked that they say yes.",
      'They lie down happy.',
    ],
    second: [
      "By the third night you're up with the volcanoes.",
      'You meant it, and you need the other side of the wall, and you leave it to them to guess what happened.',
    ],
    settles: [
      'You can be as close as that because you go away in between.',
      "Tell them which nights are yours, and they'll sleep through them.",
    ],
  },
  Pisces: {
    first: [
      'You can see where people are weakest, and some of them sense it.',
      "They're careful, and they needn't be.",
    ],
    second: [
      "You'd feel the blow before they did.",
      'So you lose arguments that you could have ended with one line, and the other person never knows what they were spared.',
    ],
    settles: [
      'Power in hands that soft can do a great deal of good.',
      "Use what you know to help one of them, and they'll feel, without knowing why, that they're safe with you.",
    ],
  },
}
