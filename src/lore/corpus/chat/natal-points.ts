import type { AspectPoint } from '#sky/aspects.ts'
import type { Planet } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { MoonPhaseFact } from '#sky/facts.ts'

/** What a point stands for, each as one sentence. */
export const pointMeanings: Record<AspectPoint | 'chiron' | 'true_node', [string, string]> = {
  sun: [
    'The Sun is what you spend your best energy on and want to be recognized for.',
    'The Sun is the part of you that decides what a good life is.',
  ],
  moon: [
    'The Moon is how you calm down and what you need in order to feel safe.',
    "The Moon is the part of you that shows up when you're tired, upset or at home.",
  ],
  mercury: [
    'Mercury is how you think, talk and take things in.',
    'Mercury is your mind at work: how you learn, argue and write a text.',
  ],
  venus: [
    'Venus is what you like, whom you like, and how you show it.',
    'Venus is your taste: in people, in money, in how a room should look.',
  ],
  mars: [
    'Mars is how you go after things, and how you get angry.',
    'Mars is your push: what makes you move and what makes you fight.',
  ],
  jupiter: [
    'Jupiter is where you expect things to go well, and where you overdo it.',
    'Jupiter is your luck and your good faith, which are closer than people think.',
  ],
  saturn: [
    'Saturn is where you are strict with yourself, start late and end up good.',
    'Saturn is your sense of duty and the thing you took longest to trust yourself with.',
  ],
  uranus: [
    'Uranus is where you refuse to be told.',
    "Uranus is whatever in your life won't hold still.",
  ],
  neptune: [
    'Neptune is where you dream, idealize and lose the edges.',
    'Neptune is your imagination, with everything it costs you in clarity.',
  ],
  pluto: [
    'Pluto is where you hold on hard and do nothing halfway.',
    "Pluto is the thing you won't give up control of without a fight.",
  ],
  asc: [
    'The Ascendant is the sign that was coming up in the east when you were born, and it describes how you come across before anyone knows you.',
    'The Ascendant is the manner people meet before they meet the rest of you.',
  ],
  mc: [
    'The Midheaven is the highest point of the sky when you were born, and it describes what you become known for.',
    'The Midheaven is your reputation: what people who only know your work would say.',
  ],
  chiron: [
    'Chiron is a small body that stands for a sore spot which makes you useful to others.',
    'Chiron is the thing you never quite fixed and are good at helping with.',
  ],
  true_node: [
    'The North Node is a point in the sky that drifts backward from year to year, and it stands for what you grow toward, usually the less comfortable of two habits.',
    'The North Node is whatever feels clumsy at first and pays off later.',
  ],
}

/** After "It was retrograde when you were born, so". */
export const retrogradeWords: Partial<Record<Planet, [string, string]>> = {
  mercury: [
    'you go back over what was said, and your second thought is the good one',
    "you'd rather answer tomorrow than now",
  ],
  venus: [
    'you double-check whether people mean it, and you go back to old friends and old tastes',
    'you decide what you like by yourself, and you find it hard to believe a compliment',
  ],
  mars: [
    'your anger arrives late, and you think before you push',
    'you compete mostly with yourself, and you need time to get going',
  ],
  jupiter: [
    'your faith is a private matter, and you hope for others more easily than for yourself',
    "you find your own meaning and don't care much for the official one",
  ],
  saturn: [
    'the strictest judge you know is inside you, and nobody outside can overrule it',
    'you sleep on the terms before you sign anything',
  ],
  uranus: [
    'your rebellion goes on inside for a long time before anyone sees it',
    'you change your life in your head first',
  ],
  neptune: [
    "you keep your dreams to yourself, and you see through other people's",
    'your imagination turns inward, and you are harder to fool than you look',
  ],
  pluto: [
    'you change yourself before you change anybody else',
    'you keep your strength out of sight',
  ],
}

/** What an aspect is, as one sentence. */
export const aspectMeanings: Record<AspectName, [string, string]> = {
  conjunction: [
    'Planets in the same spot act as one, so neither of them ever speaks alone.',
    'When planets share a spot, you get both whenever you get one.',
  ],
  opposition: [
    'Planets across from each other pull, and you tend to live one end and meet the other in people.',
    'When planets face each other across the chart, you go back and forth until you find a way to have both.',
  ],
  square: [
    "Planets a quarter of the circle apart get in each other's way, and the friction makes you do something about it.",
    "At a right angle planets want things that don't fit, and most of what people achieve comes out of that.",
  ],
  trine: [
    'Planets a third of the circle apart help each other so easily that you may not notice you have a talent.',
    'When planets are a third of the circle apart, they agree without trying, which is a gift and can make you lazy about it.',
  ],
  sextile: [
    'Planets a sixth of the circle apart get along, and the help is there if you ask for it.',
    'When planets are a sixth of the circle apart, they are friendly, and you have to take the first step yourself.',
  ],
}

/** The person with much or nothing of an element or quality; each stands as a sentence. */
export const balanceWords: Record<
  Element | Quality,
  { strong: [string, string]; absent: [string, string] }
