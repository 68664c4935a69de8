import type { Planet } from '#sky/bodies.ts'

/** Why the task is what it is; `{planet}` acts in `{house}`. */
export const reasons: string[] = [
  'The place to start is your {house}, because {planet} is there and can do something about the rest.',
  '{Planet} can do more about all this than any other part of you, and it works in the {house}.',
  'What both sides need next is a job for {planet}, in the {house}.',
  'Of everything in your chart, {planet} in the {house} is the quickest to answer when you use it on purpose.',
  'Neither side can be argued with, but {planet}, in the {house}, can be put to work.',
  'If you want to do something about it, {planet} in the {house} is the part of you to ask.',
]

export const reasonsWithoutHouse: string[] = [
  '{Planet} in {sign} can do more about all this than any other part of you.',
  'What both sides need next is a job for {planet}, in {sign}.',
  'Of everything in your chart, {planet} in {sign} is the quickest to answer when you use it on purpose.',
]

/** Without a birth time. */
export const planetTasks: Record<Planet, string[]> = {
  sun: [
    'Spend one free morning this month on the thing you would most like to be known for, and tell one person what came of it.',
    'Write down what you want to have done a year from now in a single sentence, and do the first hour of it this week.',
  ],
  moon: [
    'For a week, go to bed half an hour earlier and use the time for nothing at all.',
    'Tell one person what you need on a day when you could manage without it.',
  ],
  mercury: [
    'Say one opinion aloud this week while it is still unfinished, and mention that it is unfinished.',
    'Write the message you have been putting off, in five lines, and send it before noon.',
  ],
  venus: [
    'Tell somebody what you like about them, in one sentence and in person.',
    'Spend an evening this month with the friend you most enjoy, and choose the place yourself.',
  ],
  mars: [
    'Pick the one thing you have been annoyed about longest, and do something about it that takes less than an hour.',
    'Ask for one thing this month that you would usually go and get by yourself.',
  ],
  jupiter: [
    'Say yes to one invitation that is slightly too large for you, and put it on the calendar today.',
    'Give away two hours this month to someone who is learning what you already know.',
  ],
  saturn: [
    'Make one small agreement this week, say it aloud, and keep it to the day.',
    'Take one duty that you never agreed to, and hand it back with two weeks of notice.',
  ],
  uranus: [
    'Do one thing this week that you usually do in the same way in some other way, and tell nobody why.',
    'Leave one evening a week for a month without a plan, and see what you do with it.',
  ],
  neptune: [
    'Give an hour this week to something you made up, and stop when the hour is over.',
    'Write down the wish you talk about least, and show it to one person who will be kind about it.',
  ],
  pluto: [
    'Name the one thing you would not give up, and ask whether anyone has really asked you to.',
    'Tell one person something about yourself that you would usually let them find out.',
  ],
}
