import type { QuarrelArgument } from '#lore/authored.ts'

export const venusSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You like a table where everyone gets along, and {partner} would like to know whose side you're on.",
    matter: "whose side you're on",
    fits: { you: ['air', 'water'] },
    quarrel: [
      "When there's a disagreement in company, you smooth it over, and {partner} looks around to see where you are ({contact}).",
      'You can see the other point of view, and you say so kindly, to keep things pleasant.',
      "For them that's one voice more against them, and it's the one that counted.",
      "They go quiet or go too far, and you've spoiled the very thing you were trying to save.",
    ],
    repair: [
      'You take care of the room when {partner} thought you were with them, and they make a test out of a dinner.',
      'Loyalty first and fairness on the way home is an order that suits you both.',
    ],
    yours: "Say one thing in {partner}'s favor before you say anything in the other direction.",
    theirs: '{partner} could tell you beforehand which subject matters to them tonight.',
    both: "Agree this month on a sign by which {partner} can tell that you're on their side, whatever you have to be polite about.",
    traces: {
      meet: '{partner} speaks up for what they believe, and you make sure that everyone has a drink. Early on, each of you looks like something the other one could use.',
      draw: "Tables go quiet in a good way when {partner} says what they stand for, and you're proud to know them. People who can't stand each other will both come if you ask, and to {partner} that's a kind of magic.",
      days: '{partner} tells you what so-and-so said, and you say that it was probably meant kindly. They stop, and tell it again from the beginning with more detail.',
      purpose:
        "The hard subject gets raised when you're both there, and people still pass the potatoes. {partner} says it straight while you keep the others in their seats, and something that's been avoided for years is over by coffee.",
    },
    last: {
      shape: 'said',
      says: 'You could tell {partner} on the way there, "I\'m with you, and I\'ll be nice to everyone."',
    },
  },
  {
    thesis:
      'You bring something lovely to whatever it is, and {partner} would like you to be there when it happens.',
    matter: 'what it means to turn up',
    quarrel: [
      'You show love in the trouble you take beforehand, and {partner} counts who was there for the moment that mattered to them ({contact}).',
      "You're late because you were still making it nice.",
      'They see an empty place where you ought to have been, and after that the present looks like an excuse.',
      'You feel that all your trouble was wasted on somebody who was watching the clock.',
    ],
    repair: [
      'You send affection ahead of you in place of yourself, and {partner} measures love by attendance.',
      "It's the same love in both cases, and being there early with nothing would prove it.",
    ],
    yours: 'Come to one thing that matters to {partner} without bringing anything, and be early.',
    theirs: '{partner} could say which ten minutes of an occasion they want you for.',
    both: "Choose one occasion apiece this month at which the other one's only job is to be there.",
    traces: {
      meet: "At first you're ten minutes late with flowers, and {partner} sees the flowers. Nobody is keeping time yet, and you look as if you'd run.",
      draw: "Nothing {partner} gives is wrapped as well as what you give, and they do like being fussed over. You like that when they say they're coming, there they are.",
      days: '{partner} tells you that it starts at seven, and you ask what color the room is. They tell you that, too, and say seven once more.',
      purpose:
        "Openings and birthdays come off when you do them together, since you've thought of how it'll look and {partner} has thought of when it begins. The guest of honor is met by one of you and by balloons.",
    },
    last: {
      shape: 'week',
      says: "In one of the better weeks you've turned up once with nothing in your hands, and on time.",
    },
  },
  {
    thesis:
      "You like a kind word and {partner} likes a true one, and a compliment can't always be both.",
    matter: 'how honest a compliment has to be',
    fits: { you: ['air', 'water', 'earth'], partner: ['water', 'earth', 'fire'] },
    quarrel: [
      "You praise people so that they'll feel well, and {partner} wants to be praised for what they've earned ({contact}).",
      'So your kindness makes them suspicious, and they ask what you really think.',
      "You tell them, a little hurt, and now they're hurt as well.",
      "After that you're careful and they're hungry, and the compliments between you get fewer and worse.",
    ],
    repair: [
      "You're generous where {partner} wants precision, and they cross-examine a present.",
      'One exact detail in a kind sentence is enough for both of you.',
    ],
    yours: "Praise the thing about {partner} that only somebody who'd been watching could know.",
    theirs: 'It would help if {partner} said thank you first, and asked for the details later.',
    both: 'Each of you writes the other one three lines this month that are both kind and true.',
    traces: {
      meet: 'Everything you admire in {partner} early on happens to be true, so a compliment of yours is both. They go over it again on the way back, and it holds.',
      draw: '{partner} is a better person to be kind to than most, because they take each word seriously. You look for the good in people first, and they love that about you and would like to see your sources.',
      days: "You tell {partner} that they look great, and they ask compared to what. You laugh, they laugh, and they'd still like to know.",
      purpose:
        "Toasts and thank-you notes come out best when you write them together. You put in the warmth, {partner} takes out what isn't so, and the person they're for believes every word.",
    },
    last: {
      shape: 'cost',
      says: 'Kindness comes to you before accuracy, so now and then a compliment of yours will cost {partner} an evening of doubt.',
    },
  },
]
