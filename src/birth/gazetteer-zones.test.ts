import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Gazetteer } from '#places/gazetteer.ts'
import { openClock } from './clock.ts'

it('the clock knows the zone of every place in the gazetteer', () => {
  const clock = openClock(JSON.parse(readFileSync('data/clock.json', 'utf8')))
  const { zones } = new Gazetteer(readFileSync('data/places.bin'))
  expect(zones.length).toBeGreaterThan(300)
  expect(zones.filter((zone) => !clock.knows(zone))).toEqual([])
})
