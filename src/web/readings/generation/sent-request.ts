import type { ReadingType } from '#contract/reading-type.ts'
import { forgetOfTab, keepForTab, readOfTab, tabKeys } from '#web/browser-storage.ts'
import type { GenerationMarker } from './generation-marker.ts'

/** What this tab sent last, and under which marker. A reload may come before the server has it. */
export function keepSentDetails(marker: GenerationMarker, details: unknown) {
  keepForTab(tabKeys.sentReading, JSON.stringify({ ...marker, details }))
}

export const forgetSentDetails = () => forgetOfTab(tabKeys.sentReading)

/** @returns undefined if the reading of this marker was requested by another tab, or is of another type */
export function sentDetails<Details>(
  type: ReadingType,
  marker: GenerationMarker | undefined,
): { details: Details } | undefined {
  if (marker?.type !== type) return undefined
  try {
    const sent = JSON.parse(readOfTab(tabKeys.sentReading) ?? 'null')
    const isSame = sent?.startedAt === marker.startedAt && sent.userId === marker.userId
    return isSame ? { details: sent.details } : undefined
  } catch {
    return undefined
  }
}
