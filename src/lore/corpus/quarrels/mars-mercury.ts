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
    traces: {
      meet: 'A new place is half explored by you before {partner} has finished reading the plaque. On a first afternoon out you meet again at the exit, and each of you has something to tell.',
      draw: "You aren't afraid of a thing with parts, and {partner} is impressed every time. You like how much they know, and that it comes out in whole sentences.",
      days: "With a recipe in front of you both, {partner} reads it out and you're two steps ahead of it. Somewhere around the baking powder there's a short silence, and then they read that line again.",
      purpose:
        'A secondhand tent or a car with a strange noise is soon in order. {partner} tells you what ought to be happening, you report what is, and the fault lies somewhere between.',
    },
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
    traces: {
      meet: "{partner} tells a long story, and you've got nowhere to be yet. They see how quickly you catch on, and you're surprised at how little you've fidgeted.",
      draw: "Thinking gets done thoroughly in {partner}'s company, and you come away knowing why you want what you want. They enjoy it that with you an idea has consequences by the afternoon.",
      days: "{partner} begins to explain something while you're putting on your shoes. By the time they've reached the interesting exception you're outside, nodding through the window.",
      purpose:
        "On a hike you set the pace and {partner} has the breath for a whole theory. Around the summit they've finished the thought, and you've decided what to do about it on Monday.",
    },
    last: {
      shape: 'said',
      says: '"Walk with me and finish it" is a sentence that you could say, and {partner} would come along.',
    },
  },
]
