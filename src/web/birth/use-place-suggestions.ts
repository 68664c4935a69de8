import { useEffect, useState } from 'react'
import { isPlaceQuery } from '#contract/place-query.ts'
import { autocompleteLocation, type Suggestion } from '#contract/places.ts'
import { timings } from '#contract/timings.ts'
import { useServices } from '#web/services.ts'

type Answer = { query: string; suggestions: Suggestion[] } | { query: string; failed: true }

/**
 * Places whose names start with the text. Debounced; a newer text aborts the older call, so that replies never
 * arrive out of order.
 * @param text undefined once a place is chosen
 */
export function usePlaceSuggestions(text: string | undefined) {
  const { api } = useServices()
  const [answer, setAnswer] = useState<Answer>()
  const query = text !== undefined && isPlaceQuery(text) ? text.trim() : undefined

  useEffect(() => {
    if (query === undefined) return
    const call = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { signal } = call
        const suggestions = await api.call(autocompleteLocation, { query: { q: query }, signal })
        if (!call.signal.aborted) setAnswer({ query, suggestions })
      } catch {
        if (!call.signal.aborted) setAnswer({ query, failed: true })
      }
    }, timings.autocompleteDebounce)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [api, query])

  const current = query !== undefined && answer?.query === query ? answer : undefined
  return {
    suggestions: query === undefined ? [] : suggestionsFor(query, answer),
    isSearching: query !== undefined && !current,
    hasFailed: current !== undefined && 'failed' in current,
  }
}

/** The previous suggestions stay while they still match, until the new ones arrive. */
function suggestionsFor(query: string, answer: Answer | undefined): Suggestion[] {
  if (!answer || 'failed' in answer) return []
  if (answer.query === query) return answer.suggestions
  const beginning = query.toLowerCase()
  return answer.suggestions.filter(({ display_name }) =>
    display_name.toLowerCase().startsWith(beginning),
  )
}
