// npm run corpus: a report for editors of src/lore/corpus. Gaps and violations make it fail;
// repetitions are listed for review.

import { readPieces } from './corpus/pieces.ts'
import { repetitionsIn } from './corpus/repetitions.ts'
import { requiredEntries } from './corpus/required-entries.ts'
import { sentencesOf, violationsIn, wordsOf } from './corpus/rules.ts'

const pieces = await readPieces()
const wordings = pieces.entries.flat()
const { sentences: duplicates, ...repetitions } = repetitionsIn(pieces)

const forReview = {
  'Without {ref}': wordings
    .filter(({ sentences }) => !sentences.some((text) => text.includes('{ref}')))
    .map(({ id }) => id),
  ...repetitions,
}
const violations = {
  'Gaps (fewer wordings than required)': requiredEntries()
    .filter(({ wordings: count, minimum }) => count < minimum)
    .map(({ name, wordings: count, minimum }) => `${name}: ${count} of ${minimum}`),
  'Duplicate sentences': duplicates,
  ...violationsIn(pieces),
}

const sentences = [...wordings.flatMap(sentencesOf), ...pieces.lines]
const words = sentences.reduce((sum, { text }) => sum + wordsOf(text).length, 0)
console.log(`${wordings.length} wordings, ${sentences.length} sentences and lines, ${words} words`)
for (const [title, found] of Object.entries({ ...forReview, ...violations })) {
  console.log(`\n${title}: ${found.length}`)
  for (const line of found) console.log(`  ${line}`)
}
process.exitCode = Object.values(violations).some((found) => found.length > 0) ? 1 : 0
