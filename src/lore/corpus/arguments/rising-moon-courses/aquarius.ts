import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'Fairness gives you a calm voice, and people bring you their fights.',
      'You solve them over one cup of coffee.',
    ],
    second: [
      "When it's yours the calm is gone and all the principles with it.",
      'You want that particular seat, you want it now, and you could bite somebody.',
    ],
    settles: [
      "You can be so just because the stakes are usually other people's.",
      "Tell them in advance where you've got stakes of your own, and they'll think you fairer for having an exception that everybody knows.",
    ],
  },
  Taurus: {
    first: [
      'From the way you talk, people expect a home with no walls.',
      "They're a little disappointed by the casserole, and then they have seconds.",
    ],
    second: [
      'You can think anything, so long as supper stays where it is.',
      "A new parking rule upsets you for a week, and you've been proposing to get rid of cars.",
    ],
    settles: [
      'It takes a firm floor to think as far out as you do.',
      'Try one of the ideas out on that floor, and people who were frightened by it will see that nobody has to give up dessert.',
    ],
  },
  Gemini: {
    first: [
      "You're quick and a bit elsewhere, and people love the conversation and don't ask about the rest.",
      "They assume that you've got a body and that it's fine.",
    ],
    second: [
      'News of it reaches you late.',
      "You're cold, or you've been sad since Sunday, and you find it interesting before you find it sad.",
    ],
    settles: [
      'The mind is the best thing about you, and it runs on lunch.',
      "Give it a companion who doesn't talk, an hour a month, and it'll have more to say and somebody to come home to.",
    ],
  },
  Cancer: {
    first: [
      "You mean it when you tell people they're free.",
      "They take you at your word, they go, and you've got nobody to blame.",
    ],
    second: [
      'At night you count them like a person with a flock.',
      "It goes against everything you believe, and you'd never ask anyone to text you when they get in.",
    ],
    settles: [
      "Freedom feels different to people once they know they'd be missed.",
      "You can leave everything open and still name a day, and they'll come back of their own free will.",
    ],
  },
  Leo: {
    first: [
      "You treat everyone alike, and you're loved for that in general.",
      'Nobody feels called on to love you in particular.',
    ],
    second: [
      'You watch for it all the same.',
      "You've noticed who lit up when you came in, you've noticed who didn't, and it's spoiled more than one meeting about equality.",
    ],
    settles: [
      'A fair person who enjoys a turn in the light sets a good example.',
      'Ask for the solo, sing it, and hand it on, and equality will have been more fun for everybody.',
    ],
  },
  Virgo: {
    first: [
      'You think on such a scale that people keep their little troubles to themselves.',
      "They'd feel silly, next to water and schools.",
    ],
    second: [
      "At night you could use some little troubles of other people's, because yours are tiny and you've got no one to compare them with.",
      "A waiter's face stays with you longer than a famine.",
    ],
    settles: [
      'It matters to you how people are treated, by governments and by yourself.',
      'Be as fair to the person who said "that\'s fine" as you\'d be to anyone else on earth, and you can both go to sleep.',
    ],
  },
  Libra: {
    first: [
      "People think that you're beyond the reach of opinion.",
      'They say what they like about the shoes.',
    ],
    second: [
      "You've heard every word, and you're busy making it right.",
      "By the time the strange idea has been wrapped up nicely for everybody, you can't find it yourself.",
    ],
    settles: [
      "You've got nerve, and you've got tact, and the second was meant to carry the first.",
      'Put the idea down plainly and wait, since a frown is often only somebody thinking.',
    ],
  },
  Scorpio: {
    first: [
      "You ask for nothing, so people feel free to give you what's left over.",
      "They'd have thought it an insult to your views if they'd written more often.",
    ],
    second: [
      'You feel it like anyone else, and more.',
      "You've read the comma and counted the days, you've explained to yourself why it doesn't matter, and it matters as much as before.",
    ],
    settles: [
      'Loyalty and liberty are both in you for good, and neither has to win.',
      'A person who hears that you minded will be careful with you, and you can let them go with a lighter heart.',
    ],
  },
  Sagittarius: {
    first: [
      "People love to hear you on what's coming.",
      "They go home full of it, and they notice that you didn't ask about their mother.",
    ],
    second: [
      "What's here seems to you like a draft.",
      "You're kind to it, you don't expect it to stay, and meanwhile the tomatoes won't get any better than this.",
    ],
    settles: [
      'The future you see so well will be made of afternoons like this one.',
      "Eat what's on the plate, and you'll describe it better, to people who know that you've been paying attention.",
    ],
  },
  Capricorn: {
    first: [
      'Everyone enjoys the rebel, and a few of them are waiting for you to make your move.',
      "They've got no idea that you read the terms.",
    ],
    second: [
      'You keep your papers in order as if somebody might ask.',
      "It's a little embarrassing, and you'd rather be known for the island than for the insurance.",
    ],
    settles: [
      "Freedom that's been paid for is the kind that lasts.",
      "Show the wilder ones how it's done, and you'd be a rebel with a following, every one of them solvent.",
    ],
  },
  Aquarius: {
    first: [
      "You're so good in a crisis that people call you first.",
      'They come away steadied, and a bit chilled.',
    ],
    second: [
      'The feeling was sent, it just takes the long road.',
      "When it gets in you're among strangers and sunglasses, and the person you could have shared it with believes that you didn't have it.",
    ],
    settles: [
      "A late feeling is as true as a prompt one, and it's often wiser.",
      'Make the call on Thursday, and people will learn that with you the second conversation is the one to wait for.',
    ],
  },
  Pisces: {
    first: [
      "A friend in tears makes you useful, and you're very good at it.",
      'They leave with a list and the sense that something was missing.',
    ],
    second: [
      "It's all there, and it's only shy of faces.",
      "Put an ocean between you and the sorrow and you're defenseless, and nobody in your life has seen it.",
    ],
    settles: [
      'You feel for the whole world, and the person beside you is a part of it.',
      "Stay close without a question, and your good sense can come in afterward, when it'll really be of help.",
    ],
  },
}
