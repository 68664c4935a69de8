import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { adminMessages } from '#contract/admin-messages.ts'
import { deleteContactMessage, listContactMessages } from '#contract/contact.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useAdminCall } from '../use-admin-call.ts'

const { deleted, deleteFailed } = adminMessages.messages

/** What people have written, newest first. */
export function useContactMessages() {
  const call = useAdminCall()
  const query = useInfiniteQuery({
    queryKey: queryKeys.contactMessages,
    queryFn: ({ pageParam, signal }) =>
      call(listContactMessages, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnMount: 'always',
  })
  return { ...query, messages: query.data?.pages.flatMap(({ messages }) => messages) }
}

export function useDeleteMessage() {
  const call = useAdminCall()
  const { queryClient } = useServices()
  return useMutation({
    mutationFn: (id: string) => call(deleteContactMessage, { params: { id } }),
    onSuccess: () => showToast({ ...deleted, kind: 'success' }),
    onError(error) {
      const text = errorMessage(error, deleteFailed.text)
      showToast({ title: deleteFailed.title, text, kind: 'destructive' })
    },
    // Another administrator may have deleted it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.contactMessages }),
  })
}
