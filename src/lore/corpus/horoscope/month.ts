import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'

// The lines of a month.

/** The beginning of a new Moon and the result of a full Moon, by house: {seed} and {light}. */
export const houseStories: Record<House, { seed: string[]; light: string[] }> = {
  1: {
    seed: ['you begin again with yourself', 'you try on another way of being seen'],
    light: ['you see what others have long seen in you', 'the mirror is honest and well lit'],
  },
  2: {
    seed: ['something small is set aside and may grow', 'you put a first price on your work'],
    light: ['you see what your things give you and what they cost', 'the sum is there to be read'],
  },
  3: {
    seed: ['a conversation is opened', 'you begin to write, ask or learn something'],
    light: [
      'what has been said can be heard as a whole',
      'an answer you had been waiting for takes shape',
    ],
  },
  4: {
    seed: [
      'something begins at home, behind the curtains',
      'you lay a first stone under your own roof',
    ],
    light: [
      'you see who and what makes a home of your rooms',
      'home asks for its share, in plain sight',
    ],
  },
  5: {
    seed: ['you begin something for the joy of it', 'a game starts that nobody has to win'],
    light: [
      'what you made for pleasure wants to be shown',
      'you see where your heart has been all along',
    ],
  },
  6: {
    seed: ['a small habit is planted', 'you rearrange one corner of the working day'],
    light: ['you see which of your routines carry you', 'your body and your list compare notes'],
  },
  7: {
    seed: [
      'something begins between you and one other person',
      'you make an offer across the table',
    ],
    light: [
      'you see how things stand between the two of you',
      'a partnership shows its whole face',
    ],
  },
  8: {
    seed: ['a confidence is given, or asked for', 'you open an account that had been avoided'],
    light: [
      'what is shared can be seen down to the last coin',
      'something long kept comes up into the light',
    ],
  },
  9: {
    seed: [
      'you set out toward something that you do not know yet',
      'a question opens that is larger than the week',
    ],
    light: [
      'the far side of things comes into view',
      'you see what you believe, and how far it carries',
    ],
  },
  10: {
    seed: ['you take a first step in public', 'a piece of work begins that will carry your name'],
    light: ['what you have been working on is seen', 'you see where your road has brought you'],
  },
  11: {
    seed: ['a plan begins among friends', 'you look for a place at a longer table'],
    light: ['you see who your people are', 'a common hope shows what it has become'],
  },
  12: {
    seed: [
      'something begins in the quiet, without a name',
      'you close a door in order to hear better',
    ],
    light: [
      'the hidden half of your days asks to be looked at',
      'your need for rest can no longer be overlooked',
    ],
  },
}

/** The same by sign. */
export const signStories: Record<Sign, { seed: string[]; light: string[] }> = {
  Aries: {
    seed: ['something starts at a run', 'you go first, a little before you are ready'],
    light: [
      'you see what your courage has set going',
      'it becomes plain what you want for yourself',
    ],
  },
  Taurus: {
    seed: ['something slow and solid is planted', 'you begin with what can be held in the hand'],
    light: [
      'you see what has grown while you were not counting',
      'it is plain what you can rely on',
    ],
  },
  Gemini: {
    seed: [
      'a question is asked that leads to three others',
      'you begin with a word, a note, a page',
    ],
    light: ['both sides of the story are on the table', 'you see what all the talk has come to'],
  },
  Cancer: {
    seed: ['something is taken in and kept warm', 'you begin close to home'],
    light: [
      'you see who needs you, and whom you need',
      'home asks how you are, and wants the long answer',
    ],
  },
  Leo: {
    seed: ['something begins with a flourish', 'you put your heart into a first attempt'],
    light: ['you see what has been made with love', 'the applause is audible, or its absence is'],
  },
  Virgo: {
    seed: ['something useful is begun, in small print', 'you start by mending one thing'],
    light: ['you see which details held everything up', 'the work can be looked at from all sides'],
  },
  Libra: {
    seed: ['an agreement is opened', 'you begin something in company'],
    light: ['you see where the balance lies', 'the other side of the scales comes into view'],
  },
  Scorpio: {
    seed: ['something begins below the surface', 'you go down for what you have avoided'],
    light: ['what was hidden is plain', 'you see how much you have been holding'],
  },
  Sagittarius: {
    seed: ['a longer road begins', 'you aim at something out of sight'],
    light: ['you see how far the idea carries', 'the view is wide and a little dizzying'],
  },
  Capricorn: {
    seed: ['a long climb begins with one step', 'you set a date for something that will last'],
    light: ['you see what has been built', 'the result is there to be measured'],
  },
  Aquarius: {
    seed: ['an odd idea is given a chance', 'you begin something with people who are not like you'],
    light: [
      'you see what sets you apart and what connects you',
      'the experiment shows its outcome',
    ],
  },
  Pisces: {
    seed: ['something begins in the mist, like a tune', 'you let go of one shore'],
    light: [
      'you see what your imagination has been feeding',
      'the tide is in, and carries things with it',
    ],
  },
}

