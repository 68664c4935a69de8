import { useMutation, useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import {
  deleteVerdicts,
  judgeParagraph,
  listVerdicts,
  type ParagraphVerdict,
} from '#contract/paragraph-verdicts.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'

const texts = messages.verdicts

export function useAllVerdicts() {
  const { api, queryClient } = useServices()
  const { data, isFetched, isError, refetch } = useQuery({
    queryKey: queryKeys.allVerdicts,
    queryFn: async ({ signal }) => (await api.call(listVerdicts, { query: {}, signal })).verdicts,
  })
  const settled = {
    onSuccess: () => showToast({ title: texts.removed, kind: 'success' as const }),
    onError: (error: unknown) =>
      showToast({ title: errorMessage(error, texts.failed), kind: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.verdicts }),
  }
  const removal = useMutation({
    mutationFn: ({ textId, paragraph }: ParagraphVerdict) =>
      api.call(judgeParagraph, { body: { textId, paragraph, verdict: null } }),
    ...settled,
  })
  const removalOfAll = useMutation({ mutationFn: () => api.call(deleteVerdicts), ...settled })
  return {
    verdicts: data,
    isFetched,
    isError,
    isRemoving: removal.isPending || removalOfAll.isPending,
    refetch,
    remove: removal.mutate,
    removeAll: () => removalOfAll.mutate(),
  }
}
