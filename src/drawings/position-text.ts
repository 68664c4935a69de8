import type { PlanetEntry } from '#contract/chart.ts'

interface Position {
  signName: string
  degrees: number
  minutes: number
}

/** `15°18′`; floored by the server, so never 60′. */
export function degreeText({ degrees, minutes }: Omit<Position, 'signName'>): string {
  return `${degrees}°${String(minutes).padStart(2, '0')}′`
}

/** `15°18′ Capricorn` */
export function atDegree(position: Position): string {
  return `${degreeText(position)} ${position.signName}`
}

/** Both signs if the birth time is unknown and the planet changed signs that day. */
export function signInWords({ signName, signsOfTheDay }: PlanetEntry): string {
  return signsOfTheDay ? `${signsOfTheDay[0]}, later ${signsOfTheDay[1]}` : signName
}

/** `4th house` */
export function inHouse(house: number): string {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[house] ?? 'th'
  return `${house}${ending} house`
}
