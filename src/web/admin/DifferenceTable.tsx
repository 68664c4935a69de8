import type { Difference } from './settings.ts'

interface Props {
  caption: string
  before: string
  after: string
  differences: Pick<Difference, 'label' | 'before' | 'after'>[]
}

/** What changes, field by field. */
export function DifferenceTable({ caption, before, after, differences }: Props) {
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-3 font-medium">
            Setting
          </th>
          <th scope="col" className="py-2 pr-3 font-medium">
            {before}
          </th>
          <th scope="col" className="py-2 font-medium">
            {after}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one) => (
          <tr key={one.label} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-3 font-normal text-muted">
              {one.label}
            </th>
            <td className="py-2 pr-3">{one.before}</td>
            <td className="py-2 font-semibold">{one.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
