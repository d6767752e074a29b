import { describe, expect, test } from 'vitest'
import { message } from './fixtures.ts'
import { addMessages, addNewerPage, emptyThread, receiveMessage, setDeleted, setDelivery, showPage } from './thread.ts'
import type { Thread } from './types.ts'

const span = (from: number, to: number) => [...Array(to - from + 1).keys()].map((at) => message({ id: from + at }))
const ids = ({ messages }: Thread) => messages.map(({ id }) => id)
const present = addMessages({ ...emptyThread(1), loaded: true, more: true }, span(90, 100))

describe('parts of a chat', () => {
  test('a part far from the shown messages replaces them and leaves no gap', () => {
    const past = showPage(present, { messages: span(10, 20), older: true, newer: true })
    expect(ids(past)).toEqual(ids({ ...present, messages: span(10, 20) }))
    expect(past).toMatchObject({ past: true, more: true })
  })

  test('a part that overlaps the shown messages is merged with them', () => {
    const joined = showPage(present, { messages: span(80, 92), older: true, newer: true })
    expect(ids(joined)).toEqual(ids({ ...present, messages: span(80, 100) }))
    expect(joined).toMatchObject({ past: false, more: true })
    expect(showPage(present, { messages: span(80, 92), older: false, newer: true }).more).toBe(false)
  })

  test('older messages grow until they reach the newest; messages received meanwhile follow once', () => {
    const past = showPage(present, { messages: span(10, 20), older: false, newer: true })
    const heard = receiveMessage(receiveMessage(past, message({ id: 101 })), message({ id: 102 }))
    expect(ids(heard).at(-1)).toBe(20)
    const nearer = addNewerPage(heard, span(21, 60), true)
    expect(ids(nearer).at(-1)).toBe(60)
    const there = addNewerPage(nearer, span(61, 101), false)
    expect(ids(there)).toEqual(ids({ ...present, messages: span(10, 102) }))
    expect(there).toMatchObject({ past: false, tail: [] })
    expect(ids(receiveMessage(there, message({ id: 103 }))).at(-1)).toBe(103)
  })

  test('the newest message is known although an older part is shown', () => {
    const past = showPage(present, { messages: span(10, 20), older: false, newer: true })
    expect(past.newest).toBe(100)
    expect(receiveMessage(past, message({ id: 101 })).newest).toBe(101)
  })

  test('a message that is told twice while older ones are shown waits once, in its place', () => {
    const past = showPage(present, { messages: span(10, 20), older: false, newer: true })
    const heard = [103, 101, 103].reduce((thread, id) => receiveMessage(thread, message({ id })), past)
    expect(heard.tail.map(({ id }) => id)).toEqual([101, 103])
    expect(receiveMessage({ ...present, gap: { isRestart: false } }, message({ id: 95 })).tail).toEqual([])
  })

  test('what is told of a message that waits after a gap changes it', () => {
    const late = receiveMessage(
      { ...present, gap: { isRestart: false } },
      message({ id: 101, type: 'agent', status: 'sent' }),
    )
    expect(setDelivery(late, 101, { status: 'read' }).tail).toMatchObject([{ status: 'read' }])
    expect(setDeleted(late, 101).tail).toMatchObject([{ content: { deleted: true } }])
  })

  test('a response without messages changes nothing', () => {
    expect(showPage(present, { messages: [], older: false, newer: false })).toBe(present)
  })
})

test.each(['pending', 'failed', 'uncertain'] as const)(
  'a %s message that is deleted is no longer awaited',
  (status) => {
    const sent = message({ id: 1, type: 'agent', status, error: status === 'failed' ? 'No llegó.' : null })
    const [gone] = setDeleted(addMessages(emptyThread(1), [sent]), 1).messages
    expect(gone).toMatchObject({ text: '', content: { deleted: true }, status: null, error: null })
    const [left] = setDeleted(addMessages(emptyThread(1), [{ ...sent, status: 'read', error: null }]), 1).messages
    expect(left?.status).toBe('read')
  },
)
