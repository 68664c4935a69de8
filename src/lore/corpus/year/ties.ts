/** Why a moment belongs to the question of a year, after the fact that ties it: the end of a sentence. `{matter}` is what it asks about. */
export const tieEnds: Record<'lord' | 'house' | 'passing' | 'before' | 'after', readonly string[]> =
  {
    lord: [
      'so this date weighs more than it would in another year',
      'so you learn something here about {matter}',
      'so you end up thinking about {matter}',
    ],
    house: [
      'so this is about {matter}, too',
      'so you meet {matter} here as well',
      "so you won't have to look far to see what it has to do with {matter}",
    ],
    passing: ['so this, too, is about {matter}', 'so it has something to do with {matter}'],
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
