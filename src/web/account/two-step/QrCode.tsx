import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** Cameras need light around it. */
const MARGIN = 4

/** Drawn in the browser: it contains a secret. Dark on light in both themes, because some apps read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * MARGIN
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full rounded-field"
    >
      <rect x={-MARGIN} y={-MARGIN} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  )
}
