import { SIZE } from '#drawings/wheel-geometry.ts'
import { SignRing } from '#web/wheel/SignRing.tsx'

/** An empty zodiac wheel. */
export function EmptyWheel({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-8 -8 ${SIZE + 16} ${SIZE + 16}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`mx-auto h-auto w-full max-w-[26rem] ${className}`}
    >
      <SignRing left={0} />
    </svg>
  )
}
