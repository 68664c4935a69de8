const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'display',
]

/** A drawing of the page as an image of its own: the style sheets of the page do not reach into one. */
export async function imageOf(svg: SVGSVGElement, size: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', `${size}`)
  copy.setAttribute('height', `${size}`)
  copyStyles(svg, copy)
  const image = new Image(size, size)
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

function copyStyles(from: Element, to: Element) {
  const style = getComputedStyle(from)
  const rules = inherited.map((name) => `${name}:${style.getPropertyValue(name)}`)
  to.setAttribute('style', `${rules.join(';')};font-family:sans-serif`)
  to.removeAttribute('class')
  for (const [index, child] of [...from.children].entries())
    copyStyles(child, to.children[index] as Element)
}
