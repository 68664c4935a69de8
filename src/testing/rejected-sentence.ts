import type { Database } from '#database.ts'
import { createModelUsage } from '#writer/usage/model-usage.ts'

/** Records a text from a language model of which one sentence was rejected. */
export function recordRejectedSentence(
  db: { db: Database },
  { userId, text }: { userId: string; text: string },
): Promise<void> {
  return createModelUsage(db).recordModelCall({
    feature: 'natal_reading',
    userId,
    purpose: 'text',
    writer: 'model',
    usage: { input: 1, cached: 0, output: 1, reasoning: 0 },
    durationMs: 1,
    outcome: 'partly replaced',
    sentences: { checked: 1, rejected: 1, repaired: 0 },
    rejected: [{ text, why: 'no fact', fate: 'replaced' }],
  })
}
