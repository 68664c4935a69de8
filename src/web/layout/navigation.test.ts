import { expect, test } from 'vitest'
import { pages } from '#contract/pages.ts'
import routes from '#web/routes.ts'
import { footerGroups, headerLinks } from './navigation.ts'

const specified =
  `/, /dating, /login, /signup, /forgot-password, /checkout, /subscription-success, /readings,
/horoscopes, /cosmic-calendar, /baba-bliss, /subscribe, /subscription, /settings, /faq, /contact, /about,
/privacy, /terms, /admin/ai-models, /debug-auth`.split(/,\s+/)

/** Linked from the payments, from assistants, and from the chat and the footer. */
const additional = ['/receipt', '/connect', '/care']
const paths = pages.map(({ path }) => path)

test('[2.1] the pages are those of the specification and three more', () => {
  const isAdditional = (path: string) => additional.includes(path)
  expect(paths.filter((path) => !isAdditional(path))).toEqual(specified)
  expect(paths.filter(isAdditional)).toEqual(additional)
})

test('[2.1] each page has a route, and everything else the not-found page', () => {
  const routed = routes.map(({ path, index }) => (index ? '/' : path === '*' ? '*' : `/${path}`))
  expect(routed).toEqual([...paths, '*'])
})

const asTable = (links: { label: string; to: string }[]) =>
  links.map(({ label, to }) => [label, to])
const person = [
  ['Horoscopes', '/horoscopes'],
  ['Calendar', '/cosmic-calendar'],
  ['Readings', '/readings'],
  ['Baba Bliss', '/baba-bliss'],
]

test('[2.2] a stranger is led to astrology, matchmaking and the questions', () => {
  expect(asTable(headerLinks({ isSignedIn: false, isAdmin: false }))).toEqual([
    ['Personalized Astrology', '/'],
    ['Cosmic Matchmaking', '/dating'],
    ['FAQ', '/faq'],
  ])
})

test('[2.3] links for signed-in people, and the admin panel for administrators', () => {
  expect(asTable(headerLinks({ isSignedIn: true, isAdmin: false }))).toEqual(person)
  expect(asTable(headerLinks({ isSignedIn: true, isAdmin: true }))).toEqual([
    ...person,
    ['Admin', '/admin/ai-models'],
  ])
})

test('[2.6] the footer has its two groups', () => {
  expect(footerGroups.map(({ title, links }) => [title, asTable(links)])).toEqual([
    [
      'Product',
      [
        ['Personalized Astrology', '/horoscopes'],
        ['Dating & Matchmaking', '/dating'],
        ['FAQ', '/faq'],
      ],
    ],
    [
      'Company',
      [
        ['About Us', '/about'],
        ['Contact', '/contact'],
        ['Privacy Policy', '/privacy'],
        ['Terms of Use', '/terms'],
      ],
    ],
  ])
})
