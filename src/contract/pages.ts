/** One page of the site. Server, browser and tests share this list. */
export interface Page {
  path: string
  /** The document title, before "· Cosmic Path". */
  title: string
  /** Whether the build prerenders it: the whole page, or what stands there until the user is known. */
  prerendered: boolean
  /** Parameters of the query with which it shows something else: it starts from the fallback then. */
  notWith?: readonly string[]
  /** The path that it leads to unless its query names one of these values. */
  needs?: { parameter: string; values: readonly string[]; otherwise: string }
}

export const pages = [
  { path: '/', title: 'Personal astrology', prerendered: true },
  { path: '/dating', title: 'Cosmic Matchmaking', prerendered: true },
  { path: '/login', title: 'Log in', prerendered: true },
  { path: '/signup', title: 'Create your account', prerendered: true },
  {
    path: '/forgot-password',
    title: 'Reset your password',
    prerendered: true,
    notWith: ['token', 'oobCode', 'error'],
  },
  { path: '/checkout', title: 'Checkout', prerendered: false },
  { path: '/subscription-success', title: 'Welcome', prerendered: false },
  { path: '/readings', title: 'Readings', prerendered: true, notWith: ['type'] },
  { path: '/horoscopes', title: 'Horoscopes', prerendered: true },
  { path: '/cosmic-calendar', title: 'Cosmic calendar', prerendered: true },
  { path: '/baba-bliss', title: 'Baba Bliss', prerendered: true },
  {
    path: '/subscribe',
    title: 'Subscribe',
    prerendered: true,
    needs: { parameter: 'plan', values: ['monthly', 'annual'], otherwise: '/' },
  },
  { path: '/subscription', title: 'Your subscription', prerendered: true },
  { path: '/receipt', title: 'Receipt', prerendered: false },
  { path: '/settings', title: 'Settings', prerendered: true },
  { path: '/connect', title: 'Connect an assistant', prerendered: false },
  { path: '/faq', title: 'Questions and answers', prerendered: true },
  { path: '/contact', title: 'Contact', prerendered: true },
  { path: '/about', title: 'About us', prerendered: true },
  { path: '/privacy', title: 'Privacy Policy', prerendered: true },
  { path: '/terms', title: 'Terms of Use', prerendered: true },
  { path: '/care', title: 'How Baba Bliss handles a crisis', prerendered: true },
  { path: '/admin/ai-models', title: 'AI models', prerendered: true },
  { path: '/debug-auth', title: 'Login check', prerendered: false },
] as const satisfies readonly Page[]

export type PagePath = (typeof pages)[number]['path']

/** Finds the page of a path, ignoring trailing slashes. Used by server and browser. */
export const findPage = (pathname: string): Page | undefined =>
  pages.find(({ path }) => path === pathname || path === pathname.replace(/\/+$/, ''))

/** Where a page with this query leads instead, if anywhere. */
export function leadsTo({ needs }: Page, query: URLSearchParams): string | undefined {
  const isMissing = needs && !needs.values.includes(query.get(needs.parameter) ?? '')
  return isMissing ? needs.otherwise : undefined
}

/** The meta element with the nonce for styles. */
export const STYLE_NONCE_NAME = 'style-nonce'

/** The meta element with the identity settings of the server, as JSON. */
export const SETTINGS_NAME = 'identity-settings'

/** Not linked: the build renders it for the server to send with status 404. */
export const NOT_FOUND_PAGE = '/404'

/** The file in build/client for pages that are not prerendered. */
export const FALLBACK_FILE = '__spa-fallback.html'
