const props =
  /\b(?:(?<!next )doors?|lamps?|drawers?|coats?|soup|bread|kettle|cups?|chairs?|keys?|letters?|shelf|shelves|baskets?)\b/gi

/** Stage furniture: a few of them are life, many are a style. */
export function propsPerThousandWords(sentences: readonly string[]): number {
  const prose = sentences.join(' ')
  return Math.round((10_000 * (prose.match(props) ?? []).length) / prose.split(/\s+/).length) / 10
}
