import { useMutation, useQuery } from '@tanstack/react-query'
import {
  judgeParagraph,
  listVerdicts,
  type ParagraphVerdict,
  type Verdict,
} from '#contract/paragraph-verdicts.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'

interface Judgment {
  paragraph: string
  /** Null takes it back. */
  verdict: Verdict | null
}

type Verdicts = Record<string, Verdict>

/** What the reader said of the paragraphs of one text. A press shows at once, and is undone if it cannot be saved. */
export function useVerdicts(textId: string | undefined) {
  const { api, queryClient } = useServices()
  const queryKey = queryKeys.verdictsOf(textId ?? '')
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Verdicts> => {
      const { verdicts } = await api.call(listVerdicts, { query: { textId }, signal })
      return byParagraph(verdicts)
    },
    enabled: textId !== undefined,
  })
  const { mutate, variables, isError } = useMutation({
    // One after the other: the last press of a paragraph is the last one saved.
    scope: { id: `verdicts of ${textId}` },
    mutationFn: (judgment: Judgment) =>
      api.call(judgeParagraph, { body: { textId: textId ?? '', ...judgment } }),
    async onMutate({ paragraph, verdict }) {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Verdicts>(queryKey)?.[paragraph] ?? null
      show(paragraph, verdict)
      return { before }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.allVerdicts }),
    onError: (_error, { paragraph }, context) => show(paragraph, context?.before ?? null),
  })

  function show(paragraph: string, verdict: Verdict | null) {
    queryClient.setQueryData<Verdicts>(queryKey, (known = {}) => {
      const { [paragraph]: _, ...others } = known
      return verdict ? { ...others, [paragraph]: verdict } : others
    })
  }

  return {
    verdicts: data ?? {},
    /** The paragraph whose verdict could not be saved. */
    failed: isError ? variables?.paragraph : undefined,
    judge: (paragraph: string, verdict: Verdict | null) => mutate({ paragraph, verdict }),
  }
}

const byParagraph = (verdicts: ParagraphVerdict[]): Verdicts =>
  Object.fromEntries(verdicts.map(({ paragraph, verdict }) => [paragraph, verdict]))
