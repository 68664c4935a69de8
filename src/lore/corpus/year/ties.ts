/** Why a moment belongs to the question of a year, after the fact that ties it: the end of a sentence. `{matter}` is what it asks about. */
export const tieEnds: Record<'lord' | 'house' | 'passing' | 'before' | 'after', readonly string[]> =
  {
    lord: [
      'so what happens here counts toward {matter}',
      "so you needn't look far for the way from here to {matter}",
      "so you find out something here that you didn't know about {matter}",
      'and that puts {matter} back on your mind',
    ],
    house: [
      'so this bears directly on {matter}',
      'so you come to {matter} here by the shortest way',
      "and that's why you'll think of {matter} before you think of the reason",
    ],
    passing: ['so it finds {matter} on its way', 'and so it comes at {matter} from outside'],
    before: [
      'so what you practice here you need again in {month}',
      'and whatever you put off here comes back with it in {month}',
      'so this is the quiet half of what gets loud in {month}',
    ],
    after: [
      'so what you settled in {month} is what helps you here',
      'and what {month} changed in you makes this a different matter',
      'so you meet here, in smaller form, what you went through in {month}',
    ],
  }
