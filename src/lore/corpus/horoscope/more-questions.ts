import type { NatalPoint } from '../../passage.ts'
import type { WeekQuestion } from './week-questions.ts'

/** Questions that anyone could be asked about a point, for the next time it comes up. */
export const moreQuestions: Record<NatalPoint, WeekQuestion[]> = {
  sun: [
    {
      asks: 'What are you proud of that nobody has asked about?',
      pressed: 'Something you can mention yourself, since it has gone unmentioned long enough.',
      helped: 'Something that came up by itself this week, and you may let it stand.',
    },
    {
      asks: 'Who would you be without the part you play at work or at home?',
      pressed: 'Somebody less busy, and you have caught sight of them.',
      helped: 'Much the same person, which is good to know.',
    },
  ],
  moon: [
    {
      asks: 'What would make an ordinary evening better?',
      pressed: 'One thing less, and you know by now which.',
      helped: 'Something small that you can have again next week.',
    },
    {
      asks: 'Who takes care of you, and do they know it?',
      pressed: 'Fewer people than you had counted, so the ones who do deserve to hear it.',
      helped: 'More people than you had counted.',
    },
  ],
  mercury: [
    {
      asks: 'What have you explained often enough?',
      pressed: 'The thing they understood the first time and did not like.',
      helped: 'Nothing, if the right person is listening at last.',
    },
    {
      asks: 'Which answer are you still waiting for?',
      pressed: 'One that will not come unless you ask again in other words.',
      helped: 'One that has been on its way, and the waiting is nearly done.',
    },
  ],
  venus: [
    {
      asks: 'Who is good company, and when did you last say so?',
      pressed: 'Somebody you have been taking for granted, which can be mended with one message.',
      helped: 'The person you thought of first.',
    },
    {
      asks: 'What is it worth to you?',
      pressed: 'Less than you have been paying for it, in money or in good moods.',
      helped: 'What it costs, and you can enjoy it without doing the sum again.',
    },
  ],
  mars: [
    {
      asks: 'What are you putting off that would take twenty minutes?',
      pressed:
        'The thing with an argument at the end of it, and the argument is shorter than the waiting.',
      helped: 'Hardly anything now, and the rest can go first thing.',
    },
    {
      asks: 'Where does your strength go in a week?',
      pressed: 'A fair part of it goes into holding back, so pick one place where you stop.',
      helped: 'Where you wanted it to go, for once.',
    },
  ],
  jupiter: [
    {
      asks: 'What have you stopped hoping for because it took so long?',
      pressed: 'Something that needs a smaller form and a date.',
      helped: 'Something that is worth asking about again.',
    },
    {
      asks: 'Where have you promised too much?',
      pressed: 'In one place, and people forgive an early correction.',
      helped: 'Nowhere that you cannot still keep it.',
    },
  ],
  saturn: [
    {
      asks: 'What is taking longer than it was supposed to?',
      pressed: 'Something that is being done properly, which was never part of the estimate.',
      helped: 'Something that is nearly done, as you can see from here.',
    },
    {
      asks: 'How strict are you with the person doing the work?',
      pressed: 'Stricter than you would be with anybody else, and it has stopped helping.',
      helped: 'Just strict enough, this time.',
    },
  ],
  uranus: [
    {
      asks: 'What would you change if it made no trouble?',
      pressed: 'One thing, and it makes less trouble than leaving it.',
      helped: 'Something that has already begun to change.',
    },
    {
      asks: 'What are you doing only because you always have?',
      pressed: 'Something that nobody else would miss.',
      helped: 'A few good things too, and those can stay.',
    },
  ],
  neptune: [
    {
      asks: 'What do you want to believe?',
      pressed: 'A version that leaves out one fact, and you can afford to put it back.',
      helped: 'Something that bears looking at, which is rarer.',
    },
    {
      asks: 'Where does your time go when you are not watching it?',
      pressed: 'Into avoiding one conversation.',
      helped: 'Into something that feeds you, so it was not wasted.',
    },
  ],
  pluto: [
    {
      asks: 'What would you rather not look at?',
      pressed: 'Something that was worse unseen.',
      helped: 'Something that has lost most of its power over you.',
    },
    {
      asks: 'Who has a say in your life that you never gave them?',
      pressed: 'Somebody who would be surprised to hear it, and you can take the say back quietly.',
      helped: 'Nobody who would fight you for it now.',
    },
  ],
  asc: [
    {
      asks: 'What do you seem to be promising when you walk in?',
      pressed: 'A bit more than you want to keep, so say early what you are not.',
      helped: 'Something that you are able to keep.',
    },
    {
      asks: 'How do you want to begin?',
      pressed: 'More slowly than you are being asked to.',
      helped: 'The way you began this week, with less preparation.',
    },
  ],
  mc: [
    {
      asks: 'What are you working toward, in one sentence?',
      pressed: 'A shorter sentence than the one you began with.',
      helped: 'The sentence you used this week without thinking about it.',
    },
    {
      asks: 'Who needs to know what you do?',
      pressed: 'One person who has been guessing.',
      helped: 'The people who found out this week, and they were glad to.',
    },
  ],
}
