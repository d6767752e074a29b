import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { drawingThread, endDrawings } from './thread.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'pdf-thread-'))
const program = path.join(folder, 'worker.mjs')
writeFileSync(
  program,
  `import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, task }) => {
  if (task === 'crash') throw new Error('out of memory')
  if (task === 'fault') return parentPort.postMessage({ id, fault: 'no such font' })
  if (task === 'endless') for (;;);
  parentPort.postMessage({ id, bytes: new TextEncoder().encode(task) })
})`,
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LATE = 'Tarda demasiado.'
const there = async () => pathToFileURL(program)
const drawn = async (bytes: Promise<Buffer>) => String(await bytes)

test('draws documents again after the thread died or failed to start', async () => {
  let missing = 1
  const thread = drawingThread<string>(async () => {
    if (missing-- > 0) throw new Error('no such program')
    return there()
  }, LATE)
  const draw = (text: string) => drawn(thread(text))
  await expect(draw('A-1')).rejects.toThrow('no such program')
  expect(await draw('A-1')).toBe('A-1')
  await expect(draw('crash')).rejects.toThrow('out of memory')
  expect(await draw('A-2')).toBe('A-2')
})

test('a failed document does not affect the documents queued after it', async () => {
  const draw = drawingThread<string>(there, LATE)
  const asked = ['crash', 'A-1', 'fault', 'A-2'].map((text) => drawn(draw(text)))
  const answers = await Promise.allSettled(asked)
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    'Error: out of memory',
    'A-1',
    'Error: no such font',
    'A-2',
  ])
})

test('a document that takes too long rejects with 503 and the next one is drawn', async () => {
  const draw = drawingThread<string>(there, LATE, 3_000)
  const [endless, next] = [draw('endless'), drawn(draw('A-1'))]
  await expect(endless).rejects.toMatchObject({ status: 503, message: LATE })
  expect(await next).toBe('A-1')
})

test('a task that cannot be cloned rejects and the next one is drawn', async () => {
  const draw = drawingThread<unknown>(there, LATE)
  await expect(draw(() => {})).rejects.toThrow(/could not be cloned/)
  expect(String(await draw('A-1'))).toBe('A-1')
})

test('endDrawings rejects unfinished and new documents with 503 after a moment', async () => {
  const draw = drawingThread<string>(there, LATE)
  const asked = [draw('endless'), draw('A-1')]
  const stopped = endDrawings()
  for (const one of asked) await expect(one).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  await expect(draw('A-2')).rejects.toMatchObject({ status: 503 })
  stopped()
  expect(String(await draw('A-3'))).toBe('A-3')
})
