import { expect, test } from 'vitest'
import { nearestPage, usualPages } from './nearest-page.ts'

test.each([
  ['/horoscope', '/horoscopes'],
  ['/Readings', '/readings'],
  ['/reading/123', '/readings'],
  ['/calendar', '/cosmic-calendar'],
  ['/baba', '/baba-bliss'],
  ['/account/settings', '/settings'],
  ['/log-in', '/login'],
  ['/sign-in', '/login'],
  ['/signin', '/login'],
  ['/signups', '/signup'],
  ['/register', '/signup'],
  ['/account', '/settings'],
  ['/user/profile', '/settings'],
  ['/subscriptions', '/subscription'],
  ['/pricing', '/#pricing'],
  ['/plans', '/#pricing'],
  ['/chat', '/baba-bliss'],
  ['/loginn', '/login'],
  ['/faqs', '/faq'],
  ['/help', '/faq'],
  ['/constructor', undefined],
  ['/xyz', undefined],
  ['/wp-admin', undefined],
])('for %s it is %s', (typed, path) => {
  expect(nearestPage(typed)?.path).toBe(path)
})

test('where nothing is near, there are three usual pages', () => {
  expect(usualPages.map(({ path }) => path)).toEqual(['/readings', '/horoscopes', '/faq'])
})
