import type { Appearance } from '@stripe/stripe-js'
import type { Theme } from '#web/layout/theme.ts'

/** Stripe draws the fields in its own frame, which needs our colors passed in. */
export function stripeAppearance(theme: Theme): Appearance {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim()
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('accent'),
      colorBackground: token('surface'),
      colorText: token('ink'),
      colorTextSecondary: token('muted'),
      colorTextPlaceholder: token('muted'),
      colorDanger: token('danger'),
      // The frame cannot load our fonts, which are served to our own pages only.
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '10px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { borderColor: token('control'), boxShadow: 'none', padding: '13px 16px' },
      '.Input:focus': { borderColor: token('accent'), boxShadow: `0 0 0 1px ${token('accent')}` },
      '.Label': { fontWeight: '600', fontSize: '14px' },
    },
  }
}
