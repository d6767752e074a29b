const SPACE = 'http://www.w3.org/2000/svg'

/**
 * A speech bubble while the chat is closed, a cross while it is open; the style shows one of both.
 * @param picture the business's own, in the place of the bubble; where the page does not let it load, the bubble stays
 */
export function iconOf(picture: string | null): DocumentFragment {
  const svg = document.createElementNS(SPACE, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  for (const line of ['M4 4h16v12H9l-5 4z', 'M6 6l12 12M18 6L6 18']) {
    const path = document.createElementNS(SPACE, 'path')
    path.setAttribute('d', line)
    svg.append(path)
  }
  const icon = new DocumentFragment()
  if (picture) {
    const image = Object.assign(new Image(), { src: picture, alt: '' })
    image.onerror = () => image.remove()
    icon.append(image)
  }
  icon.append(svg)
  return icon
}
