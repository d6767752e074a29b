// Set-up of every console test: no call goes out unanswered, nothing is left behind by the test before.
import './dom-page.ts'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { network, resetStage } from './stage.ts'

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(async () => {
  cleanup()
  // a part that is still being loaded belongs to this test
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  document.title = ''
  resetStage()
})
afterAll(() => {
  network.close()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})
