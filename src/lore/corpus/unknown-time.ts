// {body} is "Moon", {first} and {second} are the two signs of the day, in order of time.

export const eitherSign = [
  'Your {body} changed from {first} to {second} at some time that day; both are described, and you will know which of them is you.',
]

export const stillInFirst = [
  'Suppose first that it was still in {first}.',
  'Here is the earlier one, {first}.',
  'If it had not left {first} yet, this is you.',
]

export const alreadyInSecond = [
  'Now suppose that it had reached {second}.',
  'And here is the later one, {second}.',
  'If {second} had begun, it is this instead.',
]
