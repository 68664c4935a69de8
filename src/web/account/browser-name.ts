// The order matters: a browser's user agent also names its ancestors.
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** For example "Firefox on Windows". */
export function browserName(userAgent: string | null): string {
  const nameIn = (list: typeof browsers) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  const browser = nameIn(browsers) ?? 'A browser'
  const system = nameIn(systems)
  return system ? `${browser} on ${system}` : browser
}
