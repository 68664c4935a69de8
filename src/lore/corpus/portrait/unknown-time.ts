// {body} is "Moon", {first} and {second} are the two signs of the day, in order of time.

export const eitherSign = [
  'Your {body} changed from {first} to {second} at some time that day; both are described, and you will know which of them is you.',
]

/** For readers who have seen the previous one recently. */
export const eitherSignAgain = [
  'That day your {body} changed from {first} to {second}, and nobody wrote down when; read both, and keep the one that sounds like home.',
  'Your {body} changed from {first} to {second} in the course of that day, so two people are described here, and one of them is you.',
  'Whether you were born before or after your {body} changed from {first} to {second} that day, you can tell better than a clock: read both.',
]

export const stillInFirst = [
  'Suppose first that it was still in {first}.',
  'Here is the earlier one, {first}.',
  'If it had not left {first} yet, this is you.',
  'Suppose that you came early, while it was still in {first}.',
  'Here is the earlier version, {first}.',
]

export const alreadyInSecond = [
  'Now suppose that it had reached {second}.',
  'And here is the later one, {second}.',
  'If {second} had begun, it is this instead.',
  'Suppose that you came late, and it had reached {second}.',
  'And here is the later version, {second}.',
]
