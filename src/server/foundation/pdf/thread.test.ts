import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { drawingThread } from './thread.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pdf-thread-'))
const program = path.join(folder, 'worker.mjs')
writeFileSync(
  program,
  `import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, task }) => {
  if (task === 'crash') throw new Error('out of memory')
  parentPort.postMessage({ id, bytes: new TextEncoder().encode(task) })
})`,
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('documents are drawn again after the thread died, or could not be started', async () => {
  let missing = 1
  const thread = drawingThread<string>(async () => {
    if (missing-- > 0) throw new Error('no such program')
    return pathToFileURL(program)
  })
  const draw = async (text: string) => String(await thread(text))
  await expect(draw('A-1')).rejects.toThrow('no such program')
  expect(await draw('A-1')).toBe('A-1')
  await expect(draw('crash')).rejects.toThrow('out of memory')
  expect(await draw('A-2')).toBe('A-2')
})
