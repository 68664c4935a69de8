import { useEffect, useState } from 'react'
import { type City, eveningOf, lisbon } from './tonight.ts'

export interface Evening {
  city: City
  at: Date
}

/**
 * Ten this evening in the city after which the browser's time zone is named, once the page runs in a browser: the build
 * knows neither the visitor nor the date. Nothing is asked or sent.
 */
export function useEvening(): Evening | undefined {
  const [evening, setEvening] = useState<Evening>()
  useEffect(() => {
    let isGone = false
    void findCity().then((city) => {
      if (!isGone) setEvening({ city, at: eveningOf(new Date(), city.zone) })
    })
    return () => {
      isGone = true
    }
  }, [])
  return evening
}

async function findCity(): Promise<City> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const area = zone.split('/', 1)[0]
  try {
    const cities: Record<string, unknown> = (await import(`./zone-cities/${area}.json`)).default
    const found = cities[zone] as [name: string, lat: number, lon: number] | undefined
    return found ? { name: found[0], lat: found[1], lon: found[2], zone } : lisbon
  } catch {
    return lisbon
  }
}
