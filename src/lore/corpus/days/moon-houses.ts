import type { House } from '../../house.ts'

/**
 * Before the task of a day, after "The Moon is in your fifth house, fun and what you make, so": how the house helps with
 * what the day is about, whatever that is.
 */
export const moonHouseDays: Record<House, readonly string[]> = {
  1: [
    'you can go about it in your own way',
    'nobody has to be asked before you do something about it',
    'what you do about it shows at once',
  ],
  2: [
    'something small and practical is enough',
    'one solid step is worth more than a plan',
    "it needn't cost much to do something about it",
  ],
  3: [
    'a few words or a few minutes may be enough',
    'the chance may come up in passing',
    'it can be done between two errands',
  ],
  4: [
    'you may find the time for it at home',
    'the hours at home are a good time for it',
    "it's easier once you're home",
  ],
  5: [
    'you can be playful about it',
    'a light touch will get you farther than effort',
    'doing something about it may even be fun',
  ],
  6: [
    'it fits in among the jobs of the day',
    'a small and useful step is the right size',
    'it can go on the list with everything else',
  ],
  7: [
    'one other person can have a part in it',
    'somebody close to you may notice that you did something about it',
    'it concerns somebody besides you as well',
  ],
  8: [
    'few people need to know what you do about it',
    'what you do about it can stay private',
    'it can be done without an audience',
  ],
  9: [
    'a little distance helps',
    'it helps to look at it from farther off',
    'it may be easier away from your usual places',
  ],
  10: [
    'what you do about it gets noticed',
    'it has a bearing on your work as well',
    'people who count may see what you do about it',
  ],
  11: [
    'a friend can have a part in it',
    'you may hear of a friend who is in the same spot',
    'friends will understand what you do about it',
  ],
  12: [
    'it can be done quietly',
    'a quiet hour is enough for it',
    'nobody has to see what you do about it',
  ],
}
