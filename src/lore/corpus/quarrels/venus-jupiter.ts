import type { QuarrelArgument } from '#lore/authored.ts'

export const venusJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You want one good thing, and {partner} would like you to have all of them.',
    matter: 'how many is too many',
    quarrel: [
      'Admire a scarf, and {partner} may come back with four of them and one for a friend of yours ({contact}).',
      "You'd have worn the one forever, and now you can't love any of the heap for thinking of the total.",
      "They'd pictured your arms full.",
      'When you say "You shouldn\'t have," it sounds as if you meant it, which you do, and they take it as a comment on their whole character.',
    ],
    repair: [
      'You receive that scarf like an accountant because you feel that it has been taken out of your own pocket.',
      "They measure love by the armful, and don't ask what you'll do with your arms.",
      "Settle a figure in advance and they'll be as happy spending half of it, since what they can't bear isn't thrift, it's stinginess, and they need to see you pick one and put it on.",
    ],
    yours: 'Take your favorite out of the heap and wear it, and talk about money on another day.',
    theirs: '{partner} could ask you which one, and wait for the answer.',
    both: 'Give each other a single present this month, on the same day, for the same small sum.',
    last: "Of all the good things {partner} would like you to have, one's enough, and it looks wonderful on you.",
  },
  {
    thesis:
      "You'd like to be singled out by {partner}, and they have a way of loving the whole room.",
    matter: 'who else is invited',
    quarrel: [
      "Say it's the evening that was going to be just you two, {partner} has met some people at the bar, and they've all come over ({contact}).",
      "{partner} is telling them how marvelous you are, and you'd give all of it for twenty minutes without an audience.",
      'They thought that it would make you happy to be so admired.',
      "You become more and more gracious, as you do when you're hurt, and the new friends go home saying what a lovely couple.",
    ],
    repair: [
      "On an evening like that you're such good company that no one could guess.",
      "They share you as they share everything they're proud of, and it doesn't occur to them that you might count as something to keep.",
      "They'd get up and leave with you at a touch on the sleeve, since there's nobody at that bar they wouldn't trade for you, and they'd like to be asked to.",
    ],
    yours: "Before you go in, tell them whether tonight's for two.",
    theirs: "You'd both be better off if {partner} sat with their back to the room.",
    both: 'Have two evenings out this month with a door policy, one open to the world and one closed, and let {partner} defend the closed one.',
    last: "{partner} will go on loving the room, and you're the one they go home with to talk about it.",
  },
]
