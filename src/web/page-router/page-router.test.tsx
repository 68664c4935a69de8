import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  Link,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  UNSAFE_createBrowserHistory,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageRouter } from './page-router.ts'

const scrollTo = vi.fn()
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const at = () => location.pathname + location.search + location.hash
const shows = (title: string) => screen.findByRole('heading', { name: title })
const press = (name: string) => userEvent.click(screen.getByText(name))

function Frame() {
  const navigate = useNavigate()
  return (
    <>
      <p>{useNavigation().state}</p>
      {['/', '/slow', '/other', '/?tab=2', '/#part', '/guarded'].map((to) => (
        <Link key={to} to={to}>{`to ${to}`}</Link>
      ))}
      <Link to="/other" replace state={{ from: 'here' }} preventScrollReset>
        replace
      </Link>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

function Other() {
  const { state } = useLocation()
  return <h1>other {state?.from}</h1>
}

function Guarded() {
  const { state, proceed, reset } = useBlocker(true)
  return (
    <>
      <h1>guarded</h1>
      {state === 'blocked' && (
        <>
          <button type="button" onClick={proceed}>
            leave
          </button>
          <button type="button" onClick={reset}>
            stay
          </button>
        </>
      )}
    </>
  )
}

/** A page whose code is there when the test says so. */
function lateCode(title: string) {
  const code = Promise.withResolvers<{ element: React.ReactNode }>()
  const load = vi.fn(() => code.promise)
  return { load, arrive: () => code.resolve({ element: <h1>{title}</h1> }) }
}

function open(path: string, slow = lateCode('slow').load, isPrerendered = true) {
  draw(path, slow, isPrerendered).initialize()
}

/** A page that does not listen to the browser's history yet. */
function draw(path: string, slow = lateCode('slow').load, isPrerendered = true) {
  history.pushState(null, '', path)
  const router = createPageRouter({
    root: {
      id: 'root',
      element: <Frame />,
      errorElement: <h1>no code</h1>,
      hydrateFallbackElement: <h1>waiting</h1>,
      children: [
        { id: 'start', index: true, element: <h1>start</h1> },
        { id: 'slow', path: 'slow', lazy: slow },
        { id: 'other', path: 'other', element: <Other /> },
        { id: 'guarded', path: 'guarded', element: <Guarded /> },
        { id: 'none', path: '*', element: <h1>not found</h1> },
      ],
    },
    history: UNSAFE_createBrowserHistory(),
    isPrerendered,
  })
  render(<RouterProvider router={router} />)
  return router
}

test('a page whose code is there is shown at once, and back again', async () => {
  open('/')
  await press('to /other')
  await shows('other')
  expect(at()).toBe('/other')
  await press('back')
  await shows('start')
  expect(at()).toBe('/')
})

test('the page before stays until the code of the next one is there', async () => {
  const { load, arrive } = lateCode('slow')
  open('/', load)
  await press('to /slow')
  await screen.findByText('loading')
  await shows('start')
  expect(at()).toBe('/')
  arrive()
  await shows('slow')
  expect(at()).toBe('/slow')
  await screen.findByText('idle')
  await press('to /')
  await press('to /slow')
  await shows('slow')
  expect(load).toHaveBeenCalledOnce()
})

test('a link that is pressed meanwhile wins', async () => {
  const { load, arrive } = lateCode('slow')
  open('/', load)
  await press('to /slow')
  await press('to /other')
  await shows('other')
  arrive()
  await press('to /other')
  await shows('other')
  expect(at()).toBe('/other')
})

test('a document without its page shows what stands there until the code comes', async () => {
  const { load, arrive } = lateCode('slow')
  open('/slow', load, false)
  await shows('waiting')
  arrive()
  await shows('slow')
})

test('a page without its code fails, and the next press tries again', async () => {
  const load = vi
    .fn(async () => ({ element: <h1>slow</h1> }))
    .mockRejectedValueOnce(new Error('gone'))
  open('/', load)
  await press('to /slow')
  await shows('no code')
  expect(at()).toBe('/slow')
  history.back()
  await shows('start')
  await press('to /slow')
  await shows('slow')
})

test('going back before the page listens shows the page that the address names', async () => {
  history.pushState({ key: 'before' }, '', '/other')
  const router = draw('/')
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await gone
  router.initialize()
  await shows('other')
  expect(at()).toBe('/other')
})

test('an address that no page has is not found', async () => {
  open('/nowhere/at/all')
  await shows('not found')
})

test('a replaced page is not gone back to, and gets the state of the link', async () => {
  open('/?first')
  await press('to /?tab=2')
  await waitFor(() => expect(at()).toBe('/?tab=2'))
  await press('replace')
  await shows('other here')
  await press('back')
  await shows('start')
  expect(at()).toBe('/?first')
})

test('a new page begins at its top, and the page before is scrolled to where it was', async () => {
  open('/')
  vi.stubGlobal('scrollY', 700)
  await press('to /other')
  await shows('other')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  await press('back')
  await shows('start')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700)
})

test('a link may leave the page where it is scrolled', async () => {
  open('/')
  await press('replace')
  await shows('other here')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a place on the same page is an address of its own', async () => {
  open('/')
  await press('to /#part')
  expect(at()).toBe('/#part')
  await press('back')
  await waitFor(() => expect(at()).toBe('/'))
})

test.each([
  ['//elsewhere.example/readings'],
  ['https://elsewhere.example/readings'],
  ['/\\elsewhere.example'],
])('%s does not leave the site', async (to) => {
  history.pushState(null, '', '/')
  function Away() {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate(to)}>
        away
      </button>
    )
  }
  const router = createPageRouter({
    root: {
      id: 'root',
      element: <Away />,
      children: [{ id: 'any', path: '*', element: <p>here</p> }],
    },
    history: UNSAFE_createBrowserHistory(),
    isPrerendered: true,
  })
  render(<RouterProvider router={router} />)
  await press('away')
  expect(history.state.idx).toBe(1)
})

test('a page that asks before it is left stays until the answer', async () => {
  open('/guarded')
  await press('to /other')
  await screen.findByText('stay')
  expect(at()).toBe('/guarded')
  await press('stay')
  await waitFor(() => expect(screen.queryByText('stay')).toBeNull())
  await press('to /other')
  await userEvent.click(await screen.findByText('leave'))
  await shows('other')
  expect(at()).toBe('/other')
})

test('it asks too when the browser goes back', async () => {
  open('/')
  await press('to /guarded')
  await shows('guarded')
  history.back()
  await screen.findByText('leave')
  await waitFor(() => expect(at()).toBe('/guarded'))
  await shows('guarded')
  await press('leave')
  await shows('start')
  expect(at()).toBe('/')
})
