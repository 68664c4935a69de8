import { inWords, keptFor } from './kept-for.ts'

/** The sentences of the AI model control panel. */
export const adminMessages = {
  heading: 'AI Model Control Panel',
  subtitle: 'Manage AI configurations for all features. Changes take effect within 1 minute.',
  logIn: 'Log in as an administrator to manage the AI models.',
  tabs: {
    configuration: 'Configuration',
    test: 'Test',
    auditLog: 'Audit Log',
    usage: 'Usage',
    messages: 'Messages',
  },
  features: {
    daily_horoscope: 'Daily Horoscope',
    weekly_horoscope: 'Weekly Horoscope',
    monthly_horoscope: 'Monthly Horoscope',
    natal_reading: 'Natal Chart Reading',
    synastry_reading: 'Synastry Reading',
    baba_bliss_chat: 'Baba Bliss Chat',
    cosmic_events: 'Cosmic Events Extraction',
  },
  configuration: {
    feature: 'Feature',
    model: 'Model',
    reasoningEffort: 'Reasoning Effort',
    temperature: 'Temperature',
    maxTokens: 'Max Tokens',
    verbosity: 'Verbosity',
    status: 'Status',
    enabled: 'Enabled',
    disabled: 'Disabled',
    save: 'Save Configuration',
    saving: 'Saving...',
    lastUpdated: 'Last updated',
    saved: { title: 'Success', text: 'AI configuration updated successfully' },
    saveFailed: { title: 'Error', text: 'Failed to update configuration' },
    writtenByModel: 'Enabled: a model writes this feature.',
    writtenByEmbedded: 'Disabled: the embedded writer writes this feature.',
    ignored: (model: string, why: string) => `${model} ignores this: ${why}`,
    noModel: {
      title: 'No model is configured',
      text: 'The embedded writer writes every feature. These settings are saved and apply as soon as the server has a model: set OPENAI_API_KEY, and OPENAI_BASE_URL for another OpenAI-compatible server, then restart it.',
    },
    unsaved: 'Unsaved changes',
    replaced: (fields: string) =>
      `These stored values are no longer valid, so the defaults are used: ${fields}. Save to store what you see.`,
    leave: {
      title: 'Save your changes?',
      text: (feature: string) => `Your changes to ${feature} are not saved.`,
    },
    conflict: {
      title: (actor: string | undefined) =>
        `${actor ?? 'Another administrator'} saved this configuration while you were editing it`,
      text: 'Nothing of yours is lost, and nothing is saved yet. Take the saved values, or keep your changes on top of them.',
    },
  },
  test: {
    prompt: 'Test Prompt',
    placeholder: 'Enter a test prompt...',
    /** In place of an empty prompt. */
    defaultPrompt: 'Hello, this is a test message. Please respond briefly.',
    run: 'Run Test',
    running: 'Testing...',
    duration: 'Duration',
    tokensUsed: 'Tokens Used',
    model: 'Model',
    completed: {
      title: 'Test Complete',
      text: (durationMs: number) => `Response received in ${durationMs}ms`,
    },
    failed: { title: 'Test Failed', text: 'Failed to test configuration' },
    canceled: 'The test was canceled.',
    usesUnsaved: 'The test uses the unsaved values of the Configuration tab.',
    usesSaved: 'The test uses the values of the Configuration tab.',
    invalidSettings:
      'Some values in the Configuration tab are invalid. Correct them, then run the test.',
    writtenByEmbedded: 'The embedded writer wrote this response.',
    /** In place of the model. */
    embeddedWriter: 'Embedded writer',
    noResponse: 'The response is empty.',
    /** Why the embedded writer served. */
    noModel:
      'No model is configured, so the embedded writer wrote the opening of a sample natal chart. It does not read the prompt.',
  },
  auditLog: {
    before: 'Before',
    after: 'After',
    none: 'No audit logs found',
    topics: {
      administrators: 'Administrators',
      accounts: 'Accounts',
      contact_messages: 'Messages',
    },
    actions: {
      created: 'First configuration',
      saved: 'Saved',
      restored: 'Restored',
      'budget saved': 'Budget saved',
      'access granted': 'Access granted on the command line',
      'access revoked': 'Access revoked on the command line',
      disabled: 'Disabled on the command line',
      enabled: 'Enabled on the command line',
      'second factors removed': 'Two-step verification turned off on the command line',
      'message deleted': 'Message deleted',
    },
    failed: 'The audit log could not be loaded. Please try again.',
    moreFailed: 'More entries could not be loaded. Please try again.',
    current: 'This is the current configuration.',
    restore: {
      title: 'Restore this configuration?',
      text: (feature: string, time: string) =>
        `${feature} gets the settings of ${time} again. They apply within 1 minute.`,
    },
    restored: { title: 'Success', text: 'The configuration was restored.' },
    restoreFailed: {
      title: 'Error',
      text: 'The configuration could not be restored. Please try again.',
    },
  },
  usage: {
    none: (days: number) => `Nothing was written in these ${days} days.`,
    failed: 'The usage could not be loaded. Please try again.',
    noneInChart: 'Nothing to show in this period.',
    chartsFailed: 'The charts could not be loaded. The table shows the same numbers.',
    latestRejected: 'The latest 50, newest first.',
    ofAllFeatures: 'Of all features.',
    noRejected: 'The checker rejected no sentence in this period.',
    feedback: 'What readers wrote with a thumb down. The latest 50, newest first.',
    noFeedback: 'No reader wrote anything with a thumb down.',
    noTopUsers: 'No user caused costs in this period.',
  },
  messages: {
    title: 'Contact form',
    lead: `What people wrote on the contact page, newest first. Messages are deleted after ${inWords(keptFor.contactMessage)}.`,
    none: 'Nobody has written yet.',
    failed: 'The messages could not be loaded. Please try again.',
    moreFailed: 'More messages could not be loaded. Please try again.',
    hasAccount: 'Has an account',
    reply: 'Reply',
    replyTo: (email: string) => `Reply to ${email}`,
    replySubject: 'Your message to Cosmic Path',
    delete: 'Delete',
    deleteOf: (email: string) => `Delete the message from ${email}`,
    deletion: {
      title: 'Delete this message?',
      text: 'It disappears from this list for all administrators. An email that brought it stays in your mailbox.',
    },
    deleted: { title: 'Success', text: 'The message was deleted.' },
    deleteFailed: { title: 'Error', text: 'The message could not be deleted. Please try again.' },
    unknown: 'This message does not exist.',
  },
  budget: {
    lead: 'When a budget is spent, the embedded writer takes over until the day or the month ends (UTC). Tests do not count.',
    saved: { title: 'Success', text: 'The budget was saved.' },
    saveFailed: { title: 'Error', text: 'The budget could not be saved. Please try again.' },
    spent: (feature: string, period: string) =>
      `${feature}: the ${period} budget is spent, so the embedded writer serves.`,
    unpriced: (models: string) =>
      `The price of ${models} is unknown, so its cost is not counted and no budget limits it.`,
    nearlySpent: (feature: string, period: string, percent: number) =>
      `${feature}: ${percent}% of the ${period} budget is spent.`,
  },
  noConfigurations: {
    title: 'No Configurations Found',
    text: 'AI model configurations have not been initialized',
    advice:
      'The AI model configurations need to be seeded in the database. Please contact your system administrator.',
  },
  twoFactorRequired: {
    title: 'Two-step verification required',
    text: 'Administrators need two-step verification here.',
    advice: 'Turn it on in Settings, and come back.',
    action: 'Go to Settings',
  },
  accessDenied: {
    title: 'Access Denied',
    text: 'You do not have permission to access this page',
    advice:
      'This page is restricted to administrators only. Please contact your administrator if you believe you should have access.',
  },
  loadFailed: {
    title: 'Error Loading Configuration',
    text: 'Unable to load AI configurations',
    advice: (message: string) =>
      `Error: ${message.replace(/\.$/, '')}. Please try refreshing the page or contact support.`,
    fallback: 'An error occurred',
  },
  /** What the server refuses. */
  refusals: {
    model: 'Model must be gpt-5, gpt-5-mini or gpt-5-nano.',
    reasoningEffort: 'Reasoning Effort must be minimal, low, medium or high.',
    temperature: 'Temperature must be a number from 0 to 2 in steps of 0.1.',
    maxTokens: 'Max Tokens must be a whole number from 100 to 16,000 in steps of 100.',
    verbosity: 'Verbosity must be short, medium or detailed.',
    status: 'Status must be Enabled or Disabled.',
    testPrompt: 'The test prompt can have at most 4,000 characters.',
    dailyBudget:
      'The daily budget must be an amount from $0 to $100,000 in whole cents, or empty for no limit.',
    monthlyBudget:
      'The monthly budget must be an amount from $0 to $1,000,000 in whole cents, or empty for no limit.',
    unknownFeature: 'There is no AI feature with this name.',
    changedMeanwhile:
      'Someone else changed this configuration after you opened it. Load the current one, then make your changes again.',
    budgetChangedMeanwhile:
      'Someone else changed this budget after you opened it. Close the form to see the current one, then make your changes again.',
    unknownLogEntry: 'There is no entry with this id in the audit log.',
    outdatedEntry: (fields: string) =>
      `This configuration cannot be restored, because it has values that are no longer valid: ${fields}.`,
    goneFeature: 'This entry is about a feature that no longer exists, so it cannot be restored.',
    budgetEntry: 'This entry changed a budget. Only a configuration can be restored.',
    noConfigEntry: 'This entry changed no configuration. Only a configuration can be restored.',
  },
  /** To administrators, when a budget is 80 % or all spent. */
  budgetEmail: {
    spent: (feature: string, period: string) => `The ${period} AI budget of ${feature} is spent`,
    nearlySpent: (feature: string, period: string, percent: number) =>
      `${percent}% of the ${period} AI budget of ${feature} is spent`,
    amounts: (spent: string, budget: string) => `${spent} of ${budget} has been spent.`,
    whatHappens: (until: string) =>
      `The embedded writer serves this feature until ${until}. Readers get their texts as before.`,
    whatWillHappen:
      'When the budget is spent, the embedded writer serves this feature. Readers will get their texts as before.',
    period: { daily: 'daily', monthly: 'monthly' },
    until: { daily: 'midnight UTC', monthly: 'the end of the month (UTC)' },
    open: 'AI Model Control Panel',
    why: 'You get this email because you are an administrator.',
  },
} as const
