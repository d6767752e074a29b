/** Pixels of the picture per pixel on the screen. */
const DENSITY = 2
const [EDGE, HEAD, CAPTION] = [20, 44, 20]
const SVG = 'http://www.w3.org/2000/svg'

/** What the style sheets say of shapes and texts, which are attributes in a file of its own. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor'],
]

/** Copies computed styles to the attributes of a copy. A pattern stays a reference, whose address styles make absolute. */
function fix(from: Element, to: Element): void {
  const styles = getComputedStyle(from)
  for (const name of STYLES) {
    if (to.getAttribute(name)?.startsWith('url(')) continue
    const value = styles.getPropertyValue(name)
    if (value) to.setAttribute(name, value)
  }
  to.removeAttribute('class')
  const children = [...to.children]
  for (const [at, child] of [...from.children].entries()) {
    const copy = children[at]
    if (copy) fix(child, copy)
  }
}

/** Returns the picture as an SVG file: its title and caption, then the chart without what only shows where the pointer is. */
function fileOf(svg: SVGSVGElement, title: string, caption: string): { text: string; width: number; height: number } {
  const copy = svg.cloneNode(true) as SVGSVGElement
  fix(svg, copy)
  for (const passing of copy.querySelectorAll('[data-passing]')) passing.remove()
  const size = svg.viewBox.baseVal
  const head = HEAD + (caption ? CAPTION : 0)
  const [width, height] = [size.width + 2 * EDGE, size.height + head + EDGE]
  const styles = getComputedStyle(svg.closest('.chart') ?? svg)
  const root = document.createElementNS(SVG, 'svg')
  const add = (name: string, attributes: Record<string, string | number>) => {
    const element = document.createElementNS(SVG, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
    root.append(element)
    return element
  }
  root.setAttribute('xmlns', SVG)
  for (const [name, value] of Object.entries({ width, height })) root.setAttribute(name, String(value * DENSITY))
  root.setAttribute('viewBox', `0 0 ${width} ${height}`)
  add('rect', { width, height, fill: styles.backgroundColor })
  const font = { 'font-family': styles.fontFamily, 'font-size': 16, 'font-weight': 650 }
  add('text', { x: EDGE, y: EDGE + 12, fill: styles.color, ...font }).textContent = title
  if (caption)
    add('text', {
      x: EDGE,
      y: EDGE + 32,
      fill: styles.color,
      ...font,
      'font-size': 13,
      'font-weight': 400,
    }).textContent = caption
  for (const [name, value] of Object.entries({ x: EDGE, y: head, width: size.width, height: size.height }))
    copy.setAttribute(name, String(value))
  root.append(copy)
  return { text: new XMLSerializer().serializeToString(root), width: width * DENSITY, height: height * DENSITY }
}

/** Draws a chart as it is on the screen, in its theme, at double density. */
export async function chartPng(svg: SVGSVGElement, title: string, caption: string): Promise<Blob> {
  const { text, width, height } = fileOf(svg, title, caption)
  const image = new Image()
  // As data, which the content security policy allows and no browser takes for another origin.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The canvas gave no picture'))), 'image/png')
  })
}
