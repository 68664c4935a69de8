/** Where the two sides of a thesis stand in the chart. */
export const polesStated: string[] = [
  'The first is {one}, and the second is {other}.',
  'One comes from {one}, and the other from {other}.',
  'The first comes from {one}. The second comes from {other}.',
  'In your chart the first is {one}, and the second is {other}.',
]

/** What each of the two sides is after. */
export const bothWants: string[] = [
  'One of the two wants to {one}, and the other wants to {other}.',
  'The first would like to {one}. The second would rather {other}.',
  'The first of them is out to {one}, while the second means to {other}.',
  'Ask the first what it wants and it will say to {one}. Ask the second and it will say to {other}.',
]

/** What the second side is after, where the first is the Ascendant. */
export const secondWants: string[] = [
  'That second side wants to {want}.',
  'What the second of the two really wants is to {want}.',
  'The second of them wants, above all, to {want}.',
  'Under the manner there is someone who wants to {want}.',
  'What that manner keeps out of view is a wish to {want}.',
]

export const turnHinges: string[] = ['And yet', 'On the other hand,', 'Even so,']
