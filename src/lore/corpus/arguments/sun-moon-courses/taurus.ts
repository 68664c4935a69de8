import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusSunCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      "You've made a life that people envy, and they tell you how calm you look in it.",
      'You do look calm.',
    ],
    second: [
      'Peace makes you itch, though, and then anything will do.',
      "A hedge gets the full force of somebody who hasn't had a proper fight since spring.",
    ],
    settles: [
      "You'll want the quiet and the struggle as long as you live, and the garden is a poor place for both.",
      "Take the struggle somewhere that's built for it, and the quiet will feel earned again.",
    ],
  },
  Taurus: {
    first: [
      "What you've built holds, and you hold on to it.",
      "People admire that, and it doesn't occur to them to ask if you'd choose it again.",
    ],
    second: [
      "You don't ask, either, because comfort and habit feel the same from the inside.",
      'The wall where the television was has had your full attention for years.',
    ],
    settles: [
      "Your patience could keep something wonderful just as well as something that's merely there.",
      "Let a little in from outside, and you'll know again which things you'd fight for.",
    ],
  },
  Gemini: {
    first: [
      'You put such care into your place that people expect to find you in it.',
      "They come by, and your seat's still warm.",
    ],
    second: [
      "You sit down to enjoy what you've got, and within minutes you need to know what everyone else is having.",
      "There's nothing wrong with the seat, except that it has no news in it.",
    ],
    settles: [
      'A settled person with good gossip has the best of both.',
      'Get the news to come to you, and you can keep the armchair and the whole town.',
    ],
  },
  Cancer: {
    first: [
      'Everything you make for people gives them one more reason to stay.',
      'They think of it as your generosity, and it is.',
    ],
    second: [
      "It's also a fence, if a very comfortable one.",
      "You'd never ask anybody not to go, and you've never had to, since who could leave in the middle of pie?",
    ],
    settles: [
      "People stay with you because it's good there, and that would still be true if the gate were open.",
      "Help one of them to go, and you'll see how many come back on their own.",
    ],
  },
  Leo: {
    first: [
      'Quality is your alibi.',
      "You've explained the stitching to so many people that some of them have started to buy their own.",
    ],
    second: [
      "You're listening for a different word, and you won't prompt them for it.",
      'A guest who admires the price can make you sad without having any idea.',
    ],
    settles: [
      "Solid and gorgeous aren't opposites, and you've always chosen things that were both.",
      "Admit to the second, and people can gasp, which they've wanted to do since they came in.",
    ],
  },
  Virgo: {
    first: [
      "You've earned more rest than most people ever will.",
      "They can see it all around you, and they wonder what you're waiting for.",
    ],
    second: [
      "For everything to be in order, and you're the one who keeps finding the crack.",
      "The better you've made it, the smaller the thing that gets you up again.",
    ],
    settles: [
      'The care that built the place could leave you alone for one evening.',
      "Put the crack on tomorrow's list, and you'll be the first person to rest in the finest spot you know.",
    ],
  },
  Libra: {
    first: [
      "Nobody could be surer of what they like, when nobody's there.",
      'You know it with your hands.',
    ],
    second: [
      "Then you show someone and look at their face, and it's over.",
      "You've given up things you loved because of an eyebrow, and the owner of the eyebrow was thinking of something else.",
    ],
    settles: [
      "You've got taste and you care for people, and the taste just needs a head start.",
      "By the time it's two weeks old, it can stand up to a look, and your friends get to see what you're like.",
    ],
  },
  Scorpio: {
    first: [
      'You make it peaceful, and the people around you let out their breath.',
      "They believe that you're as content as you look.",
    ],
    second: [
      'Peace is when you begin to listen.',
      "You find the one question that could break it, you know that it could, and you ask in order to see what's left.",
    ],
    settles: [
      "What you want is calm that's been tested, and most of yours has been, several times.",
      "Ask early and eat afterward, and you'll find that it holds.",
    ],
  },
  Sagittarius: {
    first: [
      'You arrange everything as though it were for good.',
      "People think you've arrived, and they bring plants.",
    ],
    second: [
      'The plants do better than you do.',
      "The day it's all in place is the day you start hearing about Lisbon, and you feel guilty toward the walls.",
    ],
    settles: [
      "A good mattress is what makes it possible to travel, because there's somewhere to bring it all back to.",
      'Go for two nights, and you might love the place the way its guests do.',
    ],
  },
  Capricorn: {
    first: [
      "You know how to wait for a good thing, and you've got a closet full of proof.",
      "People who know you have stopped asking what it's for.",
    ],
    second: [
      "There's always a better occasion than this one.",
      "You've attended three of them with the second-best bottle, and the best one's no longer getting any better.",
    ],
    settles: [
      'You earned it so that it could be enjoyed, and enjoyment is part of the work.',
      "Open it on a Tuesday, for the person who happens to be there, and the rest of what you've saved will start to look like yours.",
    ],
  },
  Aquarius: {
    first: [
      "You're the most loyal friend that anybody has, and they count on it.",
      'They make the mistake of saying so.',
    ],
    second: [
      'Being counted on feels like a hand on your collar.',
      'You stay away to prove that you could, and the person you love for life sits there on a Sunday, looking at the phone.',
    ],
    settles: [
      "You stay because you want to, and that's what you'd like them to know.",
      'Tell them what to leave alone, and you can be as faithful as you are without feeling kept.',
    ],
  },
  Pisces: {
    first: [
      'Your plans are so sound that people lend you money on them.',
      "They'd never guess how you spend your afternoons.",
    ],
    second: [
      "You've got to lose the thread now and then or you can't sleep.",
      "It comes over you on the way to something useful, and you're sorry and not sorry, standing there in the rain with the music.",
    ],
    settles: [
      "The bookcase and the cello can both come home, if there's a place in the plan for getting lost.",
      'Sense keeps you fed, and the other thing gives you something to be sensible for.',
    ],
  },
}
