import type { AiConfig, FeatureName } from '#contract/admin.ts'
import { isDatabaseUnavailable } from '#database/outage.ts'
import type { Database } from '#database.ts'
import { SECOND } from '#durations.ts'
import { listConfigs, type StoredConfig } from './ai-configs-table.ts'
import { defaultConfigs } from './default-configs.ts'
import { replaceInvalid } from './valid-settings.ts'

/** Half of the promised minute: a save takes effect within this time plus one query. */
const MAX_AGE = 30 * SECOND

export interface ConfigCache {
  /** At most 30 seconds old, or the last known while the database is down. */
  find(featureName: FeatureName): Promise<AiConfig>
}

interface Deps {
  db: Database
  /** Epoch milliseconds. */
  now?(): number
}

interface Loaded {
  configs: StoredConfig[]
  /** When the query began: what was saved before that is included. */
  at: number
}

export function createConfigCache({ db, now = Date.now }: Deps): ConfigCache {
  let last: Loaded | undefined
  let loading: Promise<Loaded> | undefined

  async function load(): Promise<Loaded> {
    const at = now()
    return { configs: await listConfigs(db), at }
  }

  /** One query at a time, for all features. */
  async function refresh(): Promise<Loaded> {
    loading ??= load().finally(() => {
      loading = undefined
    })
    try {
      last = await loading
      return last
    } catch (error) {
      if (last && isDatabaseUnavailable(error)) return last
      throw error
    }
  }

  const isFresh = ({ at }: Loaded) => now() >= at && now() - at < MAX_AGE

  return {
    async find(featureName) {
      const { configs } = last && isFresh(last) ? last : await refresh()
      const found = configs.find((config) => config.featureName === featureName)
      return found ? toResponse(found) : defaultOf(featureName)
    },
  }
}

export function toResponse({ updatedAt, ...config }: StoredConfig): AiConfig {
  const valid = replaceInvalid(config, defaultConfigs[config.featureName])
  return { ...valid, updatedAt: updatedAt.toISOString() }
}

/** Version 0: never saved. */
function defaultOf(featureName: FeatureName): AiConfig {
  const updatedAt = new Date(0).toISOString()
  return { featureName, ...defaultConfigs[featureName], version: 0, updatedAt }
}
