import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

export interface Row {
  key: string
  cells: ReactNode[]
  /** The row's label if its first cell is not enough. */
  label?: string
  isLit: boolean
  onPress(): void
}

// A column header may be a person's name of any length.
const LONG_HEADING = 12

interface Props {
  title: string
  columns: string[]
  /** Indexes of the columns with aligned figures. */
  numeric: number[]
  rows: Row[]
  note?: string | undefined
  /** Below the table. */
  children?: ReactNode
}

/**
 * A table whose rows highlight the sentences about them. A phone shows only its title until that is pressed; a printer
 * shows all of it.
 */
export function ChartTable({ title, columns, numeric, rows, note, children }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const whenFolded = isOpen ? '' : 'max-lg:hidden print:block'
  const align = (column: number) =>
    numeric.includes(column) ? 'text-right tabular-nums' : 'text-left'
  return (
    // Folded ones stand line on line.
    <div className={`max-lg:not-print:-mt-px ${isOpen ? 'max-lg:not-print:pb-8' : ''}`}>
      <h3 className="text-sm font-semibold wrap-anywhere max-lg:hidden print:block">
        <span id={id}>{title}</span>
      </h3>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between gap-3 border-y border-line text-left font-semibold lg:hidden print:hidden"
      >
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
          strokeWidth={1.5}
        />
      </button>
      {note && <p className={`text-sm text-muted ${whenFolded}`}>{note}</p>}
      <table
        aria-labelledby={id}
        className={`mt-2 w-full border-collapse text-sm ${whenFolded.replace('print:block', 'print:table')}`}
      >
        <thead>
          <tr className="border-b border-control">
            {columns.map((column, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered, and two may have the same header
                key={index}
                scope="col"
                className={`px-2 py-2 font-semibold max-sm:px-1 text-muted ${align(index)}`}
              >
                {column.length > LONG_HEADING ? (
                  <span className="line-clamp-2 wrap-anywhere">{column}</span>
                ) : (
                  column
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PressableRow key={row.key} row={row} align={align} />
          ))}
        </tbody>
      </table>
      {children && <div className={whenFolded}>{children}</div>}
    </div>
  )
}

function PressableRow({ row, align }: { row: Row; align(column: number): string }) {
  const { cells, label, isLit, onPress } = row
  return (
    <tr
      data-lit={isLit || undefined}
      className={`relative border-b border-line transition-colors duration-200 hover:bg-highlight ${isLit ? 'bg-highlight' : ''}`}
    >
      {cells.map((cell, index) =>
        index === 0 ? (
          <th key={row.key} scope="row" className="p-0 text-left font-normal">
            <button
              type="button"
              aria-label={label}
              aria-pressed={isLit}
              onClick={onPress}
              className="min-h-9 print:min-h-0 w-full pointer-coarse:min-h-11 px-2 text-left whitespace-nowrap max-sm:px-1 before:absolute before:inset-0 before:content-['']"
            >
              {cell}
            </button>
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are never reordered
          <td key={index} className={`px-2 py-1.5 print:py-1 max-sm:px-1 ${align(index)}`}>
            {cell}
          </td>
        ),
      )}
    </tr>
  )
}
