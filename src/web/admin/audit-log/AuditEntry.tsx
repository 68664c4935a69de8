import { type AiConfig, settingLabels } from '#contract/admin.ts'
import type { AuditAction, AuditLog, LoggedSettings } from '#contract/admin-audit.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { type SettingsField, settingsFields, valueText } from '../field-labels.ts'
import { differencesBetween } from '../settings.ts'
import { timeText } from '../times.ts'
import { budgetDifferences } from './budget-differences.ts'
import { RestoreButton } from './RestoreButton.tsx'

const { features, auditLog: texts } = adminMessages

interface Props {
  log: AuditLog
  /** The configuration of this feature as it is now. */
  current: AiConfig | undefined
}

const titles: Record<string, string> = { ...features, ...texts.topics }
const actions: Record<AuditAction, string> = texts.actions

/** One change: when, by whom, and what. */
export function AuditEntry({ log, current }: Props) {
  const { featureName, createdAt, actor, account, action, oldConfig, newConfig } = log
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-serif text-lg">{titles[featureName] ?? featureName}</h2>
        <time
          dateTime={createdAt}
          className="rounded-full border border-line px-3 py-0.5 text-sm text-muted tabular-nums"
        >
          {timeText(createdAt)}
        </time>
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <p className="wrap-anywhere">
          {actions[action as AuditAction] ?? action}
          {actor && ` by ${actor}`}
          {account && `: ${account}`}
        </p>
        {newConfig && current && <RestoreButton log={log} settings={newConfig} current={current} />}
      </div>
      {oldConfig && newConfig && <BeforeAndAfter before={oldConfig} after={newConfig} />}
      <BudgetChange log={log} />
    </li>
  )
}

/** Shown also when they have not changed. */
const alwaysShown: SettingsField[] = ['model', 'reasoningEffort', 'temperature']

interface Pair {
  before: LoggedSettings
  after: LoggedSettings
}

function BeforeAndAfter({ before, after }: Pair) {
  const changed = new Set(differencesBetween(before, after).map(({ field }) => field))
  const fields = settingsFields.filter((one) => alwaysShown.includes(one) || changed.has(one))
  const block = { fields, changed }
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      <Block title={texts.before} settings={before} {...block} />
      <Block title={texts.after} settings={after} {...block} />
    </div>
  )
}

interface BlockProps {
  title: string
  settings: LoggedSettings
  fields: SettingsField[]
  changed: Set<SettingsField>
}

function Block({ title, settings, fields, changed }: BlockProps) {
  return (
    <section aria-label={title} className="rounded-field bg-surface px-4 py-3 text-sm">
      <h3 className="font-semibold text-muted">{title}</h3>
      <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {fields.map((field) => (
          <Value key={field} field={field} settings={settings} isChanged={changed.has(field)} />
        ))}
      </dl>
    </section>
  )
}

interface ValueProps {
  field: SettingsField
  settings: LoggedSettings
  isChanged: boolean
}

function Value({ field, settings, isChanged }: ValueProps) {
  return (
    <>
      <dt className="text-muted">{shortLabels[field] ?? settingLabels[field]}</dt>
      <dd className={`tabular-nums ${isChanged ? '' : 'text-muted'}`}>
        {isChanged ? (
          <mark className="rounded-sm bg-highlight px-1 font-semibold text-ink">
            {valueText(field, settings[field])}
            <span className="sr-only"> (changed)</span>
          </mark>
        ) : (
          valueText(field, settings[field])
        )}
      </dd>
    </>
  )
}

const shortLabels: Partial<Record<SettingsField, string>> = { reasoningEffort: 'Reasoning' }

function BudgetChange({ log: { oldBudget, newBudget } }: { log: AuditLog }) {
  if (!newBudget) return null
  return (
    <ul className="text-sm">
      {budgetDifferences(oldBudget, newBudget).map(({ label, before, after }) => (
        <li key={label}>
          <span className="text-muted">{label}: from</span> {before}{' '}
          <span className="text-muted">to</span> <span className="font-semibold">{after}</span>
        </li>
      ))}
    </ul>
  )
}
