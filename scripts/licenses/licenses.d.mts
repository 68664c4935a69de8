export function isAllowed(expression: string): boolean
export function refusedPackages(lockfile: {
  packages: Record<string, { license?: string; version?: string }>
}): string[]
export function reportRefusedLicenses(root: string): boolean
