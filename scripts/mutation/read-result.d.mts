export function readResult(
  status: number | null,
  report: string,
): 'caught' | 'timed out' | 'survived'
