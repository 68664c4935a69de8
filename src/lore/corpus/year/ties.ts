/** Why a moment belongs to the question of a year, after the fact that ties it: the end of a sentence. */
export const tieEnds: Record<'lord' | 'house' | 'passing' | 'before' | 'after', readonly string[]> =
  {
    lord: [
      'so this date weighs more than it would in another year',
      'so this is nearer the center of the year than it may look',
      'so what happens here sets the tone for weeks',
    ],
    house: [
      'so this belongs to the question as well',
      "so you won't have to look far for the question in it",
      'so this is part of it, too',
    ],
    passing: [
      'so this, too, belongs to the question',
      "so it's the question again, from another side",
    ],
    before: [
      'so what you practice here you need again in {month}',
      'and whatever you get done here makes {month} easier',
      'so this is the quiet half of what gets loud in {month}',
    ],
    after: [
      'so what you settled in {month} is what helps you here',
      'and what {month} changed in you makes this a different matter',
      'so you meet here, in smaller form, what you went through in {month}',
    ],
  }
