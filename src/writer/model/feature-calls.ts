import type { AiConfig, FeatureName } from '#contract/admin.ts'
import type { Log } from '#log.ts'
import type { ModelCall } from '../usage/model-call.ts'

export interface FeatureCallsDeps {
  configs: { find(feature: FeatureName): Promise<AiConfig> }
  usage: {
    recordModelCall(call: ModelCall): Promise<void>
    isBudgetSpent(feature: FeatureName): Promise<boolean>
  }
  log: Log
}

/** The configuration of a feature; undefined if the feature is disabled or its budget is spent. */
export async function findUsableConfig(
  { configs, usage }: FeatureCallsDeps,
  feature: FeatureName,
): Promise<AiConfig | undefined> {
  const config = await configs.find(feature)
  if (!config.enabled || (await usage.isBudgetSpent(feature))) return undefined
  return config
}

/** Never throws: a text is worth more than its row in the statistics. */
export async function recordCall({ usage, log }: FeatureCallsDeps, call: ModelCall): Promise<void> {
  try {
    await usage.recordModelCall(call)
  } catch (error) {
    log.error({ error, feature: call.feature }, 'The usage of a text could not be recorded')
  }
}
