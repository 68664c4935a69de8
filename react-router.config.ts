import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from './scripts/compress-assets.ts'
import { NOT_FOUND_PAGE, pages } from './src/contract/pages.ts'

export default {
  appDirectory: 'src/web',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: [...pages.filter((page) => page.prerendered).map((page) => page.path), NOT_FOUND_PAGE],
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
