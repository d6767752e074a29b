import { expect, test } from 'vitest'
import type { Thread } from './embedded-thread.ts'
import { StoreCrash } from './errors.ts'
import { startLasting } from './lasting-thread.ts'

const thread = (): Thread => ({ ask: async () => ({ rows: [] }), close: async () => {} })

test('why another thread cannot be started is told, once for each reason', async () => {
  let die: (crash: StoreCrash) => void = () => {}
  const first = thread()
  const second = thread()
  const reasons = ['damaged', 'damaged', 'full']
  const told: string[] = []
  const lasting = await startLasting(
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
    (error) => told.push((error as Error).message),
  )
  die(new StoreCrash('gone'))
  await expect.poll(() => lasting.current() === second, { timeout: 10_000 }).toBe(true)
  expect(told).toEqual(['damaged', 'full'])
  await lasting.close()
})
