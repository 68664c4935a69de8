/** The sentences of the chart that anybody may see. */
export const firstChartMessages = {
  title: 'See your own chart',
  lead: 'It takes a birth date and a place.',
  promise: 'No account needed, and nothing is stored.',
  action: 'See My Chart',
  busy: 'Drawing your chart…',
  failed: 'Your chart could not be drawn. Please try again.',
  /** `{place}`, `{when}`: "June 10, 1990, 2:30 p.m." */
  sky: 'The sky over {place}, {when}',
  timeUnknown: 'time unknown',
  inSign: '{point} in {sign}',
  /** For a Sun or Moon that changed signs on the day of an unknown birth time. */
  earlier: '{point} in {sign}, earlier that day',
  later: '{point} in {sign}, later that day',
  rising: 'Rising',
  noRising: 'The rising sign needs a birth time.',
  whichPlace: 'Which "{place}" is it? If it is not here, add its region, as in "Paris, Texas".',
  keep: 'Keep it and read on',
  /** Where a page asks visitors to log in. */
  newHere: 'New here?',
  seeFirst: 'See your own chart first',
} as const
