import type { Series } from './usage-charts.ts'

/** The shading of a bar: engraver's lines, so that color is not the only difference. */
export function FillPattern({
  id,
  series: { color, shading = 'solid' },
}: {
  id: string
  series: Series
}) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
      <rect width="5" height="5" fill={shading === 'solid' ? color : 'var(--background)'} />
      {shading === 'hatched' && (
        <path d="M-1 1l2-2M0 5l5-5M4 6l2-2" stroke={color} strokeWidth="1.4" />
      )}
      {shading === 'crossed' && <path d="M0 0l5 5M5 0L0 5" stroke={color} strokeWidth="1" />}
      {shading === 'dotted' && <circle cx="2.5" cy="2.5" r="1.1" fill={color} />}
    </pattern>
  )
}
