import { useEffect, useState } from 'react'
import { READING_TYPES, type ReadingType } from '#contract/reading-type.ts'
import { timings } from '#contract/timings.ts'
import { forget, readStored, storageKeys, store } from '#web/browser-storage.ts'

/** A reading that is being generated, visible to every tab of the browser. */
export interface GenerationMarker {
  type: ReadingType
  /** Milliseconds. */
  startedAt: number
  userId: string
}

export function setMarker(type: ReadingType, userId: string, now = Date.now()): GenerationMarker {
  const marker = { type, startedAt: now, userId }
  store(storageKeys.generating, JSON.stringify(marker))
  notifyListeners()
  return marker
}

export function clearMarker() {
  forget(storageKeys.generating)
  notifyListeners()
}

// The storage event fires only in other tabs.
const listeners = new Set<() => void>()

function notifyListeners() {
  for (const listener of listeners) listener()
}

/**
 * The fresh marker of this person. Clears one that is two minutes old, from the future (the clock was set
 * back), of another person, or unreadable.
 */
export function readMarker(userId: string, now = Date.now()): GenerationMarker | undefined {
  const stored = readStored(storageKeys.generating)
  if (stored === null) return undefined
  const marker = parse(stored)
  const age = marker ? now - marker.startedAt : Number.NaN
  const isFresh = age >= 0 && age < timings.generationMarkerStale
  if (marker && isFresh && marker.userId === userId) return marker
  forget(storageKeys.generating)
  return undefined
}

function parse(stored: string): GenerationMarker | undefined {
  try {
    const { type, startedAt, userId } = JSON.parse(stored)
    const isMarker = READING_TYPES.some((one) => one === type) && Number.isFinite(startedAt)
    return isMarker && typeof userId === 'string' ? { type, startedAt, userId } : undefined
  } catch {
    return undefined
  }
}

/** The marker, read every second, and immediately after this page or another changes it. */
export function useGenerationMarker(userId: string | undefined): GenerationMarker | undefined {
  const [marker, setMarkerSeen] = useState<GenerationMarker>()
  useEffect(() => {
    const look = () =>
      setMarkerSeen((seen) => {
        const found = userId === undefined ? undefined : readMarker(userId)
        return found?.startedAt === seen?.startedAt && found?.type === seen?.type ? seen : found
      })
    look()
    const timer = setInterval(look, timings.generationMarkerPoll)
    window.addEventListener('storage', look)
    listeners.add(look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('storage', look)
      listeners.delete(look)
    }
  }, [userId])
  return marker
}
