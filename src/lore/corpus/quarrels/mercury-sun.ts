import type { QuarrelArgument } from '#lore/authored.ts'

export const mercurySunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You think by asking questions, and {partner} tends to hear in each one a doubt about them.',
    matter: 'whether a question is a doubt',
    quarrel: [
      "Let {partner} announce that they're going to run a half marathon, and before you've said anything else you've asked about their knees ({contact}).",
      "You're interested, and with you interest comes out as a list of questions.",
      'They had pictured a different face.',
      "By the fourth question they're defending a thing they'd only wanted to be proud of, so they answer shortly, and you ask what's wrong, which makes five.",
    ],
    repair: [
      "With those questions you examine a wish as if it had been handed in for review, and you leave out the part where you're impressed.",
      'They let the first question put them on the witness stand and never mention that they want applause.',
      "It comes right as soon as you say what you admire and keep it in the same breath as what you'd like to know.",
    ],
    yours: 'Let your first sentence be a statement, and make it about them.',
    theirs: '{partner} could tell you when a decision is finished and only needs a cheer.',
    both: "Each of you starts something this month that the other knows nothing about, and for two weeks the other one may only ask how it's going.",
    last: "The questions don't stop, but in time {partner} finds out that you only ask them about people you can't get enough of.",
  },
  {
    thesis:
      "You can generally tell how {partner}'s sentence is going to end, and they'd like to be the one to end it.",
    matter: 'who finishes the sentence',
    quarrel: [
      "When {partner} is telling people how the two of you got lucky once, you supply the word they're looking for ({contact}).",
      "It's the right word, so you supply the street too, and before long it's only you who's telling it.",
      'You thought of it as a duet, since your mind runs ahead of your manners when you like the tune.',
      'They sit back and fold their arms, and when somebody says "And what did you think?" they say, "Ask the narrator."',
    ],
    repair: [
      'At such a moment you hear a hesitation where there is a dramatic pause.',
      "They hand over the whole story at once, with a bow, so that you'll look like a thief.",
      "Give them the ending and they'll gladly let you have the details, and if you sit on your hands it turns out that their version has things in it you'd never heard.",
    ],
    yours: 'When you know the word, keep it behind your teeth until they look at you.',
    theirs: 'It would help if {partner} said "Let me" with a hand on your knee, early.',
    both: 'At the next gathering, tell a friend the beginning of something good that only {partner} can finish and then go and get the ice.',
    last: "Once they're sure of ending it themselves, {partner} likes to have their sentences begun by you.",
  },
]
