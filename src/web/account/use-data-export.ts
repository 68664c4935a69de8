import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import {
  type DataExportStatus,
  downloadDataExport,
  EXPORT_TOKEN_PARAM,
  getDataExport,
  requestDataExport,
} from '#contract/data-export.ts'
import { exportMessages as texts } from '#contract/export-messages.ts'
import { SECOND } from '#durations.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { saveFile } from '#web/save-file.ts'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'

const PROGRESS_POLL_MS = SECOND

/** The user's data export, and its emailed link if the page was opened with one. */
export function useDataExport() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const token = query.get(EXPORT_TOKEN_PARAM) ?? undefined

  const shown = useQuery({
    queryKey: queryKeys.dataExport,
    queryFn: ({ signal }) => api.call(getDataExport, { signal }),
    refetchInterval: ({ state }) =>
      isInProgress(state.data?.dataExport?.status) && PROGRESS_POLL_MS,
  })
  const request = useMutation({
    mutationFn: () => api.call(requestDataExport),
    onMutate: dropToken,
    onSuccess: (reply) => queryClient.setQueryData(queryKeys.dataExport, reply),
  })
  const download = useMutation({
    mutationFn: () => api.download(downloadDataExport, { body: { token } }),
    onSuccess(file) {
      saveFile(file)
      showToast({ ...texts.saved, kind: 'success' })
    },
    onError(error) {
      const text = errorMessage(error, texts.downloadFailed)
      showToast({ title: texts.downloadFailedTitle, text, kind: 'destructive' })
    },
    onSettled() {
      dropToken()
      return queryClient.invalidateQueries({ queryKey: queryKeys.dataExport })
    },
  })

  /** The link has done its work, or never will. */
  function dropToken() {
    if (token === undefined) return
    query.delete(EXPORT_TOKEN_PARAM)
    setQuery(query, { replace: true, preventScrollReset: true })
  }

  return { shown, request, download, cameByLink: token !== undefined }
}

/** Whether the server changes it without another call. */
const isInProgress = (status: DataExportStatus | undefined) =>
  status === 'preparing' || status === 'sending'
