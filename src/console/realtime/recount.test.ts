import { afterEach, expect, test, vi } from 'vitest'
import { createRecount } from './recount.ts'

afterEach(() => vi.unstubAllGlobals())

test('a count that is asked for during another one follows it, so that an older answer never comes last', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} })
  const answers: (() => void)[] = []
  const recount = createRecount(() => new Promise((resolve) => answers.push(resolve)))
  recount.now()
  recount.now()
  recount.now()
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await new Promise(setImmediate)
  expect(answers).toHaveLength(2)
  recount.stop()
})
