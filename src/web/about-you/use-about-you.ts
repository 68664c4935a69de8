import { useMutation, useQuery } from '@tanstack/react-query'
import { type AboutYou, deleteAboutYou, getAboutYou, saveAboutYou } from '#contract/about-you.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'

const texts = messages.aboutYou

export const nothingSaid: AboutYou = {
  lifeStage: null,
  relationship: null,
  children: null,
  theme: null,
  mind: null,
}

export const saysNothing = (about: AboutYou) => Object.values(about).every((part) => part === null)

export function useAboutYou() {
  const { api } = useServices()
  return useQuery({
    queryKey: queryKeys.aboutYou,
    queryFn: ({ signal }) => api.call(getAboutYou, { signal }),
  })
}

export function useSaveAboutYou() {
  const { api, queryClient } = useServices()
  return useMutation({
    mutationFn: (body: Partial<AboutYou>) => api.call(saveAboutYou, { body }),
    onSuccess({ about, care }) {
      queryClient.setQueryData(queryKeys.aboutYou, about)
      if (!care) showToast({ ...texts.saved, kind: 'success' })
    },
    onError: (error) =>
      showToast({
        title: texts.failedTitle,
        text: errorMessage(error, texts.failed),
        kind: 'destructive',
      }),
  })
}

export function useDeleteAboutYou() {
  const { api, queryClient } = useServices()
  return useMutation({
    mutationFn: () => api.call(deleteAboutYou),
    onSuccess() {
      queryClient.setQueryData(queryKeys.aboutYou, nothingSaid)
      showToast({ title: texts.deletion.done, kind: 'success' })
    },
    onError: (error) =>
      showToast({
        title: texts.failedTitle,
        text: errorMessage(error, texts.failed),
        kind: 'destructive',
      }),
  })
}
