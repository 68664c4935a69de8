import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { storageKeys } from '#web/browser-storage.ts'
import ContactPage from '#web/contact/ContactPage.tsx'
import ForgotPasswordPage from '#web/identity/reset/ForgotPasswordPage.tsx'
import LoginPage from '#web/identity/sign-in/LoginPage.tsx'
import SignupPage from '#web/identity/sign-up/SignupPage.tsx'
import { asAda, asStranger, fakeServer, session, sessionEnded } from '#web/testing/fake-server.ts'
import { asSubscriber } from '#web/testing/horoscopes.ts'
import { savedReading } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { stubResizeObserver } from '#web/testing/resize-observer.ts'
import BabaBlissPage from './BabaBlissPage.tsx'
import LandingPage from './LandingPage.tsx'
import ReadingsPage from './ReadingsPage.tsx'

const user = userEvent.setup()
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const shows = (label: string, value: string) =>
  waitFor(async () => expect((await field(label)).value).toBe(value))
const openTab = (name: string) => user.click(screen.getByRole('tab', { name }))

describe('a birth that was typed', () => {
  test('is there again after another tab was opened', async () => {
    fakeServer(asStranger)
    renderPage(ReadingsPage, '/readings')
    await type('Birth date', '1990-06-10')
    await openTab('Relationships')
    await screen.findByRole('heading', { name: 'Two people, two charts' })
    await openTab('Individual')
    await shows('Birth date', '1990-06-10')
  })

  test('on the start page is there again, and on the page of readings', async () => {
    fakeServer(asStranger)
    const { router } = renderPage(LandingPage, '/', { next: { '/readings': ReadingsPage } })
    await screen.findByRole('button', { name: 'See My Chart' })
    await type('Birth date', '1984-05-02')
    await act(() => router.navigate('/faq'))
    await act(() => router.navigate('/'))
    await shows('Birth date', '1984-05-02')
    await act(() => router.navigate('/readings'))
    await shows('Birth date', '1984-05-02')
  })

  test('waits while a person looks at their own portrait, which stays the first view', async () => {
    const answers = { 'GET /api/readings': [savedReading], 'POST /api/events': {} }
    const one = { [`GET /api/readings/${savedReading.id}`]: savedReading }
    fakeServer({ ...asAda, ...answers, ...one })
    const { router } = renderPage(ReadingsPage, '/readings')
    const another = () => screen.findByRole('button', { name: 'Another Reading' })
    await user.click(await another())
    await type('Birth date', '1955-02-24')
    await user.click(screen.getByRole('button', { name: 'Back to Your Portrait' }))
    await user.click(await another())
    await shows('Birth date', '1955-02-24')
    await user.click(screen.getByRole('button', { name: 'Back to Your Portrait' }))
    await act(() => router.navigate('/faq'))
    await act(() => router.navigate('/readings'))
    await another()
    expect(screen.queryByLabelText('Birth date')).toBeNull()
  })

  test('is for the person whose session has ended, and for nobody else', async () => {
    const server = fakeServer(asAda)
    const ada = renderPage(ReadingsPage, '/readings')
    await waitFor(() => expect(localStorage.getItem(storageKeys.signedIn)).toBe(session.user.id))
    await type('Birth date', '1990-06-10')
    Object.assign(server.answers, sessionEnded)
    await act(() => ada.services.identity.refresh())
    await waitFor(() => expect(localStorage.getItem(storageKeys.signedIn)).toBeNull())
    ada.unmount()
    const visitor = renderPage(ReadingsPage, '/readings')
    await shows('Birth date', '')
    visitor.unmount()

    const grace = { ...session, user: { ...session.user, id: 'user-grace' } }
    Object.assign(server.answers, asAda, { 'GET /api/identity/get-session': grace })
    const other = renderPage(ReadingsPage, '/readings')
    await waitFor(() => expect(localStorage.getItem(storageKeys.signedIn)).toBe('user-grace'))
    await shows('Birth date', '')
    other.unmount()

    Object.assign(server.answers, asAda)
    localStorage.setItem(storageKeys.signedIn, session.user.id)
    renderPage(ReadingsPage, '/readings')
    await shows('Birth date', '1990-06-10')
  })
})

test('an email typed for logging in is there for signing up, and for a forgotten password', async () => {
  fakeServer(asStranger)
  const pages = { '/signup': SignupPage, '/forgot-password': ForgotPasswordPage }
  const { router } = renderPage(LoginPage, '/login', { next: pages })
  await type('Email', 'ada@example.com')
  await act(() => router.navigate('/signup'))
  await shows('Email', 'ada@example.com')
  await act(() => router.navigate('/forgot-password'))
  await shows('Email', 'ada@example.com')
  await type('Email', '')
  await act(() => router.navigate('/login'))
  await shows('Email', '')
})

test('a message to us is there again until it is sent', async () => {
  fakeServer({
    ...asStranger,
    'POST /api/contact': { success: true, email: 'ada@example.com', isCopied: true },
  })
  const { router } = renderPage(ContactPage, '/contact')
  await type('Email', 'ada@example.com')
  await type('Message', 'Is my chart right?')
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate('/contact'))
  await shows('Message', 'Is my chart right?')
  await shows('Email', 'ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText('Your message is with us')
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate('/contact'))
  await shows('Message', '')
})

test('a question to Baba Bliss is there again', async () => {
  stubResizeObserver()
  const allowance = { left: 99, perDay: 100 }
  const history = { messages: [], before: null, suggestions: [], allowance }
  fakeServer({ ...asSubscriber, 'GET /api/chat/history': history })
  const { router } = renderPage(BabaBlissPage, '/baba-bliss')
  await type('Message', 'When should I')
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate('/baba-bliss'))
  await shows('Message', 'When should I')
  await type('Message', '')
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate('/baba-bliss'))
  await shows('Message', '')
})
