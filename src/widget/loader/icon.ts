const SPACE = 'http://www.w3.org/2000/svg'

/**
 * Returns a speech bubble and a cross. The style sheet shows the bubble while the chat is closed and the cross while it
 * is open.
 * @param picture URL of a custom image instead of the bubble; if it fails to load, the bubble is shown
 */
export function iconOf(picture: string | null): DocumentFragment {
  const svg = document.createElementNS(SPACE, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
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
