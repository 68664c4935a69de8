import { MINUTE } from '#durations.ts'
import type { DownloadedFile } from './http.ts'

/** Saves a file on the reader's device, as if the browser had followed a link to it. */
export function saveFile({ name, content }: DownloadedFile) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the blob some time later.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE)
}
