/** Stock phrases of the trade, which say nothing of anyone. */
const stockPhrases =
  /\b(?:cosmic (?:dance|journey)|tapestr\w+|delv\w+|unlock(?:s|ing)? your|embrac\w+|navigat\w+|harness\w*|realms?|vibrant|whispers? of the universe|the universe|stars align|it's important to|remember that|not only)\b|!/i

/** What is never said to anyone: fates, and warnings of them. */
const fates =
  /\b(?:death|dying|dies?|died|illness|disease|accidents?|pregnan\w+|infidel\w+|adulter\w+|lawsuits?|bankrupt\w*|divorc\w+|beware)\b/i

// Small letters only: the sign is another matter.
const smallLettered = /\bcancer\b/

/** The first word or phrase in a sentence that has no place in our texts. */
export function unwantedWord(sentence: string): string | undefined {
  const patterns = [stockPhrases, fates, smallLettered]
  return patterns.flatMap((pattern) => pattern.exec(sentence)?.[0] ?? [])[0]
}
