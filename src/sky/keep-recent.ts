/** Computes each result once, and keeps those that were used last. */
export function keepRecent<Key, Value>(
  size: number,
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    const value = kept.get(key) ?? compute(key)
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > size) kept.delete(kept.keys().next().value as Key)
    return value
  }
}
