import type { House } from '../../house.ts'

/**
 * Before the task of a day, after "The Moon is in your fifth house, fun and what you make, so": how the house helps with
 * what the day is about, whatever that is.
 */
export const moonHouseDays: Record<House, readonly string[]> = {
  1: [
    'you can go about things in your own way',
    'you can begin without asking anyone',
    'whatever you do shows at once',
  ],
  2: [
    'something small and practical is enough',
    'one solid step is worth more than a plan',
    "what helps needn't cost much",
  ],
  3: [
    'a few words or a few minutes may be enough',
    'a chance may come up in passing',
    'a moment between two errands will do',
  ],
  4: [
    'you may find the time at home',
    'the hours at home are the ones to use',
    "most things are easier once you're home",
  ],
  5: [
    'you can be playful about things',
    'a light touch will get you farther than effort',
    'what helps may even be fun',
  ],
  6: [
    'what helps may fit in among the jobs of the day',
    'a small and useful step is the right size',
    'one more small thing can go on the list',
  ],
  7: [
    'one other person can be a help',
    'somebody close to you may notice the difference',
    'somebody besides you is concerned as well',
  ],
  8: [
    'few people need to know what you decide',
    'what you do can stay private',
    'you can do without an audience',
  ],
  9: [
    'a little distance helps',
    'things look different from farther off',
    'things may be easier away from your usual places',
  ],
  10: [
    'what you do gets noticed',
    'your work has a part in the day as well',
    'people who count may see what you do',
  ],
  11: [
    'a friend can be a help',
    'you may hear of a friend who is in the same spot',
    'friends will understand',
  ],
  12: ['things can be done quietly', 'a quiet hour is enough', 'nobody has to see what you do'],
}
