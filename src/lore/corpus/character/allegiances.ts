import type { Element } from '#sky/fact-base.ts'

/** What goes before a paragraph and what can end it instead. */
interface Allegiance {
  first: readonly string[]
  last: readonly string[]
}

interface Allegiances {
  /** It goes with one of the two: by the element of its own sign. */
  one: Record<Element, Allegiance>
  both: Allegiance
  neither: Allegiance
}

/** Which of the two sides of a portrait has its way in love and in a fight: by the signs of Venus and Mars. */
export const allegiances: Record<'venus' | 'mars', Allegiances> = {
  venus: {
    one: {
      fire: {
        first: [
          "In love you'd rather make the first move than wait for one.",
          "When you like somebody, you've usually shown it before you've thought about it.",
          "With somebody you want, playing it cool doesn't last long.",
          "In love you'd rather be turned down than wonder.",
        ],
        last: [
          "In love you'd sooner look foolish than wait for a sign.",
          "With somebody you want, you seldom hold off until you're sure.",
          'In love you act first, and the second thoughts can catch up.',
        ],
      },
      earth: {
        first: [
          'In love you can wait, and you like to have proof.',
          "When it comes to whom you keep, you're in no hurry.",
          'You may like many people, but you choose slowly.',
          'In love you go by what people do before you go by what they say.',
        ],
        last: [
          "In love you rarely take back a decision once you've made it.",
          'The people you stay with are the ones you can count on.',
          "You'd give up a good deal of excitement for somebody who turns up on time.",
        ],
      },
      air: {
        first: [
          'Love begins with talk for you.',
          'With people you like, you talk first and feel it afterward.',
          'In love you know how to keep a thing light.',
          'Affection gets you talking.',
        ],
        last: [
          'People tend to fall for your company first and get to know the rest of you later.',
          "It's easier for you to say that you like someone than that you need them.",
          "In love you're quicker to ask a question than to say what you'd want yourself.",
        ],
      },
      water: {
        first: [
          "In love you go by feeling, and you can't easily be talked out of it.",
          "When somebody matters to you, you know it before you've thought about it.",
          "You may love people before you've decided to.",
          'Once somebody matters to you, no argument gets them out again.',
        ],
        last: [
          'You let few people see how far that goes.',
          "People who've only met you in company would be surprised at how far it goes.",
          'You can be argued out of an opinion, and hardly ever out of being fond of somebody.',
        ],
      },
    },
    both: {
      first: [
        'In love you know what you want.',
        "Love is one of the few subjects on which you don't argue with yourself.",
        'You can like somebody without a second opinion of your own.',
        "When you care for someone, you're of one mind about it.",
      ],
      last: [
        'Love seldom feels like a compromise to you.',
        "It's one of the rare matters in which you want only one thing.",
        'For once you have nothing to argue about with yourself.',
      ],
    },
    neither: {
      first: [
        'In love you may surprise people who think they know you.',
        "What you like isn't what people would guess.",
        'Your taste can come as a surprise, now and then to you as well.',
        "People who know you well can still be wrong about what you'd like.",
      ],
      last: [
        'In love you may surprise yourself.',
        'In love you get a rest from being the person people expect.',
        'How you love may be the freest part of you.',
      ],
    },
  },
  mars: {
    one: {
      fire: {
        first: [
          "When something has to be done, you're out in front before it's been discussed.",
          'You decide what to do about a thing within the minute.',
          "Give you a reason to act, and you're gone before the others have their shoes on.",
          'Your energy goes straight into the next step.',
        ],
        last: [
          "People find out what you've decided by watching you do it.",
          'You rarely stop halfway to think it over.',
          "If doubts come, they come when it's done.",
        ],
      },
      earth: {
        first: [
          "When there's work to be done, you'd rather do it than announce it.",
          'Your strength lasts.',
          'You judge a day by what got finished.',
          'As soon as it comes to doing, you can be counted on.',
        ],
        last: [
          'People learn to go by what you do more than by what you say.',
          'You can give way for now and still have your way in the long run.',
          'Whatever was promised, you turn up on the day.',
        ],
      },
      air: {
        first: [
          'You fight with words and plans.',
          "When you push for something, you put the case well and hope that it won't get personal.",
          "You'd sooner win an argument than a shouting match.",
          'In a fight you keep your wits about you.',
        ],
        last: [
          'Even in a quarrel you like a point well made.',
          'What people run into when they cross you is somebody with the facts in order.',
          "You'd rather be right than loud.",
        ],
      },
      water: {
        first: [
          'Your strength comes and goes with what you feel.',
          "When you fight, it's for somebody or something you care about.",
          'Your temper goes by what you feel and hardly at all by what makes sense.',
          "What you love makes you angrier than anything that's merely unfair.",
        ],
        last: [
          "People who've only seen you calm don't expect it.",
          "It isn't reasonable, and you wouldn't stop to argue about that.",
          'You can be talked out of a plan, but seldom for long out of what you feel.',
        ],
      },
    },
    both: {
      first: [
        "When it's time to act, you're of one mind.",
        'When you want something badly enough, you stop arguing with yourself.',
        "Once you're in motion, nothing in you holds back.",
        "You make peace with yourself as soon as there's something to fight for.",
      ],
      last: [
        'All of you is behind it.',
        'On that much you have no quarrel with yourself.',
        'With that much of you behind it, very little stops you.',
      ],
    },
    neither: {
      first: [
        "Pushed, you tend to do what people wouldn't expect of you.",
        'Your temper can come as news to people, and to you as well.',
        "What you do when you're pushed may puzzle you afterward.",
        'Pushed hard enough, you may surprise the people who know you best.',
      ],
      last: [
        'On a calmer day you might have handled it differently.',
        'It can take you by surprise every time.',
        'Afterward you may have to explain yourself, and first of all to yourself.',
      ],
    },
  },
}

/** How much of both sides shows at a first meeting, where neither of them is the rising sign. */
export const firstImpressions: Record<'one' | 'both' | 'neither', readonly string[]> = {
  one: [
    'Strangers mostly meet the one side of you ({ally}).',
    'At a first meeting {ally} is easier to spot than {other}.',
    'New people see one half of that ({ally}) and have to take the rest on trust.',
    'Strangers see a good deal of one side ({ally}) and hardly any of the other.',
    'One half of that takes longer to show ({other}).',
  ],
  both: [
    'Anyone who has met you once would believe all of that.',
    "A good part of it shows as soon as you've said hello.",
    'None of this is hidden from people for long.',
    'People tend to sense both of those within the hour.',
  ],
  neither: [
    'Nobody who has just met you would guess any of this.',
    'Very little of that is on show.',
    'It takes people a while to find any of that out.',
    'From the outside you look like somebody else.',
    'On a first meeting there is no sign of either.',
  ],
}

/** Before the hard aspect of a planet that is one of the two sides of a portrait to one that is not. */
export const strainsOfSide: readonly string[] = [
  "Wanting two things at once isn't all that makes life hard for you.",
  'You have more to deal with than two wishes that disagree.',
  "You'd have this to deal with even if the rest of you agreed.",
  'You can also get in your own way without any help.',
]
