import type { NatalPoint } from '../../passage.ts'
import type { WeekQuestion } from './week-questions.ts'

/** Questions that anyone could be asked about a point, for the next time it comes up. */
export const moreQuestions: Record<NatalPoint, WeekQuestion[]> = {
  sun: [
    {
      asks: 'What are you proud of that nobody has asked about?',
      pressed:
        'You are proud of something that you can mention yourself, since it has gone unmentioned long enough.',
      helped: 'What you are proud of came up by itself this week, and you may let it stand.',
    },
    {
      asks: 'Who would you be without the part you play at work or at home?',
      pressed: 'You would be somebody less busy, and you have caught sight of them.',
      helped: 'You would be much the same person, which is good to know.',
    },
  ],
  moon: [
    {
      asks: 'What would make an ordinary evening better?',
      pressed: 'One thing less would make it better, and you know by now which.',
      helped: 'Something small would make it better, and you can have it again next week.',
    },
    {
      asks: 'Who takes care of you, and do they know it?',
      pressed:
        'Fewer people take care of you than you had counted, so the ones who do deserve to hear it.',
      helped: 'More people take care of you than you had counted.',
    },
  ],
  mercury: [
    {
      asks: 'What have you explained often enough?',
      pressed:
        'You have often enough explained the thing they understood the first time and did not like.',
      helped: 'You can explain it once more, if the right person is listening at last.',
    },
    {
      asks: 'Which answer are you still waiting for?',
      pressed:
        'You are waiting for an answer that will not come unless you ask again in other words.',
      helped: 'The answer has been on its way, and the waiting is nearly done.',
    },
  ],
  venus: [
    {
      asks: 'Who is good company, and when did you last say so?',
      pressed:
        'Somebody you have been taking for granted is good company, and one message mends that.',
      helped: 'The person you thought of first is good company, and it bears saying.',
    },
    {
      asks: 'What is it worth to you?',
      pressed:
        'It is worth less to you than you have been paying for it, in money or in good moods.',
      helped: 'It is worth what it costs, and you can enjoy it without doing the sum again.',
    },
  ],
  mars: [
    {
      asks: 'What are you putting off that would take twenty minutes?',
      pressed:
        'You are putting off the thing with an argument at the end of it, and the argument is shorter than the waiting.',
      helped: 'You are putting off hardly anything now, and the rest can go first thing.',
    },
    {
      asks: 'Where does your strength go in a week?',
      pressed:
        'A fair part of your strength goes into holding back, so pick one place where you stop.',
      helped: 'Your strength goes where you wanted it to go, for once.',
    },
  ],
  jupiter: [
    {
      asks: 'What have you stopped hoping for because it took so long?',
      pressed: 'You have stopped hoping for something that needs a smaller form and a date.',
      helped: 'You have stopped hoping for something that is worth asking about again.',
    },
    {
      asks: 'Where have you promised too much?',
      pressed: 'You have promised too much in one place, and people forgive an early correction.',
      helped: 'You have promised nothing that you cannot still keep.',
    },
  ],
  saturn: [
    {
      asks: 'What is taking longer than it was supposed to?',
      pressed: 'Something is being done properly, which was never part of the estimate.',
      helped: 'Something is nearly done, as you can see from here.',
    },
    {
      asks: 'How strict are you with the person doing the work?',
      pressed:
        'You are stricter with that person than you would be with anybody else, and it has stopped helping.',
      helped: 'You are just strict enough, this time.',
    },
  ],
  uranus: [
    {
      asks: 'What would you change if it made no trouble?',
      pressed: 'You would change one thing, and it makes less trouble than leaving it.',
      helped: 'You would change something that has already begun to change.',
    },
    {
      asks: 'What are you doing only because you always have?',
      pressed: 'You are doing at least one thing that nobody else would miss.',
      helped: 'You do a few good things out of habit too, and those can stay.',
    },
  ],
  neptune: [
    {
      asks: 'What do you want to believe?',
      pressed:
        'You want to believe a version that leaves out one fact, and you can afford to put it back.',
      helped: 'You want to believe something that bears looking at, which is rarer.',
    },
    {
      asks: 'Where does your time go when you are not watching it?',
      pressed: 'Your time goes into avoiding one conversation.',
      helped: 'Your time goes into something that feeds you, so it was not wasted.',
    },
  ],
  pluto: [
    {
      asks: 'What would you rather not look at?',
      pressed: 'You would rather not look at something that was worse unseen.',
      helped: 'You would rather not look at something that has lost most of its power over you.',
    },
    {
      asks: 'Who has a say in your life that you never gave them?',
      pressed:
        'Somebody has a say who would be surprised to hear it, and you can take it back quietly.',
      helped: 'Nobody has a say who would fight you for it now.',
    },
  ],
  asc: [
    {
      asks: 'What do you seem to be promising when you walk in?',
      pressed:
        'You seem to promise a bit more than you want to keep, so say early what you are not.',
      helped: 'You seem to promise something that you are able to keep.',
    },
    {
      asks: 'How do you want to begin?',
      pressed: 'You want to begin more slowly than you are being asked to.',
      helped: 'You want to begin the way you began this week, with less preparation.',
    },
  ],
  mc: [
    {
      asks: 'What are you working toward, in one sentence?',
      pressed:
        'You are working toward something that fits into a shorter sentence than the one you began with.',
      helped: 'You are working toward what you said this week without thinking about it.',
    },
    {
      asks: 'Who needs to know what you do?',
      pressed: 'One person who has been guessing needs to know.',
      helped: 'The people who needed to know found out this week, and they were glad to.',
    },
  ],
}
