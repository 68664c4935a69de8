import type { QuarrelArgument } from '#lore/authored.ts'

export const venusMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You'd like to be courted and {partner} would like to get going, and each of you wonders where the romance went.",
    matter: 'how fast is too fast',
    quarrel: [
      "Say you're getting ready, taking pleasure in it, and {partner} is already out on the sidewalk texting that they're out on the sidewalk ({contact}).",
      "For you the evening began an hour ago with the music and the mirror, and they're missing it.",
      "For them it begins when you're side by side and moving.",
      "They want you badly enough to be impatient, which isn't how it sounds in capital letters, so you slow down, for reasons of dignity, and they take off to walk around the block.",
    ],
    repair: [
      "At the mirror you use the clock to find out how much you're worth to them.",
      "They turn wanting you into a complaint about the time, and you can't dress any faster for a complaint.",
      "Things soften when they come back in and sit on the edge of the tub, because then you've got company, they've got a view, and you're ready in ten minutes.",
    ],
    yours:
      "Tell them you can't wait to be out with them, since to a waiting person it isn't obvious.",
    theirs: '{partner} could say something nice on arrival and look at the time afterward.',
    both: 'Plan one evening this month where {partner} chooses the start and you choose everything that comes after, and let there be a stretch of it without any plan.',
    last: 'You court, {partner} goes ahead, and the romance is usually to be found about halfway down the block.',
  },
  {
    thesis: 'You play so that everyone has a nice time, and {partner} plays to win.',
    matter: 'whether it matters who wins',
    quarrel: [
      "Say it's cards with your hosts, who've just learned the game, and {partner} has taken every trick for an hour ({contact}).",
      'The looks you give them they take for a hint about your hand.',
      "They love to win and they believe that it's respectful to let people lose properly, so when you start throwing points to your hostess they take it up with you, at the table, by the rules.",
      'On the way home you say that it was supposed to be fun, and they say it was, until you cheated.',
    ],
    repair: [
      "At that game you manage the evening behind {partner}'s back, on behalf of people who could manage it themselves.",
      'They treat a living room as a stadium because nobody has told them otherwise.',
      "A word beforehand is all that's needed, as they're perfectly able to play for laughs once they know it's a different sport.",
    ],
    yours: "Tell them before you ring the bell what kind of evening you hope it'll be.",
    theirs: 'Half the quarrel would be gone if {partner} took being looked at as a time-out.',
    both: "Play something this month where it's just you two and you both go all out, and let there be a prize.",
    last: 'When {partner} plays to win and you see to the nice time, people ask you both back.',
  },
]
