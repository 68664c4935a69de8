/** What it widens that a touched planet rules an angle: clauses. */
export const ruledLines: Record<'asc' | 'mc', readonly string[]> = {
  asc: [
    'it gets to you sooner than it would to others',
    'it shows in how you come into a room',
    "people notice it on you before you've said anything",
    'it colors most of what you do',
  ],
  mc: [
    'it has a bearing on your work, too',
    'it shows at work as well',
    'somebody who matters to your work notices',
    'it affects what people know you for',
    "it doesn't stay private",
  ],
}
