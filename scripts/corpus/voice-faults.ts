/** What the voice of the product avoids. */
const faults: Record<string, RegExp> = {
  translationese:
    /is quickly told|from near by|\bcomes of\b|in it that|\bhow one is\b|\blook what|that of your|Against this stands|What remains to be asked|Apart from that|What is more|(?:may|can) [^.]* in peace\b|\bas good as\b|\bshall\b|\bwhoever\b/i,
  'a nominalized trait': /\byour (?:need for|reserve with|patience with|way of \w+ing)/i,
  'a British word': /\b(?:queue|fringe|whilst|towards|fetch up|bin)\b/i,
  'a dash or semicolon': /[—;]/,
}

/** The names of the faults in a sentence. */
export function voiceFaults(sentence: string): string[] {
  return Object.entries(faults).flatMap(([name, pattern]) => (pattern.test(sentence) ? [name] : []))
}
