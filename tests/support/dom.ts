// Set-up of every console test: unhandled calls fail, and state of the previous test is removed.
import './dom-page.ts'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { network, resetStubs } from './network-stubs.ts'
import { resetSockets } from './sockets.ts'

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(async () => {
  cleanup()
  // A part that is still loading belongs to this test.
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  // A spied `matchMedia` would show the tests of other files a phone: files share a window.
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  document.title = ''
  resetSockets()
  resetStubs()
})
afterAll(() => {
  network.close()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})
