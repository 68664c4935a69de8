import { globSync, readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { helpByCountry } from '#contract/help-lines.ts'
import AboutPage from '#web/about/AboutPage.tsx'
import { storageKeys, tabKeys } from '#web/browser-storage.ts'
import CarePage from '#web/care/CarePage.tsx'
import ContactPage from '#web/contact/ContactPage.tsx'
import DatingPage from '#web/dating/DatingPage.tsx'
import FaqPage, { meta as faqMeta } from '#web/faq/FaqPage.tsx'
import NotFoundPage from '#web/layout/NotFoundPage.tsx'
import { THEME_KEY } from '#web/layout/theme.ts'
import PrivacyPage from '#web/legal/PrivacyPage.tsx'
import TermsPage from '#web/legal/TermsPage.tsx'
import {
  asAda,
  asStranger,
  currentUser,
  fakeServer,
  noSubscription,
} from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import LandingPage, { meta as landingMeta } from './LandingPage.tsx'

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

async function read(Page: ComponentType, address: string, answers: object = {}): Promise<string> {
  fakeServer({ ...asStranger, ...answers })
  const { container } = renderPage(Page, address)
  await screen.findByRole('heading', { level: 1 })
  return container.textContent ?? ''
}

describe('[2.7] the landing page', () => {
  test('has its heading, two buttons and five cards', async () => {
    await read(LandingPage, '/')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Walk the Cosmic Path')
    expect(href('Get Your Reading')).toBe('/readings')
    expect(href('Learn More about Cosmic Path')).toBe('/faq')
    expect(
      [/^Natal Chart/, /^Synastry/, /^Horoscopes/, /^Calendar/, /^Baba Bliss/].map(href),
    ).toEqual([
      '/readings?type=natal',
      '/readings?type=synastry',
      '/horoscopes',
      '/cosmic-calendar',
      '/baba-bliss',
    ])
  })

  test('[1.9] states the prices as promised, at #pricing', async () => {
    await read(LandingPage, '/')
    const pricing = document.getElementById('pricing')
    expect(pricing?.textContent).toContain('$5.99per month')
    for (const text of [
      '$4.99',
      'billed $59.99 per year',
      'save 17%',
      'Save $12/year',
      '30-day free trial',
    ])
      expect(pricing?.textContent).toContain(text)
    for (const feature of [
      'unlimited personalized horoscopes',
      'full natal chart readings',
      'relationship compatibility analysis',
      'cosmic calendar with key dates',
      'chat with baba bliss',
    ])
      expect(pricing?.textContent?.toLowerCase().split(feature)).toHaveLength(3)
  })

  test('[1.9] names the same prices to search engines', () => {
    const data = landingMeta().find((element) => 'script:ld+json' in element)
    expect(data).toMatchObject({
      'script:ld+json': {
        '@type': 'Product',
        name: 'Cosmic Path',
        offers: [
          { price: '5.99', priceCurrency: 'USD' },
          { price: '59.99', priceCurrency: 'USD' },
        ],
      },
    })
  })

  test('leads a stranger to sign up for a plan', async () => {
    await read(LandingPage, '/')
    const targets = screen
      .getAllByRole('link', { name: 'Start Free Trial' })
      .map((link) => link.getAttribute('href'))
    expect(targets).toEqual(['/signup?plan=monthly', '/signup?plan=annual'])
  })

  test('[1.9] calls nothing free for a person who had the trial', async () => {
    await read(LandingPage, '/', {
      ...asAda,
      'GET /api/subscription-status': {
        ...noSubscription,
        status: 'canceled',
        trialAvailable: false,
      },
    })
    const way = await screen.findByRole('link', { name: 'Subscribe for $59.99 per year' })
    expect(way.getAttribute('href')).toBe('/subscribe?plan=annual')
    expect(screen.getByText('$5.99 a month. Cancel in two clicks.')).toBeDefined()
    expect(document.body.textContent).not.toMatch(/\bfree\b|trial/i)
  })

  test('sells again when the subscription has ended since the account was loaded', async () => {
    await read(LandingPage, '/', {
      ...asAda,
      'GET /api/auth/user': { ...currentUser, subscriptionStatus: 'trialing' },
      'GET /api/subscription-status': {
        ...noSubscription,
        status: 'canceled',
        trialAvailable: false,
      },
    })
    await screen.findByRole('link', { name: 'Subscribe for $59.99 per year' })
    expect(screen.queryByText('Your plan')).toBeNull()
    screen.getByRole('heading', { name: 'Before you try it' })
  })

  test("sells nothing twice: one plan is the person's, and the other one a change", async () => {
    await read(LandingPage, '/', {
      ...asAda,
      'GET /api/subscription-status': {
        ...noSubscription,
        status: 'active',
        hasAccess: true,
        plan: 'monthly',
      },
    })
    const mark = await screen.findByText('Your plan')
    expect(mark.parentElement?.textContent).toBe('MonthlyYour plan')
    const own = screen.getByRole('link', { name: 'Your Subscription' })
    const other = screen.getByRole('link', { name: 'Change to the Annual Plan' })
    for (const link of [own, other]) expect(link.getAttribute('href')).toBe('/subscription')
    expect(screen.queryByRole('link', { name: 'Start Free Trial' })).toBeNull()
    expect(screen.queryByText('Before you try it')).toBeNull()
  })

  test.each([
    ['a visitor', asStranger, true],
    ['somebody who is signed in', asAda, false],
  ])('promises %s that no account is needed: %s', async (_, answers, isPromised) => {
    await read(LandingPage, '/', answers)
    await waitFor(() =>
      expect(screen.queryByText(/No account needed, and nothing is stored\./) !== null).toBe(
        isPromised,
      ),
    )
  })
})

describe('[1.11][2.8] the page of the app', () => {
  test('has six cards, and no link to a store that is not set', async () => {
    const text = await read(DatingPage, '/dating')
    expect(
      within(screen.getByRole('list', { name: 'What the app does' })).getAllByRole('heading', {
        level: 2,
      }),
    ).toHaveLength(6)
    expect(document.querySelectorAll('li > svg[aria-hidden=true]')).toHaveLength(6)
    expect(text.match(/Coming soon/g)).toHaveLength(2)
    expect(screen.queryAllByRole('link')).toHaveLength(0)
  })

  test('links to a store that is set', async () => {
    const site = {
      ...asStranger['GET /api/site'],
      stores: { appStore: 'https://apps.example/1', playStore: null },
    }
    await read(DatingPage, '/dating', { 'GET /api/site': site })
    const link = await screen.findByRole('link', { name: 'Download on the App Store' })
    expect(link.getAttribute('href')).toBe('https://apps.example/1')
    expect(screen.getAllByText('Coming soon')).toHaveLength(1)
  })
})

test('[2.24] search engines read every question that the page shows', async () => {
  await read(FaqPage, '/faq')
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())
  const data = JSON.parse(JSON.stringify(faqMeta().find((one) => 'script:ld+json' in one)))
  const { '@type': type, mainEntity } = data['script:ld+json']
  expect(type).toBe('FAQPage')
  expect(mainEntity.map(({ name }: { name: string }) => name)).toEqual(shown)
  for (const { acceptedAnswer } of mainEntity) expect(acceptedAnswer.text).toMatch(/\.$/)
})

