import { hostsOfSide } from '#lore/corpus/highlights/hosts.ts'
import type { Planet } from '#sky/bodies.ts'
import { arguedFrame, isOfSide } from './argued.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** A planet in whose sign one of the two sides stands has a say in that side: before its paragraph. */
export function narrateHost(text: Text, paragraph: ParagraphBuilder, host: Planet): void {
  const frame = arguedFrame(text)
  if (!frame || isOfSide(frame, host) || text.named.has('host')) return
  const [first] = paragraph.drafts
  if (!first || /^hinge\//.test(first.wording)) return
  for (const { points } of frame.sides)
    for (const point of points) {
      const fact = text.spine.facts.find(
        (one) => one.kind === 'dispositor' && one.of === point && one.body === host,
      )
      const lines = hostsOfSide[point as keyof typeof hostsOfSide]?.[host]
      if (!fact || !lines) continue
      const facts = [fact.id, `placement:${point}`, `placement:${host}`]
      if (paragraph.sayFirst(`host/${point}/${host}`, lines, { facts })) {
        text.named.add('host')
        return
      }
    }
}
