import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { readBodies } from './bodies.ts'

const answer = (body: () => Promise<Buffer>) => ({ body })
const text = (value: string) => answer(async () => Buffer.from(value))

test('what is answered until the bodies are taken is read, what comes later is not', async () => {
  const page = new EventEmitter()
  const take = readBodies<ReturnType<typeof answer>>(page, () => true)
  page.emit('response', text('uno'))
  const bodies = take()
  // the page closes: its last answer can't be read any more
  page.emit(
    'response',
    answer(() => Promise.reject(new Error('Target page, context or browser has been closed'))),
  )
  expect((await bodies).map(String)).toEqual(['uno'])
})

test('a body that fails while its page stands is told where it is taken, and only there', async () => {
  const page = new EventEmitter()
  const take = readBodies<ReturnType<typeof answer>>(page, () => true)
  page.emit(
    'response',
    answer(() => Promise.reject(new Error('lost'))),
  )
  await new Promise(setImmediate)
  await expect(take()).rejects.toThrow('lost')
})

test('what is not wanted is not read', async () => {
  const page = new EventEmitter()
  const take = readBodies<ReturnType<typeof answer>>(page, () => false)
  page.emit('response', text('uno'))
  expect(await take()).toEqual([])
})
