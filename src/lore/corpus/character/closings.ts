import type { Planet } from '#sky/bodies.ts'
import type { Contrast } from '../../synthesis/thesis.ts'

/** The last sentences of a portrait: after any task they answer the thesis line of the same place in `thesisLines`. */
export const closingLines: Record<Contrast, string[][]> = {
  'top-bottom': [
    [
      'Tell someone at home how it went, in as much detail as you would give an acquaintance. They may begin to recognize the description.',
      'Let home hear about it first. Someone there has been getting the description secondhand.',
    ],
    [
      'Mention it at home and in public in the same words. The two groups would be less surprised by each other than you think.',
      'Let somebody from each group hear how it went, and they will have met the same person for once.',
    ],
    [
      'Tell someone at home first, which is the reverse of what you would usually do.',
      'However it goes, let home hear about it first. Few people would guess how much that is worth there.',
    ],
  ],
  'shown-hidden': [
    [
      'Tell one person that you are doing it, and why. Very few people know that side of you, and one more would do you good.',
      'Let one person in on it. You can go on preferring to wait with everybody else.',
    ],
    [
      'Let someone see you at it, in company that you are nearly sure of. You will be surer of it afterward.',
      "Tell someone why you're doing it, and let a little more of you come into sight than usual.",
    ],
    [
      'Say openly that you are doing it. The energy that goes into keeping the two apart could use a month off.',
      "Don't hide it from anyone. You may find out how much energy it took to keep the two apart.",
    ],
  ],
  'self-other': [
    [
      'Do it as you would if you were alone, and then tell somebody you care about. You may be less surprised by yourself than usual.',
      'Tell the person who is most often across from you before you begin. It takes away some of the surprise for both of you.',
    ],
    [
      'Let somebody you care about see how you go at it. You may not have so far to go to find your way back.',
      'Start it alone and finish it in company. It is good practice in finding your way back.',
    ],
    [
      'Tell somebody who matters to you what you are up to. They know the second side well, and would like to meet the one you started out as.',
      'Let somebody who matters to you help with the last part, and stay the one you started out as.',
    ],
  ],
  opposed: [
    [
      "Choose a day when you're rested, so that neither side has to shout for its turn.",
      'Afterward ask yourself which of the two enjoyed it. The other one gets the next turn.',
    ],
    [
      'Ask both of them before you start. It is a small decision, and good practice for the harder ones.',
      'Notice which of the two decides to begin, and let the other one decide when it is done.',
    ],
    [
      'Tell the people around you what you have in mind. For once they will not have to ask which one they are talking to.',
      'Do it in a week when it comes easily and again in a week when it does not. The people around you may notice that they have been talking to one person.',
    ],
  ],
  lights: [
    [
      'Put it on an evening with nothing else in it, so that both halves of you can come.',
      'Pick the evening for it yourself. It is a start if the two have one plan in common.',
    ],
    [
      'Before you begin, ask how the one who has to live with it would like it done. That one is seldom asked first.',
      'Do it at an hour that suits the one who has to live in your life, who for once gets asked first.',
    ],
    [
      'When it is done, count it as an achievement, and then see whether it did you good.',
      'Then take an evening off, as if that were an achievement too.',
    ],
  ],
  mask: [
    [
      'Tell someone you have only just met that you are doing it. They will know sooner than most who they have to reckon with.',
      'Mention it early, to people who have not stayed long. It saves them some guessing about who they have to reckon with.',
    ],
    [
      'Mention it the next time you meet somebody, and that person at least will not leave with the wrong idea.',
      'Bring it up at a first meeting. Somebody will go home with a better idea of you.',
    ],
    [
      'Let people notice it. It comes closer to what decides your life than most of what they notice first.',
      'Tell somebody about it before they have made up their mind about you. What they notice first will be closer to what decides your life.',
    ],
  ],
  manners: [
    [
      'Afterward, try the same approach on a subject that usually gets the other side of you.',
      'Notice which of the two does it, and lend it the other one for the last ten minutes.',
    ],
    [
      'Halfway through, ask what the other side would do differently. The two of them seldom discuss anything.',
      'When it is done, see which of the two wants the credit. It is something for them to discuss.',
    ],
    [
      'Tell one person from each place about it. It is time they compared descriptions.',
      'Tell someone who knows only the other side of you. They will add it to the description.',
    ],
  ],
}

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
