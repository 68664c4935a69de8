import { useSiteConfig } from '#web/layout/site-config.ts'

const stores = [
  { key: 'appStore', name: 'App Store' },
  { key: 'playStore', name: 'Google Play' },
] as const

/** Both app stores. A store without an address yet is not a link. */
export function StoreLinks() {
  const links = useSiteConfig()?.stores
  return (
    <ul className="mt-8 flex flex-wrap gap-4">
      {stores.map(({ key, name }) => {
        const href = links?.[key]
        return (
          <li key={key}>
            {href ? (
              <a
                href={href}
                rel="noopener"
                className="inline-flex min-h-12 items-center rounded-full bg-accent px-7 font-semibold text-on-accent no-underline hover:bg-accent-hover"
              >
                Download on the {name}
              </a>
            ) : (
              <p className="flex min-h-12 items-center gap-3 rounded-full border border-line px-6">
                <span className="font-semibold">{name}</span>
                <span className="text-sm text-muted">Coming soon</span>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
