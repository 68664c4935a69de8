import type { Config } from '@react-router/dev/config'
import { NOT_FOUND_PAGE, pages } from './src/contract/pages.ts'

export default {
  appDirectory: 'src/web',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: [...pages.filter((page) => page.prerendered).map((page) => page.path), NOT_FOUND_PAGE],
} satisfies Config
