/** What a date ahead brings to the same point, after "On Thursday, March 4, Venus reaches your Mars, ". */
export const aheadClauses: Record<'eases' | 'presses', readonly string[]> = {
  eases: [
    'and it gets easier',
    'and you can come back to this in a better mood',
    'which is a better time to settle it',
    'and people will be readier to hear it',
    'so this is not the last word on it',
    'and what you leave open now can be finished then',
    'which should feel like a reward',
    'and you may be glad that you waited',
  ],
  presses: [
    'and the subject comes up again',
    "and you'll be asked for more",
    "so it's worth getting the easy part done first",
    "and there's less room for it then",
    "and you'll want some of your patience left",
    'so whatever is settled before then will help',
    'and somebody may test what you decide now',
    'which will show what still bothers you',
  ],
}
