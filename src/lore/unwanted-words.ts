/** Stock phrases of astrology that say nothing about a person. */
const stockPhrases =
  /\b(?:cosmic (?:dance|journey)|tapestr\w+|delv\w+|unlock(?:s|ing)? your|embrac\w+|navigat\w+|harness\w*|realms?|vibrant|whispers? of the universe|the universe|stars align|it's important to|remember that|not only)\b|!/i

/** Predictions of misfortune, which our texts never make. */
const fates =
  /\b(?:death|dying|dies?|died|illness|disease|accidents?|pregnan\w+|infidel\w+|adulter\w+|lawsuits?|bankrupt\w*|divorc\w+|beware)\b/i

// Lower case only: the sign Cancer is allowed.
const smallLettered = /\bcancer\b/

/** The first word or phrase of a sentence that our texts must not contain. */
export function unwantedWord(sentence: string): string | undefined {
  const patterns = [stockPhrases, fates, smallLettered]
  return patterns.flatMap((pattern) => pattern.exec(sentence)?.[0] ?? [])[0]
}
