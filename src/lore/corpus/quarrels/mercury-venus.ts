import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You show respect by giving an honest opinion, and {partner} would sometimes like to be liked instead.',
    matter: 'when an honest opinion is wanted',
    quarrel: [
      "Say {partner} plays you a song they've loved for years, and you start talking during the second verse ({contact}).",
      "What you say is intelligent, and you'd want the same from them.",
      "They were handing you something and watching to see whether you'd be careful with it.",
      "They turn it down, they say it doesn't matter, and after that they play you only what everybody likes, which you find a bit dull, and you tell them so.",
    ],
    repair: [
      "In that second verse you review a present while it's still being given.",
      'They make you guess that it is one, and then punish the guess by keeping the next ones back.',
      'The way to the next song is short, and it runs through asking them what they hear in it and then listening to the rest.',
    ],
    yours: "Wait until it's over, and begin with what you liked, however small.",
    theirs:
      'Things would go easier if {partner} told you beforehand that they only want you to hear it.',
    both: 'Make each other a list of ten songs this month and listen to both of them together, from beginning to end, with no comments until the following day.',
    last: "Your opinion is worth more to {partner} than you'd think, and it's worth most of all on the day after.",
  },
  {
    thesis:
      "You want to know if it's a good deal, and {partner} wants to go on being in love with it for a minute.",
    matter: 'whether a thing has to be sensible',
    quarrel: [
      "Picture {partner} at a street market in a jacket, turning around, while you've found it online for less ({contact}).",
      'When you say so, {partner} takes the jacket off.',
      "What they were holding out to you was how they felt in it, and you looked at the price, and you'd meant to be of use.",
      "They leave it on the rail, and you won't have heard the last of that jacket.",
    ],
    repair: [
      'At that market you put a fact between somebody and a mirror.',
      'They take one sentence as a verdict on the whole pleasure and make you into the person who has forbidden it.',
      'It would be enough to say how they look and to wait to be asked about the rest, and it would be enough for them to buy the thing anyway, and tell you to hush.',
    ],
    yours: 'Say what you see before you say what you know.',
    theirs:
      "It would mean more than they think if {partner} told you whether they're shopping or dreaming.",
    both: "Go back to a market this month with a small sum each that mustn't be compared with anything.",
    last: "Now and then the thing {partner} falls in love with is a good deal, and you're the one who gets to tell them.",
  },
]