> = {
  fire: {
    strong: [
      'you run on enthusiasm, and you start things other people are still discussing',
      'you get going by yourself, and waiting is the hard part',
    ],
    absent: [
      'you rarely start with a bang, so it helps to tell somebody the day you mean to begin',
      "enthusiasm doesn't come by itself, and you borrow it from people who have too much",
    ],
  },
  earth: {
    strong: [
      'you trust what you can touch, finish and pay for',
      'you have a great deal of staying power, and you may need a push to begin',
    ],
    absent: [
      'you have the idea and the feeling, and the receipt is lost',
      'practical things take you more effort than people guess, so a routine is worth more to you than to others',
    ],
  },
  air: {
    strong: [
      "you live in conversation, and a thing isn't real until you have talked about it",
      'you can see any question from outside, and sometimes you stay out there',
    ],
    absent: [
      'you think by doing or feeling, and you get impatient when a thing gets talked over for too long',
      "you don't explain yourself much, and people have to guess",
    ],
  },
  water: {
    strong: [
      'you know how everyone in the room feels, and you decide by it',
      "you take things in deeply, and you need time alone to get rid of what isn't yours",
    ],
    absent: [
      'you handle feelings by doing or thinking something about them, and they catch up with you later',
      'you can stay clear-headed when others drown, and you may miss that somebody needed comfort',
    ],
  },
  cardinal: {
    strong: [
      'you begin things, and you leave the middle to others',
      "you take the first step before there's a plan",
    ],
    absent: [
      'you wait for somebody else to begin, and then you are better at it than they are',
      'starting is the hard part, so let a date start you',
    ],
  },
  fixed: {
    strong: [
      'once you have decided, nobody moves you, and that includes you',
      'you hold on: to people, to plans, to a point',
    ],
    absent: [
      'you change course easily, and finishing needs a friend who asks',
      "you don't dig in, and people with stronger wills can carry you along",
    ],
  },
  mutable: {
    strong: [
      'you adapt, improvise and change the plan while it is running',
      'you keep your options open longer than the people around you like',
    ],
    absent: [
      'you like a plan to stay a plan',
      'a last-minute change costs you more than it costs others',
    ],
  },
}

/** What the Moon's phase at birth adds; each stands as a sentence. */
export const moonPhaseWords: Record<MoonPhaseFact['phase'], [string, string]> = {
  new: [
    'you begin on instinct and understand it afterward',
    'you act before you can see much, and it mostly works',
  ],
  'waxing-crescent': [
    'you have to push away from what you come from',
    'you build against some resistance and are used to it',
  ],
  'first-quarter': [
    'you act best under pressure, and a crisis wakes you up',
    'you force decisions that other people put off',
  ],
  'waxing-gibbous': [
    'you keep improving a thing until the last minute',
    'you prepare thoroughly and are never sure it is enough',
  ],
  full: [
    'you see yourself through other people, for better and worse',
    'you live with both sides of a question in plain view',
  ],
  'waning-gibbous': [
    'you like to pass on what you have learned',
    'you explain, teach and share, sometimes unasked',
  ],
  'last-quarter': [
    'you turn away from what you have outgrown, with a speech',
    "you're at odds with something everyone else still believes",
  ],
  'waning-crescent': [
    'you finish things for others and need a good deal of rest',
    'you sense endings early',
  ],
}

/** One thing to try or to look at, for an answer about a point. */
export const pointTasks: Record<AspectPoint | 'chiron' | 'true_node', readonly string[]> = {
  sun: [
    'Think of the last thing you were proud of, and ask who you wanted to see it.',
    'Look at what you do on a free Saturday before anybody asks you for anything.',
  ],
  moon: [
    'Watch what you do in the first ten minutes of your next bad evening.',
    'Look at who you texted first the last time something went wrong.',
  ],
  mercury: [
    'Look at the last long message you sent, and see what it does first: ask, explain or joke.',
    "Listen to yourself in your next argument, and notice what you can't let pass.",
  ],
  venus: [
    'Think of the last two things you bought for pleasure and the last two people you liked.',
    'Ask a friend what they think your type is, and see whether you argue.',
  ],
  mars: [
    "The next time you're angry, look at the clock and see how long it lasts.",
    'Remember the last thing you wanted badly, and how long you waited before you did anything.',
  ],
  jupiter: [
    'Think of your last piece of good luck, and who or what it came through.',
    'Say yes to one thing this week that you would usually look up first.',
  ],
  saturn: [
    'Name one rule you keep that nobody gave you.',
    'Take one duty off your list this week, and see who complains.',
  ],
  uranus: [
    'Think of the last thing you walked away from, and whether you have missed it.',
    'Change one thing in your routine on purpose before it changes itself.',
  ],
  neptune: [
    'Think of one person or plan you still see the way you first imagined it.',
    'Check one thing you have been taking on trust.',
  ],
  pluto: [
    'Think of the last time you gave up control of something, and how that felt.',
    "Name the thing you wouldn't let anyone else decide.",
  ],
  asc: [
    'Ask someone you met this year what they thought in the first five minutes.',
    'Notice what you do with your hands and your first sentence in a new room.',
  ],
  mc: [
    'Ask two coworkers what they would recommend you for.',
    "Look at your job title, and cross out what you wouldn't miss.",
  ],
  chiron: [
    'Think of the last person you helped, and whether you needed the same help once.',
    'Notice the compliment you never believe.',
  ],
  true_node: [
    'Do the slightly embarrassing version of it once this week.',
    "Look at what you avoid because you're not good at it yet.",
  ],
}
