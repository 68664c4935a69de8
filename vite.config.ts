import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { dropSchemasOfCalls } from './scripts/drop-schemas-of-calls.ts'
import { inlineMessages } from './scripts/messages/inline-messages.ts'

// While developing, the pages come from here and the calls go to the server beside it.
const server = process.env.API_URL

/**
 * Which modules become one script, with everything that they import and no earlier script has. What none names is
 * split by the pages that use it. Each file costs half a kilobyte of headers, and on a slow phone a round trip.
 */
const SCRIPTS = [
  { name: 'constants', modules: ['/src/contract/(messages|birth-bounds|kept-for)\\.ts$'] },
  // Forms load them when they are touched.
  { name: 'schemas', modules: ['/node_modules/zod/', '/src/contract/birth\\.ts$'] },
  // What every page needs, and the smallest parts of most.
  {
    name: 'base',
    modules: [
      '/entry\\.client',
      '/src/web/(root|own-path|late-resolver|use-today|FirstCharge)\\.',
      '/src/web/birth/use-saved-birth\\.',
      '/src/web/drawings/epoch\\.',
      '/src/web/layout/(page-meta|IdentityUnavailable)\\.',
      '/src/web/ui/(TextField|SubmitButton|Confirmation|late)\\.',
      '/src/contract/(readings|message-text|feedback)\\.',
      '/react-query/.*/useMutation\\.',
      '/icons/(plus|check)\\.',
    ],
  },
  {
    name: 'forms',
    modules: [
      '/node_modules/react-hook-form/',
      '/src/web/birth/birth-checks\\.',
      '/src/web/use-typed-fields\\.',
    ],
  },
  {
    name: 'sign-in',
    modules: [
      '/src/web/identity/form/(use-auth-attempt|use-typed-email)\\.',
      '/src/web/identity/google/',
      '/src/web/identity/.*/(AuthLayout|AuthPage|EmailForm|PasswordField|choose-passkey)\\.',
      '/src/web/passkey-support\\.',
      '/src/contract/passkey-messages\\.',
    ],
  },
  {
    name: 'account',
    modules: ['/src/contract/code-required-messages\\.', '/src/web/account/(save-file|Section)\\.'],
  },
  { name: 'admin', modules: ['/src/contract/admin'] },
  {
    name: 'widgets',
    modules: [
      '/@radix-ui/primitive/',
      '/@radix-ui/react-(primitive|presence|id|context|use-controllable-state|use-callback-ref)/',
      '/@radix-ui/react-(collection|direction)/',
      '/src/web/ui/Tab\\.',
    ],
  },
  { name: 'dialogs', modules: ['/@radix-ui/react-alert-dialog/'] },
  {
    name: 'about-you',
    modules: ['/src/web/about-you/(AboutYouForm|CareNote)\\.', '/src/web/ui/SelectField\\.'],
  },
  {
    name: 'access',
    modules: [
      '/src/web/billing/use-access\\.',
      '/src/web/birth/use-(known-birth|first-portrait)\\.',
    ],
  },
  {
    name: 'gate',
    modules: [
      '/src/web/billing/PremiumGate\\.',
      '/src/web/pages/LateGateWithChart\\.',
      '/src/web/ui/use-focus-after\\.',
      '/src/web/session/LogInPrompt\\.',
      '/src/web/pending/pending-(natal|path)\\.',
      '/icons/(rotate-ccw|chevron-right)\\.',
    ],
  },
  {
    name: 'dates',
    modules: ['/src/web/calendar/(month|event-types|queries)\\.', '/src/contract/calendar\\.'],
  },
  { name: 'period', modules: ['/src/web/drawings/PeriodStrip\\.'] },
  {
    name: 'preview',
    modules: [
      '/src/web/first-chart/use-preview\\.',
      '/src/web/birth/(candidate|birth-form|CandidateChoice|LatePlaceField)\\.',
    ],
  },
  {
    name: 'first-chart',
    modules: [
      '/src/web/first-chart/FirstChartForm\\.',
      '/src/web/pages/use-read-on-path\\.',
      '/src/web/pages/home/HomeSkeleton\\.',
      '/src/web/landing/(tonight|dome)\\.',
    ],
  },
  { name: 'own-horoscopes', modules: ['/src/web/horoscopes/use-birth-for-horoscopes\\.'] },
  {
    // For the start page too, which has no form of a reading.
    name: 'own-readings',
    modules: [
      '/src/web/readings/(queries|portrait/shown-reading)\\.',
      '/src/web/wheel/SignRing\\.',
      '/react-query/.*/useInfiniteQuery\\.',
    ],
  },
  {
    name: 'texts',
    modules: [
      '/src/web/written-text/(ReadingText|use-lighting|Reflection)\\.',
      '/src/web/wheel/lit\\.',
      '/src/web/local-time\\.',
    ],
  },
  {
    name: 'readings',
    modules: [
      '/src/web/readings/ReadingTab\\.',
      '/src/web/readings/generation/use-generation\\.',
      '/src/web/birth/(BirthFields|use-birth-refusal)\\.',
      '/icons/arrow-left\\.',
    ],
  },
  {
    name: 'payment',
    modules: [
      '/src/web/billing/(plan|sync)\\.',
      '/src/web/billing/checkout/open-payment\\.',
      '/src/web/billing/card/(CardForm|payment-form)\\.',
    ],
  },
  {
    name: 'portrait',
    modules: [
      '/src/web/wheel/(Wheel|SmallWheel)\\.',
      '/src/web/readings/portrait/(Portrait|ClockLine|ChartTable|Blueprint)\\.',
    ],
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineMessages(), dropSchemasOfCalls()],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    // On a busy machine, it warns of every plugin.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: SCRIPTS.map(({ name, modules }) => ({
                name,
                test: new RegExp(modules.join('|')),
              })),
            },
          },
        },
      },
    },
  },
  server: server ? { proxy: { '/api': server, '/dev': server } } : {},
})
