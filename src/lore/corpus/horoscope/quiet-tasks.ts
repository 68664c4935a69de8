import type { House } from '../../house.ts'

/** Something small to do on a day with nothing due, by the house of the Moon. */
export const quietTasks: Record<House, string[]> = {
  1: [
    'Do one thing at your own pace from beginning to end.',
    'Wear what you would wear if you were meeting nobody.',
    'Take the long way, and leave the phone in your pocket.',
  ],
  2: [
    'Use something you own and have forgotten about.',
    'Look at what you spent last week, without drawing a conclusion.',
    'Cook with what is there.',
  ],
  3: [
    'Answer one message properly instead of quickly.',
    'Walk a street near your home that you have never walked.',
    'Read something short all the way to the end.',
  ],
  4: [
    'Clear one surface at home, and leave it clear until tomorrow.',
    'Call the relative who never calls first.',
    'Be home an hour before you have to be.',
  ],
  5: [
    'Give an hour to something you do badly and like.',
    'Ask somebody to come along, with no reason given.',
    'Play one song you loved at seventeen, out loud.',
  ],
  6: [
    'Finish the smallest thing on the list first.',
    'Go to bed when you are tired and not when you are done.',
    'Put one thing back in working order.',
  ],
  7: [
    'Ask the person nearest to you what kind of week it has been.',
    'Do one errand with somebody that you would usually do alone.',
    'Let the other person choose, and go along with it cheerfully.',
  ],
  8: [
    'Give back something that you borrowed.',
    'Tell one person a thing you usually leave out.',
    'Look up one figure you have been guessing at.',
  ],
  9: [
    'Look up the price of a trip you keep mentioning.',
    'Ask somebody older how they came to think what they think.',
    'Read one page about a place you have never been.',
  ],
  10: [
    'Write down one thing you did well this month.',
    'Thank the person who taught you your work.',
    'Tidy up your calendar for the next two weeks.',
  ],
  11: [
    'Write to a friend who has gone quiet.',
    'Say yes to something small with several people in it.',
    'Pass on a piece of good news about somebody else.',
  ],
  12: [
    'Spend half an hour where nobody can reach you.',
    'Turn in early, with the phone in another room.',
    'Do nothing useful for as long as it takes to get bored.',
  ],
}

/** Where no house is known. */
export const anyQuietTasks: string[] = [
  'Leave one hour of the day without a plan, and see what you do with it.',
  'Finish one small thing that has been waiting for a free day.',
  'Answer the message you have been saving for a better moment.',
  'Go outside once without a reason.',
  'Ask somebody how they are, and wait for the second answer.',
  'Go to bed early enough to notice it tomorrow.',
  'Cook something that takes longer than it needs to.',
  'Put your phone away for one meal.',
  'Walk to something you would usually drive to.',
  'Look at the sky once before you go to bed.',
  'Thank somebody for something that happened years ago.',
  'Leave one message unanswered until tomorrow, on purpose.',
  'Sit somewhere you have never sat and stay for ten minutes.',
  'Repeat a recipe that went well.',
  'Ask a question to which you have no opinion of your own.',
  'Give away one thing that still works.',
  'Read the last page of something you once gave up on.',
  'Say good night to somebody you do not usually say it to.',
  'Write down one thing that went better than you expected this month.',
  'Listen to one album from beginning to end.',
]
