import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You both like a good time to be plentiful, and neither of you has ever been seen to stop.',
    matter: "when there's enough of a good thing",
    quarrel: [
      "Say you order for the table, and {partner}, who'd wanted the trout, is looking at eleven little dishes ({contact}).",
      "They eat some of everything with praise, as they can't bear to dampen it, and the bill is the size of a small trip.",
      "In the morning they mention lightly that they'd been saving for the small trip.",
      'You say that they ought to have told you, and they say you looked so happy, which is all true.',
    ],
    repair: [
      'At that table you decide what pleasure is for two people.',
      'They agree with their mouth full and let the money speak for them later on.',
      "Since neither of you is going to spoil it in the middle, it has to be settled before you sit down, and it takes one sentence from each, about what you'd most like and what it may come to.",
    ],
    yours: 'Ask what they want, then order that with nothing around it.',
    theirs: '{partner} could say "I\'d rather have the trip" while the menu was still open.',
    both: 'Plan one feast this month and three suppers of eggs, and enjoy the eggs on purpose.',
    last: "The good time's as plentiful as before, and you've both been seen to put down the fork.",
  },
  {
    thesis: "You love {partner} in superlatives, and they'd settle for some notice.",
    matter: 'what it takes to be noticed',
    quarrel: [
      "Say you tell people that {partner} is the best thing that ever happened to you, and you haven't seen that they've changed their hair ({contact}).",
      "They've never doubted that you love them, largely and in general.",
      "But they'd gone to some trouble on Tuesday, and they walked by you twice.",
      "When you tell a stranger on Friday that they're the most beautiful person alive, they look at the floor and wonder if you could pick them out of a line.",
    ],
    repair: [
      'In that week your praise comes in bulk, which takes no looking.',
      'They wait for a remark that they could get by asking.',
      "It's the small and recent things they need to hear about, and once you look you're very good at it, because nobody can be as delighted as you by a thing just noticed.",
    ],
    yours: "Give one compliment a day that couldn't have been given yesterday.",
    theirs:
      "You'd feel the difference at once if {partner} turned around once and asked you what was different.",
    both: "Spend an hour this month looking at each other's old pictures, and say in detail what you see.",
    last: 'What {partner} gets from you now is a superlative with some notice in it.',
  },
]
