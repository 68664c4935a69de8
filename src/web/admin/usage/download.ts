import { MINUTE } from '#durations.ts'

/** Saves a text as a file on the reader's device. */
export function download(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the blob some time later.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE)
}
