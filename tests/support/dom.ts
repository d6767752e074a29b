// Set-up of every console test: unhandled calls fail, and state of the previous test is removed.
import './dom-page.ts'
import { cleanup } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { network, resetStubs } from './network-stubs.ts'
import { resetSockets } from './sockets.ts'

const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI }

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(async () => {
  cleanup()
  // A part that is still loading belongs to this test.
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  // A spied `matchMedia` would show the tests of other files a phone: files share a window.
  vi.restoreAllMocks()
  // A link that was clicked, to a file or a mail address, has become the address of the window, which files share.
  happyDOM.setURL('http://localhost/')
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
