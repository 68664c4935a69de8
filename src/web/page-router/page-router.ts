import type { ReactNode } from 'react'
import {
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type RouteObject,
  type RouterProviderProps,
  resolvePath,
  type To,
} from 'react-router'
import { createBlocking, type PageHistory } from './blocking.ts'

type DataRouter = RouterProviderProps['router']
type State = DataRouter['state']
type Action = State['historyAction']
type NavigateOptions = Pick<
  NonNullable<Parameters<DataRouter['navigate']>[1]>,
  'replace' | 'state' | 'preventScrollReset'
>

interface Elements {
  element?: ReactNode
  errorElement?: ReactNode
  hydrateFallbackElement?: ReactNode
}

export interface PageRoute extends Elements {
  id: string
  path?: string
  index?: boolean
  /** Loads the elements of a page whose code is not there yet. */
  lazy?: () => Promise<Elements>
}

/** With the pages below it, one of which matches any path. */
export interface RootRoute extends PageRoute {
  children: PageRoute[]
}

interface Options {
  root: RootRoute
  history: PageHistory
  /** Whether the document shows its page already. */
  isPrerendered: boolean
}

/**
 * What `RouterProvider` and the hooks of our pages use of React Router's own router, most of which loads and sends data:
 * that is 13 KB on every page. This one loads code, and shows the page before until it is there.
 */
export function createPageRouter({ root, history, isPrerendered }: Options): DataRouter {
  const subscribers = new Set<Parameters<DataRouter['subscribe']>[0]>()
  const blocking = createBlocking(history, {
    blockers: () => state.blockers,
    show: (blockers) => update({ blockers }),
  })
  let scrollPositions: Record<string, number> = {}
  let latestAttempt = 0
  let state = createState()

  function createState(): State {
    const { action, location } = history
    const matches = match(location)
    const isThere = !matches.some(isUnloaded)
    return {
      historyAction: action,
      location,
      matches,
      initialized: isThere,
      renderFallback: !isThere,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: isPrerendered ? false : null,
      preventScrollReset: false,
      revalidation: 'idle',
      loaderData: {},
      actionData: null,
      errors: null,
      fetchers: new Map(),
      blockers: new Map(),
    }
  }

  function match(location: Partial<Location> | string): State['matches'] {
    return (matchRoutes([root as RouteObject], location) ?? []) as State['matches']
  }

  function update(changed: Partial<State>) {
    state = { ...state, ...changed }
    const details = { deletedFetchers: [], newErrors: changed.errors ?? null, flushSync: false }
    for (const notify of [...subscribers]) notify(state, details)
  }

  async function navigate(to: number | To | null, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const path = resolvePath(to ?? state.location, state.location.pathname)
    const location = {
      ...history.encodeLocation(path),
      state: options.state ?? null,
      key: Math.random().toString(36).slice(2, 10),
      mask: undefined,
    }
    const action = (options.replace ? 'REPLACE' : 'PUSH') as Action
    if (!blocking.blocks(changeTo(location, action), () => navigate(to, options)))
      await open(action, location, options.preventScrollReset)
  }

  function changeTo(nextLocation: Location, historyAction: Action) {
    return { currentLocation: state.location, nextLocation, historyAction }
  }

  async function open(action: Action, location: Location, preventScrollReset = false) {
    const attempt = ++latestAttempt
    scrollPositions[state.location.key] = window.scrollY
    const matches = match(location)
    let errors: State['errors'] = null
    if (matches.some(isUnloaded)) {
      if (state.initialized) showLoading(action, location, matches)
      const failure = await loadPages(matches)
      // Another navigation has begun meanwhile.
      if (attempt !== latestAttempt) return
      if (failure) errors = { [root.id]: failure.reason }
    }
    if (action === 'PUSH') history.push(location, location.state)
    if (action === 'REPLACE') history.replace(location, location.state)
    update({
      historyAction: action,
      location,
      matches,
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: scrollPositions[location.key] ?? null,
      preventScrollReset,
      errors,
      blockers: new Map(),
    })
  }

  function showLoading(historyAction: Action, location: Location, matches: State['matches']) {
    const navigation = { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction }
    update({ navigation: navigation as State['navigation'] })
  }

  const router = {
    get state() {
      return state
    },
    routes: [root],
    manifest: {},
    match,
    initialize() {
      history.listen(({ location, delta }) => {
        const action = 'POP' as Action
        if (!blocking.blocksPop(changeTo(location, action), delta)) void open(action, location)
      })
      // Somebody may have gone back while the document was still hydrating.
      const hasMissedPop = history.location.key !== state.location.key
      if (!state.initialized || hasMissedPop) void open('POP' as Action, history.location)
      return router
    },
    subscribe(subscriber: Parameters<DataRouter['subscribe']>[0]) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    /** `ScrollRestoration` reads and keeps them with the session. */
    enableScrollRestoration(positions: Record<string, number>) {
      scrollPositions = positions
      return () => {}
    },
    navigate,
    getBlocker: blocking.getBlocker,
    deleteBlocker: blocking.deleteBlocker,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
  }
  return router as unknown as DataRouter
}

const isUnloaded = ({ route }: State['matches'][number]) => route.lazy !== undefined

/** @returns why a page could not be loaded; the next attempt tries again */
async function loadPages(matches: State['matches']): Promise<{ reason: unknown } | undefined> {
  try {
    await Promise.all(matches.map(({ route }) => loadPage(route as PageRoute)))
    return undefined
  } catch (reason) {
    return { reason }
  }
}

async function loadPage(page: PageRoute) {
  Object.assign(page, await page.lazy?.(), { lazy: undefined })
}
