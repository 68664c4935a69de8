/** What a date ahead brings to the same point on a day that presses, after "On Thursday, March 4, Venus reaches your Mars, ". */
export const aheadClauses: Record<'eases' | 'presses', readonly string[]> = {
  eases: [
    'and it gets easier',
    'and you can come back to this in a better mood',
    'which is a better time to settle it',
    'and people will be readier to hear it',
    'so this is not the last word on it',
    'and you may be glad that you waited',
  ],
  presses: [
    'and the subject comes up again',
    "so it doesn't have to be settled in one go",
    "and you'll want some of your patience left",
    'which will show what still bothers you',
    "and by then you'll know better what you want to say",
    'and somebody may test what you decide now',
  ],
}
