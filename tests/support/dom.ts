// Set-up of every console test: no call goes out unanswered, nothing is left behind by the test before.
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { api } from './api.ts'

// Patient: a busy machine is no fault of the product.
configure({ asyncUtilTimeout: 20_000 })

// What happy-dom has no screen for.
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  api.resetHandlers()
  localStorage.clear()
  document.title = ''
})
afterAll(() => api.close())
