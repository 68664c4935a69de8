import type { QuarrelArgument } from '#lore/authored.ts'

export const venusJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You want one good thing, and {partner} would like you to have all of them.',
    matter: 'how many is too many',
    quarrel: [
      "You choose carefully and enjoy what you've chosen, and {partner} shows love in quantity ({contact}).",
      'Where you had one thing in mind they bring five.',
      "You feel that your choice wasn't good enough, and you don't have the room or the appetite for the other four.",
      "They feel that they can't make you happy, so they think of something bigger.",
    ],
    repair: [
      'You turn down a gift and it sounds like turning down the giver, and {partner} adds when they could ask.',
      "They'd be as happy to spend it all on the one thing if they knew which.",
    ],
    yours: "Tell {partner} exactly which one thing you'd like, and let them go to town on it.",
    theirs: '{partner} could ask what the best part was, and give you that part again.',
    both: "Have one treat this month that's the smallest you can both enjoy, and one that's as large as {partner} likes.",
    traces: {
      meet: 'At first, too much on the table is simply a feast, and you like being with somebody who orders like that. {partner} notices which dish you keep going back to.',
      draw: "Nobody would accuse {partner} of holding back, and you feel by the amount how glad they are of you. For them there's no better sight than you enjoying a thing, slowly and all the way to the end.",
      days: 'You ask {partner} to bring a lemon, and they bring a bag of them, and two kinds of olives. You use the lemon.',
      purpose:
        "With your eye and {partner}'s appetite, you're the two people to bring to a flea market. They find everything, you find the one, and they carry it out like a trophy.",
    },
    last: {
      shape: 'said',
      says: 'You could say, "This one," and {partner} could take you at your word.',
    },
  },
  {
    thesis:
      "You'd like to be singled out by {partner}, and they have a way of loving the whole room.",
    matter: 'who else is invited',
    fits: { partner: ['fire', 'air'] },
    quarrel: [
      "{partner} is happiest when there's plenty of everything, people included, and you're happiest when it's the two of you ({contact}).",
      'So they ask others along, to make it better.',
      'You enjoy it well enough and go home lonely, because nobody seems to have noticed which of all those people you were.',
      'They noticed you the whole time, and are proud of having given you such an evening.',
    ],
    repair: [
      'You wait to be picked out, and {partner} thinks that being there together is the same as being together.',
      'Being told that you were the best thing in the room would be enough, and it happens to be what they think.',
    ],
    yours: "Ask for the evening that's only for two, and put a date on it.",
    theirs:
      'It would help if {partner} came over to you once in every hour that there are others around.',
    both: 'Have people over once this month and nobody over once, with the same trouble taken for both.',
    traces: {
      meet: "{partner} has a big hello for everyone, and when there's nobody else at the table you get all of it. You think that it was made for you, and nothing yet says that it wasn't.",
      draw: 'The world gets friendlier around {partner}, and bigger by a few names each month. You see one person at a time, and they know how it feels to be that person.',
      days: 'A lunch for two with {partner} has a way of becoming four. You move over, are nice to the others, and finish your sentence in the car.',
      purpose:
        "A newcomer isn't alone for long where the two of you are. {partner} waves them over to the others, and by the end of the evening you know their name and what brought them.",
    },
    last: {
      shape: 'cost',
      says: "{partner} has something warm to say to everyone, and on some evenings you'll wait a while for yours.",
    },
  },
]
