import { MINUTE } from '#durations.ts'
import { sentencesOf } from '../grounding.ts'
import { withoutReference } from '../prose/usage-history.ts'
import type { Brief, Written } from '../writer.ts'

const KEPT_FOR = 10 * MINUTE
const MOST_TEXTS = 200

interface RecentText {
  written: Written
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Texts that a model has just written. A text whose storing failed, or that another text of the same user
 * overtook, is requested again; it need not be paid for again.
 */
export function createRecentTexts(now: () => Date, texts = new Map<string, RecentText>()) {
  function dropOld() {
    for (const [key, { at }] of texts)
      if (now().getTime() - at > KEPT_FOR || texts.size > MOST_TEXTS) texts.delete(key)
  }

  return {
    /** The text for an equal request, unless the reader has read or rejected a sentence of it in the meantime. */
    find(key: string, { facts, recentlyUsed }: Brief): Written | undefined {
      dropOld()
      const written = texts.get(key)?.written
      if (!written) return undefined
      const { sentences = [], rejected } = recentlyUsed ?? {}
      const recent = new Set([...sentences, ...(rejected?.sentences ?? [])].map(withoutReference))
      const ids = new Set(facts.map(({ id }) => id))
      const isUsable = sentencesOf(written.text).every(
        (sentence) =>
          !recent.has(withoutReference(sentence.text)) && sentence.facts.every((id) => ids.has(id)),
      )
      return isUsable ? written : undefined
    },
    add(key: string, written: Written) {
      texts.set(key, { written, at: now().getTime() })
      dropOld()
      // A text says something about a person, who may delete their account.
      setTimeout(dropOld, KEPT_FOR + 1).unref()
    },
  }
}
