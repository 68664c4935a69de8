import { useRef } from 'react'
import { useWhenNear } from '#web/ui/use-when-near.ts'
import { CENTER, facing, RADIUS } from './dome.ts'
import { lisbon } from './tonight.ts'
import type { Evening } from './use-evening.ts'

// On a phone the dome is below what opens first, and most of it is there without the sky, which fades in.
const load = () => import('./EveningSky.tsx')

interface Props {
  /** Undefined until the page knows where and when it is read. */
  evening: Evening | undefined
}

/** The bright stars, the Moon and the planets over a city this evening. */
export function SkyDome({ evening }: Props) {
  const place = useRef<HTMLElement>(null)
  const sky = useWhenNear(place, load, '100px')
  const city = evening?.city ?? lisbon
  const faces = facing(city)
  const caption = evening && sky?.captionParts(evening)
  const [top, right, bottom, left] = faces === 'south' ? 'NWSE' : 'SENW'
  return (
    <figure ref={place} className="mx-auto w-full max-w-[34rem]">
      <svg
        role="img"
        aria-label={`A round map of the sky over ${city.name} this evening, ${faces} at the bottom.`}
        viewBox="0 0 520 520"
        className="block h-auto w-full"
      >
        <circle
          cx={CENTER}
          cy={CENTER}
          r={RADIUS}
          className="fill-dome stroke-gold"
          strokeWidth="1"
        />
        {[30, 60].map((altitude) => (
          <circle
            key={altitude}
            cx={CENTER}
            cy={CENTER}
            r={RADIUS * (1 - altitude / 90)}
            className="fill-transparent stroke-star"
            strokeWidth="0.5"
            strokeDasharray="1 7"
            opacity="0.35"
          />
        ))}
        {evening && sky && <sky.EveningSky evening={evening} />}
        <text x={CENTER} y="12" className="dome-letter">
          {top}
        </text>
        <text x={CENTER} y="516" className="dome-letter">
          {bottom}
        </text>
        <text x="10" y={CENTER + 4} className="dome-letter">
          {left}
        </text>
        <text x="510" y={CENTER + 4} className="dome-letter">
          {right}
        </text>
      </svg>
      {/* As high as nearly all captions are, so that nothing moves when they come. */}
      <figcaption className="mt-3 min-h-20 text-center sm:min-h-15 text-sm text-balance text-muted">
        The sky over {city.name} at ten this evening{caption?.daylight}, seen facing {faces}
        {caption?.visible}.
      </figcaption>
    </figure>
  )
}
