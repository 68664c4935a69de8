/** How an answer about an area of life begins and ends. */
export interface ThemeWords {
  /** Before a clause in lower case: "In love, you're slow to start". */
  lead: readonly string[]
  /** First sentences in place of the lead; {does} is a clause in lower case, {where} the house after a comma. */
  openings?: readonly string[]
  /** One thing to do. */
  tasks: readonly string[]
}

export const themeWords = {
  self: {
    lead: ['At first sight,', 'In person,'],
    tasks: [
      'Ask two people what they thought of you the day they met you, and compare.',
      "Notice the first thing you say in a room this week, because that's the part people keep.",
    ],
  },
  love: {
    lead: ['In love,'],
    tasks: [
      'Tell the person you like one thing plainly this week, before you have polished it.',
      'Ask somebody who has seen you in love what you do differently then.',
      'Think of the last two people you fell for, and ask what they had in common besides you.',
      'The next time you like somebody, say so a day earlier than feels safe.',
    ],
  },
  work: {
    lead: ['At work,'],
    tasks: [
      "Write down the one thing people come to you for, and see if it's in your job description.",
      'Pick the part of the job you would do for less money, and ask for more of that.',
      'Before your next review, make one page of what you finished this year.',
      'Ask a coworker what they would miss if you left, and write the answer down word for word.',
    ],
  },
  money: {
    lead: ['With money,', 'Where your money is concerned,'],
    tasks: [
      'Look at the last three things you bought without thinking, since they say more than a budget.',
      'Name your price out loud once, alone, before you name it to anyone who has to pay it.',
      'Put one automatic transfer where your good intentions are.',
    ],
  },
  home: {
    lead: ['At home,', 'With family,'],
    tasks: [
      'Change one thing in the room where you spend your evenings, and see whether your mood follows.',
      'Say out loud to the people you live with what you would otherwise just do.',
      'Decide which household job is really yours, and give one of the others back.',
    ],
  },
  friends: {
    lead: ['With friends,', 'In a group,'],
    tasks: [
      'Text the friend you have been meaning to text, and ask for something small.',
      "Count who you called on your last bad day, because that's the real list.",
      'Let someone else organize the next one and watch what you do.',
    ],
  },
  mind: {
    lead: ['When you think something through,', 'In conversation,'],
    tasks: [
      'Try saying the next idea before it is finished, and mention that it is unfinished.',
      'Write the thing down once before you talk about it, and see which version is better.',
    ],
  },
  body: {
    lead: ['Day to day,', 'In your routines,'],
    tasks: [
      "Keep one small routine for ten days, and choose the one you'd miss.",
      "Look at when you're at your best, and stop giving that hour to email.",
      'For anything that hurts or worries you, ask a doctor, and for a habit, ask me again in a week.',
    ],
  },
  fear: {
    lead: ['Under strain,', 'When it gets hard,'],
    openings: [
      'What weighs on you most is your {name} in {sign}{where}, because {does}.',
      'The hard part for you is your {name} in {sign}{where}, since {does}.',
    ],
    tasks: [
      'Say the worry to one person in a single sentence, and notice how much smaller it gets.',
      'Do the thing you are avoiding for fifteen minutes, badly, with a timer.',
      'Ask what you would tell a friend in your place, and then do about half of it.',
      'Pick the one thing on the list that you can finish today, and leave the rest unlooked at until tomorrow.',
      'Notice where in your body it sits first, since that tells you an hour before your head does.',
    ],
  },
  gift: {
    lead: ['As for your gifts,', 'Where things go well for you,'],
    openings: [
      'What you have going for you is your {name} in {sign}{where}, because {does}.',
      'Your best card is your {name} in {sign}{where}, since {does}.',
    ],
    tasks: [
      'Use it once this week on purpose, since you mostly use it without meaning to.',
      'Ask someone who likes you what you make look easy.',
    ],
  },
  purpose: {
    lead: ['In the long run,', 'Over the years,'],
    tasks: [
      'Take the next small step in that direction, and pick one that feels a little clumsy.',
      "Ask what you'd still do if nobody ever saw it, and give it an hour this week.",
    ],
  },
  creativity: {
    lead: ['When you make something,', 'In anything you make,'],
    tasks: [
      'Show one unfinished thing to one person this week.',
      'Make something with no use at all, and keep it.',
    ],
  },
  spirit: {
    lead: ['When you are alone with it,', 'In what you believe,'],
    tasks: [
      'Keep twenty minutes a day empty for a week, without the phone, and see what comes up.',
      "Go back to the place where you last felt quiet, even if it's only a park.",
    ],
  },
} as const satisfies Record<string, ThemeWords>
