import type { AuthoredParagraph } from '#lore/authored.ts'

type Pair =
  | 'jupiter~saturn'
  | 'jupiter~uranus'
  | 'jupiter~neptune'
  | 'jupiter~pluto'
  | 'saturn~uranus'
  | 'saturn~neptune'
  | 'saturn~pluto'

/** Jupiter or Saturn close to another slow planet, where the rest of the chart is tied to the two. */
export const bonds: Record<Pair, Record<'joined' | 'tense', readonly AuthoredParagraph[]>> = {
  'jupiter~saturn': {
    joined: [
      {
        says: [
          'You plan like someone who expects to be around when it pays off ({figure}).',
          "Hope and caution come to you together, so you seldom start what you couldn't finish, and you rarely give up on what you've started.",
          'From outside it looks like a slow career or a long engagement.',
          'You measure things in years, and people who measure them in weeks may need you to tell them that you are making progress.',
        ],
        traits: ['serious'],
      },
    ],
    tense: [
      {
        says: [
          'One part of you says that there is room for more, and another asks who is going to pay for it ({figure}).',
          'You tend to swing between the two, with a stretch of saying yes to everything and then a stretch of cutting back.',
          'Each of them looks like good sense while it lasts.',
          'You come out ahead when you decide on the size of a thing at the start, before either mood has set in.',
        ],
        traits: ['changeable'],
      },
    ],
  },
  'jupiter~uranus': {
    joined: [
      {
        says: [
          'You count on luck, and you have reason to ({figure}).',
          'Chances come to you suddenly, usually from a direction that nobody had planned for, and you can say yes to one within the hour.',
          'A steady improvement bores you a little.',
          "Friends learn to ask what you've signed up for now, and some of your best decisions would have failed any test of prudence.",
        ],
        traits: ['bold'],
      },
    ],
    tense: [
      {
        says: [
          'When you feel hemmed in, you make a very large change ({figure}).',
          'You give notice, or move, or tell everyone what you really think, and for a week you have never felt better.',
          'A smaller change would often have done.',
          'It helps to have one part of life that is always open to experiment, so that the rest of it can be left standing.',
        ],
        traits: ['bold'],
      },
    ],
  },
  'jupiter~neptune': {
    joined: [
      {
        says: [
          'You believe easily, and what you believe in is usually kind ({figure}).',
          'A cause, a person with promise, or a piece of music can take hold of you completely, and you give without working out what it comes to.',
          'People are often better for having been believed in by you.',
          'You are also an easy person to disappoint, and you may be the last to admit that you have been.',
        ],
        traits: ['trusting'],
      },
    ],
    tense: [
      {
        says: [
          'You hope for more than anyone could deliver, and part of you knows it ({figure}).',
          'A new plan or a new person looks wonderful for as long as the details are missing.',
          'Then the details arrive, and you either look away from them or lose heart all at once.',
          'The hope itself is a gift, as long as somebody you trust has had a look at the figures.',
        ],
        traits: ['trusting'],
      },
    ],
  },
  'jupiter~pluto': {
    joined: [
      {
        says: [
          'When you believe in something, you believe in it with your whole weight ({figure}).',
          "You may keep your opinion to yourself for a long time, but once you give it, it isn't a suggestion, and people who had you down as mild stop what they are doing.",
          'You can carry others with you a long way like that.',
          'What you find hard is to be half convinced, or to let a subject go while somebody still thinks you were wrong.',
        ],
        traits: ['bold'],
      },
      {
        says: [
          'You have more conviction in you than a normal week can use ({figure}).',
          'Give you a cause, or one person who is being treated unfairly, and you will go further for it than you have ever gone for yourself.',
          'It makes you persuasive, because people can tell that you would say the same with nobody listening.',
          'It also means that a casual question about the wrong subject gets an answer of half an hour.',
        ],
        traits: ['bold'],
      },
    ],
    tense: [
      {
        says: [
          "You don't like to win small ({figure}).",
          'If a thing is worth wanting, you want all of it, and you can put in an effort that other people find a little alarming.',
          "It gets you through where talent alone wouldn't have.",
          'The danger is in going on after it has stopped mattering, because by then the only thing left to win is the argument.',
        ],
        traits: ['bold'],
      },
    ],
  },
  'saturn~uranus': {
    joined: [
      {
        says: [
          'You take rules apart and then write better ones ({figure}).',
          'You are too careful for a rebel and too independent for an official, and both may have tried to recruit you.',
          'What suits you is an arrangement that looks odd from outside and has been thought through in every detail.',
          'Other people copy it some years later, when it has stopped looking odd.',
        ],
        traits: ['orderly'],
      },
    ],
    tense: [
      {
        says: [
          'You can keep to a rule for years and then break it in an afternoon ({figure}).',
          "Part of you wants to know where it stands, and part of you can't stand being told, so you tend to be very dependable until the day you aren't.",
          'People see only the last day and call it sudden.',
          'You had been keeping count for a long time, and it would have cost less to complain at the beginning.',
        ],
        traits: ['changeable'],
      },
    ],
  },
  'saturn~neptune': {
    joined: [
      {
        says: [
          'You are careful with your dreams, because you mean to carry them out ({figure}).',
          'A vague idea makes you uneasy until it has a shape, a date, and somebody who is responsible for it.',
          'You can give form to what others only talk about.',
          'In tired weeks it works the other way, and a duty that once had some meaning turns into mere fog that you have to get through.',
        ],
        traits: ['serious'],
      },
    ],
    tense: [
      {
        says: [
          'You are never quite sure whether you have done enough ({figure}).',
          'There is a standard somewhere, and you feel it more clearly than you could describe it, so no result entirely settles the matter.',
          "It makes you conscientious, and tired in a way that a weekend doesn't cure.",
          'It gets better whenever someone tells you exactly what is expected, and you believe them.',
        ],
        traits: ['serious'],
      },
    ],
  },
  'saturn~pluto': {
    joined: [
      {
        says: [
          'You are at your strongest when there is no easy way left ({figure}).',
          "You don't expect to be spared, so you waste no time on complaint, and you can go on with very little for longer than seems reasonable.",
          'People lean on that in bad years.',
          'In good ones you find it harder, because you go on guarding against a trouble that has already passed.',
        ],
        traits: ['serious', 'steady'],
      },
    ],
    tense: [
      {
        says: [
          'You hold on to yourself very tightly when you are under pressure ({figure}).',
          "You don't ask for help, you don't show what it costs, and you would sooner do a thing alone than owe somebody for it.",
          'It has probably got you through more than people know.',
          'The price is that nobody can tell when it has become too much, and so nobody offers.',
        ],
        traits: ['serious', 'guarded'],
      },
    ],
  },
}

/** What the two do to a person, where the opening names them: after "it". */
export const bondEffects: Record<Pair, string> = {
  'jupiter~saturn': 'makes you hopeful and careful at once',
  'jupiter~uranus': 'makes you take large chances on short notice',
  'jupiter~neptune': 'makes you believe in things further than you can see',
  'jupiter~pluto': 'gives your opinions a great deal of force once they come out',
  'saturn~uranus': 'makes you keep rules and break them with equal determination',
  'saturn~neptune': 'makes you serious about your dreams and doubtful of your results',
  'saturn~pluto': 'makes you hard to break and slow to ask for help',
}
