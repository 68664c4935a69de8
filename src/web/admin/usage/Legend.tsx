import { FillPattern } from './FillPattern.tsx'
import type { Series } from './usage-charts.ts'

/** What the shadings and lines of a chart stand for; nothing for a single one. */
export function Legend({ id, series }: { id: string; series: Series[] }) {
  if (series.length < 2) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {series.map((one) => (
        <li key={one.key} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width="18" height="12">
            {one.shape === 'line' ? (
              <path
                d="M0 6h18"
                stroke={one.color}
                strokeWidth="1.8"
                strokeDasharray={one.dash}
                fill="none"
              />
            ) : (
              <>
                <FillPattern id={`${id}-${one.key}-legend`} series={one} />
                <rect
                  x="0.5"
                  y="0.5"
                  width="17"
                  height="11"
                  fill={`url(#${id}-${one.key}-legend)`}
                  stroke={one.color}
                />
              </>
            )}
          </svg>
          {one.label}
        </li>
      ))}
    </ul>
  )
}
