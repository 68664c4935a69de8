// npm run corpus: a report for editors of src/lore/corpus. Gaps and violations make it fail;
// repetitions are listed for review.

import { readLines } from './corpus/pieces.ts'
import { repetitionsIn } from './corpus/repetitions.ts'
import { requiredEntries } from './corpus/required-entries.ts'
import { violationsIn, wordsOf } from './corpus/rules.ts'

const lines = await readLines()
const { sentences: duplicates, ...forReview } = repetitionsIn(lines)

const violations = {
  'Gaps (fewer wordings than required)': requiredEntries()
    .filter(({ wordings: count, minimum }) => count < minimum)
    .map(({ name, wordings: count, minimum }) => `${name}: ${count} of ${minimum}`),
  'Duplicate sentences': duplicates,
  ...violationsIn(lines),
}

const words = lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0)
console.log(`${lines.length} lines, ${words} words`)
for (const [title, found] of Object.entries({ ...forReview, ...violations })) {
  console.log(`\n${title}: ${found.length}`)
  for (const each of found) console.log(`  ${each}`)
}
process.exitCode = Object.values(violations).some((found) => found.length > 0) ? 1 : 0
