import { z } from 'zod'
import { assistantMessages } from '#contract/assistant-messages.ts'
import { AppError } from '#errors.ts'
import { firstLine, plainSentence } from '#lore/plain-sentence.ts'
import { type AspectPoint, aspectPoints } from '#sky/aspects.ts'
import { angles, interpretedBodies } from '#sky/bodies.ts'
import { aspectNames } from '#sky/chart.ts'
import type { NatalFact } from '#sky/facts.ts'
import { signs } from '#sky/zodiac.ts'
import { defineTool } from '../tool.ts'

const Point = z.enum([...interpretedBodies, ...angles])

const Input = z.object({
  point: Point.describe('A planet or an angle'),
  sign: z.enum(signs).optional(),
  house: z.int().min(1).max(12).optional(),
  aspect: z.enum(aspectNames).describe('With "other"').optional(),
  other: z.enum(aspectPoints).describe('The other point of an aspect').optional(),
})

export const meaningTool = defineTool({
  name: 'meaning',
  title: 'What a placement or an aspect means',
  description:
    'What a point in a sign, a planet in a house, or an aspect between two points means in any natal chart, in one plain sentence.',
  input: Input,
  run(input) {
    const facts = factsOf(input)
    const meanings = facts.flatMap((fact) => {
      const [meaning, line] = [plainSentence(fact), firstLine(fact)]
      return meaning ? [{ fact: fact.id, meaning, ...(line && { line }) }] : []
    })
    if (meanings.length === 0) throw new AppError('bad_request', assistantMessages.meaninglessPoint)
    return { meanings }
  },
})

/** Facts as any chart has them: degrees play no part in the meaning. */
function factsOf({ point, sign, house, aspect, other }: z.output<typeof Input>): NatalFact[] {
  const base = { weight: 1, certain: true }
  const isAngle = point === 'asc' || point === 'mc'
  const facts: NatalFact[] = []
  if (sign && isAngle)
    facts.push({
      ...base,
      id: `angle:${point}`,
      kind: 'angle',
      angle: point,
      sign,
      degrees: 0,
      minutes: 0,
    })
  if (sign && !isAngle)
    facts.push({ ...base, id: `placement:${point}`, kind: 'placement', body: point, sign })
  if (house && !isAngle)
    facts.push({ ...base, id: `house:${house}:${point}`, kind: 'house', body: point, house })
  const pair = [point, other].toSorted(inOrderOfPoints)
  const [a, b] = pair
  if (aspect && isAspectPoint(a) && isAspectPoint(b) && a !== b)
    facts.push({
      ...base,
      id: `aspect:${a}~${b}:${aspect}`,
      kind: 'aspect',
      a,
      b,
      aspect,
      orbDegrees: 0,
    })
  return facts
}

const isAspectPoint = (point: unknown): point is AspectPoint =>
  (aspectPoints as readonly unknown[]).includes(point)

const inOrderOfPoints = (one: unknown, other: unknown) =>
  (aspectPoints as readonly unknown[]).indexOf(one) -
  (aspectPoints as readonly unknown[]).indexOf(other)
