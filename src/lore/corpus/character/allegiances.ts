import type { Element } from '#sky/fact-base.ts'

/** What goes before a paragraph and what can end it instead. */
interface Allegiance {
  first: readonly string[]
  last: readonly string[]
}

interface Allegiances {
  /** It goes with `{ally}` against `{other}`: by the element of its own sign. */
  one: Record<Element, Allegiance>
  /** With both, `{one}` and `{two}`. */
  both: Allegiance
  neither: Allegiance
}

/** Which of the two sides of a portrait has its way in love and in a fight: by the signs of Venus and Mars. */
export const allegiances: Record<'venus' | 'mars', Allegiances> = {
  venus: {
    one: {
      fire: {
        first: [
          'In love {ally} makes the first move, and {other} reads about it later in your messages.',
          "When you like somebody you go by {ally}, and you've usually said so already.",
          'Love brings out {ally}, and there goes any chance of playing it cool.',
          'With somebody you want, {other} might as well stay home.',
        ],
        last: [
          'All of that is {ally} at its most cheerful, and {other} is rarely asked.',
          '{other} would have waited for a sign, and in love you seldom do.',
          'In love {ally} sets the pace, and {other} has to run to keep up.',
        ],
      },
      earth: {
        first: [
          'In love you go by {ally}, because it can wait longer than {other}.',
          "When it comes to whom you keep, {ally} decides, and it's in no hurry.",
          '{other} may do the flirting, but the choosing is done by {ally}.',
          'Love is where you listen to {ally}, and you like it to have proof.',
        ],
        last: [
          'In love, at least, {ally} has the last word, and it seldom changes it.',
          'Whatever {other} says at parties, the people you stay with are chosen by {ally}.',
          '{other} would like it lighter, and on this subject {ally} has never bargained.',
        ],
      },
      air: {
        first: [
          'Love begins with talk for you, so {ally} has a head start.',
          'With people you like, {ally} does the talking, and {other} does the wondering.',
          'In love you lean on {ally}, since it knows how to keep a thing light.',
          'Affection gets you talking, and then people hear {ally} and wait for {other}.',
        ],
        last: [
          "It's {ally} that people fall for, and they meet {other} some months later.",
          "{ally} can be heard in all of that, and {other} only when it's late.",
          '{other} may want more out of love than it gets, because {ally} does the asking.',
        ],
      },
      water: {
        first: [
          'In love {ally} sets the tone, and {other} goes along.',
          'When somebody matters to you, {other} grows quiet and {ally} takes over.',
          'Whom you love is decided by {ally}, mostly before {other} has noticed.',
          'Love reaches you through {ally}, and no argument from {other} gets it out again.',
        ],
        last: [
          "That's {ally} with its guard down, and few people who know {other} have seen it.",
          'People who know only {other} would be surprised at how far it goes.',
          "{other} isn't consulted, and in the morning it's usually glad.",
        ],
      },
    },
    both: {
      first: [
        'In love {one} is on good terms with {two}.',
        'Love is one of the few subjects on which {one} agrees with {two}.',
        'Whatever {one} disputes with {two}, they like the same people.',
        'When you care for someone, {one} pulls in the same direction as {two}.',
      ],
      last: [
        '{one} gets what it wants out of it, so does {two}, and love seldom feels like a compromise to you.',
        "It's a rare matter in which {one} wants what {two} wants.",
        'For once {one} has nothing to argue about with {two}.',
      ],
    },
    neither: {
      first: [
        'How you love would be news to {one}, and to {two} as well.',
        'Your taste owes little to {one}, and you could say the same of {two}.',
        'What you like has little to do with {one} and less with {two}.',
        'People who know {one} have no idea what you like, and it helps little to know {two}.',
      ],
      last: [
        'It has little to do with {one} and less with {two}, so in love you may surprise yourself.',
        'In love you get a rest from {one}, and from {two} as well.',
        'It may be the freest part of you, and {one} has to take it as it comes, as {two} does.',
      ],
    },
  },
  mars: {
    one: {
      fire: {
        first: [
          'When something has to be done, {ally} is out in front, and {other} catches up by evening.',
          'Your energy is all on the side of {ally}.',
          'What you do about a thing is decided by {ally}, usually within the minute.',
          'Give you a reason to act, and {ally} is gone before {other} has put on its shoes.',
        ],
        last: [
          "That's {ally} with nothing to hold it back, since {other} hasn't finished considering.",
          '{other} finds out what you decided by watching you do it.',
          'Whenever the two disagree about what to do, {ally} is the one at the wheel.',
        ],
      },
      earth: {
        first: [
          "When there's work to be done, {ally} does it, whatever {other} has announced.",
          'Your strength is on the side of {ally}, so it lasts.',
          '{other} may say what it likes, but what gets done is what {ally} wants done.',
          'As soon as it comes to doing, you can be counted on to be all {ally}.',
        ],
        last: [
          "Of your two sides it's {ally} that gets things finished.",
          "{other} makes some of the promises, and it's {ally} that turns up on the day.",
          'With the long run in mind, {ally} lets {other} have the short one.',
        ],
      },
      air: {
        first: [
          'You fight with words and plans, and {ally} supplies both.',
          "When you push for something, {ally} puts the case, and {other} hopes that it won't get personal.",
          'In an argument {ally} has your whole strength behind it.',
          'A fight is where people get to know {ally}, and where {other} leaves early.',
        ],
        last: [
          '{ally} enjoys that sort of thing, and {other} needs a day to get over it.',
          'A dispute belongs to {ally}, because it likes a point well made, and {other} looks on.',
          'What people run into when they cross you is {ally} with its facts in order.',
        ],
      },
      water: {
        first: [
          'What gets you going is {ally}, since your strength comes and goes with what you feel.',
          "When you fight, it's on behalf of {ally}.",
          'Your temper listens to {ally} and hardly at all to {other}.',
          'What {ally} cares about makes you angrier than anything {other} could name.',
        ],
        last: [
          "It's {ally} that fights, and people who've met only {other} don't see it coming.",
          "{other} would call it unreasonable, and {ally} wouldn't stop to answer.",
          'You can be talked out of what {other} wants, but never out of what {ally} feels.',
        ],
      },
    },
    both: {
      first: [
        "{one} may differ from {two}, but they push in the same direction when it's time to act.",
        'When you want something badly enough, {one} stops arguing with {two}.',
        "Once you're in motion, nobody could tell {one} from {two}.",
        "{one} makes peace with {two} as soon as there's somebody else to fight.",
      ],
      last: [
        "When it's time to act, {one} stands behind {two}.",
        'On that much {one} can agree with {two}.',
        'With {one} behind it as well as {two}, very little stops you.',
      ],
    },
    neither: {
      first: [
        'Your energy goes its own way, past {one} and past {two}.',
        'Your temper comes as news to {one}, and it surprises {two} no less.',
        "What you do when you're pushed would puzzle {one}, and it would puzzle {two} as well.",
        "When you're pushed, {one} has one piece of advice, {two} has another, and you act before you've heard either.",
      ],
      last: [
        '{one} would have handled it differently, and so would {two}.',
        'It takes {one} by surprise every time, and {two} as well.',
        'Afterward you may have to explain yourself to {one}, and then to {two}.',
      ],
    },
  },
}

/** How much of both sides shows at a first meeting, where neither of them is the rising sign. */
export const firstImpressions: Record<'one' | 'both' | 'neither', readonly string[]> = {
  one: [
    'Of the two, strangers mostly meet {ally}.',
    'At a first meeting {ally} is easier to spot than {other}.',
    'New people would believe the part about {ally} and have to take the rest on trust.',
    'Strangers would recognize {ally} in that, and hardly {other}.',
    'It takes longer to meet {other}.',
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

/** Before the hard aspect of a planet that is one of the sides, `{side}`, to a planet that is not. */
export const strainsOfSide: readonly string[] = [
  '{side} has more than {other} to deal with.',
  "It isn't only {other} that makes things hard for {side}.",
  "{other} isn't the only thing that stands in the way of {side}.",
  'You could settle everything between {other} and the rest of you, and {side} would still have this.',
  "Some of the trouble that {side} has can't be blamed on {other}.",
  'With {other} out of the way, {side} would still be getting in its own.',
  'One more thing keeps {side} busy, and {other} has no part in it.',
  "If {side} seems on edge, that isn't all because of {other}.",
]
