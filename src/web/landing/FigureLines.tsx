import { figures, type StarName } from './bright-stars.ts'

interface Spot {
  x: number
  y: number
}

interface Props<Star extends Spot> {
  /** Where the stars are drawn; a line needs both of its ends. */
  sky: ReadonlyMap<StarName, Star>
  isShown?: (from: Star, to: Star) => boolean
  className: string
  strokeWidth: number
  opacity: number
}

/** The lines between the stars of the constellations. */
export function FigureLines<Star extends Spot>({ sky, isShown, ...look }: Props<Star>) {
  return figures.flatMap((figure) =>
    figure.slice(1).map((name, index) => {
      const from = sky.get(figure[index] ?? name)
      const to = sky.get(name)
      if (!from || !to || isShown?.(from, to) === false) return null
      const key = `${figure[index]} ${name}`
      return <line key={key} x1={from.x} y1={from.y} x2={to.x} y2={to.y} {...look} />
    }),
  )
}
