import { useId } from 'react'
import type { YearLane, YearPicture } from '#contract/year-picture.ts'
import { localMoment } from '#web/local-time.ts'
import { YearHeader } from './YearHeader.tsx'
import { YearLaneRow } from './YearLaneRow.tsx'
import { factsOf, localDay, seriesText, shortWhenOf, timesOf } from './year-dates.ts'
import { HEADER_HEIGHT, LANE_HEIGHT, MARGIN, WIDTH } from './year-geometry.ts'

/** Id of the picture, below the parts of its text on a phone. */
export const YEAR_PICTURE = 'year-in-a-picture'

interface Props {
  picture: YearPicture
  /** Ids of the facts that are lit. */
  lit: ReadonlySet<string>
  onPress(lane: YearLane): void
}

/** The slow transits of a year, a lane each, under one rule of months. */
export function YearAheadPicture({ picture, lit, onPress }: Props) {
  const description = useId()
  const { lanes } = picture
  const height = HEADER_HEIGHT + lanes.length * LANE_HEIGHT
  return (
    <figure id={YEAR_PICTURE} className="scroll-mt-6">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="year-scroller" aria-label="The year in a picture" tabIndex={0}>
        <p className="year-slides">Slide the picture sideways to see the whole year.</p>
        <div className="year-picture">
          <svg
            viewBox={`${-MARGIN.left} 0 ${WIDTH + MARGIN.left + MARGIN.right} ${height}`}
            aria-describedby={description}
            role="img"
            aria-label={`${lanes.length} slow transits, from ${localDay(picture.from)} to ${localDay(picture.to)}`}
          >
            <YearHeader picture={picture} height={height} lit={lit} />
            {lanes.map((lane, index) => (
              <YearLaneRow
                key={lane.id}
                {...{ picture, lane, onPress }}
                top={HEADER_HEIGHT + index * LANE_HEIGHT}
                isLit={factsOf(lane).some((fact) => lit.has(fact))}
              />
            ))}
          </svg>
          {lanes.map((lane, index) => (
            <StayingName
              key={lane.id}
              lane={lane}
              top={(HEADER_HEIGHT + index * LANE_HEIGHT) / height}
            />
          ))}
        </div>
      </section>
      <figcaption className="mt-3 text-sm text-muted">
        A line meets the hairline when the angle is exact. Dots: the planet is moving backward.{' '}
        <span className="text-career">Blue is easy</span>,{' '}
        <span className="text-love">pink is tense</span>
        {lanes.some(({ quality }) => quality === 'joined') && (
          <>
            , <span className="text-spiritual">violet is a meeting</span>
          </>
        )}
        .
      </figcaption>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {lanes
          .filter((lane) => factsOf(lane).some((fact) => lit.has(fact)))
          .map((lane) => (
            <span key={lane.id} className="mr-4">
              <strong className="font-semibold">{lane.label}</strong>: {timesOf(lane)}
            </span>
          ))}
      </p>
      <details className="mt-3 text-sm tabular-nums print:hidden">
        <summary className="cursor-pointer font-semibold">The picture in words</summary>
        <div id={description} className="mt-3">
          <Described picture={picture} />
        </div>
      </details>
    </figure>
  )
}

/** The name of a lane where the picture scrolls: at the left, whichever months are in view. Its top is a share of the height. */
function StayingName({ lane, top }: { lane: YearLane; top: number }) {
  return (
    <p aria-hidden="true" className="year-staying-name" style={{ top: `${100 * top}%` }}>
      <span>
        {lane.label} <small>{shortWhenOf(lane)}</small>
      </span>
    </p>
  )
}

/** The picture in words. */
function Described({ picture }: { picture: YearPicture }) {
  return (
    <ul className="grid gap-2">
      {picture.lanes.map((lane) => (
        <li key={lane.id}>
          {lane.label},{' '}
          {lane.passes.length > 0
            ? `exact ${timesOf(lane)} (${seriesText(lane.passes)}).`
            : `close ${timesOf(lane)}.`}
        </li>
      ))}
      {picture.eclipses.map(({ fact, label, at }) => (
        <li key={fact}>
          {label}, {localMoment(at)}.
        </li>
      ))}
    </ul>
  )
}
