import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You send words to be understood and {partner} reads them for the tone, and a lot gets into a tone that you never put there.',
    matter: 'what was meant by the tone',
    quarrel: [
      "Say you were busy, you answered {partner}'s long message with \"ok,\" and by evening there's a chill you can't account for ({contact}).",
      'As far as you know you agreed to something.',
      "They'd told you a small private thing and waited for it to be picked up, and what arrived was two characters.",
      'When you ask what\'s the matter they say nothing, so you explain at some length why "ok" isn\'t rude, and with every argument they feel it more.',
    ],
    repair: [
      'Over that "ok" you argue with a feeling as though it might be withdrawn on appeal.',
      'They treat your shortest message as the true one and all the long ones as good manners.',
      "It's better by the second sentence once you leave the two letters alone and say something about the small private thing, which is all they're waiting for.",
    ],
    yours:
      "When a message has a feeling in it, answer the feeling first, even if it's only to say that you'll write properly tonight.",
    theirs:
      "You'd both be better off if {partner} called when it mattered, since your voice has all the warmth that your texts leave out.",
    both: 'For one month, keep plans and errands in writing and save everything that could hurt for when you can see each other.',
    last: "You'll go on choosing the words and {partner} will go on hearing the tone, and between you almost nothing that's said goes to waste.",
  },
  {
    thesis:
      "What {partner} tells you in the dark turns up in your conversation by daylight, and you can't see what harm it does.",
    matter: 'what stays between the two of you',
    quarrel: [
      "Say you're talking with a friend about families, and as an example you mention a thing {partner} once told you ({contact}).",
      'It was relevant and told with affection, but on Sunday the friend kindly says to {partner} how hard that must have been.',
      "For them it's as though a wall had come off the bathroom.",
      "You explain, in front of the friend, that it's nothing to be ashamed of.",
    ],
    repair: [
      'With that friend you treat a confidence as information, because in your head it has become an interesting case.',
      "They don't mark it private, since they think that the hour and the voice have marked it.",
      "You're forgiven quickest when you don't explain, and when you ask which other things are only for you, and can repeat the list.",
    ],
    yours: "Before you quote somebody you love, ask whether they'd have told it at this table.",
    theirs: 'You\'d feel the difference at once if {partner} said "This stays here" when it does.',
    both: "Each of you names three subjects this month that don't leave the two of you, and then finds the other something delightful to tell the world instead.",
    last: "What's told to you in the dark is safe there, and by daylight there's plenty left to say.",
  },
]
