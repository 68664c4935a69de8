import type { Element, Quality } from '#sky/fact-base.ts'
import type { Wording } from '../../wording.ts'

/** What the ten planets have much of, or none of. */
export const balances: Record<Element | Quality, Record<'strong' | 'absent', Wording[]>> = {
  fire: {
    strong: [
      {
        view: 'decision',
        sentences: [
          'By the time a plan has an agenda you are two streets further on{ref}.',
          'You warm a group quickly and yourself last, and you have been tired for years without calling it that, because a body at a run does not feel its feet.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Enthusiasm comes first with you and reasons are found later, usually good ones{ref}.',
          'A quiet week makes you quarrelsome; put something uphill into it.',
        ],
      },
    ],
    absent: [
      {
        view: 'decision',
        sentences: [
          'You are not someone who jumps because others are jumping{ref}.',
          'What you lack in spark you borrow, by keeping one or two reckless people close, and you repay them by still being there when the thing has to be finished.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Getting started costs you more than going on{ref}.',
          "A fixed hour, a friend at the door, a bet: you have learned to light your stove with other people's matches, and it burns as well as any.",
        ],
      },
    ],
  },
  earth: {
    strong: [
      {
        view: 'money',
        sentences: [
          'An idea exists for you from the moment someone says who will do it and when{ref}.',
          'You are the person who knows where the fuse box is, and it has made you a little impatient with people who speak of light.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You believe your hands{ref}.',
          'What can be tried, weighed or paid for you understand at once, and what cannot you put on a shelf until it has grown an edge to hold it by.',
        ],
      },
    ],
    absent: [
      {
        view: 'habit',
        sentences: [
          'Keys, forms and lunch are the weak points of an otherwise impressive day{ref}.',
          'You can be full of a thing and forget that it needs a chair to sit on, so let one dull list do the remembering, the same list, always in the same place.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Matter surprises you{ref}.',
          'Rent, weather and the fact that a move takes all day come round each time like news, and you meet them with more wit than equipment.',
        ],
      },
    ],
  },
  air: {
    strong: [
      {
        view: 'crowd',
        sentences: [
          "You live a hand's breadth above your life, where the talking is{ref}.",
          'Name a thing and it troubles you less; the risk is that you have named it so well that nobody, you included, thinks of doing anything about it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Company makes you think and thinking makes you light{ref}.',
          'Heavy moods you hand around until each friend has a spoonful and you have none, which works, though not at night.',
        ],
      },
    ],
    absent: [
      {
        view: 'quarrel',
        sentences: [
          'You know before you can say why, and it makes you a poor debater and a good judge{ref}.',
          'In arguments the faster tongue wins and you go home being right.',
          'Ask for a day; your sentences are excellent by then.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Distance from a thing is not your gift: you are in it with both feet or you are elsewhere{ref}.',
          'A friend who asks "and how would he tell it?" is worth a great deal to you.',
        ],
      },
    ],
  },
  water: {
    strong: [
      {
        view: 'body',
        sentences: [
          'You know the temperature of a family dinner from the way the door was opened{ref}.',
          'So much comes in that you need more time with the door closed than others do, and there is no reason to apologize for the door.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Nothing in you is quite over{ref}.',
          'A smell or a street brings back the whole afternoon with its light and its voices, and you steer by these as sailors do by lights on a coast.',
        ],
      },
    ],
    absent: [
      {
        view: 'friendship',
        sentences: [
          'When someone cries you look for the cause and, if possible, the tool{ref}.',
          'It is meant as love and taken for coolness; a hand on the sleeve for one full minute before the solution would cost you little and tell them everything.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Your own feelings reach you by letter{ref}.',
          'You notice that you slept badly, that you were short with the cashier, and work your way back from there to what it was, like a good detective.',
        ],
      },
    ],
  },
  cardinal: {
    strong: [
      {
        view: 'desk',
        sentences: [
          'If nobody begins, you begin{ref}.',
          'You have started more clubs, projects and conversations than you have finished, and you tend to judge yourself by the second number alone.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A week without a new first step feels to you like a week in a waiting room{ref}.',
          'You push several doors at once and lean on whichever moves.',
        ],
      },
    ],
    absent: [
      {
        view: 'decision',
        sentences: [
          'You are at your best from the second day on{ref}.',
          'The first move you gladly leave to someone else, and you then turn out to be the reason that there is a third week.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You can stand next to a wish for years without taking it by the arm{ref}.',
          'What helps is a small, silly deadline set by somebody you would hate to disappoint.',
        ],
      },
    ],
  },
  fixed: {
    strong: [
      {
        view: 'quarrel',
        sentences: [
          'You do not change your mind, you change seasons: nothing, nothing, and then all of it in one month{ref}.',
          'Those who love you have learned to plant early and not to pull.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Stopping is harder for you than going on{ref}.',
          'It has carried you through things that tired out stronger people, and it has kept you in two or three rooms long after the lights were off.',
        ],
      },
    ],
    absent: [
      {
        view: 'habit',
        sentences: [
          'Few things in your life are nailed down, and you like the sound of it{ref}.',
          "Staying is something you do by deciding it again each morning, so when you do stay it means more than other people's habits.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You begin well and adapt well, and the long flat middle of things is where you look out of the window{ref}.',
          'Share the middle with a stubborn friend.',
        ],
      },
    ],
  },
  mutable: {
    strong: [
      {
        view: 'crowd',
        sentences: [
          'You bend so readily that people think the wind was your idea{ref}.',
          'Plans, tones and roles you change as others change gloves, and at the end of a long day you may need to ask which hand is yours.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'There is always one more way to see it, and you have usually seen that one as well{ref}.',
          'Others admire how well you cope; ask them, once in a while, to cope for you.',
        ],
      },
    ],
    absent: [
      {
        view: 'quarrel',
        sentences: [
          'You start and you stay, and the small adjustments in between you find insulting{ref}.',
          'A plan that has met its first obstacle deserves a second version, and a second version is no defeat.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Detours cost you more than distance{ref}.',
          'Tell people early, since a change announced the evening before is a different animal to you from a change at the door.',
        ],
      },
    ],
  },
}
