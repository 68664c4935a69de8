import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    first: [
      "People show you their weak spots, because who wouldn't.",
      "You don't go looking for them, and you do remember where they are.",
    ],
    second: [
      "When you've won, the others feel a little taken in, although every kindness was meant.",
      'It makes you hide the next ambition better, and so it goes on.',
    ],
    settles: [
      "Kindness and ambition aren't enemies in you, and it's only the order that confuses people.",
      "Told at the start that you're out to win, they can enjoy being treated so well by the competition.",
    ],
  },
  Gemini: {
    first: [
      'You get told everything, and people are consoled by how moved you look.',
      "Some of them would be offended if they knew you'd been comparing it with two other versions.",
    ],
    second: [
      'You go home with your heart full and your head busy with the details.',
      'Now and then you worry that it was wrong to find it so interesting.',
    ],
    settles: [
      "Curiosity is a form of care, since nobody asks a second question about what they don't value.",
      "Said aloud, it gives people what sympathy can't, which is the sense that their trouble is interesting.",
    ],
  },
  Leo: {
    first: [
      'You listen so well that it never occurs to anyone to change places.',
      'Part of you goes on asking in the hope that somebody will say, "And you?"',
    ],
    second: [
      'Nobody says it, so the news gets older and the wish gets larger.',
      "When you do come out with something it's too big for the moment, and then you're shy again for a month.",
    ],
    settles: [
      'Anyone who asks so well has a roomful of people who are already fond of them.',
      "All that's missing is a first sentence, and after that your warmth and your shine turn out to be one thing.",
    ],
  },
  Libra: {
    first: [
      'Because you seem so easily hurt, people behave themselves around you.',
      "They think they're sparing your feelings, and you're glad of it, since it saves work.",
    ],
    second: [
      'The rest you arrange, with a chair here and a word there.',
      'It leaves you tired, and with the odd suspicion that none of them would be friends without you.',
    ],
    settles: [
      'Your softness makes people gentle, and your tact gives the gentleness somewhere to go.',
      "Some of the peace you've made can stand by itself by now, and you could sit down.",
    ],
  },
  Sagittarius: {
    first: [
      "You make a home so well that it's taken for your answer to everything.",
      'Nobody looks for you on the porch.',
    ],
    second: [
      "You don't mention the trains, because it'd sound like a complaint.",
      'Unsaid, it gets into the way you stand at a window, and the people inside draw their own conclusions.',
    ],
    settles: [
      "You leave well because you've loved it there, and you come back well because you've been away.",
      "Once they've heard both halves of that, they can wave.",
    ],
  },
  Aquarius: {
    first: [
      'People feel adopted by you, and they tell their friends.',
      "You notice with some alarm that there's a place laid for you.",
    ],
    second: [
      "So you step back, pleasantly, and they can't tell what they did.",
      "They did nothing, and you'd have been happy to see them on any day when it wasn't expected.",
    ],
    settles: [
      "You can be warm to anyone because you don't need to keep them.",
      'With the hours agreed on, the warmth and the distance stop taking turns and get along.',
    ],
  },
}
