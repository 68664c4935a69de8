import { messages } from '#contract/messages.ts'

const { testMode, testCard } = messages.billing

/** Where the server has no payment provider: that no card is charged, and which one to use. No number is broken. */
export const TestModeNote = () => (
  <p className="rounded-field bg-highlight px-4 py-2.5 text-sm">
    {testMode} {testCard.replaceAll(/(?<=\d) (?=\d)/g, '\u00a0')}
  </p>
)
