import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesSunCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'People admire how you bounce back, and they take it for strength with no bottom.',
      "You've never shown them the hour when there's nothing left.",
    ],
    second: [
      "The tiredness doesn't go away because you outran it.",
      "It waits, and then it comes out as a quarrel over something that wouldn't have bothered you on a full night's sleep.",
    ],
    settles: [
      'Everything you start would go better if it were started by somebody rested.',
      'Doing nothing is hard for you, which makes it a challenge after all.',
    ],
  },
  Taurus: {
    first: [
      'Others hear the dare and expect a long night.',
      'They learn that with you the adventure has a closing time.',
    ],
    second: [
      "The comfort isn't a weakness, but you half think it is, and you hurry past it to prove that you could live without it.",
      "Then you're grumpy on somebody's mountain, thinking about dinner.",
    ],
    settles: [
      "You dare so much because you know where you'll sleep.",
      "A day that holds a fight and a good meal is complete, and there are people who'd gladly come for either.",
    ],
  },
  Gemini: {
    first: [
      'Your lead impresses people, and they settle in to see you win.',
      "They're still watching when you've gone.",
    ],
    second: [
      "You call it losing interest, and it's closer to hearing music from the next room.",
      "Behind you is a trail of things you nearly won, and you're the only one who doesn't mind, most days.",
    ],
    settles: [
      "A fighter who's easily amused can stay in one race, if somebody's talking.",
      "Bring the conversation along, and you might find out what it's like to arrive.",
    ],
  },
  Cancer: {
    first: [
      'You guard your independence so well that nobody offers.',
      "They assume you'd be insulted, and they aren't entirely wrong.",
    ],
    second: [
      'Yet the first thing you do with any triumph is dial a number.',
      "Without that voice it stays half done, and you've sometimes picked a bigger risk so as to have more to report.",
    ],
    settles: [
      'It takes nothing from your courage that someone is waiting to hear.',
      "Let them know beforehand, and they'll get to be brave for an hour as well.",
    ],
  },
  Leo: {
    first: [
      "People see you charge in where you're good, and they believe you're good at everything.",
      "You haven't corrected them.",
    ],
    second: [
      "What you don't yet do well you practice where no one's looking.",
      "It costs you the teachers and the laughing, and some things can't be learned behind a blind.",
    ],
    settles: [
      'The nerve to begin and the wish to be splendid both belong to a performer.',
      "Show one person the clumsy first tries, and you'll be admired for the very thing you were hiding.",
    ],
  },
  Virgo: {
    first: [
      "You act as though you'd never been wrong, and people trust it.",
      "They'd be amazed at how long it takes you to get over a typo.",
    ],
    second: [
      'The mistake itself is rarely the trouble.',
      "It's that you made it at full speed, in front of people, when you could have looked twice and hadn't.",
    ],
    settles: [
      'Speed and care can work in shifts.',
      'Give each its own few minutes, and you can do a thing once and be done with it.',
    ],
  },
  Libra: {
    first: [
      'You enjoy a fight so openly that people fight back.',
      "They think you'd be the last to mind how it leaves them.",
    ],
    second: [
      "The moment you've won you're sitting in their place.",
      'You take it all back, joke by joke, until nobody can tell who beat whom, least of all you.',
    ],
    settles: [
      'A good opponent is somebody you like.',
      'Find one who loves the game itself, and you can win all you want and still be friends on the way home.',
    ],
  },
  Scorpio: {
    first: [
      'You fight so cleanly that people forget it the same day.',
      'They shake your hand and mean it.',
    ],
    second: [
      'You shake theirs, and then the replay begins.',
      'What they said in the third minute goes on working in you for a year, and nobody could apologize for it, since nobody knows.',
    ],
    settles: [
      'The courage that starts an argument could also end it.',
      "Ask about the one sentence you've kept, and most of the time you'll find that it was never meant the way you learned it.",
    ],
  },
  Sagittarius: {
    first: [
      "People follow you because you're sure.",
      "They bring the sunscreen and the map, and they don't tell you.",
    ],
    second: [
      "You haven't been proved wrong often enough to slow down, because somebody nervous keeps saving the day behind you.",
      'You tell the story afterward, and in your version it was luck.',
    ],
    settles: [
      "You don't have to be careful, only to know who is.",
      'Ask them first, thank them out loud, and the adventure gets even better odds.',
    ],
  },
  Capricorn: {
    first: [
      'What you begin in a rush looks finished to everyone else.',
      "They've already put their books on it.",
    ],
    second: [
      "By evening you don't believe in it.",
      'You trust what has cost you time, so you take apart a perfectly good thing for the crime of having been easy.',
    ],
    settles: [
      "The spark is yours, and so is the patience, and they only need to stay off each other's work.",
      "Leave the fast thing standing for a month and it'll have all the age that you require.",
    ],
  },
  Aquarius: {
    first: [
      'You go first so naturally that people line up behind you.',
      "They'd go anywhere now, and they'd like to know where.",
    ],
    second: [
      'Their thanks make you want to run.',
      "You wanted them free, and here they are, following, and you can't see that you've taught them something they could do alone.",
    ],
    settles: [
      'A leader who hates followers ought to raise other leaders.',
      "Step back to third place for an hour, and you'll have the company of equals you were looking for.",
    ],
  },
  Pisces: {
    first: [
      "You push ahead because you love to find out what you've got.",
      'Nobody sees you look back.',
    ],
    second: [
      "As soon as you've won you can feel what it cost the other one.",
      "You hand it over and stand there, having wanted it, and you're angry at a stranger for being tired.",
    ],
    settles: [
      "You've got enough force for a victory and enough heart for a kindness, and they needn't happen on the same train.",
      'Spend the force where nobody loses, and the seat will be a present again.',
    ],
  },
}
