/** The words of an answer without the marks of its Markdown, which a screen reader would spell out. */
export const spokenText = (markdown: string): string =>
  markdown
    .replaceAll(/^- /gm, '')
    .replaceAll('**', '')
    .replaceAll(/\\([^\w\s])/g, '$1')
