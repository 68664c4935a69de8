export function readResult(
  status: number | null,
  report: string,
): 'caught' | 'timed out' | 'survived'

export function readFailedFiles(report: string, root: string): string[]
