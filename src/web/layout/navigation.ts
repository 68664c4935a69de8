import type { PagePath } from '#contract/pages.ts'

export interface NavigationLink {
  label: string
  to: PagePath
}

const strangerLinks: NavigationLink[] = [
  { label: 'Personalized Astrology', to: '/' },
  { label: 'Cosmic Matchmaking', to: '/dating' },
  { label: 'FAQ', to: '/faq' },
]

const personLinks: NavigationLink[] = [
  { label: 'Horoscopes', to: '/horoscopes' },
  { label: 'Calendar', to: '/cosmic-calendar' },
  { label: 'Readings', to: '/readings' },
  { label: 'Baba Bliss', to: '/baba-bliss' },
]

const adminLink: NavigationLink = { label: 'Admin', to: '/admin/ai-models' }

export function headerLinks({ isSignedIn, isAdmin }: { isSignedIn: boolean; isAdmin: boolean }) {
  if (!isSignedIn) return strangerLinks
  return isAdmin ? [...personLinks, adminLink] : personLinks
}

export const footerGroups: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'Product',
    links: [
      { label: 'Personalized Astrology', to: '/horoscopes' },
      { label: 'Dating & Matchmaking', to: '/dating' },
      { label: 'FAQ', to: '/faq' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: '/about' },
      { label: 'Contact', to: '/contact' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Use', to: '/terms' },
    ],
  },
]
