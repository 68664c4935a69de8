interface Props {
  caption: string
  headings: string[]
  /** The first cell of each is its heading. */
  rows: string[][]
  /** How many columns at the start hold words; the others hold numbers. */
  wordColumns?: number
}

/** A table that scrolls within itself where it is too wide or too long. */
export function DataTable({ caption, headings, rows, wordColumns = 1 }: Props) {
  const alignment = (column: number) => (column < wordColumns ? 'text-left' : 'text-right')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section tabIndex={0} aria-label={caption} className="max-h-[32rem] overflow-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading, column) => (
              <th
                key={heading}
                scope="col"
                className={`sticky top-0 border-b border-control bg-background py-2 pr-4 align-bottom font-medium text-muted ${alignment(column)} ${column === 0 ? 'left-0 z-1' : ''}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.slice(0, wordColumns).join(' ')} className="border-b border-line">
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th
                    key={headings[column]}
                    scope="row"
                    className={`sticky left-0 bg-background py-2 pr-4 text-left font-normal ${wordColumns > 1 ? 'whitespace-nowrap' : 'wrap-anywhere max-sm:max-w-40 max-sm:min-w-28'}`}
                  >
                    {cell}
                  </th>
                ) : (
                  <td
                    key={headings[column]}
                    className={`py-2 pr-4 whitespace-nowrap ${alignment(column)}`}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
