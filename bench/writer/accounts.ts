import { randomAccounts } from '../../src/testing/random-births.ts'
import { readingHistory } from '../../src/testing/reading-history.ts'
import { composeText } from '../../src/writer/embedded-writer.ts'
import { repeatsOf } from './written.ts'

/** How much is repeated to people who ask for several readings, sooner and later, of all texts. */
export async function accounts(count: number) {
  const people = randomAccounts(count)
  return {
    'within two weeks': await repeatsOfAll(people, 1),
    'within eight weeks': await repeatsOfAll(people, 4.5),
  }
}

async function repeatsOfAll(people: ReturnType<typeof randomAccounts>, pace: number) {
  const total = { sentences: 0, wordings: 0 }
  for (const [index, account] of people.entries()) {
    const habit = { name: `account ${index}`, pace }
    const { sentences, wordings } = repeatsOf(await readingHistory(account, habit, composeText))
    total.sentences += sentences
    total.wordings += wordings
  }
  return total
}
