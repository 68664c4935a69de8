import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You choose words for what they say and {partner} listens for how they sound, and a lot gets into the sound that you never put there.',
    matter: 'what was meant by the tone',
    quarrel: [
      "You write short and talk fast when you're busy, and {partner} goes by the tone, because that's where they look for how you feel ({contact}).",
      'A short answer to something tender reads to them as a door being closed.',
      'When you notice that something is wrong, you explain the words, which were fine.',
      "The more reasonable the explanation is, the less they feel you've heard.",
    ],
    repair: [
      'You argue with a feeling as if it could be withdrawn, and {partner} takes your shortest message for your truest one.',
      "It's better within a sentence once you let the words go and answer what was tender.",
    ],
    yours:
      'When a message has a feeling in it, answer the feeling first, even if the rest has to wait until tonight.',
    theirs:
      '{partner} could call when it matters, since your voice has the warmth that your messages leave out.',
    both: 'For one month, keep plans and errands in writing, and save everything that could hurt for when you can see each other.',
    last: {
      shape: 'said',
      says: '{partner} could ask, "How did you mean that?" and you could say it a second time, more slowly.',
    },
  },
  {
    thesis:
      "What {partner} tells you in private turns up in your conversation, and you can't see what harm it does.",
    matter: 'what stays between the two of you',
    fits: { you: ['air', 'fire'], partner: ['water', 'earth'] },
    quarrel: [
      'You think with whatever you know, and something {partner} has told you about themselves can come out as an example ({contact}).',
      "You say it with affection, and to you it's simply relevant.",
      'They had given it to you and nobody else, so to hear it back from a third person feels like having been undressed.',
      "You point out that it's nothing to be ashamed of, and that isn't what they're ashamed of.",
    ],
    repair: [
      'You treat a confidence as information, and {partner} thinks that the hour and the voice had marked it as private.',
      "You're forgiven soonest when you don't explain, and ask what else is only for you.",
    ],
    yours: "Before you quote {partner}, ask yourself whether they'd have told it to these people.",
    theirs: 'It would help if {partner} said "This stays here" when it does.',
    both: "Each of you names three subjects this month that don't leave the two of you, and gives the other one something delightful to tell everybody.",
    last: {
      shape: 'scene',
      says: "There's a story that would suit the table, you look at {partner}, and you tell another one.",
    },
  },
]
