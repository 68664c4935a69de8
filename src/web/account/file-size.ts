const KILOBYTE = 1000
const MEGABYTE = 1000 * KILOBYTE

/** As in "640 KB" and "1.2 MB". */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
  return `${(bytes / MEGABYTE).toFixed(1)} MB`
}
