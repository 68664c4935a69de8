import type { House } from '../../house.ts'

/** A house in the words of an answer. */
export interface HouseWords {
  /** Where something happens, at the end of a sentence: "at work". */
  place: string
  /** What it is about, as an object: "your daily work". */
  matter: string
  /** What it covers, in a life people lead now; each follows "it's". */
  scenes: [string, string]
}

export const houseWords: Record<House, HouseWords> = {
  1: {
    place: 'in person',
    matter: 'how you come across',
    scenes: [
      'the first five minutes of a job interview, before anyone has asked a real question',
      'what your coworkers would say about you after one lunch',
    ],
  },
  2: {
    place: 'where money is concerned',
    matter: 'your own money',
    scenes: [
      'what you charge, what you save, and what you think you deserve',
      'the look you give your bank balance on payday',
    ],
  },
  3: {
    place: 'in everyday talk',
    matter: 'what you say day to day',
    scenes: [
      'group chats, siblings, neighbors and everything you read on your phone',
      'the way you explain a thing to someone who has two minutes',
    ],
  },
  4: {
    place: 'at home',
    matter: 'home and family',
    scenes: [
      'who you are when you take your shoes off',
      'the apartment, the family group chat and who does the dishes',
    ],
  },
  5: {
    place: 'in your free time',
    matter: 'what you do for fun',
    scenes: [
      'hobbies, crushes, kids and anything you do because you feel like it',
      'a Saturday with nothing on the calendar',
    ],
  },
  6: {
    place: 'at work',
    matter: 'your daily work',
    scenes: [
      'your inbox, your commute, your sleep and the gym',
      'the part of a job that comes around every Monday',
    ],
  },
  7: {
    place: 'one on one',
    matter: 'your closest partnership',
    scenes: [
      'a spouse, a business partner, the one friend you call first',
      'what you do when the other person wants something else for dinner',
    ],
  },
  8: {
    place: 'where you have to trust someone',
    matter: 'what you share with other people',
    scenes: [
      'a joint account, a password you give to one person, a favor you owe',
      'how long it takes before you tell someone what you earn',
    ],
  },
  9: {
    place: 'away from home',
    matter: 'what you believe',
    scenes: [
      'a course you take at night, a trip that changes your mind, an argument about what is right',
      'living in a place where you had to learn how things are done',
    ],
  },
  10: {
    place: 'in public',
    matter: 'your career',
    scenes: [
      "what people who have never met you think you're good at",
      'your job title, your boss, and what you want to be known for',
    ],
  },
  11: {
    place: 'among friends',
    matter: 'your friends',
    scenes: [
      'the group chat, the team, the people you would call to help you move',
      'who pays, who organizes and who turns up late',
    ],
  },
  12: {
    place: 'when no one is watching',
    matter: 'your time alone',
    scenes: [
      'what you think about at one in the morning',
      'an evening with the phone off, and whatever comes up when it is quiet',
    ],
  },
}
