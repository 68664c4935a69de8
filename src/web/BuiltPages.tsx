import { type ContextType, useLayoutEffect, useState } from 'react'
import { RouterProvider, UNSAFE_createBrowserHistory, UNSAFE_FrameworkContext } from 'react-router'
import { createPageRouter, type PageRoute, type RootRoute } from './page-router/page-router.ts'

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>
type Page = NonNullable<Framework['manifest']['routes'][string]>
type Module = NonNullable<Framework['routeModules'][string]>

/** What the build writes into every document. */
interface Built {
  __reactRouterContext: Omit<Framework, 'manifest' | 'routeModules'>
  __reactRouterManifest: Framework['manifest']
  /** The modules of the pages that have been loaded. */
  __reactRouterRouteModules: Framework['routeModules']
}

/**
 * In place of React Router's `HydratedRouter`, which brings what loads and sends data. Our pages have neither loaders nor
 * actions, and each knows all others.
 */
export function BuiltPages() {
  const [{ router, framework }] = useState(createPages)
  // A page that is not there yet may replace the document's content only after hydration.
  useLayoutEffect(() => void router.initialize(), [router])
  return (
    <UNSAFE_FrameworkContext value={framework}>
      <RouterProvider router={router} />
    </UNSAFE_FrameworkContext>
  )
}

function createPages() {
  const built = window as unknown as Built
  const framework: Framework = {
    ...built.__reactRouterContext,
    manifest: built.__reactRouterManifest,
    routeModules: { ...built.__reactRouterRouteModules },
  }
  const root = rootOf(framework)
  // For a link under the pointer, React Router would load a missing module itself, and reload the document if it could not:
  // what was typed would be lost. With any module in its place, the browser alone preloads the code.
  for (const id of Object.keys(framework.manifest.routes))
    framework.routeModules[id] ??= { default: NotLoaded }
  const router = createPageRouter({
    root,
    history: UNSAFE_createBrowserHistory(),
    isPrerendered: !framework.isSpaMode,
  })
  return { router, framework }
}

const NotLoaded = () => null

function rootOf(framework: Framework): RootRoute {
  const { root, ...pages } = framework.manifest.routes as Record<string, Page>
  if (!root) throw new Error('The build has no root.')
  return {
    ...toRoute(root, framework),
    children: Object.values(pages).map((page) => toRoute(page, framework)),
  }
}

function toRoute(page: Page, framework: Framework): PageRoute {
  const { id, path, index } = page
  const module = framework.routeModules[id]
  return {
    id,
    path,
    index,
    ...(module ? elementsOf(module) : { lazy: () => load(page, framework) }),
  }
}

/** Marks a failure for `UnreachedPage`. */
async function load({ id, module: url }: Page, { routeModules }: Framework) {
  try {
    const module: Module = await import(/* @vite-ignore */ url)
    routeModules[id] = module
    return elementsOf(module)
  } catch (error) {
    throw Object.assign(error as Error, { isMissingCode: true })
  }
}

function elementsOf({ default: Component, Layout, ErrorBoundary, HydrateFallback }: Module) {
  const within = (Shown: React.ComponentType | undefined) =>
    Shown && (Layout ? <Layout>{<Shown />}</Layout> : <Shown />)
  return {
    element: within(Component as React.ComponentType),
    errorElement: within(ErrorBoundary as React.ComponentType | undefined),
    hydrateFallbackElement: within(HydrateFallback),
  }
}
