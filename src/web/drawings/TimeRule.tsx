import type { ReactNode } from 'react'

/** Something that stands at a point of the rule, in percent from the left. */
interface Mark {
  at: number
  key: string
  content: ReactNode
}

interface Props {
  /** How many equal pieces the rule has, filled and empty by turns. */
  pieces: number
  /** The present, if it is within. */
  now?: number | undefined
  /** The moments that are marked with a gold pin. */
  pins: number[]
  /** Above the rule. */
  above?: Mark[]
  /** Below the rule. */
  labels: Mark[]
}

/** Time as the margin of an old map. Decorative: what it shows is also said in words. */
export function TimeRule({ pieces, now, pins, above = [], labels }: Props) {
  return (
    <div
      aria-hidden="true"
      className={`relative pb-6 font-sans text-xs text-muted select-none ${above.length > 0 ? 'pt-10' : 'pt-3'}`}
    >
      {above.map(({ at, key, content }) => (
        <Placed key={key} at={at} className="top-0">
          {content}
        </Placed>
      ))}
      <div className="relative">
        <div className="flex h-1.5 border border-control">
          {Array.from({ length: pieces }, (_, piece) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a rule have no other name
            <span key={piece} className={`flex-1 ${piece % 2 === 0 ? 'bg-control' : ''}`} />
          ))}
        </div>
        {pins.map((at) => (
          <span
            key={at}
            className="absolute -top-2 h-4 w-0.5 -translate-x-1/2 bg-gold before:absolute before:-top-1 before:-left-[3px] before:size-2 before:rounded-full before:bg-gold"
            style={{ left: `${at}%` }}
          />
        ))}
        {now !== undefined && (
          <span
            className="absolute top-2 border-x-4 border-b-6 border-transparent border-b-ink"
            style={{ left: `calc(${now}% - 4px)` }}
          />
        )}
        {labels.map(({ at, key, content }) => (
          <Placed key={key} at={at} className="top-3.5">
            {content}
          </Placed>
        ))}
      </div>
    </div>
  )
}

/** At the ends, what is placed keeps inside. */
function Placed({
  at,
  className,
  children,
}: Omit<Mark, 'key' | 'content'> & { className: string; children: ReactNode }) {
  const shift = at < 4 ? '' : at > 96 ? '-translate-x-full' : '-translate-x-1/2'
  return (
    <span className={`absolute whitespace-nowrap ${shift} ${className}`} style={{ left: `${at}%` }}>
      {children}
    </span>
  )
}
