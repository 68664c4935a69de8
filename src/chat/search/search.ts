import type { ChatSky } from '../chat-sky.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question.ts'
import { findEvent } from './event-findings.ts'
import { findMotion, findSkyNow } from './sky-findings.ts'
import { findInSpan } from './span-findings.ts'
import { compareSpans } from './windows/compare-spans.ts'
import { findWindows } from './windows/find-windows.ts'

/**
 * Searches the sky for a question about time. Undefined for other questions, and when the answer cannot be
 * known: outside the ephemeris, or houses and angles without a birth time.
 */
export function search(question: Question, sky: ChatSky): Findings | undefined {
  switch (question.kind) {
    case 'sky-now':
      return findSkyNow(sky, question.body)
    case 'motion':
      return findMotion(sky, question.body)
    case 'when':
      return findEvent(question, sky)
    case 'what-happens':
      return findInSpan(question, sky)
    case 'window':
      return findWindows(sky, question.purpose, question.span, question)
    case 'compare':
      return compareSpans(question, sky)
    default:
      return undefined
  }
}
