import { useSearchParams } from 'react-router'
import type { AiConfig, FeatureName } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'

const { tabs } = adminMessages

export const panelTabs = [
  { tab: 'configuration', label: tabs.configuration },
  { tab: 'test', label: tabs.test },
  { tab: 'audit', label: tabs.auditLog },
  { tab: 'usage', label: tabs.usage },
  { tab: 'messages', label: tabs.messages },
] as const
export type PanelTab = (typeof panelTabs)[number]['tab']

/** The tab and the feature that the address names. */
export function useSelection(configs: AiConfig[]) {
  const [query, setQuery] = useSearchParams()
  const set = (name: string, value: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(name, value)
        return after
      },
      { preventScrollReset: true },
    )
  return {
    tab: panelTabs.find(({ tab }) => tab === query.get('tab'))?.tab ?? 'configuration',
    config: configs.find((one) => one.featureName === featureIn(query)) ?? configs[0],
    setTab: (tab: PanelTab) => set('tab', tab),
    setFeature: (feature: FeatureName) => set('feature', feature),
  }
}

export const featureIn = (query: URLSearchParams) => query.get('feature')
