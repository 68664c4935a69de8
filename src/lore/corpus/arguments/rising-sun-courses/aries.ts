import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    first: [
      "People don't hold you to anything, because they're sure you'll have dropped it by spring.",
      "They stop asking how the last thing is going, and it's usually going well.",
    ],
    second: [
      'What you keep, you keep without saying so, and that has its price.',
      "Some of it you'd have let go years ago, if leaving had been as easy as joining.",
    ],
    settles: [
      'Your haste is good for finding what you love, and your patience is good for keeping it.',
      'Between them you get to begin early and stay late, which is how most good things are made.',
    ],
  },
  Cancer: {
    first: [
      'Since you look so ready for a fight, people bring you theirs.',
      "They seldom ask whom you'd be fighting for if you had the choice.",
    ],
    second: [
      "The ones you'd choose get the loudest help you can give, whether or not it's the help they need.",
      "Underneath the noise you're worried, and by the time you've calmed down the worry still hasn't been mentioned.",
    ],
    settles: [
      "A fierce person who's tender underneath makes a very good friend to have in a hospital.",
      'It goes best when the tender half gets there first and asks, so that the fierce half knows where to aim.',
    ],
  },
  Virgo: {
    first: [
      "People count on you to go first, so nobody sees how you feel when you've gone.",
      'To them it seems that you never look back.',
    ],
    second: [
      "In fact you look back at once and in detail, and you don't show the corrections to anyone.",
      'It can cost you a whole evening to admit that the thing was fine.',
    ],
    settles: [
      'The one who leaps and the one who checks want the same thing, which is for it to be good.',
      'When the checking gets its ten minutes at the start, the leap is no slower and you sleep.',
    ],
  },
  Scorpio: {
    first: [
      "It's almost restful to quarrel with you, since it's over so soon.",
      "Nobody thinks of asking what wasn't said.",
    ],
    second: [
      "The thing that wasn't said is safe with you, and it grows.",
      "You can wait for it so long that the people who'd gladly have given it to you have moved away.",
    ],
    settles: [
      "You've got the nerve to say anything and the depth to mean it, and so far the two have worked different shifts.",
      'Said plainly, the large wish frightens people less than the small fights do.',
    ],
  },
  Capricorn: {
    first: [
      "They take your impatience for a lack of direction and offer you somebody else's.",
      "You're usually too busy to explain.",
    ],
    second: [
      'Meanwhile the plan goes on, a step at a time, and it takes most of your weekends.',
      "There are people who'd have kept you company in it, if they'd known that it was a plan.",
    ],
    settles: [
      'An impatient person with a long plan gets up early for twenty years, and few can do that.',
      'Once the others can see the end of it, your hurry stops looking like temper and starts looking like work.',
    ],
  },
  Pisces: {
    first: [
      "Those who get the push remember it, and they're on their guard the next time.",
      "They don't often hear what came after.",
    ],
    second: [
      'What came after was an hour of seeing it from their side, by yourself.',
      'So you pay for your outbursts in full, and the other person never gets to see a cent of it.',
    ],
    settles: [
      'Someone who can push and can also feel where it lands is rare, and is needed in most rooms.',
      'If the feeling comes first, by as little as a minute, the push needs no apology.',
    ],
  },
}
