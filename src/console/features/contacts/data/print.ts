import type { ContactData } from './types.ts'

/** The page printed last: some browsers do not tell when they are done with it. */
let former: HTMLIFrameElement | undefined

/** Prints what is stored of a person, from a page of its own. */
export function printData(sections: ContactData['sections']): void {
  const frame = document.createElement('iframe')
  former?.remove()
  former = frame
  // Some browsers print nothing of a frame that is not displayed.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  frame.setAttribute('aria-hidden', 'true')
  frame.title = 'Impresión'
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page) return
  page.title = 'Todo lo guardado'
  for (const { title, rows } of sections) {
    const heading = page.createElement('h2')
    heading.textContent = title
    page.body.append(heading)
    for (const { label, value } of rows) {
      const line = page.createElement('p')
      const name = page.createElement('strong')
      name.textContent = `${label}: `
      line.append(name, value)
      page.body.append(line)
    }
  }
  const gone = () => frame.remove()
  frame.contentWindow?.addEventListener('afterprint', gone)
  frame.contentWindow?.print()
}