test('[2.24] the questions come in two groups of three and four, and open', async () => {
  await read(FaqPage, '/faq')
  const count = (name: string) =>
    within(screen.getByRole('region', { name })).getAllByRole('button').length
  expect([count('Personalized Astrology'), count('Dating & Matchmaking')]).toEqual([3, 4])
  const question = screen.getByRole('button', { name: /How does the free trial work/ })
  expect(question.getAttribute('aria-expanded')).toBe('false')
  await userEvent.setup().click(question)
  expect(question.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText(/The trial lasts 30 days/)).toBeDefined()
})

describe('[2.25] the contact page', () => {
  test('shows what is set, and no braces', async () => {
    const site = {
      ...asStranger['GET /api/site'],
      contact: { email: 'help@cosmic.example', phone: '+1 555 0100', formUrl: null },
    }
    const text = await read(ContactPage, '/contact', { 'GET /api/site': site })
    expect(
      (await screen.findByRole('link', { name: 'help@cosmic.example' })).getAttribute('href'),
    ).toBe('mailto:help@cosmic.example')
    expect(href('+1 555 0100')).toBe('tel:+15550100')
    expect(text).not.toMatch(/[{}]/)
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeDefined()
  })

  test('never ends without a way to write: without any setting, it has our own form', async () => {
    await read(ContactPage, '/contact')
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeDefined()
    expect(await screen.findByText(/^We have no phone line\./)).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Email' })).toBeNull()
    expect(document.body.textContent).not.toMatch(/no address/i)
  })

  test('leads to what can be done without waiting for an answer', async () => {
    await read(ContactPage, '/contact')
    expect(href('Questions and answers')).toBe('/faq')
    expect(href('Change or cancel your subscription')).toBe('/subscription')
    expect(href('Download your data or delete your account')).toBe('/settings')
  })

  test('loads a third-party form only on request', async () => {
    const site = {
      ...asStranger['GET /api/site'],
      contact: { email: null, phone: null, formUrl: 'https://forms.example/1' },
    }
    await read(ContactPage, '/contact', { 'GET /api/site': site })
    const open = await screen.findByRole('button', { name: 'Open the Form' })
    expect(document.querySelector('iframe')).toBeNull()
    await userEvent.setup().click(open)
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe('https://forms.example/1')
  })
})

