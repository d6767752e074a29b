import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { Budget } from './budget.ts'
import { drawingThread } from './pdf-thread.ts'
import type { BudgetSettings } from './settings.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pdf-thread-'))
const program = path.join(folder, 'worker.mjs')
writeFileSync(
  program,
  `import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, budget }) => {
  if (budget.number === 'crash') throw new Error('out of memory')
  parentPort.postMessage({ id, bytes: new TextEncoder().encode(budget.number) })
})`,
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('quotations are drawn again after the thread died, or could not be started', async () => {
  let missing = 1
  const thread = drawingThread(async () => {
    if (missing-- > 0) throw new Error('no such program')
    return pathToFileURL(program)
  })
  const draw = async (number: string) => String(await thread({ number } as Budget, {} as BudgetSettings))
  await expect(draw('A-1')).rejects.toThrow('no such program')
  expect(await draw('A-1')).toBe('A-1')
  await expect(draw('crash')).rejects.toThrow('out of memory')
  expect(await draw('A-2')).toBe('A-2')
})
