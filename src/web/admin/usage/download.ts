/** Saves a text as a file on the reader's device. */
export function download(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the blob in a later task.
  setTimeout(() => URL.revokeObjectURL(url))
}
