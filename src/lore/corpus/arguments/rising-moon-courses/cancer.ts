import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "The fire that makes you refuse is the same that makes you good at looking after people, because you can't see a need and sit still.",
      "Let one person do for you what you can't help doing for them.",
    ],
  },
  Taurus: {
    settles: [
      "You're soft and you're sure, and there's no need to choose between them.",
      'Once people have seen a few tears go by without anything changing, they stop being afraid of your feelings, and they start believing your answers.',
    ],
  },
  Gemini: {
    settles: [
      'Sympathy and curiosity are both ways of paying attention.',
      "A friend who's been held long enough is often glad to be asked something, since a question is the first sign that there's life after the sailboat.",
    ],
  },
  Cancer: {
    settles: [
      'What you know about care is exactly what others would love to be told.',
      "You can plan a perfect evening for anyone, so describe the one you'd like, and somebody will see that you get it.",
    ],
  },
  Leo: {
    settles: [
      "Shyness kept the show safe until it was good, and it's been good for a long time.",
      'You can stay as gentle as you are with strangers and still let one of them hear an impression.',
    ],
  },
  Virgo: {
    settles: [
      'You already know how forgiveness is done, because you do it all day.',
      "It would take only a small portion of that for the cook, and everyone's dinner would be warmer.",
    ],
  },
  Libra: {
    settles: [
      "Generosity needs fairness to stay generous, so the counting isn't mean of you.",
      'Said out loud and early it sounds like an invitation, and most people are proud to take their turn.',
    ],
  },
  Scorpio: {
    settles: [
      "A person who feels everything and can't be fooled is a good one to be honest with.",
      'When your friends learn that you cry and stay standing, they can bring you the facts and skip the lunch.',
    ],
  },
  Sagittarius: {
    settles: [
      "The nest and the road aren't enemies, and you give such good welcomes because you know what it is to be far away.",
      "Go once in a while, and you'll come back with a better story for the guest in your spare bed.",
    ],
  },
  Capricorn: {
    settles: [
      'Your small fears are how you show love, and your large ones are how you plan.',
      "Teach somebody where the candles are, and you'd still be the strongest person in the dark, only you'd have company.",
    ],
  },
  Aquarius: {
    settles: [
      'You want people to belong and you want them free, and both wishes are kind ones.',
      'Put hours on the welcome, and the person who opens up will be as glad as the one who comes in.',
    ],
  },
  Pisces: {
    settles: [
      'Your openness is the gift, and all it lacks is a way to let things out again.',
      'When you can tell a borrowed mood from one of your own, you can stay near people who are sad and still have a good day.',
    ],
  },
}
