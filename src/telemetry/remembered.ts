import pTimeout from 'p-timeout'

/**
 * Asks at most once within `maxAgeMs`, however many ask, and gives up waiting after `timeoutMs`. A question that takes longer is
 * not asked again before it has ended.
 */
export function remembered<Value>(
  ask: () => Promise<Value>,
  { maxAgeMs, timeoutMs }: { maxAgeMs: number; timeoutMs: number },
  now = () => performance.now(),
): () => Promise<Value> {
  let asked: { answer: Promise<Value>; at: number; isOpen: boolean } | undefined
  return () => {
    if (!asked || (!asked.isOpen && now() - asked.at >= maxAgeMs)) {
      const asking = { answer: ask(), at: now(), isOpen: true }
      const end = () => {
        asking.isOpen = false
      }
      asking.answer.then(end, end)
      asked = asking
    }
    return pTimeout(asked.answer, { milliseconds: timeoutMs })
  }
}
