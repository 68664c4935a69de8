import type { TouchedPlanet } from '../../year-ahead.ts'

/** What an eclipse begins or ends in what a planet stands for, where no house is known. */
export const eclipsePoints: Record<TouchedPlanet, Record<'solar' | 'lunar', readonly string[]>> = {
  sun: {
    solar: [
      'You may be given a chance to do something under your own name. How large it is shows only over the next half year.',
      'You may feel that a stretch of your life is over and another has begun, before anything has changed that you could point to.',
      'A new aim may come into view. It deserves a small first step soon, before you have talked yourself out of it.',
    ],
    lunar: [
      "Something you've been proud of may be finished, or stop mattering as much. You get the time back that it took.",
      'You may see yourself for a day or two as others see you, and their view is usually kinder than you feared, and more exact.',
      'A role that you have played for a long time may come to its end, and you may be more relieved than you expected.',
    ],
  },
  moon: {
    solar: [
      'Something may begin at home, or in how you look after yourself. Half a year later it may simply be how you live.',
      'You may need something that you never needed before. You can tell the people close to you before you understand it.',
      "A new person or place may begin to feel like home, sooner than you'd have thought.",
    ],
    lunar: [
      'A feeling that you have managed for months may come out at once. Afterward it is likely to take up less room.',
      'You may find that a comfort of yours has stopped working. Over the next half year you can replace it without hurry.',
      'Something in the family, or between you and somebody close, may be settled, with more feeling than the occasion seems to call for.',
    ],
  },
  mercury: {
    solar: [
      'A subject, a course, or a conversation may begin that occupies you for the next half year.',
      'You may hear of something that changes what you thought you knew, and you may need some months to think it through.',
      'Something you say or write around this time may travel further than you meant it to.',
    ],
    lunar: [
      "A matter that you've gone over in your head may come to a decision. You're likely to have known the facts for some time.",
      'The last piece of a picture may arrive, possibly in an offhand remark, and then you can stop guessing.',
      'A talk that has gone on for months may reach its end. Once it has been said, both of you can let it rest.',
    ],
  },
  venus: {
    solar: [
      'Somebody may come into your life, or closer to you, who still matters when the year is over.',
      "You may begin to like something, or to earn by something, that you hadn't considered before.",
      'A new agreement may begin, in love or about money. It pays to say at the outset what each of you expects.',
    ],
    lunar: [
      "You may see whether somebody is fond of you or only used to you. You don't have to act on that at once.",
      'Something between you and another person may have to be decided, and you may be the one who has been kind instead of clear.',
      'An affection, a taste, or an expense may have run its course. What you really like is easier to see afterward.',
    ],
  },
  mars: {
    solar: [
      'A new supply of energy may come in before you know what to do with it. A hard task begun now has a good chance of getting done.',
      "You may start something that you've only been annoyed about so far.",
      'A contest, a training plan, or an overdue demand may begin here and keep you busy for half a year.',
    ],
    lunar: [
      'An argument may come to its point, and one of you may say what it has been about.',
      'You may notice how tired you are of pushing at something. You can finish the job or stop.',
      'An effort of long standing may show its result. You can spend the strength on something else after that.',
    ],
  },
  jupiter: {
    solar: [
      'A larger plan may get its first chance. It is likely to look like a small invitation.',
      'Somebody may offer you more room than you are used to. You have about half a year to grow into it.',
      'You may begin to believe in something again, and to plan accordingly.',
    ],
    lunar: [
      "A plan may turn out to be as large as it's going to get, and you can decide whether that is enough.",
      "A promise may come due, yours or somebody else's, and you see what the promise was worth.",
      "Something you'd hoped for may be granted or let go, and either way you know how large your plans can be.",
    ],
  },
  saturn: {
    solar: [
      'A responsibility may begin that stays with you for some years. The terms are worth reading.',
      'You may start to build something slowly. Nobody is likely to notice it for the first half year.',
      'A new rule may come into your life, and you keep it more easily if you are the one who makes it.',
    ],
    lunar: [
      'A duty may be finished, or it becomes plain that it should have been finished long ago.',
      "You may see what a long effort has come to. What isn't needed any longer can be put down within half a year.",
      'Something that you have held up by yourself may be taken off your hands, or show that it can stand alone.',
    ],
  },
}
