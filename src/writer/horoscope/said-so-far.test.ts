import { expect, test } from 'vitest'
import { SaidSoFar } from './said-so-far.ts'

test('a second sentence on what somebody may do is the worst fit', () => {
  const said = new SaidSoFar()
  said.add(['Somebody close may take your side.', 'You can say it back.'])
  const [another, ...others] = [
    'Someone may be late.',
    'The old price may come up.',
    'Somebody is late.',
  ].map((text) => said.penaltyOf([text]))
  for (const other of others) expect(another).toBeGreaterThan(other + 40)
})
