import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You're careful with facts and {partner} is generous with them, often in front of people.",
    matter: 'how exact the truth has to be',
    quarrel: [
      'If {partner} tells your friends that the two of you biked a hundred miles, it was sixty-one ({contact}).',
      'You say "sixty-one" into your glass, at which they laugh and make it eighty.',
      "For them the story's about how big the day was, and a hundred is about how big.",
      "For you it's whether people can believe what's said at your table, and as nobody there could possibly care, you end up explaining about the odometer to a person who's asked only if it was fun.",
    ],
    repair: [
      "With the sixty-one miles you check a feeling for accuracy, and it doesn't help your standing.",
      'They trade in your good name a little, without asking, for the sake of a round number.',
      'What works is to go halfway in opposite directions, so that they say "about" and you leave it at that, and the actual figure is something you two can enjoy in private.',
    ],
    yours: "Let any number pass on which nobody's going to act.",
    theirs:
      'Half the quarrel would be gone if {partner} looked at you before the number and took the first one you mouth.',
    both: 'Describe one day out in an email to a friend this month, the facts from you, the adjectives from {partner}.',
    last: "With your facts and {partner}'s generosity the story's worth hearing twice, and it's sixty-one both times.",
  },
  {
    thesis:
      "You want to know how it works and {partner} wants to know what it means, and you can't visit so much as a museum together.",
    matter: 'whether to look at the parts or the whole',
    quarrel: [
      "Say you're at a museum, reading the card on the third case, and {partner} has reached the end of the hall and a theory ({contact}).",
      'They come back glowing to tell it to you.',
      "You've got a question about the second case that makes the theory difficult.",
      "They feel as if you'd let the air out of it on purpose, you feel lectured by someone who hadn't read the card, and from there on you go through the centuries on opposite sides of the room.",
    ],
    repair: [
      "In that hall you meet enthusiasm with an objection, because to you that's taking it seriously.",
      'They give you the conclusion without the steps and expect you to be carried.',
      'It helps both if they get to tell it all the way through first, and then you may ask, since they like nothing better than to have to think of a bigger theory.',
    ],
    yours: "Find what's right about the large idea before you bring up the small card.",
    theirs:
      'It would mean more than they think if {partner} read one case all the way through beside you.',
    both: 'Learn something together this month from a book that neither has read, a chapter each week, with you on what it says and them on why it matters.',
    last: 'When you know how it works and {partner} knows what it means, you can visit anything.',
  },
]
