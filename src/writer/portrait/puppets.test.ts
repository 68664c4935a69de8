import { expect, test } from 'vitest'
import { withoutPuppets } from './puppets.ts'

const says = [
  'Your efforts come a size larger than the occasion (your Mars square your Jupiter).',
  'Mars wants to win this, and Jupiter would like it to mean something as well.',
  "A place in line can become a matter of justice, and by the time you've won it nobody remembers what it was for.",
  "In a cause that really is that big, you're the person they needed all along.",
]

test('keeps one sentence of a text in which a planet acts like a person', () => {
  expect(withoutPuppets(says, 0)).toEqual({ says, count: 1 })
})

test('leaves the next one out', () => {
  const { says: left, count } = withoutPuppets(says, 1)
  expect(left).toEqual([says[0], undefined, says[2], says[3]])
  expect(count).toBe(1)
})

test('keeps one that holds the reference, or that the next sentence looks back at', () => {
  const named = ['Mars wants to win this (your Mars square your Jupiter).', ...says.slice(1)]
  expect(withoutPuppets(named, 1).says).toEqual([named[0], undefined, says[2], says[3]])
  const joined = [says[0] ?? '', says[1] ?? '', 'It can become a matter of justice.', says[3] ?? '']
  expect(withoutPuppets(joined, 1)).toEqual({ says: joined, count: 2 })
})

test('keeps one that names somebody whom the next sentence means', () => {
  const him = "Mars has noticed that an old man can't manage the ladder."
  const named = [says[0] ?? '', him, 'You tell him that yours was in the car.', ...says.slice(2)]
  expect(withoutPuppets(named, 1).says).toEqual(named)
  const others = [says[0] ?? '', him, 'People thank you, and they mean it.', ...says.slice(2)]
  expect(withoutPuppets(others, 1).says[1]).toBeUndefined()
})

test('keeps a sentence that introduces something that a later sentence names', () => {
  const bees = 'The Moon wants to go to bed, but Mercury has just found out about bees.'
  const named = [says[0] ?? '', bees, says[2] ?? '', 'The next day your friends get the bees.']
  expect(withoutPuppets(named, 1).says).toEqual(named)
  const known = [
    'You know a good deal about bees (your Moon square your Mercury).',
    ...named.slice(1),
  ]
  expect(withoutPuppets(known, 1).says[1]).toBeUndefined()
})

test('keeps a paragraph of at least three sentences', () => {
  expect(withoutPuppets(says.slice(0, 3), 1).says).toEqual(says.slice(0, 3))
})
