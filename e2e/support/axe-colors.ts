/** The result of axe, as far as we read it. */
interface Found {
  id: string
  nodes: { html: string; element: Element }[]
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: Found[]; passes: Found[] }>
}

declare global {
  interface Window {
    axe: Axe
    /** By theme: how elements looked when their contrast was sufficient. */
    sufficientContrasts?: Map<boolean, Map<Element, string>>
  }
}

/**
 * Runs in the page. Checks the rules about colors, except where an element looks as it did when it passed, in the same
 * theme: color contrast is most of the work of axe.
 */
export async function checkColorsInPage(): Promise<string[]> {
  /** What an element shows itself: others have no contrast. */
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())

  /** All that the contrast of each element depends on: where it stands, its own style, and that of its ancestors. */
  function looksOfElements() {
    const paints = new Map<Element | null, string>()
    const looks = new Map<Element, string>()
    for (const element of document.querySelectorAll('*')) {
      const style = getComputedStyle(element)
      const { color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style
      const colors = [color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode]
      const layers = [style.position, style.zIndex, style.display, style.textDecorationLine]
      paints.set(element, [paints.get(element.parentElement), ...colors, ...layers].join())
      // WCAG asks less contrast of large text: 24 pixels, or 18.66 in bold.
      const isLarge = parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? 18.66 : 24)
      looks.set(element, `${paints.get(element)},${isLarge},${style.textShadow}`)
    }
    return looks
  }

  const isDark = document.documentElement.classList.contains('dark')
  window.sufficientContrasts ??= new Map()
  const passed = window.sufficientContrasts.get(isDark) ?? new Map<Element, string>()
  window.sufficientContrasts.set(isDark, passed)

  const looks = looksOfElements()
  const open = [...looks.keys()].filter(
    (element) =>
      hasText(element) && element.checkVisibility() && passed.get(element) !== looks.get(element),
  )
  if (open.length === 0) return []
  const { violations, passes } = await window.axe.run(
    { include: open },
    {
      runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      elementRef: true,
      selectors: false,
      preload: false,
    },
  )
  for (const { element } of passes.find(({ id }) => id === 'color-contrast')?.nodes ?? [])
    passed.set(element, looks.get(element) ?? '')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`)
}
