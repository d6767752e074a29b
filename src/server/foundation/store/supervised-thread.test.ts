import { expect, test } from 'vitest'
import type { Thread } from './embedded-thread.ts'
import { StoreCrash } from './errors.ts'
import { startSupervised } from './supervised-thread.ts'

const thread = (): Thread => ({ ask: async () => ({ rows: [] }), close: async () => {} })

test('reports why another thread cannot be started, once per reason', async () => {
  let die: (crash: StoreCrash) => void = () => {}
  const first = thread()
  const second = thread()
  const reasons = ['damaged', 'damaged', 'full']
  const logged: string[] = []
  const lasting = await startSupervised(
    async (onCrash) => {
      die = onCrash
      return first
    },
    async () => {
      const reason = reasons.shift()
      if (reason !== undefined) throw new Error(reason)
      return second
    },
    () => {},
    (error) => logged.push((error as Error).message),
  )
  die(new StoreCrash('gone'))
  await expect.poll(() => lasting.current() === second, { timeout: 10_000 }).toBe(true)
  expect(logged).toEqual(['damaged', 'full'])
  await lasting.close()
})
