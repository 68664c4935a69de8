import { expect, test } from 'vitest'
import { clockAt } from '#lore/readers-clock.ts'
import { isSlowBody } from '#sky/bodies.ts'
import { chatSky } from '#testing/chat-sky.ts'
import { windowOfSpan } from '../reach.ts'
import { findHits, type Hit } from './hits.ts'
import { purposes } from './purposes.ts'

const dates = { from: '2026-12-01', to: '2027-05-31' }
const days = Array.from({ length: 182 }, (_, day) =>
  new Date(Date.parse(dates.from) + day * 86_400_000).toISOString().slice(0, 10),
)

function helpfulTransits(timeZone: string) {
  const sky = chatSky({ timeZone })
  const window = windowOfSpan(sky, dates)
  if (!window) throw new Error('The ephemeris does not have these dates')
  return findHits(sky, purposes['hard-talk'], { window, days, isShort: false }).filter(
    isFastAndGood,
  )
}

const isFastAndGood = ({ fact, points }: Hit) =>
  fact.kind === 'transit' && fact.certain && !isSlowBody(fact.body) && points > 0

test('a fast transit that helps counts for three quarters if it is exact while people sleep', () => {
  const inTokyo = new Map(
    helpfulTransits('Asia/Tokyo').map((hit) => [`${hit.criterion.name} ${hit.fact.id}`, hit]),
  )
  const shareOf = ({ fact }: Hit, timeZone: string) =>
    clockAt(fact.at, timeZone).isWaking ? 1 : 0.75
  let different = 0
  for (const hit of helpfulTransits('Europe/London')) {
    const same = inTokyo.get(`${hit.criterion.name} ${hit.fact.id}`)
    if (!same) continue
    const [share, other] = [shareOf(hit, 'Europe/London'), shareOf(same, 'Asia/Tokyo')]
    if (share !== other) different += 1
    expect(hit.points / share).toBeCloseTo(same.points / other)
  }
  expect(different).toBeGreaterThan(3)
})
