/** Stock phrases of the trade, which say nothing of anyone. */
const stockPhrases =
  /\b(?:cosmic (?:dance|journey)|tapestr\w+|delv\w+|unlock(?:s|ing)? your|embrac\w+|navigat\w+|harness\w*|realms?|vibrant|whispers? of the universe|the universe|stars align|it's important to|remember that|not only)\b|!/i

/** What is never said to anyone: fates, and warnings of them. */
const fates =
  /\b(?:death|dying|dies?|died|illness|disease|cancer (?=[a-z])|accidents?|pregnan\w+|infidel\w+|adulter\w+|lawsuits?|bankrupt\w*|divorc\w+|beware)\b/i

/** The first word or phrase in a sentence that has no place in our texts. */
export function unwantedWord(sentence: string): string | undefined {
  return (stockPhrases.exec(sentence) ?? fates.exec(sentence))?.[0]
}
