import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Jupiter, and what it meets in your partner. */
export const jupiterSynastry: Partial<Record<AspectPoint, Record<AspectQuality, Wording[]>>> = {
  sun: {
    joined: [
      {
        view: 'friendship',
        sentences: [
          "Introduced by you, {partner} is always 'the best'{ref}: the best baker on the street, the best voice in the choir.",
          'They grow toward the word, blushing.',
          "Try 'good' once in a while, with an example, which is easier to live in.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Plans leave your company larger than they came{ref}.',
          '{partner} wanted a stall at the market, and after an hour with you it is a festival with a stage.',
          'Ask which size they would enjoy on a wet morning, and believe the answer.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'memory',
        sentences: [
          "The first person to say 'why shouldn't you' may have been you{ref}, between two sandwiches.",
          '{partner} still uses it as a walking stick.',
          'Say what you would trust them with this year, in three sentences and without a speech.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Chipping in comes easily when it is {partner} who wants to shine{ref}.',
          'You round up the sum, you lend the good suitcase, you bring eight friends to the reading.',
          'Let them give something back that costs more than thanks, and accept it.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "Having told everyone about {partner}'s great chance, you find the one concerned in the kitchen, silent{ref}.",
          'Your applause came before their decision.',
          'Keep the next piece of good news in your pocket until they have announced it themselves.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Two kinds of large sit at one table{ref}: {partner} has something to show, and you have a better one of the same kind.',
          'It started as sympathy.',
          'Swallow your own story until dessert, and ask for the end of theirs.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          'You cook for twelve when {partner} feels low{ref}, and open the door to anyone who rings.',
          'It does warm the place, and it fills the chair where the sadness wanted to sit.',
          'Keep one evening with soup for two.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Comfort means more, in your book{ref}: the second blanket, the longer holiday, another dog.',
          '{partner} settles into it as into a deep sofa, and forgets to get up.',
          'Once a day lure each other off it for a walk, with nothing to eat in the bag.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          'Around you, {partner} sleeps better and laughs with an open mouth{ref}.',
          'Your trust that things will turn out has the effect of a warm stone in a bed.',
          'Say it again on the gray day, quietly, and put your feet up beside them.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Whole families get adopted by you{ref}: {partner}'s aunt, the lodger, the cousin between two apartments.",
          'Room can be made, you say, and then there is room.',
          'Ask whom they miss at present, and lay a plate for that person.',
        ],
      },
    ],
    tense: [
      {
        view: 'solitude',
        sentences: [
          "'Come along, it'll do you good,' you call through the door{ref}, and {partner} pulls the quilt higher.",
          'You believe in people, they believe in this pillow.',
          'Bring back something small from where you went, and tell it sitting on the edge of the bed.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Every ache of {partner}'s has a bright side, and you find it within a minute{ref}.",
          'Consolation at that speed feels like being shown out.',
          "Count the teaspoons in the drawer before you speak, and let the first word be 'yes'.",
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'One remark from {partner}, and you see the book, the lecture tour, the foreword{ref}.',
          'Details find themselves inflated and rather like it.',
          'Let them write the first page undisturbed, and keep your foreword for when there is something behind it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Talks that began with the grocery list end in ancient Rome{ref}.',
          'You supply the horizon and {partner} the footnotes, until somebody remembers the bread.',
          'Set a timer for the errands, and give the rest of the hour to Rome.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Learning goes by leaps here{ref}.',
          '{partner} has the vocabulary, you have the nerve to order in it, wrong endings and all.',
          'Choose a language, an instrument or a stretch of history for the winter, and meet over it with something baked.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'When {partner} is stuck among nine sensible options, you ask which one makes them grin{ref}.',
          'It is not a method, and it works more often than the table of pros and cons.',
          'Lend it to them before the weekend.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "You say 'roughly' and {partner} asks 'how roughly'{ref}.",
          'Your sentence has a sail, theirs has a ruler, and the wind goes out of the room.',
          'Look up one figure before you tell the story, and ask them to let the other nine pass.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Promises made by you at lunch turn up in {partner}'s inbox{ref}.",
          'Of course, you said, we two will translate it, host it, have it ready by spring.',
          "Say 'I'll ask' instead of 'we'd love to', and then do ask.",
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'You spoil with both hands{ref}: the balcony becomes an orchard because {partner} once admired a lemon.',
          'Sweetness piles up faster than it can be tasted.',
          'Give one thing this week, the right one, and stay to watch it being enjoyed.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A table where you pour and {partner} arranges the flowers fills up by itself{ref}.',
          'Strangers stay until the candles are stumps.',
          "Leave one celebration small on purpose, with two forks and the leftovers, and toast the evening's end.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'money',
        sentences: [
          'Generosity comes without a ledger between you{ref}.',
          'You treat {partner} to the museum, the cake appears from the other side, and nobody could say who is ahead.',
          'Put a jar on the shelf for something beautiful, and let it fill up slowly.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'That little hotel with the wrong breakfast is still the best story you tell of {partner}{ref}.',
          'Your goodwill made a feast of it then, and does so in the telling.',
          'Plan one more outing with room for mishaps.',
        ],
      },
    ],
    tense: [
      {
        view: 'kitchen',
        sentences: [
          'Four desserts stand on the counter, since you could not decide{ref}, and {partner} had thought of a single pear.',
          'More is your word for welcome, and less is theirs for taste.',
          'Ask what the evening should feel like, then cook half of it.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'The large gesture is yours, and {partner} sees the receipt sticking out of the bag{ref}.',
          'Delight and alarm arrive together.',
          'Agree on a sum above which both are asked, and be as grand as you please below it, with flowers from a field.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          'You say the lake is warm, and {partner} is already in the air{ref}.',
          'Belief from you and muscle from them make a fine splash.',
          'Test the water with a foot yourself first, so that your good word stays good.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "'Go for it' is what you say to {partner} by reflex{ref}, to the marathon, the reply, the motorcycle.",
          'They go, being made for it.',
          'Before the next one, ask what they would like to have left over afterward, and mark that in the plan.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'Training for anything is merrier with you at the roadside{ref}, a flask in hand and some nonsense written on a card.',
          '{partner} finds the last mile in that.',
          'Choose the next summit together, one with a hut on top.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Tempers cool in your wide way of looking at things{ref}.',
          '{partner} hits the table, you say that the table has seen worse, and both of you know by then what it was about.',
          'Follow it with a walk uphill.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          "Three projects are underway by {partner}'s hand and you come in with a fourth{ref}, glowing.",
          'Your faith in that strength is honest, and expensive.',
          'Ask which of the three you could carry a corner of, and park the fourth with a date on it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Egging on is a gift of yours that works too well{ref}.',
          "At the party {partner} takes your 'I bet you can' for a starting pistol, and the punch bowl is in the way.",
          'Bet on their patience for once, and pay up gladly.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Doors open wider when you come in with {partner} by the sleeve{ref}.',
          'Something in their bearing expands beside you, the laugh, the gestures, sometimes the order at the bar.',
          'Watch for the moment they look at the coats, and be the one who yawns.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Hugs from you lift {partner} an inch off the floor{ref}.',
          'Your gladness is physical and can be seen from across the street.',
          'Put them down gently, inquire about the bus ride, and let the first three minutes belong to the answer.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Looked at by you, {partner} turns out to be taller, funnier and able to wear yellow{ref}.',
          'Encouragement of that sort seeps into the posture.',
          'Say it about something they chose, rather than something they were given, and say it in front of the mirror.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Weekends in your company begin with an unfamiliar bus{ref}.',
          '{partner} likes the way you set out, without fuss and with plums.',
          'Let them name the stop at which you get off, even if nothing grand is to be seen there.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          'Big rooms suit you, and {partner} comes into a big room one shoulder at a time{ref}.',
          'Waving from the middle does not make it shorter.',
          'Go back to the edge, stand there with a glass as though you liked it, and move in together.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Good humor at full volume meets {partner} before breakfast{ref}.',
          'They are not in a bad mood, merely not yet in the room.',
          'Open the window, put the cup within reach, and save the splendid news for the second piece of toast.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "Word of {partner}'s talent travels, and you are usually the one who let it out{ref}.",
          'Offers come of it that are a size or two large.',
          'Find out which of their skills should carry the name this year, and recommend them for that alone.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You see {partner} at the head of the long table before they have applied for the chair{ref}.',
          'It lends them a stride.',
          'Let them describe the day they would have there, hour by hour, and listen for the hour they would enjoy.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'money',
        sentences: [
          'Ask for more, you tell {partner} before the salary talk{ref}, and name a figure that makes them cough.',
          'Half of it would be good, and they would never have said it alone.',
          'Rehearse the sentence together until it sounds bored.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Someone you know always knows someone{ref}, and {partner}'s work has profited from it more than once.",
          'You open such doors without standing in them.',
          'Think of the one introduction that would help just now, write it in four lines, and step aside.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Careers ought to be an adventure, you hold, and {partner} has a deadline{ref}.',
          "Your 'life is long' sounds from their desk like someone whistling in a library.",
          'Ask how many quiet evenings the thing still needs, and whistle elsewhere for that number.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Friends of yours are in the living room until one, and {partner} has to shine at eight{ref}.',
          'Hospitality and duty want the same sofa.',
          'Settle on a closing hour before the first cork, and stack the glasses yourself.',
        ],
      },
    ],
  },
}
