import type { Sign } from '#sky/zodiac.ts'
import type { Habit } from '../../habit.ts'

export const sunHabits: Record<Sign, Habit> = {
  Aries: {
    gift: [
      "you begin before you've been asked, and people fall in behind you",
      "you're at your best with a first move to make",
    ],
    strain: [
      'you take a delay for a refusal and start pushing',
      'you start again where finishing would have been enough',
    ],
  },
  Taurus: {
    gift: [
      'you take your time, and what you decide stays decided',
      "you build slowly on what's already there, and it holds",
    ],
    strain: [
      'you dig in, and the harder people push the less you move',
      "you stay with a thing long after you've stopped liking it",
    ],
  },
  Gemini: {
    gift: [
      'you find the second way in while others knock at the first',
      'you stay curious, and you keep more of what you learn than anyone would guess',
    ],
    strain: [
      'you scatter yourself over six beginnings and feel thin by evening',
      'you talk around the one thing that matters to you',
    ],
  },
  Cancer: {
    gift: [
      "you look after what's yours, and it grows",
      'you come at what you want sideways, and you get there',
    ],
    strain: [
      "you retreat first and explain much later, if you're asked twice",
      "you take a cool tone as a verdict on everything you've done",
    ],
  },
  Leo: {
    gift: [
      "you give generously when you're seen, and you make others feel seen",
      'you bring warmth along and the occasion gets bigger',
    ],
    strain: [
      "you'd rather be praised than helped, and you get neither",
      'you read a lack of applause as an insult',
    ],
  },
  Virgo: {
    gift: [
      "you make things work, and you don't need a speech about it",
      'you see the one detail on which the rest depends',
    ],
    strain: [
      'you find the flaw in what you did before anyone can like it',
      'you earn your rest twice before you take it',
    ],
  },
  Libra: {
    gift: [
      'you make things fair, and people stop arguing without knowing why',
      'you do better with a partner across from you than alone',
    ],
    strain: [
      'you agree first and find out what you wanted afterward',
      'you weigh a decision until someone else has made it',
    ],
  },
  Scorpio: {
    gift: [
      'you go all the way in, and half measures bore you',
      'you know what you want and you can wait for it',
    ],
    strain: [
      'you test people when asking them would have been quicker',
      "you hold on, out of pride, to what you'd be glad to lose",
    ],
  },
  Sagittarius: {
    gift: [
      'you aim further than seems sensible and come closer than anyone expected',
      "you believe in things before there's proof, and other people catch it from you",
    ],
    strain: [
      'you promise the big version and overlook the small print',
      'you leave in spirit as soon as somebody closes the exit',
    ],
  },
  Capricorn: {
    gift: [
      'you plan for the long run, and time works for you',
      'you take responsibility as if it had been yours all along',
    ],
    strain: [
      "you measure yourself by what's still missing",
      'you carry the weight alone, and then hold it against nobody in particular',
    ],
  },
  Aquarius: {
    gift: [
      'you do things your own way, and your way usually works',
      'you see the whole group, yourself included, from a friendly distance',
    ],
    strain: [
      "you refuse what you'd have liked because someone told you to like it",
      'you go cool and reasonable just when warmth was wanted',
    ],
  },
  Pisces: {
    gift: [
      'you leave room for what nobody planned, and something usually turns up',
      'you sense where things are going and drift there in time',
    ],
    strain: [
      'you say yes to the general idea and leave the details to others',
      'you disappear a little, in full view of everyone',
    ],
  },
}
