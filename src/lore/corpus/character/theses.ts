import type { Contrast } from '../../synthesis/thesis.ts'

/** How two sides of a person differ: `{one}` and `{other}` are epithets, as "calm and very hard to move". */
export const thesisLines: Record<Contrast, [string, string][]> = {
  'top-bottom': [
    [
      'In public you are {one}.',
      'At home you are {other}, and anyone who knows you there would not recognize the description that acquaintances give.',
    ],
    [
      'People who know you in public get someone {one}.',
      'People who know you at home get someone {other}, and each group would be surprised by the other one.',
    ],
    [
      'You are {one} as long as you are in public.',
      'Once you are home you are {other}, which is the reverse of what most people would guess.',
    ],
  ],
  'shown-hidden': [
    [
      'Most people meet someone {one}.',
      'Very few of them get to know that you are also {other}, and you prefer to keep it that way for a while.',
    ],
    [
      'You come across as {one}, and you are.',
      'You are also {other}, and that part stays out of sight until you are sure of the company.',
    ],
    [
      'On the surface you are {one}.',
      'Out of sight you are {other}, and a good deal of your energy goes into keeping the two apart.',
    ],
  ],
  'self-other': [
    [
      'Left to yourself you are {one}.',
      'Put one particular person across from you and you are {other}, and you have probably been surprised by that more than once.',
    ],
    [
      'Among strangers you are {one}.',
      'With somebody you care about you become {other}, and it takes you a while to find your way back.',
    ],
    [
      'You start out {one}.',
      'Then somebody matters to you, and you turn out to be {other} as well.',
    ],
  ],
  opposed: [
    [
      'Part of you is {one}.',
      'Another part is {other}, and neither has ever agreed to wait for its turn.',
    ],
    [
      'You are {one}.',
      'You are also {other}, and most of your harder decisions come down to which of the two gets to make them.',
    ],
    [
      'Some weeks you are {one}.',
      'In others you are {other}, and the people around you have learned to ask which one they are talking to.',
    ],
  ],
  lights: [
    [
      'In what you set out to do you are {one}.',
      'In what you need at the end of the day you are {other}, and the two make different plans for the same evening.',
    ],
    [
      'The life you are building belongs to someone {one}.',
      'The person who has to live in it is {other}, and that person gets asked last.',
    ],
    [
      'You aim for things as someone {one}.',
      'You rest and recover as someone {other}, so what you achieve is not always what does you good.',
    ],
  ],
  mask: [
    [
      'At first you seem {one}.',
      'From there on you are {other}, and people who stay long enough learn to reckon with it.',
    ],
    [
      'You make an entrance as someone {one}.',
      'You go on as someone {other}, and people who left after the first meeting have the wrong idea of you.',
    ],
    [
      'What people notice first is that you are {one}.',
      'What decides your life is that you are {other}.',
    ],
  ],
  manners: [
    [
      'In some things you are {one}.',
      'In others you are {other}, and it goes by subject more than by mood.',
    ],
    [
      'There is a side of you that is {one}.',
      'There is another that is {other}, and the two of them divide your life between them without discussing it.',
    ],
    [
      'People who know you from one place call you {one}.',
      'People who know you from another would say that you are {other}, and both are right.',
    ],
  ],
}

/** Why both sides are true at once. */
export const hingeLines: Record<Contrast, string[]> = {
  'top-bottom': [
    'The difference lies in what can be taken from you. In public very little of what you love is at stake, and at home all of it is.',
    'In public you can choose which part of yourself to bring along. Home gets the rest, at the hour when you have stopped choosing.',
    'You spend your best self on people who see an hour of you, and by evening there is less of it left than you think.',
  ],
  'shown-hidden': [
    'You have let the first impression stand because it is true as far as it goes, and because it saves you from explaining the rest.',
    'The one makes you easy to deal with. The other is what you protect by being easy to deal with.',
    'You offer the first freely. You keep the second until you know what a person would do with it.',
    'It takes most people about a year to get from the first to the second, and you could tell them the day they arrived.',
    'People meet the first one because you like to have a look at them before they have a look at you.',
    'Nobody is being fooled. You have simply found that the first can be had by anyone, and that the second gets used.',
  ],
  'self-other': [
    'It takes another person to bring the second side out, which may be why you keep choosing people who do.',
    'What you do not do for yourself you tend to leave to someone close, and then you object to how they do it.',
    'Neither is put on. You simply find out about the second one in company.',
    'Time alone rests one of them and starves the other.',
    'Anyone who has met you only by yourself would miss half of it, and some years so do you.',
  ],
  opposed: [
    'Both want something real, so giving in to one only postpones the other.',
    'You tend to run on one of them until it wears out, and then to swing over to the other with relief.',
    'You are at your best when both have been asked, and at your most tiring, for yourself and others, when one of them has been outvoted for a month.',
  ],
  lights: [
    'You make your choices as the first and you live with them as the second.',
    'By day the first one decides. The second one sends the bill, usually around bedtime.',
    'When the two agree you are hard to stop, and when they do not you get what you wanted and cannot say why it feels flat.',
  ],
  mask: [
    'You are not hiding anything. The first is how you begin, and the second is where you are going with it.',
    'The manner opens the conversation, and the rest of you has plans for how it ends.',
    'One is your way in and the other is your purpose, and they were not made by the same hand.',
  ],
  manners: [
    'Which of the two people get depends on what they came to you for.',
    'You can use one to cover for the other, and you do it so smoothly that you sometimes lose track of which you are using.',
    'Trouble starts where a situation asks for both at once.',
  ],
}
