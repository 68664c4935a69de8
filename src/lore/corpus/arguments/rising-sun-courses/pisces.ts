import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    first: [
      'People see somebody who needs looking after, and they start to look after you.',
      "It's pleasant, and you let it go on a moment too long.",
    ],
    second: [
      "Then you see what you want, and you're off.",
      "It seems to come from nowhere, and those who'd been carrying your bag are left holding it.",
    ],
    settles: [
      "You feel which way the water is running, and you've got the courage to go.",
      'One sentence before you cast off would get you a crew.',
    ],
  },
  Gemini: {
    first: [
      'Since you seem half asleep, nobody lowers their voice.',
      "You've been told nothing and you know it all.",
    ],
    second: [
      'It amuses you, and you turn it over and connect it up.',
      'But nobody asks what you make of it, and a good mind gets a little lonely without an argument.',
    ],
    settles: [
      "You pick up what's in the air and you can put it into words, which is most of what a writer does.",
      "Spoken at the time, it'd surprise them once, and then they'd wait for it.",
    ],
  },
  Leo: {
    first: [
      "You take up so little room that people forget you're in it.",
      'They introduce each other across you.',
    ],
    second: [
      'You sit there with the better version of every story.',
      "It's not in you to push, and being passed over hurts all the same, in the place where you're proud.",
    ],
    settles: [
      "You can feel what a room wants, and you've got what it takes to give it.",
      "When you do stand up, it isn't pushing, since they've been waiting for someone who knew how it went.",
    ],
  },
  Libra: {
    first: [
      "You adapt so quickly that people think they've found someone exactly like themselves.",
      "They're delighted, and they don't look any further.",
    ],
    second: [
      "What you'd like is for them to look.",
      'You wait, rather gracefully, for a question that would need an answer of your own, and agree with everything in the meantime.',
    ],
    settles: [
      "You've got the tenderness for it and the fairness, and what's wanted is an edge to lean against.",
      "A friendly disagreement shows the other one where you are, and that's where they can come.",
    ],
  },
  Sagittarius: {
    first: ['People see what you drop, and they worry.', 'They send you links to key rings.'],
    second: [
      "You're thinking about something so far off that a glove can't compete.",
      "You'd tell them, if they asked where you were going and not where you'd left it.",
    ],
    settles: [
      'The dreaming and the aiming are one activity in you.',
      'Shown on a map, it gives the worriers something better to carry than your gloves.',
    ],
  },
  Aquarius: {
    first: [
      "Your sympathy is so quick that people believe you're on their side.",
      'You were, for the length of the sentence.',
    ],
    second: [
      'Then you think, and the thinking comes out somewhere else.',
      "It's honest of you to say so, and on Wednesday it feels to them like a change of heart.",
    ],
    settles: [
      "Feeling first and thinking second is a good order, provided that people know there's a second.",
      "They'd come to you for both, the comfort today and the clear head when they're ready for it.",
    ],
  },
}
