// npm run corpus: what an editor of src/lore/corpus wants to know. Gaps and breaches end in failure;
// repetitions are shown for reading.

import { readPieces } from './corpus/pieces.ts'
import { repetitionsIn } from './corpus/repetitions.ts'
import { requiredEntries } from './corpus/required-entries.ts'
import { sentencesOf, violationsIn, wordsOf } from './corpus/rules.ts'

const pieces = await readPieces()
const wordings = pieces.entries.flat()
const { sentences: saidTwice, ...repetitions } = repetitionsIn(pieces)

const forReading = {
  'Without {ref}': wordings
    .filter(({ sentences }) => !sentences.some((text) => text.includes('{ref}')))
    .map(({ id }) => id),
  ...repetitions,
}
const breaches = {
  'Gaps (fewer wordings than wanted)': requiredEntries()
    .filter(({ wordings: count, wanted }) => count < wanted)
    .map(({ name, wordings: count, wanted }) => `${name}: ${count} of ${wanted}`),
  'Sentences that stand twice': saidTwice,
  ...violationsIn(pieces),
}

const sentences = [...wordings.flatMap(sentencesOf), ...pieces.lines]
const words = sentences.reduce((sum, { text }) => sum + wordsOf(text).length, 0)
console.log(`${wordings.length} wordings, ${sentences.length} sentences and lines, ${words} words`)
for (const [title, found] of Object.entries({ ...forReading, ...breaches })) {
  console.log(`\n${title}: ${found.length}`)
  for (const line of found) console.log(`  ${line}`)
}
process.exitCode = Object.values(breaches).some((found) => found.length > 0) ? 1 : 0
