/** What it widens that a touched planet rules an angle: clauses. */
export const ruledLines: Record<'asc' | 'mc', readonly string[]> = {
  asc: [
    'it colors how you walk into any room',
    "people can tell from outside, before you've told them",
    'it takes in all of you and not one corner of your life',
    'you feel it more than most people would',
  ],
  mc: [
    'work and reputation have a part in it',
    'people at work are likely to hear of it',
    'it shows in what other people know you for',
    'somebody who matters to your work is watching',
    "what happens here gets noticed where you're known",
    'your standing moves along with it',
  ],
}
