// Set-up of every console test: no call goes out unanswered, nothing is left behind by the test before.
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { network, resetStage } from './stage.ts'

// Patient: a busy machine is no fault of the product.
const PATIENCE = 20_000

const { setTimeout: wait } = globalThis
/** Inputs and cells whose code is still being loaded take their place with an empty element. */
async function loaded(): Promise<void> {
  for (let left = PATIENCE; left > 0 && document.querySelector('.fld-later'); left -= 5)
    await new Promise((go) => wait(go, 5))
}

// Whatever a test waits for, the parts beside it are there as well: which of them comes first is chance.
const { asyncWrapper } = getConfig()
configure({
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

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(async () => {
  cleanup()
  // a part that is still being loaded belongs to this test
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  localStorage.clear()
  document.title = ''
  resetStage()
})
afterAll(() => network.close())
