import { hostFrames, hostsByHouse, hostsOfSide } from '#lore/corpus/highlights/hosts.ts'
import type { House } from '#lore/house.ts'
import { bodyName, pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { fillTemplate } from '../prose/template.ts'
import { arguedFrame, isOfSide } from './argued.ts'
import { subject } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** Says before the paragraph of a planet that it rules the sign of one of the two sides. */
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
      if (!fact || !(point in hostsOfSide)) continue
      const own = text.spine.planets.get(host)
      const { name, lines } = linesOf(point as HostedPoint, host, own?.house as House | undefined)
      const facts = [fact.id, `placement:${point}`, ...(own?.facts ?? [])]
      if (paragraph.sayFirst(name, lines, { facts })) {
        text.named.add('host')
        return
      }
    }
}

type HostedPoint = keyof typeof hostsOfSide

/** Varies by the house, so that readers with the same ruler do not get the same sentence. */
function linesOf(point: HostedPoint, host: Planet, house: House | undefined) {
  if (!house) return { name: `host/${point}/${host}`, lines: hostsOfSide[point][host] ?? [] }
  const slots = { Host: subject(host), named: bodyName(host), point: pointNames[point] }
  const lines = hostsByHouse[point][house].flatMap((does) =>
    hostFrames.map((line) => fillTemplate(line, { ...slots, does })),
  )
  return { name: `host/${point}/${host}/${house}`, lines }
}
