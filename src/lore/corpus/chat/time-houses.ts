import type { House } from '../../house.ts'

/** What to expect in a house, clauses that can stand alone; a bet on it, as a noun phrase. */
interface HouseScenes {
  easy: readonly string[]
  hard: readonly string[]
  bet: { easy: string; hard: string }
  /** What the house is about, after "with" or "about". */
  matter: string
}

export const houseScenes: Record<House, HouseScenes> = {
  1: {
    matter: 'how you look and come across',
    easy: [
      'people take you as you are, and you can walk in without a plan',
      'you look like yourself again, and somebody says so',
      'you get to go first without having to ask',
    ],
    hard: [
      'you feel looked at, and you explain more than you need to',
      'somebody takes you the wrong way at first',
      'you want to be left alone on the one day when everyone wants you',
    ],
    bet: {
      easy: 'people warming to you faster than usual',
      hard: 'somebody taking you the wrong way',
    },
  },
  2: {
    matter: 'your own money',
    easy: [
      "a figure you've worried about turns out fine",
      "somebody is willing to pay what it's worth",
      'you can look at your account and make a sensible plan',
    ],
    hard: [
      "a bill or a figure isn't the one you'd hoped for",
      "you have to say what something costs, and you'd rather not",
      'you and someone else value a thing differently',
    ],
    bet: { easy: 'good news about money', hard: 'a bill or a figure that disappoints' },
  },
  3: {
    matter: 'messages, errands and the people who live near you',
    easy: [
      'the call you have put off takes ten pleasant minutes',
      'a sibling or a neighbor turns out to be useful',
      'your inbox gets shorter instead of longer',
    ],
    hard: [
      'a message goes to the wrong person or comes in the wrong tone',
      'errands pile up and every one of them has a form',
      'you and a sibling or a neighbor talk past each other',
    ],
    bet: {
      easy: 'a conversation that goes better than planned',
      hard: 'a message that gets misread',
    },
  },
  4: {
    matter: 'home and family',
    easy: [
      'home is where you want to be, and people there are easy to ask',
      'a family matter gets settled over one phone call',
      'something about where you live gets fixed',
    ],
    hard: [
      'someone you live with wants the place run differently',
      'a family subject comes up that nobody enjoys',
      "you're needed at home and somewhere else at the same time",
    ],
    bet: {
      easy: 'a family or housing matter getting simpler',
      hard: 'friction at home or about where you live',
    },
  },
  5: {
    matter: 'romance and what you do for fun',
    easy: [
      'a date, or an afternoon with a child, goes better than planned',
      'you make something and like it the next day',
      'somebody flirts with you and it makes sense',
    ],
    hard: [
      'a date or a hobby costs more nerves than it gives',
      'you wait for someone to text first, and so do they',
      'fun turns into one more thing to organize',
    ],
    bet: {
      easy: 'a date or a creative day that goes well',
      hard: 'a romance or a pastime that gets on your nerves',
    },
  },
  6: {
    matter: 'daily work and habits',
    easy: [
      'the work of the day goes in without a fight',
      'a habit you have tried three times finally holds',
      'a colleague helps without being asked twice',
    ],
    hard: [
      'the to-do list grows while you work on it',
      "you're tired and still the one who does it",
      'a colleague does it differently, and you have to live with it',
    ],
    bet: {
      easy: 'a working day that runs better than usual',
      hard: 'too much work, or a quarrel about how to do it',
    },
  },
  7: {
    matter: 'partners and the people you deal with face to face',
    easy: [
      'the person you deal with is on your side for once',
      'a partner or a good friend meets you halfway',
      'you can agree on the thing you usually circle',
    ],
    hard: [
      'the person you deal with wants something else and says so',
      'you and a partner have the old discussion again',
      "somebody expects an answer you don't have yet",
    ],
    bet: {
      easy: 'a partner or a client meeting you halfway',
      hard: 'an argument with a partner or a client',
    },
  },
  8: {
    matter: 'shared money and trust',
    easy: [
      'you can talk about shared money without anyone bristling',
      'a debt, a tax or a form gets dealt with',
      'somebody trusts you with something private',
    ],
    hard: [
      'shared money becomes a question of who trusts whom',
      'somebody wants to know more than you want to say',
      'a debt or a deposit needs attention sooner than you thought',
    ],
    bet: {
      easy: 'a shared bill or a debt getting settled',
      hard: 'a tense talk about shared money',
    },
  },
  9: {
    matter: 'travel and study',
    easy: [
      'a trip or a course you want turns out to be possible',
      'somebody from another place has exactly the advice you need',
      'you read or hear one thing that changes how you see the rest',
    ],
    hard: [
      'a trip or a course hits a snag with dates or papers',
      'you argue about beliefs with someone who enjoys it more than you do',
      'you want to be somewhere else while you have to be here',
    ],
    bet: { easy: 'a trip or a course becoming possible', hard: 'a snag with a trip or a course' },
  },
  10: {
    matter: 'career and reputation',
    easy: [
      'somebody who matters at work sees what you can do',
      'you get asked for your opinion by someone above you',
      'a step up looks less like a leap',
    ],
    hard: [
      'work asks for more than its share of you',
      'you and somebody above you want separate things',
      "you're judged in public on something you did in a hurry",
    ],
    bet: {
      easy: 'recognition at work',
      hard: 'pressure at work, or a clash with someone above you',
    },
  },
  11: {
    matter: 'friends and groups',
    easy: [
      'a friend opens up a contact you would never have asked for',
      'a group you belong to is more help than trouble',
      'somebody you know a little becomes somebody you know well',
    ],
    hard: [
      'a friend or a group wants more say than you would give them',
      'the group chat has opinions about your business',
      'a friend is casual about something that matters to you',
    ],
    bet: {
      easy: 'a friend or a group being real help',
      hard: 'friction with a friend or in a group',
    },
  },
  12: {
    matter: 'rest and time alone',
    easy: [
      'an evening alone does you more good than going out',
      'you sleep well and wake up with the answer',
      'something you have worried about in private gets smaller',
    ],
    hard: [
      "you're tired out of proportion to what you did",
      'something you have kept to yourself wants to come out',
      'people want you, and you want an empty evening',
    ],
    bet: { easy: 'a rest that really helps', hard: 'a tired day, with little wish for company' },
  },
}
