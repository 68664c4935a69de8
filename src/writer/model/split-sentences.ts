// Not after "p.m." and the like, which may stand before a capital.
const betweenSentences =
  /(?<=[a-z\d)%°′″][.?]["')]{0,2})(?<!\b(?:[ap]\.m|e\.g|i\.e|U\.S|St|Mr|Mrs|Ms|Dr)\.) +(?=["'(]?[A-Z{])/

/** The sentences of a passage. */
export const splitSentences = (passage: string): string[] => passage.split(betweenSentences)
