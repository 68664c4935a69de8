import type { AspectPoint } from '#sky/aspects.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'

// The question of a week or a month: {question}, always after a verb or a colon.

export const pointQuestions: Record<AspectPoint, string[]> = {
  sun: [
    'what you would do if nobody were watching',
    'whose applause you have been working for',
    'where you have been standing in your own light',
    'what you want, before the reasons for it',
  ],
  moon: [
    'what would let you sleep well',
    'who looks after you while you look after the rest',
    'what you are hungry for besides supper',
    'where you can be tired without explaining it',
  ],
  mercury: [
    'what you have understood and not yet said',
    'which sentence you keep rewriting',
    'what you would ask if asking cost nothing',
    'who should hear it first',
  ],
  venus: [
    'what you like, as against what is liked',
    'what is worth its price to you',
    'whose company you would choose again',
    'where a little beauty is missing',
  ],
  mars: [
    'what you are ready to begin without permission',
    'where your anger has been of use',
    'which of these quarrels is really yours',
    'what you would do first if it were up to you',
  ],
  jupiter: [
    'how much of a good thing is enough',
    'what deserves a larger yes',
    'where you have been thinking too small',
    'what you can afford to give away',
  ],
  saturn: [
    'what would be good enough',
    'which of your duties is still yours',
    'what you are building, brick by brick',
    'what has waited long enough',
  ],
  uranus: [
    'which rule you have outgrown',
    'where you need an open window',
    'what you would change if it only took an afternoon',
    'which habit keeps you, rather than you it',
  ],
  neptune: [
    'what you long for and hardly name',
    'where you have been seeing what you wish to see',
    'what could be left unfinished in peace',
    'which of your daydreams has lasted longest',
  ],
  pluto: [
    'what you would find if you looked underneath',
    'what you could put down for good',
    'who has a hand on the lever',
    'which silence has grown too heavy',
  ],
  asc: [
    'how you come into a room',
    'what people meet first when they meet you',
    'which first impression of you is out of date',
    'what you would wear if nobody had an opinion',
  ],
  mc: [
    'what you would like to be known for',
    'which work you would sign',
    'who should see what you can do',
    'where you are heading when nobody asks',
  ],
}

export const houseQuestions: Record<House, string[]> = {
  1: [
    'how much of yourself you show',
    'what you would change about your mornings',
    'where you begin and the others end',
  ],
  2: [
    'what your things are costing you',
    'what you would earn all over again',
    'what is yours and stays yours',
  ],
  3: [
    'which conversation is overdue',
    'what you pick up between two errands',
    'how plainly you can say it',
  ],
  4: [
    'what makes a place your home',
    'which of your rooms needs you',
    'what you brought along from where you grew up',
  ],
  5: [
    'what you do for no reason but joy',
    'when you last lost track of the time',
    'what you would show off, if only a little',
  ],
  6: [
    'which small repair would change the whole day',
    'how your mornings could run by themselves',
    'which of your tasks deserves to be dropped',
  ],
  7: [
    'what the two of you agreed on without saying it',
    'where you would meet somebody halfway',
    'who sits across the table from you',
  ],
  8: [
    'what is shared and what only looks it',
    'whom you trust with the key',
    'which account is still open',
  ],
  9: [
    'how far you would go for an answer',
    'what you believe when nobody asks',
    'which horizon is missing from your window',
  ],
  10: [
    'what should stand at the top of your page',
    'who is watching, and whether it matters',
    'what you would like to have finished by next year',
  ],
  11: [
    'whom you want at the long table',
    'which plan is better made with others',
    'what the group expects and what you can give it',
  ],
  12: [
    'what you hear when it is quiet',
    'which rest you have been putting off',
    'what you would leave behind the closed door',
  ],
}

export const signQuestions: Record<Sign, string[]> = {
  Aries: [
    'what to begin before you feel ready',
    'where a straight word would save an hour',
    'who goes first, and whether it should be you',
    'what you have been circling that could be done in an hour',
    'which fight is over and may be left',
    'what you would try if nobody could watch you fail',
  ],
  Taurus: [
    'what you can rely on with your eyes shut',
    'where slower would be quicker',
    'what is good enough to keep',
    'what your hands would like to be doing',
    'which comfort has become a cage with cushions',
    'what you would pay for a quiet afternoon',
  ],
  Gemini: [
    'what you still do not know about something familiar',
    'which of the two versions you believe',
    'whom you could simply ask',
    'what you would tell a stranger on a train about it',
    'which rumor about yourself you half believe',
    'what you keep explaining to the wrong person',
  ],
  Cancer: [
    'what you want to keep close',
    'who has a key to your kitchen',
    'which old comfort still works',
    'whom you feed, and who feeds you',
    'what you are saving, and for whom',
    'which hurt is old enough to be told as a story',
  ],
  Leo: [
    'what you would do with more light on it',
    'where praise is owed',
    'what you are proud of and have not shown',
    'for whom you would do it without thanks',
    'what you are still rehearsing that could open',
    'whose turn it is to be in the middle',
  ],
  Virgo: [
    'which detail holds up the rest',
    'what you could mend with ten minutes and a needle',
    'where careful has turned into late',
    'which task could be finished instead of improved',
    'what your body has asked for in small print',
    'who would be glad of the help you keep offering elsewhere',
  ],
  Libra: [
    'what would be fair to both sides',
    'which decision you have left to politeness',
    'what you would do with company that you put off alone',
    'which yes was only good manners',
    'what you would say if you did not mind being disagreed with',
    'where half would be the better share',
  ],
  Scorpio: [
    'what everybody knows and nobody has said',
    'which trust has been earned',
    'what you hold on to, and for how long',
    'what would change if you said it first',
    'which door you check twice, and against what',
    'whom you have forgiven without telling them',
  ],
  Sagittarius: [
    'how large the plan may be',
    'what you would learn if there were no exam',
    'which road you have never taken to the end',
    'what you would believe if you had to act on it',
    'which promise was made by your good mood',
    'where you would go with three free days and a small bag',
  ],
  Capricorn: [
    'what will still matter in ten years',
    'which of your promises needs a date',
    'what you are climbing, and why',
    'what you could put down and still be yourself',
    'who is allowed to see you tired',
    'which of your rules has outlived its reason',
  ],
  Aquarius: [
    'which custom you keep only because it is there',
    'where you fit in by standing out',
    'what would be possible if everyone agreed to try',
    'who is missing from the circle',
    'what you would do differently if you could start from the end',
    'which part of you nobody has met yet',
  ],
  Pisces: [
    'what can be left to itself',
    'whose mood you have been carrying',
    'which of your dreams has a little truth in it',
    'what the quiet keeps trying to tell you',
    'where kindness has turned into hiding',
    'what you could stop rescuing',
  ],
}

/** A question beside other subjects. */
export const smallQuestions: string[] = [
  'If you want a question for it, take this one: {question}.',
  'On the way from one thing to the next you could think about {question}.',
  'There is time to ask yourself {question}.',
  'One question would fit into the gaps of it, namely {question}.',
  'Let one thing go through your head meanwhile: {question}.',
  'Over the dishes you may find out {question}.',
  'By the evening you may know a little more about {question}.',
  'It would be worth an honest minute to see {question}.',
  'Somebody might ask you, if you let them, {question}.',
]
