/** Why a moment belongs to the question of a year, after the fact that ties it: the end of a sentence. */
export const tieEnds: Record<'lord' | 'before' | 'after', readonly string[]> = {
  lord: [
    'so this date weighs more than it would in another year',
    'so this is nearer the center of the year than it may look',
    'so what happens here may set the tone for weeks',
  ],
  before: [
    'so what you practice here you may need again in {month}',
    'and whatever you get done here can make {month} easier',
    'so this is the quiet half of what gets loud in {month}',
  ],
  after: [
    'so what you settled in {month} can help you here',
    'so you may recognize some of this from {month}',
    'so you may meet here, in smaller form, what you went through in {month}',
  ],
}
