import { afterEach, expect, test, vi } from 'vitest'
import { printData } from './print.ts'

afterEach(() => {
  vi.restoreAllMocks()
  for (const frame of frames()) frame.remove()
})

const frames = () => [...document.querySelectorAll('iframe')]

test('what is printed is displayed, and goes with the next print where the browser does not tell the end', () => {
  const page = document.implementation.createHTMLDocument()
  const view = Object.assign(new EventTarget(), { print: vi.fn() })
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(page)
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(view as never)
  const sections = [{ title: 'Datos', rows: [{ label: 'Nombre', value: 'Rosa Gil' }] }]
  printData(sections)
  printData(sections)
  expect(view.print).toHaveBeenCalledTimes(2)
  expect(frames()).toHaveLength(1)
  expect(frames()[0]?.style.display).not.toBe('none')
  expect(page.body.textContent).toContain('Nombre: Rosa Gil')
  view.dispatchEvent(new Event('afterprint'))
  expect(frames()).toHaveLength(0)
})
