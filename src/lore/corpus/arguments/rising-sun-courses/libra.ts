import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    first: [
      "Everybody goes away satisfied, and it's weeks before they compare notes.",
      'Each of them believes they persuaded you.',
    ],
    second: [
      "You haven't lied, as far as you can see, and you haven't moved.",
      'What it costs you is that people begin to check whether a yes of yours is one.',
    ],
    settles: [
      "You're kind and you're firm, and a no from such a person is easy to take.",
      'Said early, in your usual voice, it saves them the six weeks and leaves you liked.',
    ],
  },
  Cancer: {
    first: [
      "Because you're so pleasant to all of them, everyone feels like an old friend.",
      "It fills your calendar with people to whom you're merely nice.",
    ],
    second: [
      "The four get you when you're tired.",
      'You think of them all day, and they could be forgiven for not knowing it.',
    ],
    settles: [
      'Your charm makes a wide circle, and your loyalty needs only a small one.',
      'Some of what you spend on the hundred would be a fortune to the four.',
    ],
  },
  Virgo: {
    first: [
      'People show you things because you make it pleasant.',
      'They leave encouraged, and with the mistake still in it.',
    ],
    second: [
      'You know where it is, and it nags at you all the way home.',
      'Kept back often enough, good judgment turns into a private irritation with people you like.',
    ],
    settles: [
      'Tact and a sharp eye are exactly what a good editor has.',
      'Nobody could say it more kindly, so those ten words would be in the best of hands.',
    ],
  },
  Scorpio: {
    first: [
      'Your manners never change, so nobody can tell from them how they stand with you.',
      'They feel forgiven, and do it again.',
    ],
    second: [
      'Each time, something in you closes a little further.',
      "By the end you're perfectly polite and entirely gone, and they're the last to know.",
    ],
    settles: [
      "You can say a hard thing gracefully, and most people who feel as much as you do can't.",
      "Said while there's still some liking left, it gives the other one a chance and you a friend.",
    ],
  },
  Capricorn: {
    first: [
      "You ask so nicely that people believe it's open.",
      "They bring ideas, and you're sincerely grateful for each of them.",
    ],
    second: [
      "Then it's done as you'd planned, and done well, and a few of them stop bringing ideas.",
      "You'd have liked the help, and it would have meant letting go of the plan.",
    ],
    settles: [
      "You're fair and you can decide, which is about all that people want in a boss.",
      'Said openly, the decision loses nothing, and the asking becomes real again.',
    ],
  },
  Pisces: {
    first: [
      "Everyone finds you easy, since you've become what each of them hoped for.",
      "They ask what you'd like, out of fairness, and you tell them what they'd like.",
    ],
    second: [
      'By evening there have been so many people in you that it takes a while to find the one who lives there.',
      "You aren't unhappy, only hard to reach, and hardest of all for yourself.",
    ],
    settles: [
      'You know so well what pleases people that you could learn it about one more.',
      'It takes a few hours alone to hear what that one wants, and after that your kindness has somebody behind it.',
    ],
  },
}
