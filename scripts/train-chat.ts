/** `npm run train:chat`: trains the statistics of what is asked in the chat, and writes their weights. */
import { writeFileSync } from 'node:fs'
import { labeledExamples } from '../src/chat/understand/statistics/examples.ts'
import { train } from '../src/chat/understand/statistics/train.ts'
import { pack } from '../src/chat/understand/statistics/weights.ts'

const file = new URL('../src/chat/understand/statistics/weights.json', import.meta.url)
const { kinds, themes, purposes } = labeledExamples()
const packed = {
  kinds: pack(train(kinds)),
  themes: pack(train(themes)),
  purposes: pack(train(purposes)),
}
writeFileSync(file, `${JSON.stringify(packed, undefined, 2)}\n`)
for (const [name, { labels, features }] of Object.entries(packed))
  console.log(
    `${name}: ${Object.keys(features).length} features, ${labels.split(',').length} labels`,
  )
