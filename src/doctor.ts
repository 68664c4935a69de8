import { describeExamined, type Examined, examine } from '#doctor/examine.ts'
import { broken } from '#doctor/finding.ts'
import { type Config, readConfig } from './config.ts'
import { StartError } from './start-error.ts'

/** `npm run doctor`: says what works and what does not, with what to do about it. */
async function main() {
  const examined = await examineEnvironment()
  for (const line of describeExamined(examined)) console.log(line)
  process.exitCode = examined.some(({ status }) => status === 'broken') ? 1 : 0
}

async function examineEnvironment(): Promise<Examined[]> {
  let config: Config
  try {
    config = readConfig(process.env)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [{ name: 'configuration', ...broken(error.message) }]
  }
  return examine(config)
}

await main()
