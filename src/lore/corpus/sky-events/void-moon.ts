import type { Wording } from '../../wording.ts'

/** Wordings for the void-of-course Moon. */
export const voidMoon: Wording[] = [
  {
    view: 'desk',
    sentences: [
      'From {time} until {until} what is started goes sideways, and what is half done lets itself be finished{ref}.',
      'Close files, wash the brushes, answer what needs no deciding.',
    ],
  },
  {
    view: 'decision',
    sentences: [
      'Agreements made between {time} and {until} tend to come undone like a shoelace{ref}.',
      'Gather the facts, eat something, and say that you will let them know afterward.',
    ],
  },
  {
    view: 'habit',
    sentences: [
      'The hours from {time} to {until} like to run in old grooves{ref}.',
      'Take the usual route, fold the usual laundry, and keep the bright new plan in the drawer until they are over.',
    ],
  },
  {
    view: 'money',
    sentences: [
      'A purchase made from {time} to {until} is apt to sit in its bag for months{ref}.',
      'Put the thing back on the shelf for the moment, and sort the receipts you already have.',
    ],
  },
  {
    view: 'kitchen',
    sentences: [
      'Between {time} and {until} stir pots that are already on the stove{ref}.',
      'It is a stretch for leftovers, dishes and wiping shelves, while the recipe you have never tried can wait its turn.',
    ],
  },
  {
    view: 'friendship',
    sentences: [
      'Nothing in particular needs to come of the time from {time} until {until}{ref}.',
      'Sit on the step with somebody you have known for years, and talk about what you always talk about.',
    ],
  },
  {
    view: 'body',
    sentences: [
      'Starting at {time} the day freewheels, and it does so until {until}{ref}.',
      'Lie down, stretch, take the known path around the pond, and ask no more of your legs than that.',
    ],
  },
  {
    view: 'crowd',
    sentences: [
      'Meetings held from {time} to {until} wander off and come back with cake{ref}.',
      'Use them to go over the old list and tick what is done, and call nothing settled that was new.',
    ],
  },
  {
    view: 'solitude',
    sentences: [
      'You may leave a blank in the plan from {time} until {until}, since it would fill with detours anyway{ref}.',
      'Water the plants, finish the chapter, and look out at whatever goes by.',
    ],
  },
  {
    view: 'quarrel',
    sentences: [
      'A dispute opened after {time} would be talked in circles, so leave it shut until {until}{ref}.',
      'Tidy up an old one in the meantime, with a thank-you or a returned umbrella.',
    ],
  },
]
