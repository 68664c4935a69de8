import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#errors.ts'
import { openDataFiles } from '#server/data-files.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import { valuesOf } from '#testing/fuzz/schema-values.ts'
import { runTool } from './mcp-server.ts'
import { skyTools } from './sky-tools.ts'

const data = await openDataFiles({ places: undefined })
const skyCache = createSkyCache(data.ephemeris)
const tools = skyTools({ ...data, skyCache, today: () => new Date('2026-11-23T10:00:00Z') })

const birth = { birthDate: '1990-06-10', birthTime: 'unknown', birthLocation: 'Tampa, Florida' }

test.each(tools)('$name answers or refuses whatever it is given', async (tool) => {
  let refused = 0
  const input = fc.tuple(valuesOf(tool.input), fc.boolean())
  const run = fc.asyncProperty(input, async ([odd, hasBirth]) => {
    // As it arrives.
    const sent = JSON.parse(JSON.stringify(odd) ?? 'null')
    const given = hasBirth && 'birth' in tool.input.shape ? { ...Object(sent), birth } : sent
    try {
      expect(await runTool(tool, given, {})).toBeTypeOf('object')
    } catch (error) {
      refused++
      expect(error).toBeInstanceOf(AppError)
      expect((error as AppError).message).toMatch(/\S/)
    }
  })
  await fc.assert(run, { numRuns: 100, seed: 20_261_129 })
  expect(refused).toBeGreaterThan(10)
})
