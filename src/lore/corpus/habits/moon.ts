import type { Sign } from '#sky/zodiac.ts'
import type { Habit } from '../../habit.ts'

export const moonHabits: Record<Sign, Habit> = {
  Aries: {
    gift: [
      "you say what you feel at once, and then it's over",
      "you cheer up as soon as there's a thing to do",
    ],
    strain: [
      'you flare up first and find the reason later',
      "you can't wait for comfort, so you do without it",
    ],
  },
  Taurus: {
    gift: [
      'you calm down by touching, eating, or staying where you are',
      "you're easily contented and hard to shake",
    ],
    strain: [
      'you hold on to a comfort that has gone stale',
      "you won't be hurried out of a mood, least of all kindly",
    ],
  },
  Gemini: {
    gift: [
      "you feel better as soon as you've told somebody",
      "you can laugh at a mood before it's over",
    ],
    strain: [
      'you talk about the feeling until you no longer have it',
      'you change the subject just as it starts to matter',
    ],
  },
  Cancer: {
    gift: [
      "you know what everyone needs before they're hungry",
      'you feel at home quickly, and you make others feel so',
    ],
    strain: [
      "you remember the tone long after you've forgotten the words",
      'you pull back into your shell and hope somebody comes after you',
      'you go quiet when you are hurt, and you count who asks why',
      'you look after everybody else first, and then you are cross that nobody asked about you',
    ],
  },
  Leo: {
    gift: [
      'you warm up a whole group when you feel loved in it',
      'you give your affection with both hands, in public',
    ],
    strain: [
      'you want to be fussed over and would never say so',
      'you turn a hurt into a performance, and then mind the reviews',
    ],
  },
  Virgo: {
    gift: [
      'you calm down by putting one small thing in order',
      "you show love in useful ways, and it's noticed",
    ],
    strain: ['you worry in lists', "you correct what you'd rather have comforted"],
  },
  Libra: {
    gift: [
      "you're at ease when everyone is, and you see to it that they are",
      'you find the kind way to say a hard thing',
    ],
    strain: [
      'you smooth things over and lie awake afterward',
      "you need the other person's mood before you can tell your own",
    ],
  },
  Scorpio: {
    gift: [
      "you trust completely, once you've decided to",
      'you feel a thing to the bottom and come up clear',
    ],
    strain: [
      'you feel everything at full strength and show a tenth of it',
      'you keep the hurt, in good condition, for years',
    ],
  },
  Sagittarius: {
    gift: [
      "you feel better as soon as there's a view, or a ticket",
      'you see the funny side sooner than most people would',
    ],
    strain: [
      'you cheer up too early, at your own expense',
      'you say the blunt thing when you only meant to lighten it',
    ],
  },
  Capricorn: {
    gift: [
      'you settle down by getting something done',
      'you stay steady, and other people lean on you',
    ],
    strain: [
      'you give your feelings an appointment and then cancel it',
      "you manage, when what you'd need is to be held",
    ],
  },
  Aquarius: {
    gift: [
      'you give people room, and they come closer for it',
      'you can like someone without needing a thing from them',
    ],
    strain: [
      'you step outside the feeling and describe it',
      'you want company and a way out of it, in that order',
    ],
  },
  Pisces: {
    gift: [
      'you feel your way into anyone, and they feel less alone',
      'you rest by drifting, and you come back full',
    ],
    strain: [
      'you soak up the mood of others and take it for your own',
      "you hope that people will guess, and they don't",
    ],
  },
}
