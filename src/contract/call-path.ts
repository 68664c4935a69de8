/** Params or query of a call. */
export type CallValues = Record<string, string | number | undefined>

/** The path of a call, from the template of its endpoint. */
export function callPath(
  template: string,
  params: CallValues = {},
  query: CallValues = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}
