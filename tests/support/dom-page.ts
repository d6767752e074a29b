// Set-up of the one page that the console tests of a thread share: it runs once for all files.
import '@testing-library/jest-dom/vitest'
import { configure, getConfig } from '@testing-library/react'

// Generous timeout for slow machines.
const PATIENCE = 30_000

const { setTimeout: wait } = globalThis
/** Waits until lazily loaded inputs and cells have replaced their empty placeholders. */
async function loaded(): Promise<void> {
  for (let left = PATIENCE; left > 0 && document.querySelector('.fld-later'); left -= 5)
    await new Promise((go) => wait(go, 5))
}

// Each wait of a test also waits for the lazily loaded parts, because their order is random.
const { asyncWrapper, getElementError } = getConfig()
configure({
  // A missing element is looked up repeatedly: the page is printed when the wait fails, not on each attempt.
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

// APIs that happy-dom lacks because it has no screen.
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// As in browsers. happy-dom serializes the whole content of the element, which positioning of popups calls repeatedly.
Element.prototype.toString = function (this: Element) {
  return Object.prototype.toString.call(this)
}

// Rules that only paint, and those of pseudo-elements, do not affect visibility or accessible names. Tests query these
// hundreds of times: matching every rule of every component took a third of their time.
const RELEVANT_RULES = /[{;](?:display|visibility|pointer-events|opacity|content):/
const PART = /::|keyframes/
const painting = new WeakMap<HTMLStyleElement, boolean>()
/** Returns whether a sheet contains such a rule of MUI, which uses one sheet per rule and never changes it. */
function paints(style: HTMLStyleElement): boolean {
  const known = painting.get(style)
  if (known !== undefined) return known
  const rule = style.textContent
  const found = style.hasAttribute('data-emotion') && (PART.test(rule) || !RELEVANT_RULES.test(rule))
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
