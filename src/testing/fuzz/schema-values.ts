import fc from 'fast-check'
import { z } from 'zod'
import { oddText, oddValue } from './odd-values.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** What a schema of the contract accepts, with now and then something that it should not. */
export const valuesOf = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  nearly(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)

const nearly = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: accepted(schema) }, { weight: 1, arbitrary: oddValue })

function accepted(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => nearly(choice as JsonSchema)))
  switch (schema.type) {
    case 'object':
      return objects(schema)
    case 'array':
      return fc.array(nearly((schema.items ?? {}) as JsonSchema), { maxLength: 3 })
    case 'string':
      return strings(schema)
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return oddValue
  }
}

function objects({ properties = {}, required = [] }: JsonSchema) {
  const model: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [key, schema] of Object.entries(properties)) model[key] = nearly(schema as JsonSchema)
  // A required key is missing one time in ten.
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(model, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
  )
}

function strings({ format, pattern }: JsonSchema): fc.Arbitrary<string> {
  const usual = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.constantFrom(...(examplesOf[format ?? ''] ?? examples))
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: oddText })
}

function numbers({ type, minimum = -1000, maximum = 1000 }: JsonSchema) {
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    : fc.double({ min: minimum, max: maximum, noNaN: true })
}

const examplesOf: Record<string, string[]> = {
  uuid: ['f3b1ff9c-7d16-4e5a-9f2a-0b6c3e1d2a77'],
  date: ['1990-06-10', '2026-02-28', '0001-01-01', '9999-12-31'],
  'date-time': ['2026-12-21T09:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  email: ['ada@example.com'],
}
const examples = [
  'Tampa, Florida, United States',
  'Ada',
  'ada@example.com',
  'When is a good day?',
  '1990-06-10',
  '14:30',
  'a good password',
  '0.0',
]
