import type { SkyDeps, Tool } from './tool.ts'
import { bestDaysTool } from './tools/best-days-tool.ts'
import { findDatesTool } from './tools/find-dates-tool.ts'
import { meaningTool } from './tools/meaning-tool.ts'
import { meaningsTool } from './tools/meanings-tool.ts'
import { natalChartTool } from './tools/natal-chart-tool.ts'
import { transitsTool } from './tools/transits-tool.ts'

/** The tools that need no account. */
export const skyTools = (deps: SkyDeps): Tool[] => [
  natalChartTool(deps),
  transitsTool(deps),
  findDatesTool(deps),
  bestDaysTool(deps),
  meaningsTool(deps),
  meaningTool,
]
