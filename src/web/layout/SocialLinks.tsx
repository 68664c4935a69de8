import { useSiteConfig } from './site-config.ts'

const names = { instagram: 'Instagram', tiktok: 'TikTok', x: 'X' } as const

/** Only the configured links; nothing if there are none. */
export function SocialLinks() {
  const social = useSiteConfig()?.social
  const given = Object.entries(names).flatMap(([key, name]) => {
    const href = social?.[key as keyof typeof names]
    return href ? [{ name, href }] : []
  })
  if (given.length === 0) return null
  return (
    <ul className="mt-4 flex gap-5">
      {given.map(({ name, href }) => (
        <li key={name}>
          <a className="text-link inline-flex min-h-11 items-center" href={href} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
