import type { Planet } from '#sky/bodies.ts'
import type { House } from '../house.ts'

/** Something to do, small enough for one week: the planet says what. */
export const planetTasks: Record<Planet, string[]> = {
  sun: [
    'On one evening this week, do the thing you are best at in front of one person, and let them say what they saw.',
    'Put half an hour into the calendar under your own name, with nothing useful in it, and keep it as you would keep an appointment with someone you admire.',
    "Say 'I would like' once, aloud, and stop before the reason.",
    'Introduce yourself once this week without naming your job, and notice what you say instead.',
    'Finish one thing that carries your name and show it on the day it is done.',
    'Turn down the second-best thing you have been doing out of habit, once, and use the hour for the best.',
    'Let one person praise you to the end of their sentence.',
  ],
  moon: [
    'Find the quarter of an hour in your day that belongs to nobody and move one comfort into it: a chair, a soup, a song.',
    'Tell one person how you really slept before they have time to tell you.',
    'Whenever your mood turns, note the hour and who was in the room; by Saturday you will have a small map.',
    'Eat one meal sitting down, at a table, with nothing to read.',
    'Ask for one small comfort in plain words, and do not add that it can wait.',
    'Go to bed once at the hour your body suggests, and leave the rest of the evening unfinished.',
  ],
  mercury: [
    'Write down the message you have been composing in your head, in four lines, and send it before noon.',
    'Ask one person something you do not know the answer to, and count to seven before you help.',
    'Take one walk without a voice in your ears, and put down the sentence you come home with.',
    'Reread one message before sending it and take out the sentence that explains.',
    'Learn the name of someone you greet every day.',
  ],
  venus: [
    'Tell someone what you like about them, one detail and no adjectives.',
    'Give away one thing you keep out of politeness, and put something you would stop for in its place.',
    "Answer the next compliment with 'thank you' and a full stop.",
    'Wear or use the good one, the one that is kept for guests, on a day without guests.',
    'Ask someone what they would like, and do exactly that and nothing better.',
  ],
  mars: [
    'Give the first twenty minutes of one morning to the thing you have been circling, before anyone has written to you.',
    'Say one no on the very day it is asked for.',
    'Tire out your legs once before a difficult talk instead of after it.',
    'Carry out one decision within an hour of making it.',
    'Tell one person that you are annoyed while it is still small.',
  ],
  jupiter: [
    'Accept one invitation that makes no sense on paper.',
    'Give one thing in a larger portion than is reasonable, be it time, soup or praise.',
    'Of the things you promised on a good day, cancel one kindly and do the others well.',
    'Ask for a little more than you need, once, and see what is said.',
    'Read ten pages by someone you disagree with, with a pencil that may only draw question marks.',
  ],
  saturn: [
    'Choose one duty that you took over long ago without being asked, and hand it back with a date.',
    'Set the kitchen timer to forty minutes, begin the thing you call impossible, and stop when it rings.',
    'Before you begin, write down what would be good enough, and this once keep to it.',
    'Leave one thing at ninety percent and let it go out into the world.',
    'Put one rest into the calendar with a beginning and an end, and be punctual for it.',
  ],
  uranus: [
    'Change one fixed thing for three days, the route or the chair or the hour, and watch who objects.',
    'Announce one change a day before you make it, and see how much less has to be broken.',
    'Ask, kindly, the question that everyone at the table has agreed to leave alone.',
    'Take an invitation you would refuse on principle and leave after half an hour if you like.',
    'Write down the rule you break most often, and who made it.',
  ],
  neptune: [
    'Leave one hour of the week without purpose and without a screen, and protect it as if you were paid for it.',
    'Twice this week, before you help, ask what is wanted.',
    'Keep paper by the bed and write the dream down before the day speaks.',
    'Finish one unpoetic task before noon, and let the afternoon drift.',
    'Say what you saw, heard and were promised, in three dry sentences, before you decide what it meant.',
  ],
  pluto: [
    'Let one small thing be done by someone else in their own way, and leave it as they left it.',
    'Say the thing that has gone unsaid in one friendship, in one sentence, on a walk.',
    'Empty one drawer you have not opened for years, down to the wood.',
    'Tell someone what you want from them before they have to guess.',
    'Leave one argument while you are winning it.',
  ],
}

/** The house says where, or with whom. */
export const housePractice: Record<House, string[]> = {
  1: ['No one needs to be told; it will show on you.', 'Wear something you like while you do it.'],
  2: [
    'Put a coin in a jar when it is done, so that it has been worth something.',
    'Note afterward what it was worth to you, in hours.',
  ],
  3: [
    'A neighbor or a sibling is the right person to try it on.',
    'Then tell it to someone on the way, in two sentences.',
  ],
  4: [
    'Home is the place for it, on an evening when no one is expected.',
    'Begin in the room you like least.',
  ],
  5: [
    'Treat it as a game, with a prize.',
    'A child who happened to be watching should think it looks like fun.',
  ],
  6: [
    'Tuesday will do: nothing special, between two ordinary things.',
    'Fasten it to something you do every day anyway, such as coffee.',
  ],
  7: [
    'Do it with one other person in the room, and say beforehand what it is.',
    'Afterward, ask one person what they noticed.',
  ],
  8: [
    'Pick a matter that you share with somebody and seldom speak about.',
    'Let it cost a little; a little is enough.',
  ],
  9: [
    'It will go better in a part of town you do not know.',
    'Do it the way they would in a country you have always meant to see.',
  ],
  10: ['Let one person at work see you do it.', 'It may be seen; that is half of the exercise.'],
  11: [
    'Tell a friend on Monday, so that someone asks on Friday.',
    'It goes best at a table with three others.',
  ],
  12: ['Keep it to yourself until it is a week old.', 'Choose an hour when no one can reach you.'],
}
