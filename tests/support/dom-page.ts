// What holds for the one page that the console tests of a thread share: made once, however many files there are.
import '@testing-library/jest-dom/vitest'
import { configure, getConfig } from '@testing-library/react'

// Patient: a busy machine is no fault of the product.
const PATIENCE = 20_000

const { setTimeout: wait } = globalThis
/** Inputs and cells whose code is still being loaded take their place with an empty element. */
async function loaded(): Promise<void> {
  for (let left = PATIENCE; left > 0 && document.querySelector('.fld-later'); left -= 5)
    await new Promise((go) => wait(go, 5))
}

// Whatever a test waits for, the parts beside it are there as well: which of them comes first is chance.
const { asyncWrapper, getElementError } = getConfig()
configure({
  // What is not there yet is looked for again and again: the page is written out when that ends in vain, not each time.
  getElementError: (message, container) => {
    const config = getConfig()
    const again = '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
    if (!again) return getElementError(message, container)
    const error = new Error(message ?? undefined)
    error.name = 'TestingLibraryElementError'
    return error
  },
  asyncUtilTimeout: PATIENCE,
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      const result = await work()
      await loaded()
      return result
    }),
})

// What happy-dom has no screen for.
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// As in browsers; happy-dom writes out all that an element holds, which the placing of popups asks of it again and again.
Element.prototype.toString = function (this: Element) {
  return Object.prototype.toString.call(this)
}

// Rules that only paint, and those of pseudo-elements, tell nothing of what is visible and how it is named. Tests ask
// that hundreds of times: to try every rule of every component took a third of their time.
const TELLING = /[{;](?:display|visibility|pointer-events|opacity|content):/
const PART = /::|keyframes/
const painting = new WeakMap<HTMLStyleElement, boolean>()
/** Whether a sheet is such a rule of MUI's: each of these has a sheet of its own, which never changes. */
function paints(style: HTMLStyleElement): boolean {
  const known = painting.get(style)
  if (known !== undefined) return known
  const rule = style.textContent
  const found = style.hasAttribute('data-emotion') && (PART.test(rule) || !TELLING.test(rule))
  if (rule) painting.set(style, found)
  return found
}
const { get: sheetOf } = Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet') ?? {}
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', {
  configurable: true,
  get(this: HTMLStyleElement) {
    return paints(this) ? null : sheetOf?.call(this)
  },
})
