import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { startupBanner } from './startup-banner.ts'

const bannerOf = (environment: Record<string, string>) =>
  startupBanner(readConfig(environment), { mailbox: '/m', billing: '/b', withKey: false })

test('names the embedded writer, or the host of the model without its key', () => {
  expect(bannerOf({})).toContain('writer    embedded')
  expect(bannerOf({ OPENAI_API_KEY: 'sk-canary' })).toContain(
    'writer    a model at api.openai.com (Responses API); embedded when it does not answer',
  )
  const local = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_API: 'chat' }
  const banner = bannerOf({ OPENAI_API_KEY: 'sk-canary', ...local })
  expect(banner).toContain('a model at localhost:11434 (Chat Completions)')
  expect(banner).not.toContain('canary')
})
