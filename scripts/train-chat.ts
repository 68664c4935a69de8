/** `npm run train:chat`: trains the statistics of what is asked in the chat, and writes their weights. */
import { writeFileSync } from 'node:fs'
import { labeledExamples } from '../src/chat/understand/statistics/examples.ts'
import { train } from '../src/chat/understand/statistics/train.ts'
import { pack } from '../src/chat/understand/statistics/weights.ts'

const file = new URL('../src/chat/understand/statistics/weights.json', import.meta.url)
const packed = pack(train(labeledExamples()))
writeFileSync(file, `${JSON.stringify(packed, undefined, 2)}\n`)
console.log(
  `${Object.keys(packed.features).length} features, ${packed.labels.split(',').length} kinds of question`,
)
