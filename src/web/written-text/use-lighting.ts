import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Fact } from '#contract/chart.ts'
import type { WrittenText } from '#contract/readings.ts'
import { factsBehind, lightUp, type Selection } from './lighting.ts'

const nothing: WrittenText = { opening: [], sections: [] }

/**
 * The selection in the text, its tables or its wheel, and what it highlights. A second click deselects. A link
 * may select a point: `?point=Moon`.
 */
export function useLighting(text: WrittenText | undefined, facts: Fact[]) {
  const [query] = useSearchParams()
  const [selection, setSelection] = useState(() => linkedSelection(query))
  const lighting = useMemo(
    () => lightUp(selection, text ?? nothing, facts),
    [selection, text, facts],
  )
  const litFacts = useMemo(
    () => new Set(factsOf(selection, text ?? nothing, facts)),
    [selection, text, facts],
  )
  return {
    selection,
    lighting,
    /** Ids of facts. */
    litFacts,
    /** The paragraph whose "Why?" was pressed. */
    explained: selection?.kind === 'paragraph' ? selection.paragraph : undefined,
    explain: (paragraph: string) => press({ kind: 'paragraph', paragraph }),
    pressPoint: (name: string) => press({ kind: 'point', name }),
    pressAspect: (key: string) => press({ kind: 'aspect', key }),
    pressFacts: (name: string, ids: readonly string[]) => press({ kind: 'facts', name, ids }),
    letGo: () => setSelection(undefined),
  }

  function press(next: Selection) {
    setSelection((before) => (JSON.stringify(before) === JSON.stringify(next) ? undefined : next))
  }
}

function factsOf(
  selection: Selection | undefined,
  text: WrittenText,
  facts: Fact[],
): readonly string[] {
  if (selection?.kind === 'facts') return selection.ids
  if (selection?.kind !== 'paragraph') return []
  return factsBehind(text, facts, selection.paragraph).map(({ id }) => id)
}

function linkedSelection(query: URLSearchParams): Selection | undefined {
  const name = query.get('point')
  return name ? { kind: 'point', name } : undefined
}
