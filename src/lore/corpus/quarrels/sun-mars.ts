import type { QuarrelArgument } from '#lore/authored.ts'

export const sunMarsQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You like to be followed and {partner} likes to be first, and a path is only so wide.',
    matter: 'who walks in front',
    quarrel: [
      "Say you're out on a long walk, {partner} is thirty yards ahead, and by the second turn you've stopped calling out the way ({contact}).",
      "It's your idea and your route, and you feel you've become a guest on it.",
      "They aren't thinking about who leads at all.",
      'They have legs and a hill, and when you finally announce that the view was behind them, they hear an order and go faster.',
    ],
    repair: [
      'Your part in this is to stand on your rank and then sulk about being left with it.',
      'Theirs is to answer every request as if it were a starting pistol.',
      "It's over when you give them something to win, such as getting there early to find a place to sit, because then their speed is working for your plan.",
    ],
    yours:
      "Say where you're hoping to end up before you set out, and leave the pace to them for the first half.",
    theirs: '{partner} could turn around now and then, without being called.',
    both: "Plan one outing this month where you choose the place and they choose how to get there, and neither of you comments on the other's half.",
    last: "A path that's too narrow for two leaders is wide enough for one who knows the way and one who can't wait to see it.",
  },
  {
    thesis:
      'You like to be looked up to by {partner}, and {partner} would rather get the better of you.',
    matter: "who's better at it",
    quarrel: [
      'Say you offer to teach {partner} a thing that you do really well, such as swimming ({contact}).',
      "You've pictured yourself in the shallow end being patient, but they listen to about half of it and go off the high board.",
      "To them instruction feels like being held under, and they'd sooner do it badly tonight by themselves than well next month by your method.",
      'You say "Well, if you know everything," and they climb up again.',
    ],
    repair: [
      "In that pool it's your stage as much as their lesson, and they feel that.",
      "They, for their part, can't take a gift from above without trying to get over your head.",
      "You do best if they've got something to teach you as well, since a person who's just watched you fall off a skateboard can hear nearly anything about their elbows.",
    ],
    yours: 'Show it once without speaking, and wait to be asked.',
    theirs:
      "{partner} could admit to you when they've taken your advice, even if it's a week later.",
    both: "Swap lessons this month, an hour each in whatever the other can't do, and keep the score at one to one.",
    last: 'When somebody you look up to is also trying to get the better of you, you both get better.',
  },
  {
    thesis: 'You like to be asked first, and {partner} has usually done it already.',
    matter: 'who has to be asked, and about what',
    quarrel: [
      'Say you come home and the desk is gone, because {partner} found a buyer at noon and it had to be quick ({contact}).',
      "You'd talked about selling it, more or less.",
      "You don't mind about the desk, but something of yours could be settled in your absence, and you say so with more dignity than a desk deserves.",
      "They'd expected thanks, they feel put in their place, and the next thing they do is done even faster.",
    ],
    repair: [
      'Over the desk you turn a favor into a matter of rank.',
      'They take a maybe for a yes, since a yes is what they can use.',
      'A text with a question mark would settle it, and it takes four seconds, which is about what they can spare.',
    ],
    yours: 'Say a clear yes or a clear no, because a maybe sounds to them like go.',
    theirs:
      "You'd come around at once if {partner} asked before the fact and let you enjoy saying yes.",
    both: 'Make a list this month of what either of you may do without asking, and be generous with it, since everything else then gets a question.',
    last: "You get asked about what's yours, and {partner} can be as quick as they like with all the rest.",
  },
]
