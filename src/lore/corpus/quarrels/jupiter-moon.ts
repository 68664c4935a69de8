import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterMoonQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You have a remedy for sadness, and {partner} would first like to have been sad.',
    matter: 'how long a person may be sad',
    fits: { you: ['fire', 'air', 'earth'], partner: ['water', 'earth'] },
    quarrel: [
      "You can't bear to see {partner} low when there's so much to hope for, and they can't be hurried through a feeling ({contact}).",
      "You cheer, and it's generous and loud.",
      "They smile to please you and are lonelier than before, since now there's nobody to be sad with.",
      "You see that it hasn't worked, and bring a larger dose.",
    ],
    repair: [
      'You offer the end of the feeling while {partner} is in the middle of it, and they hide the rest of it from you.',
      'It passes faster with you sitting there than with you working on it.',
    ],
    yours: 'Ask "Do you want cheering up?" and accept no for an answer.',
    theirs:
      "{partner} could tell you when they've been sad for long enough and would like your remedy.",
    both: 'Let one bad day apiece this month go by without a single silver lining.',
    traces: {
      meet: 'Good cheer like yours is a relief to {partner} in the early days, when nobody has been sad yet. You see how quickly their face lights up, and conclude that it always will.',
      draw: "{partner} feels things all the way down, so a happy afternoon with them is happier than with other people. Hope is what they like in you, and they've watched it work on whole rooms.",
      days: 'When {partner} says that it was a bad night, you have three suggestions before the sentence is over. They thank you for the first and change the subject, which you count as a recovery.',
      purpose:
        'A friend in trouble needs both of you in turn, {partner} for the first week and you for the second. The first lets the crying go on, and the second arrives with hiking boots at about the right time.',
    },
    last: {
      shape: 'said',
      says: 'On a sad day {partner} could say, "Not yet," and an hour later, "Now I\'d like to hear it."',
    },
  },
  {
    thesis: "You like your place full of people, and {partner} needs to know who's in it.",
    matter: "who's invited",
    fits: { you: ['fire', 'air', 'water'], partner: ['water', 'earth'] },
    quarrel: [
      "You feel at home where there's company, and {partner} feels at home where they don't have to be on their guard ({contact}).",
      'So you open up the evening to anyone who happens to be around.',
      "They're kind to everybody, and can't relax in their own chair.",
      'When they mention it, it sounds to you like a complaint about people you love, and to them it sounds as though anyone could take their place.',
    ],
    repair: [
      "You take {partner}'s shyness for a lack of warmth, and they take your welcome for a lack of discrimination.",
      "If they know by noon who's coming and when it'll be over, they're a better host than you.",
    ],
    yours: 'Ask {partner} before you invite anyone, and mean it as a question.',
    theirs: 'It would help if {partner} told you whose company does them good.',
    both: 'Have one full evening and one closed one each week this month, and say on which days.',
    traces: {
      meet: "You bring people along, so in the first month {partner} meets more of them than they usually do in a year. They're charming to every one, and recover in private.",
      draw: "Strangers feel expected where you are, and {partner} was once a stranger, too. What you get from them is the other kind of welcome, the one that's kept for very few.",
      days: "A friend texts that they're nearby, and you've said to come on over before you look up. {partner} smiles, counts heads, and finds something that needs doing elsewhere for a while.",
      purpose:
        "Guests are warmly received by you and {partner}, and carefully chosen. You fill a holiday table to the corners, and they've put the shy cousin next to the one person who asks good questions.",
    },
    last: {
      shape: 'week',
      says: 'In a week that suits you both, the place is full on one night, and {partner} has seen the list.',
    },
  },
]
