import { Tabs } from 'radix-ui'
import type { AiConfig } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { Tab } from '#web/ui/Tab.tsx'
import { AuditLogTab } from './audit-log/AuditLogTab.tsx'
import { ConfigurationTab } from './configuration/ConfigurationTab.tsx'
import { LeaveDialog } from './configuration/LeaveDialog.tsx'
import { useConfigForm } from './configuration/use-config-form.ts'
import { MessagesTab } from './messages/MessagesTab.tsx'
import type { AiConfigs } from './queries.ts'
import { TestTab } from './test-run/TestTab.tsx'
import { useTestRun } from './test-run/use-test-run.ts'
import { BudgetAlerts } from './usage/BudgetAlerts.tsx'
import { UsageTab } from './usage/UsageTab.tsx'
import { type PanelTab, panelTabs, useSelection } from './use-selection.ts'

const panel = 'outline-none'

interface Props extends AiConfigs {
  /** One of `configs`. */
  config: AiConfig
  selection: ReturnType<typeof useSelection>
}

export function AdminPanel(props: AiConfigs) {
  const selection = useSelection(props.configs)
  if (!selection.config) return null
  return <Panel {...props} config={selection.config} selection={selection} />
}

/** The form and the test belong to all tabs: neither is lost when another tab is opened. */
function Panel({ configs, provider, config, selection }: Props) {
  const configForm = useConfigForm(config)
  const testRun = useTestRun()
  const { tab, setTab, setFeature } = selection
  return (
    <>
      <BudgetAlerts />
      <Tabs.Root
        value={tab}
        // Activation on focus would add two history entries for one click.
        activationMode="manual"
        onValueChange={(value) => setTab(value as PanelTab)}
      >
        <Tabs.List
          aria-label="Sections"
          className="-mx-1.5 mb-6 flex gap-2.5 overflow-x-auto border-b border-line max-sm:gap-1 md:mb-8"
        >
          {panelTabs.map(({ tab, label }) => (
            <Tab
              key={tab}
              value={tab}
              className="px-1.5 whitespace-nowrap max-sm:text-sm max-[26rem]:px-1 max-[26rem]:text-xs"
            >
              {label}
              {tab === 'configuration' && configForm.isDirty && <UnsavedMark />}
            </Tab>
          ))}
        </Tabs.List>
        <Tabs.Content value="configuration" tabIndex={-1} className={panel}>
          <ConfigurationTab
            configs={configs}
            provider={provider}
            configForm={configForm}
            onFeature={setFeature}
          />
        </Tabs.Content>
        <Tabs.Content value="test" tabIndex={-1} className={panel}>
          <TestTab
            configForm={configForm}
            testRun={testRun}
            onConfigure={() => setTab('configuration')}
          />
        </Tabs.Content>
        <Tabs.Content value="audit" tabIndex={-1} className={panel}>
          <AuditLogTab configs={configs} />
        </Tabs.Content>
        <Tabs.Content value="usage" tabIndex={-1} className={panel}>
          <UsageTab />
        </Tabs.Content>
        <Tabs.Content value="messages" tabIndex={-1} className={panel}>
          <MessagesTab />
        </Tabs.Content>
      </Tabs.Root>
      <LeaveDialog
        configForm={configForm}
        feature={adminMessages.features[config.featureName]}
        onNotSaved={() => setTab('configuration')}
      />
    </>
  )
}

function UnsavedMark() {
  return (
    <>
      <span aria-hidden="true" className="ml-1.5 inline-block size-2 rounded-full bg-gold" />
      <span className="sr-only">, {adminMessages.configuration.unsaved.toLowerCase()}</span>
    </>
  )
}
