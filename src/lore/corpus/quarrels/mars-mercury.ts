import type { QuarrelArgument } from '#lore/authored.ts'

export const marsMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You learn by doing and {partner} learns by reading, and they tend to read aloud while you do.',
    matter: 'whether to read up on it first',
    quarrel: [
      'You pick a thing up and find out how it goes, and {partner} would like to know how it goes before anything is picked up ({contact}).',
      'So while you work, they tell you what it says.',
      "They mean to save you trouble, and every sentence interrupts the one thing you're attending to.",
      "You snap, they point out that it's in the instructions, and it doesn't help that it is.",
    ],
    repair: [
      "You hear advice as doubt, and {partner} hears impatience as stupidity, and neither of those is what's there.",
      'When they read first and you begin after that, you both turn out to have been useful.',
    ],
    yours: 'Ask {partner} for the one thing you need to know, and then begin.',
    theirs:
      'It would help if {partner} waited for you to ask before they read out the second thing.',
    both: 'Do one job this month with {partner} reading and you doing, and one the other way around.',
    last: {
      shape: 'scene',
      says: "You're on the floor with the parts, {partner} has the instructions, and they read a line aloud when you ask for one.",
    },
  },
  {
    thesis: '{partner} needs to finish a thought just when you need to be moving.',
    matter: 'how long an explanation may take',
    quarrel: [
      'You take in the first sentence and want to act on it, and {partner} is only getting to the part that changes everything ({contact}).',
      'You shift your weight, and they can see it.',
      'So they talk faster and put in more, in order to be heard to the end.',
      'You hear less, you go off with half of it, and when it goes wrong they say that they had been about to tell you.',
    ],
    repair: [
      'You treat a thought as a delay, and {partner} treats your attention as something that has to be filled.',
      "If they start with what you're to do, you can listen to the reasons with your jacket on.",
    ],
    yours: "Sit down for an explanation, and ask how long it'll take.",
    theirs: '{partner} could say the conclusion first and the reasons after it.',
    both: 'Try talking on foot this month, since you can listen while you walk and they can think there.',
    last: {
      shape: 'said',
      says: '"Walk with me and finish it" is a sentence that you could say, and {partner} would come along.',
    },
  },
]
