import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraSunCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'You write the rules so fairly that everyone signs.',
      'They sit down to wait for their turn.',
    ],
    second: [
      "You're up already.",
      "It isn't that you think you deserve it more, but a want of yours has no brakes, and fairness catches up with it somewhere on the way back.",
    ],
    settles: [
      'Your sense of justice is sound, and it only needs to see you in line.',
      'Go last once, with your foot tapping, and people will let you go first for years.',
    ],
  },
  Taurus: {
    first: [
      "You think of everyone's comfort, and the evening flows.",
      "Nobody notices where you're sitting.",
    ],
    second: [
      "You noticed before you'd taken off your jacket.",
      "Anything can be discussed except getting up, and you've let whole conversations go by so as not to reach that part.",
    ],
    settles: [
      'A person who knows what comfort is makes the best host.',
      "Give away the good seat now and then, and your kindness won't have an exception in it.",
    ],
  },
  Gemini: {
    first: [
      "You keep things so pleasant that people can't think what they were upset about.",
      'They leave your lunches in a fine mood.',
    ],
    second: [
      'The thing itself comes home with both of you.',
      "You've found a new subject each time, for ten years, and by now the old one has its own place at the table.",
    ],
    settles: [
      "You've got the grace to say it and the wit to go on afterward.",
      'Two plain sentences at the start, and the delightful lunch could be about the two of you.',
    ],
  },
  Cancer: {
    first: [
      "Your rules are the same for everybody, and you're proud of that.",
      "It's why people let you cut the cake.",
    ],
    second: [
      "You've got the corner piece behind the toaster.",
      "It isn't for you, of course, it's for somebody who was there in the bad year, and you'd deny it under oath.",
    ],
    settles: [
      'Love was never going to be even, and fairness was never going to be warm.',
      "Do one big thing for somebody off the list, and the two of them will be closer than they've ever been in you.",
    ],
  },
  Leo: {
    first: ['You look for an equal, and you treat them as one.', "They think that's all you want."],
    second: [
      "You'd like a gasp when you come in.",
      "The dishes are divided to the spoon, and you're in a mood that can't be put on any chart.",
    ],
    settles: [
      "Equals can adore each other, provided they don't both wait.",
      "Begin it yourself, with as much ceremony as you'd enjoy, and it'll come back with interest.",
    ],
  },
  Virgo: {
    first: [
      'You speak so well of living together that people ask you for advice.',
      "You tell them it's a matter of attitude.",
    ],
    second: [
      "Then there's chewing.",
      "You love them, you look at the fork, and it takes all of your manners to stay in the room with someone you couldn't live without.",
    ],
    settles: [
      "You notice everything, and so far you've only been told about half of it.",
      "Turn the same eye on what they do well, write it down, and they'll never have been seen so kindly.",
    ],
  },
  Libra: {
    first: [
      'You smooth things out so early that people believe there was nothing there.',
      "They think of you as someone who doesn't get angry.",
    ],
    second: [
      'It goes in at the top and comes out three weeks later as a remark on parking.',
      "You've said it so politely that they thank you for it.",
    ],
    settles: [
      'Peace with you would be worth more if people knew you could break it.',
      'Hold out over something small, and they can lean on your yes.',
    ],
  },
  Scorpio: {
    first: [
      'You grant people all the freedom there is, and they tell their friends how easy it is with you.',
      "They mention where they're going without being asked.",
    ],
    second: [
      "You'd have asked.",
      'You do it nicely, over the salad, and you can tell from how they chew that there was one more person there.',
    ],
    settles: [
      "You can trust somebody and still be jealous, and it's a good deal more lovable when it's said.",
      'The truth about yourself gets you the truth about the evening.',
    ],
  },
  Sagittarius: {
    first: [
      'You ask people so charmingly that they drop everything.',
      "They've got their hats on before they think about your pace.",
    ],
    second: [
      "Half an hour later they've got a view of your back.",
      "You'd love to share all this, you're telling them so, and the wind takes it.",
    ],
    settles: [
      "Wanting company and wanting the next corner can be done at one speed, if it's theirs.",
      "They'll point out what you've been running past.",
    ],
  },
  Capricorn: {
    first: [
      'You talk so convincingly about sharing that people look for their half.',
      "It's been carried in already.",
    ],
    second: [
      "You can't stand to be in anyone's debt, even by a bag of ice.",
      "So it's never even, and the one who does too much is the one who knows all about balance.",
    ],
    settles: [
      "You want to be a good partner, and you'd make it easier by having a weakness.",
      'Let go of one thing, say thank you once, and the cooler will be level.',
    ],
  },
  Aquarius: {
    first: [
      'You give people so much room that they get lost in it.',
      'They say how grown-up it all is.',
    ],
    second: [
      'It hurts when they go, and you understand it completely.',
      'By one in the morning the oven shines, and not a soul has been told that you minded.',
    ],
    settles: [
      'To be reasonable is a kindness, and so is to be missed by somebody.',
      'Say the unreasonable half once, and all the room you give will feel like a gift.',
    ],
  },
  Pisces: {
    first: [
      'You can divide anything, and people accept it without counting.',
      "They've seen how carefully you do it.",
    ],
    second: [
      'You give yours away for a sigh.',
      "It's done before you've decided, and then you sit there with a clean plate and a good conscience and you're hungry.",
    ],
    settles: [
      'Fairness is no use to anyone if the judge goes without.',
      "Begin with your own piece, and you'll see that the sad one still gets enough.",
    ],
  },
}
