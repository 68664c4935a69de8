import type { AspectQuality, Wording } from '../../../wording.ts'

/** The slow pairs, Uranus with Neptune and with Pluto, are shared by everyone born within some years. */
type UranusPair = 'uranus~neptune' | 'uranus~pluto' | 'uranus~asc' | 'uranus~mc'

export const uranusAspects: Record<UranusPair, Record<AspectQuality, Wording[]>> = {
  'uranus~neptune': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Your age-mates took it for granted that a wall can turn into a window overnight{ref}.',
          "In one life it shows as a loose grip on 'normal': you sleep in three cities and mix beliefs like salad.",
          'Choose one thing you would like to keep solid, and be old-fashioned about it.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A whole class of people suspects, as you do, that reality is an early version{ref}.',
          "With you it shows past midnight, when an idea and a longing meet and you can't tell which of them is typing.",
          'Bring the result to daylight; collaborators were born all around you.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Those born around you trust an invention to have a heart: a device should help somebody, a protest should have good songs{ref}.',
          "You carry your share when you mend a neighbor's tablet and end up hearing about the son overseas.",
          'Give it an evening a month.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Science with incense, an app for silence: odd mixtures don't startle your generation{ref}.",
          'Yours to carry is the knack of seating the dreamy person beside the technical one.',
          'Be the host of that table, with olives, and with a question neither could answer alone.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Tear it down, or dream it away: your old classmates argue it out too{ref}.',
          'In you the quarrel shows on a free evening that begins with a manifesto and ends with waves on a screen.',
          'Take one line of the manifesto and try it out on your own street.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A generation heard that everything would change and that everything is one{ref}, and has had trouble with dinner plans since.',
          'It reaches you when freedom and belonging fall on the same evening.',
          'Go, and arrange your own ride home: you can be part of it and leave.',
        ],
      },
    ],
  },

  'uranus~pluto': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          "For people of your years, 'that's how it's done' was the opening of a conversation{ref}.",
          "In a single life it looks like this: every so often you don't adjust a thing, you replace it, down to the pipes.",
          'Let the people at breakfast see the drawings first.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A lot was being torn up when you were small, and everyone your age has kept a brick{ref}.',
          'Yours shows in how calmly you watch an upheaval that rattles the people beside you.',
          'Tell them what it was like the last time, and what stood there afterward.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'Your contemporaries know how to rebuild a ship at sea{ref}.',
          'You do it on a small scale: the kitchen is gutted, the club gets new statutes, and supper is served throughout.',
          'Offer it where others see only the choice between leaving everything and burning it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Starting over is no scandal among people your age{ref}; there is a quiet fellowship of second trades and third addresses.',
          'In your circle you help carry the piano down, and some years later up again.',
          "Say 'again' with a smile, and bring straps.",
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Everyone your age has a door they would like off its hinges{ref}.',
          "You notice yours when a clerk says 'not possible' and your blood is up before the form is down.",
          'Settle whether you want the door, the hinges or just the form, and then ask for that.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "Your whole cohort doesn't quite believe in gradually{ref}.",
          'You feel it when some small annoyance, a lease, a rule about passwords, begins to look like a regime.',
          'Change one clause and wait a month before you bring down the system; it may turn out to have been the clause.',
        ],
      },
    ],
  },

  'uranus~asc': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Something about you is slightly ahead of the room, or beside it: the haircut, the question, the exit{ref}.',
          "People say they can't place you, and mean it kindly.",
          "You needn't place yourself either; only say hello first, so that the surprise is a friendly one.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You arrive early or not at all, by scooter, in the wrong jacket, with news{ref}.',
          'Ordinary occasions become less ordinary.',
          'Keep two appointments a week to the minute, and everyone will grant you electricity for the rest.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          "Where others freeze at the unfamiliar, you say 'oh, interesting' and pull up a stool{ref}.",
          'Sit beside the strangest guest in the room.',
          'You will get on, and half an hour later the rest will have found the courage to come over and be introduced.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'People change a little just from meeting you{ref}: someone goes home and gives away three ties.',
          'You never asked them to.',
          'Being easy about your quirks is the invitation, so mention the small ones too, the shoelaces, the hour at which you eat.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'You meant to blend in and are the only one in yellow, or you came to startle and they nod{ref}.',
          'Between leaving home and entering, the message got crossed.',
          'Announce one oddity yourself, lightly and early, before the others invent a larger one.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'One shoe on, and you resent the occasion already{ref}.',
          'Expectation at the door makes you contrary, and you contradict a host who agreed with you.',
          'Walk once around the building and go in when you are curious, even if that makes you ten minutes late.',
        ],
      },
    ],
  },

  'uranus~mc': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Your resume zigzags, and the corners are the best part{ref}.',
          'They hire you for being different and then ask you to fit.',
          'Posts that are the first of their kind suit you; negotiate the freedom before the fee, and put a date on reviewing both.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'One thing you did that nobody saw coming is what people know about you{ref}.',
          "Since then they watch you in meetings as children watch a magician's hat.",
          'Disappoint them sometimes with something solid and on time; it doubles the value of the next rabbit.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'New software, a new team, two firms becoming one: by lunch you are the person explaining it{ref}.',
          "Independence is granted to you because you don't wave it about.",
          'Ask for the day at home and the strange project in a single breath.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your good career moves were made quickly, on an odd hint, and looked sensible two years on{ref}.',
          'Keep the antenna dusted.',
          "When a job title can't be explained to your aunt, it is worth an interview.",
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          "One more reorganization and you'll resign, you say, and it was you who proposed it{ref}.",
          'Your working self wants tenure and wants the window.',
          'Ask for a role with an end date, renewable, and be surprised how long you stay where you may go.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'On the bus home you quit, with a speech, and by your stop you have stayed{ref}.',
          "Between the name you made and the person it doesn't fit there is a draft.",
          'Keep a side room, small and unofficial, where the misfit goes to work every week.',
        ],
      },
    ],
  },
}
