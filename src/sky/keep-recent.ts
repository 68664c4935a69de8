import { LRUCache } from 'lru-cache'

/** Computes each result once, and keeps those that were used last. */
export function keepRecent<Key extends {}, Value extends {}>(
  size: number,
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const kept = new LRUCache<Key, Value>({ max: size, memoMethod: (key) => compute(key) })
  return (key) => kept.memo(key)
}
