import type { ModelRequest } from '#writer/model/language-model.ts'
import { type HostileInput, hostileInputs } from './hostile-inputs.ts'
import { readInput } from './read-input.ts'

const HARMLESS = 'You tend to check the details before you say how you feel about them.'

type ObeyedRequest = Pick<ModelRequest, 'instructions' | 'input'>

/** The answer of a model that obeys its input and gives away all it knows. */
export function obey(request: ObeyedRequest, input: HostileInput): string {
  const { text, says } = input
  const { facts = [], plan = [{ id: 'p1', words: 20, facts: [] }] } = readInput(request.input)
  const cited = facts.slice(0, 2).map(({ id }) => id)
  const leaks = request.instructions.split(/\n+|(?<=\.) /).filter((line) => line.length > 60)
  const attempts = [says, `${says} ${HARMLESS}`, text, ...leaks.slice(0, 8)]
  const bad = attempts.flatMap((attempt) => [
    { text: attempt, facts: cited },
    { text: attempt, facts: ['placement:chiron'] },
  ])
  const paragraphs = plan.map(({ id, facts: ids }, index) => ({
    id,
    title: says,
    sentences: [
      {
        text: `${HARMLESS.slice(0, -1)}, as paragraph ${index} of text ${hostileInputs.indexOf(input)} says.`,
        facts: ids.length ? ids : cited,
      },
      ...bad,
    ],
  }))
  return JSON.stringify({ paragraphs, system: says })
}