/** New Moon before full Moon. */
export const storiesFromSeed: string[] = [
  'First, as this month goes, {seed}; later {light}.',
  'The month has two halves: in the one {seed}, in the other {light}.',
  'It starts modestly, for {seed}, and then {light}.',
  'In the dark part of the month {seed}; in the bright part {light}.',
  'A month that begins in pencil: {seed}, and some two weeks later {light}.',
  'The month tells one story in two steps: {seed}, and after that {light}.',
  'It is a month of two visits: first {seed}, and when you have nearly forgotten it, {light}.',
  'Sown early, gathered late: {seed}, and by the bright nights {light}.',
  'What the month plants and what it shows belong together: {seed}, and in due course {light}.',
  'Quietly to begin with, {seed}; then, with the lamp turned up, {light}.',
  'You could tell this month on the back of a card: {seed}, then {light}.',
  'While the nights are dark, {seed}; once they are bright, {light}.',
]

/** Full Moon before new Moon. */
export const storiesFromLight: string[] = [
  'This month the light comes first: {light}, and only afterward {seed}.',
  'The month opens with a clear view, for {light}; then {seed}.',
  'Before anything new, {light}; in the later part of the month {seed}.',
  'First {light}, and then, once that has sunk in, {seed}.',
  'The month reads from its last page: {light}, and then {seed}.',
  'The month begins with the lamp on: {light}; once it is dimmed, {seed}.',
  'This time the answer comes before the question: {light}, and then {seed}.',
  'It is a month to be read backward: {light}, which makes room, and {seed}.',
  'Early in the month {light}; late in it, rather quietly, {seed}.',
]

/** A month with only one of the two. */
export const storiesOfOne: string[] = [
  'The month turns on one thing: {seed}.',
  'At the heart of this month {seed}.',
  'What the month has to tell is simple: {seed}.',
  'One thing holds the month together: {seed}.',
  'Take this from the month if you take nothing else: {seed}.',
  'The month could be told in half a line: {seed}.',
]

/** The question of a month. */
export const monthLeads: string[] = [
  'One question will do for all of it{ref}: {question}.',
  'What the month asks of you in the meantime is {question}{ref}.',
  'Behind it stands a question{ref}: {question}.',
  'Keep a single question in your pocket for these weeks{ref}: {question}.',
  'Underneath, it is about something else as well{ref}: {question}.',
  'And all month long you may be wondering {question}{ref}.',
  'What remains to be asked, besides, is {question}{ref}.',
  'The weeks in between are for finding out {question}{ref}.',
  'If you look for a thread, it may be this one{ref}: {question}.',
  'There is a second matter, and it is asked rather than told{ref}: {question}.',
  'And one thing would like to be known before the month is over{ref}: {question}.',
  'Whatever else you do in these weeks, you could find out {question}{ref}.',
  'A question travels along{ref}: {question}.',
]

/** Before the task. */
export const monthTasks: string[] = [
  'One thing can be done on any date you like.',
  'For the question of the month there is a modest beginning.',
  'And a small appointment with yourself.',
  'The month leaves room for one errand of your own.',
  'For the weeks without a date, one thing to do.',
  'Part of the question wants nothing but a free quarter of an hour.',
  'Here is a first reply, and it fits into one evening.',
  'You can begin on the question long before you have decided.',
  'Something can be done about the question at once.',
  'A month is long, and this is short.',
  'In case you look for the end of the thread, pull here.',
  'The smallest honest step toward an answer is the next line.',
]
