import type { Planet } from '#sky/bodies.ts'

/**
 * Ties a dated moment of a planet to the noun of the month's plot, as "the price" or "the worry". Each is true of
 * something wanted and of something feared.
 */
export const plotClauses: Record<Planet, Record<'eases' | 'presses', readonly string[]>> = {
  sun: {
    eases: [
      'People ask about {noun} as if it were the most natural subject in the world.',
      "There's credit for what you've done about {noun}, and it does you good.",
      "It's easy to see for once how far you've come with {noun}.",
      'Somebody who had never noticed it before takes an interest in {noun}.',
    ],
    presses: [
      'In front of others you say that {noun} is your business, and it sounds right.',
      "There's no hiding {noun} that day, and most people take it as a matter of course.",
      'For a day everyone can see how much {noun} matters to you, and you let them.',
      'What others think of {noun} counts for less that day than what you think.',
      "It's plain in daylight what {noun} has to do with your pride.",
    ],
  },
  moon: {
    eases: [
      'You go to bed with {noun} on your mind and wake up feeling calmer about it.',
      'A person close to you sees without being told that {noun} is on your mind.',
      'An easy evening brings {noun} down to a reasonable size.',
      'You tell somebody at home, or over the phone, how you really feel about {noun}.',
    ],
    presses: [
      'You feel that evening what {noun} has been costing you, and you let yourself feel it.',
      "For a couple of hours you'd rather forget {noun}, and you do.",
      "An old memory explains why you're so touchy about {noun}.",
      'A family habit shows up in the way you treat {noun}.',
    ],
  },
  mercury: {
    eases: [
      'You put {noun} into a single sentence for the first time, and the sentence holds.',
      'You mention {noun} in passing, and two people turn out to have been wondering about it.',
      'A misunderstanding about {noun} gets cleared up in a call of four minutes.',
      'Someone tells you how it went for them, and you see {noun} from another side.',
      'Written down, what you know about {noun} fills less than a page.',
    ],
    presses: [
      'Somebody asks you straight out about {noun}, and your answer is shorter than usual.',
      'You correct what people have been saying about {noun}, calmly and only once.',
      'One detail about {noun} turns out to have been wrong in your head the whole time.',
      'You talk too long about {noun} to a patient person, and afterward you know your own opinion.',
    ],
  },
  venus: {
    eases: [
      'A kind word from somebody you like makes {noun} easier to face.',
      "Somebody offers to help you with {noun}, and you'd be glad of the company.",
      "You're gentler with yourself about {noun} than you were at the start.",
      'You say a difficult thing about {noun} so nicely that it gets accepted.',
    ],
    presses: [
      'Because you want to be liked that day, {noun} has to wait.',
      "Someone you're fond of has another opinion about {noun}, and you hear it out.",
      'It would be more comfortable to leave {noun} alone, and you notice the temptation.',
    ],
  },
  mars: {
    eases: [
      'Without waiting to be asked, you make the first move in the matter of {noun}.',
      'You work off your nerves with your hands, and {noun} looks smaller by evening.',
    ],
    presses: [
      'Somebody pushes you about {noun}, and you push back harder than you meant to.',
      'A temper gets lost over a trifle, and it was really about {noun}.',
      'A short, loud disagreement about {noun} leaves everyone knowing more.',
    ],
  },
  jupiter: {
    eases: [
      'Somebody with a wider view says something useful about {noun}, and you believe them.',
      'You laugh about {noun} for the first time, and it loses some of its weight.',
      'A person from farther away tells you how people there deal with {noun}.',
      'A teacher, a book, or a stranger says the helpful thing about {noun}.',
    ],
    presses: [
      'You promise a bit too much about {noun}, and you mean every word.',
      'Your confidence about {noun} is greater than your information, and it carries you anyway.',
    ],
  },
  saturn: {
    eases: [
      'A promise concerning {noun} gets kept, although nobody would have noticed.',
      'You draw a limit around {noun}, so that it leaves you the rest of the week.',
      'You find out which part of {noun} is really yours to carry.',
    ],
    presses: [
      'Somebody older or stricter asks a fair question about {noun}.',
      'You feel alone with {noun} for a day, and you manage.',
      "It's tiring that day to be responsible for {noun}, and you say so to one person.",
    ],
  },
  uranus: {
    eases: [
      'An odd idea about {noun} comes up, and it may be the best one so far.',
      'A friend who never follows rules has a suggestion about {noun}.',
    ],
    presses: [
      'A surprise changes the order of things, and {noun} is suddenly first.',
      'Out comes a blunt remark about {noun}, and you find that you meant it.',
      "The usual way of handling {noun} won't do anymore, and you get restless.",
    ],
  },
  neptune: {
    eases: [
      'A piece of music or a walk tells you more about {noun} than thinking does.',
      "Somebody understands at once what you can't explain about {noun}.",
    ],
    presses: [
      "For a few days you're unsure about {noun}, and it helps to leave it undecided.",
      'Somebody is vague with you about {noun}, and you ask again.',
    ],
  },
  pluto: {
    eases: [
      'You get to the bottom of {noun}, and it goes back further than you thought.',
      'One old condition is dropped, and {noun} gets a good deal lighter.',
    ],
    presses: [
      "There's a silent trial of strength over {noun}, and you notice that you're in it.",
      'A fear that has stood behind {noun} gets called by its name.',
      "You care about {noun} more than you've let on, and it comes out.",
    ],
  },
}
