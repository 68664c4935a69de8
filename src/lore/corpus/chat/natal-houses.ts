import type { House } from '../../house.ts'

/** A house in the words of an answer. */
export interface HouseWords {
  /** Where something happens, at the end of a sentence: "at work". */
  place: string
  /** What it is about, as an object: "your daily work". */
  matter: string
  /** What the ruler of another house finds in it; after "through" and "out of". */
  ground: string
  /** What it means that its ruler is elsewhere: two clauses for `ground` of that house. */
  reaches: [string, string]
  /** What it covers, in a life people lead now; each follows "it's". */
  scenes: [string, string]
}

export const houseWords: Record<House, HouseWords> = {
  1: {
    place: 'in person',
    matter: 'how you come across',
    ground: 'the way you present yourself',
    reaches: [
      'you show who you are most plainly through {ground}',
      'what people notice first about you has to do with {ground}',
    ],
    scenes: [
      'the first five minutes of a job interview, before anyone has asked a real question',
      'what your coworkers would say about you after one lunch',
    ],
  },
  2: {
    place: 'where money is concerned',
    matter: 'your own money',
    ground: 'money',
    reaches: [
      'your money tends to come, and to go, through {ground}',
      'what you earn has a good deal to do with {ground}',
    ],
    scenes: [
      'what you charge, what you save, and what you think you deserve',
      'the look you give your bank balance on payday',
    ],
  },
  3: {
    place: 'in everyday talk',
    matter: 'what you say day to day',
    ground: 'talking and writing',
    reaches: [
      'what you talk about all day usually has to do with {ground}',
      'your messages keep coming back to {ground}',
    ],
    scenes: [
      'group chats, siblings, neighbors and everything you read on your phone',
      'the way you explain a thing to someone who has two minutes',
    ],
  },
  4: {
    place: 'at home',
    matter: 'home and family',
    ground: 'family',
    reaches: [
      'what happens at home usually has to do with {ground}',
      'you feel at home when all is well with {ground}',
    ],
    scenes: [
      'who you are when you take your shoes off',
      'the apartment, the family group chat and who does the dishes',
    ],
  },
  5: {
    place: 'in your free time',
    matter: 'what you do for fun',
    ground: 'what you do for fun',
    reaches: [
      'your idea of fun usually has to do with {ground}',
      'what you do for love and not for pay tends to involve {ground}',
    ],
    scenes: [
      'hobbies, crushes, kids and anything you do because you feel like it',
      'a Saturday with nothing on the calendar',
    ],
  },
  6: {
    place: 'at work',
    matter: 'your daily work',
    ground: 'daily work',
    reaches: [
      'your working day keeps coming back to {ground}',
      'your routine gets built around {ground}',
    ],
    scenes: [
      'your inbox, your commute, your sleep and the gym',
      'the part of a job that comes around every Monday',
    ],
  },
  7: {
    place: 'one on one',
    matter: 'your closest partnership',
    ground: 'a partnership',
    reaches: [
      'the people you get serious about usually have something to do with {ground}',
      'you and a partner are likely to find each other through {ground}',
    ],
    scenes: [
      'a spouse, a business partner, the one friend you call first',
      'what you do when the other person wants something else for dinner',
    ],
  },
  8: {
    place: 'where you have to trust someone',
    matter: 'what you share with other people',
    ground: 'shared money or a shared secret',
    reaches: [
      'you learn about trust mostly through {ground}',
      'what you share with others tends to involve {ground}',
    ],
    scenes: [
      'a joint account, a password you give to one person, a favor you owe',
      'how long it takes before you tell someone what you earn',
    ],
  },
  9: {
    place: 'away from home',
    matter: 'what you believe',
    ground: 'travel or study',
    reaches: [
      'what you believe, you mostly learned through {ground}',
      'the trips and courses that change you have to do with {ground}',
    ],
    scenes: [
      'a course you take at night, a trip that changes your mind, an argument about what is right',
      'living in a place where you had to learn how things are done',
    ],
  },
  10: {
    place: 'in public',
    matter: 'your career',
    ground: 'your reputation',
    reaches: [
      'your career tends to grow out of {ground}',
      'what you get known for has to do with {ground}',
    ],
    scenes: [
      "what people who have never met you think you're good at",
      'your job title, your boss, and what you want to be known for',
    ],
  },
  11: {
    place: 'among friends',
    matter: 'your friends',
    ground: 'your friends',
    reaches: [
      'you tend to find your friends through {ground}',
      'the groups you join usually have to do with {ground}',
    ],
    scenes: [
      'the group chat, the team, the people you would call to help you move',
      'who pays, who organizes and who turns up late',
    ],
  },
  12: {
    place: 'when no one is watching',
    matter: 'your time alone',
    ground: 'your private life',
    reaches: [
      'what you keep to yourself usually has to do with {ground}',
      'you recover best when nobody asks about {ground}',
    ],
    scenes: [
      'what you think about at one in the morning',
      'an evening with the phone off, and whatever comes up when it is quiet',
    ],
  },
}
