import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    first: [
      'Since you seem so careful, people give you the small jobs.',
      'They find it reassuring to watch you make a list.',
    ],
    second: [
      'The list bores you, and the job grows.',
      "By the time anyone objects it's been done, and done well, and they can't decide whether to thank you.",
    ],
    settles: [
      "You see what's wrong and you've got the nerve to change it, and most people have only one of those.",
      "In charge from the start, you'd have no one to overrule.",
    ],
  },
  Gemini: {
    first: [
      'They come to you when they need to know, and go elsewhere to laugh.',
      "You've got yourself to thank for it, having corrected the joke as well.",
    ],
    second: [
      'The story about the neighbors goes to waste, or to one friend, in a whisper.',
      'You enjoy it more than you think you should, and so you hide it behind the footnotes.',
    ],
    settles: [
      'An eye for detail is what makes gossip worth hearing.',
      'You could be exact and funny in one sentence, and people would come back for both.',
    ],
  },
  Leo: {
    first: [
      'You do the thing behind the thing so well that it looks as if it had done itself.',
      'Nobody thanks a floor for being clean.',
    ],
    second: [
      "You do notice, and you don't say it, since it would sound vain.",
      "So the count goes up, and you're a shade cooler to people who have no idea why.",
    ],
    settles: [
      "It's possible to be useful and seen, and good work is the best reason to be looked at.",
      'With your name on it, you could stop counting.',
    ],
  },
  Libra: {
    first: [
      "People straighten up when you look at them, and a straightened person isn't much company.",
      'They mind their words, and you wonder why nobody flirts.',
    ],
    second: [
      "You'd love to tell them how nice they look, and the first thing that comes to mind is the label at their collar.",
      'So the liking stays a secret, and you go home with very tidy manners and no plans.',
    ],
    settles: [
      'A compliment from somebody who notices everything is worth ten from anyone else.',
      'Your eye is on your side in this, as soon as you let it report the good news first.',
    ],
  },
  Sagittarius: {
    first: [
      'You look so reasonable that people bring you their worries about the boiler.',
      "They'd be startled to see where the savings are going.",
    ],
    second: [
      "You hardly dare to mention it yourself, because a miracle can't be proofread.",
      'So the dream gets prepared for and put off, in perfect order.',
    ],
    settles: [
      'Faith with a packing list gets a good deal farther than faith without one.',
      "What's left is to set out, and nobody could be readier.",
    ],
  },
  Aquarius: {
    first: [
      "They trust you with the rules because they've never seen you break one.",
      'You make the system look better than it is.',
    ],
    second: [
      'Your remarks are read by nobody, and you know it.',
      "It's a strange business to keep a machine running that you'd like to see stopped, and it makes you dry.",
    ],
    settles: [
      'Only someone who can fill in the form knows which lines could go.',
      'The people who trust your neatness will trust your objection, if they get to hear it.',
    ],
  },
}
