import type { House } from '#lore/house.ts'

/** What a planet that turns direct on a point sets going again, by the house of the point. */
export const resumes: Record<House, readonly string[]> = {
  1: [
    "You've had time to think about how you want to come across. From now on you can act on it.",
    "A change you'd begun in yourself and put off can go ahead. This version may be plainer than the first.",
  ],
  2: [
    "A decision about money that was held up can be made. You've had time to find out what you can afford.",
    'You can go back to a price, a raise, or a purchase that was left open. Your figure is better thought out than it was.',
  ],
  3: [
    "You and somebody you stopped talking to about a hard subject can take it up again. You've had time to find the sentence it needs.",
    "What you've kept in draft can be said. Take out the parts that were only there to be safe.",
  ],
  4: [
    "A move, a repair, or a family plan that has stood still may start up again. Ask whom it's for before it does.",
    "You can settle a question about home that you've turned over for a good while. The others may be as glad of it as you are.",
  ],
  5: [
    'You can go on with something you were making, and you know now how it should be. Begin with the part you like.',
    "Something or someone you'd stopped enjoying may be fun again. You needn't decide yet what that means.",
  ],
  6: [
    'A delay in your work comes to an end. Pick up first what other people have been waiting for.',
    'A habit that had lapsed is easily picked up again. Start with half of it.',
  ],
  7: [
    'Something between you and another person gets moving again. If you want to know where they stand, ask now.',
    "You and someone close can settle what you'd put off. You both know more about it than when you stopped.",
  ],
  8: [
    "A delayed matter of money or trust can be settled. Ask for a date, because there's nothing left to wait for.",
    "You can stop going over the past with someone and agree on what's next. It's easier in writing.",
  ],
  9: [
    "A trip, a course, or some other large plan gets going again. You've had time to find out what it costs, so name the date.",
    "You've doubted something for a good while, and by now you can tell what you believe. You can say it without defending it.",
  ],
  10: [
    'Something at work that was held up gives way. You can take the next step, and you know why you want it.',
    "A decision about your work can be made now. You've looked at it from enough sides.",
  ],
  11: [
    "A plan with friends starts up again, probably with fewer people. Say which part of it you'll do.",
    "A hope that you'd put away can be looked at again. Tell one person who could help.",
  ],
  12: [
    "Something you've been working through on your own is nearly done. You can tell somebody how it went.",
    "You come out of a tired stretch a little at a time. Don't fill the first free evening.",
  ],
}
