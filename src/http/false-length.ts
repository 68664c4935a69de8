/**
 * Whether a parsed body has an object as a `length`. Zod compares the length of whatever stands in place of a text or a
 * list before it looks whether it is one, and throws for `{"length": {"valueOf": 1, "toString": 1}}`.
 */
export function hasFalseLength(json: unknown): boolean {
  // No recursion: a body may be nested as deep as it is long.
  const parts = [json]
  for (const value of parts) {
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value) && 'length' in value && typeof value.length === 'object') return true
    for (const part of Object.values(value)) parts.push(part)
  }
  return false
}
