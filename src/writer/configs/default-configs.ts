import type { FeatureName, FeatureSettings } from '#contract/admin.ts'

/**
 * The configurations of a new installation. Each maxTokens is about three times the tokens of the longest
 * text of the feature: a sentence is answered as JSON with the ids of its facts.
 */
export const defaultConfigs: Record<FeatureName, FeatureSettings> = {
  daily_horoscope: settings({ maxTokens: 1000, verbosity: 'short' }),
  weekly_horoscope: settings({ maxTokens: 2000 }),
  monthly_horoscope: settings({ maxTokens: 3000 }),
  natal_reading: settings({
    reasoningEffort: 'medium',
    maxTokens: 6000,
    verbosity: 'detailed',
  }),
  synastry_reading: settings({
    reasoningEffort: 'medium',
    maxTokens: 6000,
    verbosity: 'detailed',
  }),
  baba_bliss_chat: settings({ maxTokens: 1000, verbosity: 'short' }),
  cosmic_events: settings({
    model: 'gpt-5-nano',
    reasoningEffort: 'minimal',
    maxTokens: 2000,
    verbosity: 'short',
  }),
}

function settings(own: Partial<FeatureSettings>): FeatureSettings {
  return {
    model: 'gpt-5-mini',
    reasoningEffort: 'low',
    temperature: 0.7,
    maxTokens: 2000,
    verbosity: 'medium',
    enabled: true,
    ...own,
  }
}
