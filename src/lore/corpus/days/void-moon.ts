/** What such a Moon is good for on a quiet day. */
export const voidMoonClauses: readonly string[] = [
  'which is good for finishing and poor for starting',
  'so what you begin then tends to come to nothing, and what you finish stays finished',
  "so routine goes well and decisions don't",
  'so promises made in those hours tend to slip',
  'which makes it a good time for a nap, a walk, or the laundry',
  "so a meeting may end without a result, which isn't your fault",
  'so whatever you were dreading in those hours will probably come to little',
  'and a decision that can wait until afterward is better for the wait',
  'so an order placed then is likelier to be sent back',
  "and you won't miss much if you put your phone away",
]
