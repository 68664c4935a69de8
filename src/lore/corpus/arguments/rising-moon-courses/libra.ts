import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'People feel so consulted that they take their time.',
      "They'd be quicker if they knew that somebody at the table had already chosen.",
    ],
    second: [
      "Waiting politely uses up your good mood, and what's left comes out as a very bright tone of voice.",
      "By the end you've been considerate for an hour, and you're furious at all of them.",
    ],
    settles: [
      'You want what you want, and you want it to be fair, so lead with it.',
      'A wish put on the table first is just one wish among others, and from there your manners can do their best work.',
    ],
  },
  Taurus: {
    first: [
      'Everyone enjoys trying to persuade you.',
      "You're so charming about it that they go on believing there's a conversation going on.",
    ],
    second: [
      'You decided long ago, and you see no need for a scene.',
      'So it stays as it was, the rug and the bedtime and the way you take your coffee, and after a year or so people begin to feel a little foolish.',
    ],
    settles: [
      'Charm and firmness make a pleasant sort of strength.',
      'Tell people early where the floor is, and they can relax and enjoy the rest of the house.',
    ],
  },
  Gemini: {
    first: [
      "You put other people's views so well that they like them better afterward.",
      'They call you fair, and then they call you again.',
    ],
    second: [
      "You're just as persuaded by the next one.",
      'It makes you wonderful company and a slightly dizzy witness, and alone at night you can hear both friends talking and neither of them is you.',
    ],
    settles: [
      "An opinion of your own wouldn't make you less fair.",
      "It gives you somewhere to stand while you look at both sides, and that's what people were hoping for when they asked.",
    ],
  },
  Cancer: {
    first: [
      'Good manners are hard work, and you do that work all day for people you hardly know.',
      "They think you're like this everywhere.",
    ],
    second: [
      "What you've swallowed outside comes up at home, where it's safe.",
      "The ones who love you best see the tired face and hear about Tuesday, and they're not sure what they did.",
    ],
    settles: [
      "You can be moody with people only where you feel loved, so there's a compliment in it.",
      'Leave the worst of it on the step, and give them a share of what the bus driver gets.',
    ],
  },
  Leo: {
    first: [
      "You have a gift for making others shine, and they've come to rely on it.",
      "They look good in your pictures, and they've got none of you.",
    ],
    second: [
      'You pretend not to mind so gracefully that nobody could suspect it.',
      'Then you lie awake over a toast in which eleven people were thanked.',
    ],
    settles: [
      'You know what it means to be seen, which is why you do it so well for others.',
      "Take one turn in the middle, and the whole arrangement gets fairer, as you'd be the first to notice if it were someone else.",
    ],
  },
  Virgo: {
    first: [
      "People relax with you because they don't feel judged.",
      'They show you their homes and their poems, and you find the nicest thing about each.',
    ],
    second: [
      "The judging goes on, and it's mostly aimed at yourself.",
      'But it has to come out somewhere, and the friend in the passenger seat has heard some remarkable reviews.',
    ],
    settles: [
      'The kind eye and the sharp eye are looking at the same thing.',
      "One useful remark, made to the person it's for, is a greater kindness than perfect, and it lets you go home quietly.",
    ],
  },
  Libra: {
    first: [
      'You get along with everybody, so everybody thinks you agree with them.',
      'On some days you think so too.',
    ],
    second: [
      "There's no second voice inside that knows better, because you're at peace when the people near you are.",
      "Left alone with two colors, you wait for somebody's face to fall or brighten.",
    ],
    settles: [
      'Harmony needs two notes, and one of them has to be yours.',
      "Choose something small with nobody there, and you'll have a taste of your own to bring to all that agreement.",
    ],
  },
  Scorpio: {
    first: [
      'Pleasantness keeps things light, and people give you the light version.',
      "They'd never burden somebody who's so nice to be with.",
    ],
    second: [
      'You sit there smiling and starving.',
      "You can tell what they aren't saying to within a word or two, and the smoother you make it, the less reason they have to say it.",
    ],
    settles: [
      "You've got the tact to make a hard truth bearable, and few people who want the truth have that.",
      'Let a silence stand once, and your charm becomes what makes it safe for others to speak.',
    ],
  },
  Sagittarius: {
    first: [
      "You can't bear to disappoint anyone, so they each get a piece of you.",
      'Every piece is charming, and it keeps looking at the clock.',
    ],
    second: [
      'When the week has been handed out, you start to dream of deserts.',
      "You don't want to get away from the people so much as from having promised.",
    ],
    settles: [
      'You like company and you like the horizon, and both of them deserve a whole day.',
      "A friend who gets all of you on one Saturday won't count the ones you spent walking.",
    ],
  },
  Capricorn: {
    first: [
      'People take your ease for luck.',
      "They'd like to know where you get your skin and your sense of timing.",
    ],
    second: [
      "It's made at dawn, from a list, by somebody who doesn't smile much.",
      "You'd be ashamed to let that person be seen, and so nobody can offer to take over the ironing.",
    ],
    settles: [
      "Grace that's been worked for is no less graceful, and it's far more encouraging to look at.",
      'Let a friend see the list, and your ease will become something that they could learn.',
    ],
  },
  Aquarius: {
    first: [
      'Being with you is so easy that people think it could go on forever.',
      'They start saying "we" a little sooner than you do.',
    ],
    second: [
      "Then you need to be nobody's half.",
      'You go quiet or go out, politely, and the other one is left looking at a very nice arrangement with you missing from it.',
    ],
    settles: [
      "You're good at closeness because you come to it from somewhere of your own.",
      "People who know you'll be back stop reading your absences, and you'd find that you come back sooner.",
    ],
  },
  Pisces: {
    first: [
      "People's quarrels get smaller when you hold them, so they keep bringing you new ones.",
      "They see how well you manage, and it doesn't cross their minds that it's heavy.",
    ],
    second: [
      "You can't make peace for anyone without taking in what they felt.",
      "By the evening you've got two people's anger and no one to be angry with, and the water's getting cold.",
    ],
    settles: [
      "The tact and the tenderness belong together, as long as there's a clock in the room.",
      'Twenty minutes of you is plenty, and it leaves people something to settle by themselves.',
    ],
  },
}
