import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You say that anything's possible, and {partner} takes you at your word by six in the morning.",
    matter: 'whether it was only a manner of speaking',
    quarrel: [
      'Remark that a person could paint the whole place in a weekend, and on Saturday at six {partner} is moving things away from the walls ({contact}).',
      "You'd been talking about what's possible in life.",
      "They'd heard a go-ahead, and they're never so happy as when they've got one.",
      "By Sunday night there's a room and a half in yellow and a furious person in it, and you say from the only dry spot that it's going to be magnificent.",
    ],
    repair: [
      'In the scene with the yellow paint you supply the vision and are out when it comes to the rollers.',
      "They take a mood for a start signal and never ask whether you'll be holding a brush.",
      "The two of you can do extraordinary things if you're on the ladder for the first hour, since it brings your estimates down, and their temper, to about one room.",
    ],
    yours:
      "When you've said that it could be done, add who's going to do it, or that you're only talking.",
    theirs:
      'Half the quarrel would be gone if {partner} asked "Are you in?" before moving the couch.',
    both: "Take on one job this month that's half as big as you'd like and twice as big as it looks, and do it side by side.",
    last: "Anything's possible, within about one room, when {partner} takes you at your word and you've picked up a brush.",
  },
  {
    thesis: "You know what it's all for, and {partner} would like you to lift your end.",
    matter: 'who carries the heavy end',
    quarrel: [
      'Picture the two of you helping friends move, with you stopped on the landing to say how much it means, and {partner} below with the full weight of a dresser ({contact}).',
      'They say your name, once.',
      "To you this is the part that people will think of later, and you feel rushed out of something fine, while they've been holding up ninety pounds for your paragraph.",
      'What they finally say about beginnings is heard by the whole building.',
    ],
    repair: [
      "On that landing you make a speech on somebody else's arms.",
      'They let it build until it comes out as contempt for a thing they actually love in you.',
      "Set the dresser down first and they'll sit on it and listen, because they don't always know what they're working for, and it's you who can tell them.",
    ],
    yours: "Talk when it's standing, and lift when it's not.",
    theirs:
      'It would mean more than they think if {partner} said "Heavy" early, in a normal voice.',
    both: 'Do something strenuous for somebody else this month, and talk about it afterward over the biggest sandwich in town.',
    last: "You know what it's for and {partner} has got hold of it, and with your end up you're both in by noon.",
  },
]
