import { expect, test } from 'vitest'
import { allTables, nameOf } from '#testing/tables-of-people.ts'
import { type RetentionRule, retentionRules } from './retention-rules-table.ts'

const WITH_ACCOUNT = 'until its owner deletes it, or with the account'
const OF_ONE_USER = 'one row of a user, which goes with the account'
const SETTINGS = 'what an administrator has set; nothing of a person'

/** Tables, or what a rule leaves of them, that no time ends. */
const keptLonger: Record<string, string> = {
  users: 'the account',
  'identity.user': 'the account',
  'identity.account': 'the ways to log in, with the account',
  'identity.two_factor': WITH_ACCOUNT,
  'identity.passkey': WITH_ACCOUNT,
  'identity.oauth_consent': 'connections that assistants use, until they are disconnected',
  'identity.oauth_client': 'registrations of connected assistants',
  'identity.oauth_client_resource': 'with its registration',
  'identity.oauth_resource': 'our own address; nothing of a person',
  'identity.jwks': 'our own keys; nothing of a person',
  readings: WITH_ACCOUNT,
  horoscopes: WITH_ACCOUNT,
  horoscope_refreshes: WITH_ACCOUNT,
  cosmic_events: 'with its horoscope',
  text_usage: 'later texts can be reproduced only with it; with the account',
  generations: 'answers equal requests as long as its text is there; with the account',
  chat_messages: 'until the chat is reset, or with the account',
  text_feedback: 'with its text',
  paragraph_verdicts: WITH_ACCOUNT,
  about_you: WITH_ACCOUNT,
  email_opt_outs: WITH_ACCOUNT,
  birth_details: WITH_ACCOUNT,
  calendar_feeds: WITH_ACCOUNT,
  push_subscriptions: 'with its session, or when the push service says that it is gone',
  push_keys: 'our own keys; nothing of a person',
  dating_waitlist: 'until the app opens, or until its owner leaves the list',
  data_exports: 'while it is being prepared, which ends after a day',
  export_chunks: 'with its export',
  subscriptions: OF_ONE_USER,
  trials: OF_ONE_USER,
  billing_workflows: OF_ONE_USER,
  charge_reminders: 'at most three rows of a user, which go with the account',
  invoices: 'the list of payments that a person sees, with the account',
  duplicate_subscriptions: 'shows what was refunded, with the account',
  used_trials: 'so that each person gets one trial, as the privacy policy says',
  rate_limits: 'deleted every hour (shared-rate-limit.ts)',
  ai_configs: SETTINGS,
  ai_budgets: SETTINGS,
  ai_budget_alerts: 'which alerts were sent; nothing of a person',
  retention_runs: 'one row of each rule',
}

const rules = Object.values<RetentionRule>(retentionRules)
const ruledTables = rules.map(({ since }) => nameOf(since.table))

test('[2.27] every table has a rule, or stays for a reason', async () => {
  const names = (await allTables()).map(nameOf)
  expect(names.length).toBeGreaterThan(40)
  const covered = [...ruledTables, ...Object.keys(keptLonger)]
  expect(names.filter((name) => !covered.includes(name))).toEqual([])
  expect(covered.filter((name) => !names.includes(name))).toEqual([])
})

test('[2.27] what a rule leaves of its table stays for a reason, and nothing else does', () => {
  const named = (only: boolean) =>
    rules
      .filter((rule) => (rule.only !== undefined) === only)
      .map(({ since }) => nameOf(since.table))
  expect(named(true).filter((name) => !(name in keptLonger))).toEqual([])
  const whole = named(false).filter((name) => !named(true).includes(name))
  expect(whole.filter((name) => name in keptLonger)).toEqual([])
})
