import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { readBodies } from './bodies.ts'

const answer = (body: () => Promise<Buffer>) => ({ body })
const text = (value: string) => answer(async () => Buffer.from(value))

test('reads the bodies received until they are taken, and ignores later responses', async () => {
  const page = new EventEmitter()
  const take = readBodies<ReturnType<typeof answer>>(page, () => true)
  page.emit('response', text('uno'))
  const bodies = take()
  // The page closes, so the body of its last response can no longer be read.
  page.emit(
    'response',
    answer(() => Promise.reject(new Error('Target page, context or browser has been closed'))),
  )
  expect((await bodies).map(String)).toEqual(['uno'])
})

test('rejects when the bodies are taken if one of them could not be read', async () => {
  const page = new EventEmitter()
  const take = readBodies<ReturnType<typeof answer>>(page, () => true)
  page.emit(
    'response',
    answer(() => Promise.reject(new Error('lost'))),
  )
  await new Promise(setImmediate)
  await expect(take()).rejects.toThrow('lost')
})

test('does not read the bodies of unwanted responses', async () => {
  const page = new EventEmitter()
  const take = readBodies<ReturnType<typeof answer>>(page, () => false)
  page.emit('response', text('uno'))
  expect(await take()).toEqual([])
})
