import type { Sign } from '#sky/zodiac.ts'

/** More small tasks for the Moon in a sign, in addition to those of `tasks.ts`. */
export const moreSignTasks: Record<Sign, string[]> = {
  Aries: [
    'Begin the smallest of the delayed things within a minute of reading this.',
    'Take the stairs at a run once, and let your pulse have its say.',
    'Answer one question with yes or no before any because.',
    'Walk ahead on a path where you usually follow.',
    'Ask for it directly, in one breath, and then be quiet.',
  ],
  Taurus: [
    'Eat one thing slowly enough to be able to describe it.',
    'Put both feet on the ground and a plant in the light.',
    'Buy the better bread, and leave something else in the shop.',
    'Sit for ten minutes on the best chair you own.',
    'Oil a hinge, a board or your own two hands.',
  ],
  Gemini: [
    'Ask two people the same question and keep both answers.',
    'Send a message with no purpose to someone who will smile at it.',
    'Look up a word that you have been using by ear.',
    'Go home by a street whose name you do not know.',
    'Read one page aloud, to somebody or to the kettle.',
  ],
  Cancer: [
    'Cook one portion more than you need and give it away.',
    'Call the person whose voice smells of an old kitchen.',
    'Change the sheets, and go to bed while they are still cool.',
    'Write a name on the back of an old photograph.',
    'Wrap yourself in the ugly blanket without an excuse.',
  ],
  Leo: [
    'Wear the thing you were saving, on no occasion at all.',
    'Praise one person within the hearing of a third.',
    'Sing one verse, with the door open.',
    'Show someone the thing you made before it is finished.',
    'Accept a compliment with a straight back and two words.',
  ],
  Virgo: [
    'Sew on the button, or tighten the screw, whichever is nearer.',
    'Empty one pocket of the bag you carry everywhere.',
    'Cross out the third item on the list and see who minds.',
    'Wash one thing properly that usually gets a wipe.',
    'Go to bed with tomorrow laid out on a chair.',
  ],
  Libra: [
    'Ask somebody which they would choose, and choose it with them.',
    'Set two places, even if one of them is for a book.',
    'Write the polite note you owe, four lines long.',
    'Move one picture until the wall is at peace.',
    'Give in on the smaller of two points, and say that you do.',
  ],
  Scorpio: [
    'Ask the second question, the one behind the first.',
    'Take the lid off one box that you have walked around for months.',
    'Tell one person the half of the story that was missing.',
    'Delete a number, or use it.',
    'Sit in the dark for five minutes before you turn on the lamp.',
  ],
  Sagittarius: [
    'Walk until you see something that you have never seen before.',
    'Look at a map of a place that you will reach one day.',
    'Say the large plan out loud to someone who likes large plans.',
    'Leave one form unfilled and go outside.',
    'Read the first page of a book that is above your head.',
  ],
  Capricorn: [
    'Do the dullest item first and tell no one.',
    'Give one promise a day and an hour in the calendar.',
    'Throw out the second version and keep the one that works.',
    'Climb something, if only the stairs to the top floor.',
    'Finish twenty minutes of work that nobody will see for a year.',
  ],
  Aquarius: [
    'Do one usual thing in the wrong order and watch what happens.',
    'Ask the odd one out what they think.',
    'Take half an hour in which nobody can reach you.',
    'Lend something useful to somebody you hardly know.',
    'Write down one idea that is too strange for the meeting.',
  ],
  Pisces: [
    'Listen to one piece of music with your eyes shut, all of it.',
    'Leave the last corner undone and close the door.',
    'Take a long bath or a short nap, and do not count the minutes.',
    'Write down what you dreamed before you look at any screen.',
    'Stand by some water, a river or a basin, until you forget why.',
  ],
}
