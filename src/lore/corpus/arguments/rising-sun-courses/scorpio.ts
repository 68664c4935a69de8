import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    settles: [
      "People listen when you speak, because you do it so seldom, and what you've got to say is short and straight.",
      'Once the reason comes with the deed, they can stop looking for a darker one.',
    ],
  },
  Gemini: {
    settles: [
      'Depth makes people trust you, and wit would let them enjoy it.',
      "There's plenty to talk about that isn't a secret, and from you it would come as a present.",
    ],
  },
  Leo: {
    settles: [
      "When you do let your pleasure show it means something, because you don't do it for everyone.",
      'One warm look from a person so guarded is worth more than a parade, and it tends to start one.',
    ],
  },
  Libra: {
    settles: [
      'An offer of peace carries weight when it comes from somebody who could have fought.',
      "If it's the first thing they hear, your seriousness starts to work for you.",
    ],
  },
  Sagittarius: {
    settles: [
      'A serious face makes a joke funnier and a plan more convincing.',
      "Once the enthusiasm is allowed out, people will find that they'd follow it anywhere.",
    ],
  },
  Aquarius: {
    settles: [
      'You look hard at a thing and you want it to be better for everyone, and the world could use both.',
      "With the thought said out loud, people can join it and needn't take it personally.",
    ],
  },
}
