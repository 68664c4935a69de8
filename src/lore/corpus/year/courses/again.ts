/** How a chapter opens when the heaviest transit comes back in it, or before it does; `{noun}` is the subject of the year. */
export const againChapters: Record<'between' | 'return', readonly string[]> = {
  between: [
    "The main question rests for a while, and you see how far you've come with {noun}.",
    "Between two rounds there's time to live with what you decided about {noun}.",
  ],
  return: [
    'The same question comes back for another look, and you can correct what you decided about {noun}.',
    'What was opened earlier is tested now, so you find out whether you meant what you said about {noun}.',
    "The second round is about {noun} as well, and this time you know what you're dealing with.",
  ],
}
