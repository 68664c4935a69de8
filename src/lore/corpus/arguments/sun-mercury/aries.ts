import type { NeighboringArguments } from '#lore/authored.ts'

export const ariesSunAndMercury: NeighboringArguments = {
  Pisces: {
    opening: [
      "You start before you know what you're starting, and you find out what it is by feel.",
      "You'd rather begin than be told how (your Sun in Aries).",
      'But your Mercury in Pisces thinks in moods and pictures, so the plan behind all that speed is hard to put in words, even for you.',
      "Somebody asks where you're going, and you're already out of the building with an excellent feeling about it.",
    ],
    turn: 'You know exactly that you want to go, and only roughly where.',
    task: [
      "Before you start the next thing this month, tell one person in two plain sentences what it's for.",
      "If the second sentence won't come, wait a day.",
      'The people who run after you will be glad to know the direction.',
    ],
  },
  Taurus: {
    opening: [
      'You go fast and you think slowly, and people are used to meeting only one of the two.',
      "Your Sun in Aries wants to be off, while your Mercury in Taurus hasn't finished considering whether to go.",
      'So you may charge into a thing on Monday and come to a conclusion about it on Friday.',
      "The conclusion is usually sound, and by then you've got bruises to go with it.",
    ],
    turn: 'You act on what you want, and days later you find out what you think.',
    task: [
      "Take one thing that you're eager to begin, and do only the slow part of it this week, such as the sums or the reading.",
      'Then go at it as hard as you like.',
      "You'll meet your own conclusion before the bruises for once.",
    ],
  },
}
