import { SECOND } from '#durations.ts'
import type { DownloadedFile } from '#web/http.ts'

/** As if the browser had followed a link to it. */
export function saveFile({ name, content }: DownloadedFile) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href), SECOND)
}
