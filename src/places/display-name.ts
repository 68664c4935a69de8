/** What distinguishes a place from a namesake in its region. Stored as numbers. */
export const PLAIN = 0
export const WITH_COUNTY = 1
export const WITH_COORDINATES = 2

interface Shown {
  name: string
  /** Names of the containing areas, smallest first: county, region, country; at least the country. */
  areas: string[]
  lat: number
  lon: number
  distinction: number
}

/** City, region, country. A part that repeats the previous one is left out. */
export function displayName({ name, areas, lat, lon, distinction }: Shown): string {
  const [country, region, county] = [...areas].reverse()
  const parts = [
    distinction === WITH_COORDINATES ? `${name} (${coordinates(lat, lon)})` : name,
    distinction === WITH_COUNTY ? county : undefined,
    region,
    country,
  ].filter((part) => part !== undefined)
  return parts.filter((part, at) => at === 0 || part !== parts[at - 1]).join(', ')
}

function coordinates(lat: number, lon: number): string {
  const latitude = `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}`
  return `${latitude} ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`
}
