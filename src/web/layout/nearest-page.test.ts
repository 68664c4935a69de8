import { expect, test } from 'vitest'
import { nearestPage } from './nearest-page.ts'

test.each([
  ['/horoscope', '/horoscopes'],
  ['/Readings', '/readings'],
  ['/reading/123', '/readings'],
  ['/calendar', '/cosmic-calendar'],
  ['/baba', '/baba-bliss'],
  ['/account/settings', '/settings'],
  ['/log-in', undefined],
  ['/loginn', '/login'],
  ['/faqs', '/faq'],
  ['/help', undefined],
  ['/wp-admin', undefined],
])('for %s it is %s', (typed, path) => {
  expect(nearestPage(typed)?.path).toBe(path)
})