test('[2.26] the about page has mission, products and beliefs', async () => {
  await read(AboutPage, '/about')
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(headings).toEqual(['Our mission', 'Our products', 'What we believe'])
})

describe('the page about a crisis', () => {
  test('says what Baba Bliss does, that he is an AI, and that he can be wrong', async () => {
    const text = await read(CarePage, '/care')
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    expect(headings).toEqual([
      'What he recognizes',
      'What he does',
      "What he doesn't do",
      'He can be wrong',
      'What is stored',
      'Tell us',
      'Where to find help',
    ])
    expect(text).toContain('Baba Bliss is an AI')
    expect(text).toContain('leaves astrology out')
    expect(href('the contact page')).toBe('/contact')
  })

  test('lists the lines of every country that an answer names', async () => {
    const text = await read(CarePage, '/care')
    for (const { name, emergency, lines } of Object.values(helpByCountry)) {
      const details = screen.getByText(name, { selector: 'summary' }).closest('details')
      expect(details?.textContent).toContain(emergency)
      for (const { contact } of Object.values(lines).flat())
        expect(details?.textContent).toContain(contact)
    }
    expect(text).toContain('findahelpline.com')
  })
})

describe('[2.27] the legal pages', () => {
  test('the privacy policy has its date and leads to the terms', async () => {
    const text = await read(PrivacyPage, '/privacy')
    expect(text).toContain('May 8, 2024')
    expect(text).toContain('30 days after the notice')
    expect(href('Terms of Use')).toBe('/terms')
    expect(text).toContain('A message that you sent through the contact form: a year.')
  })

  test('[3.24] the privacy policy names every key of the browser storage, and no other', async () => {
    const sources = globSync('src/web/**/*.{ts,tsx}', {
      exclude: ['**/*.test.*', '**/testing/**', '**/legal/**'],
    })
    const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n')
    const ours = new Set(code.match(/(?<=['"`])cosmic\.\w+(?=['"`])/g))
    expect([...ours]).toEqual(expect.arrayContaining(Object.values({ ...storageKeys, ...tabKeys })))
    await read(PrivacyPage, '/privacy')
    const named = screen.getAllByRole('code').map(({ textContent }) => textContent)
    expect(named.toSorted()).toEqual(
      [...ours, THEME_KEY, 'react-router-scroll-positions'].toSorted(),
    )
  })

  test('[9.14] the terms have their date, the age, the notice and the limit', async () => {
    const text = await read(TermsPage, '/terms')
    for (const said of [
      'October 12, 2025',
      'at least 18',
      '30 days after the notice',
      '50 US dollars',
    ])
      expect(text).toContain(said)
  })
})

test('[2.1] the not-found page says what it is specified to say', async () => {
  const text = await read(NotFoundPage, '/nowhere')
  expect(text).toContain('404 Page Not Found')
  expect(text).toContain('Did you forget to add the page to the router?')
  const choices = await screen.findByText(/^You may want/)
  expect(choices.textContent).toBe('You may want Readings, Horoscopes or Questions and answers.')
})

test('[2.1] the not-found page names the page that somebody may have wanted', async () => {
  await read(NotFoundPage, '/horoscope')
  const guess = await screen.findByText(/^Were you looking for/)
  expect(guess.textContent).toBe('Were you looking for Horoscopes?')
  expect(href('Horoscopes')).toBe('/horoscopes')
})
