import { describe, expect, test } from 'vitest'
import { message } from './samples.ts'
import { addMessages, addNewer, emptyThread, hearMessage, showPart } from './thread.ts'
import type { Thread } from './types.ts'

const span = (from: number, to: number) => [...Array(to - from + 1).keys()].map((at) => message({ id: from + at }))
const ids = ({ messages }: Thread) => messages.map(({ id }) => id)
const present = addMessages({ ...emptyThread(1), loaded: true, more: true }, span(90, 100))

describe('parts of a chat', () => {
  test('far from what is shown take its place, without a hole', () => {
    const past = showPart(present, { messages: span(10, 20), older: true, newer: true })
    expect(ids(past)).toEqual(ids({ ...present, messages: span(10, 20) }))
    expect(past).toMatchObject({ past: true, more: true })
  })

  test('that meet what is shown are joined to it', () => {
    const joined = showPart(present, { messages: span(80, 92), older: true, newer: true })
    expect(ids(joined)).toEqual(ids({ ...present, messages: span(80, 100) }))
    expect(joined).toMatchObject({ past: false, more: true })
    expect(showPart(present, { messages: span(80, 92), older: false, newer: true }).more).toBe(false)
  })

  test('grow until they meet the present; what was written meanwhile comes after, once', () => {
    const past = showPart(present, { messages: span(10, 20), older: false, newer: true })
    const heard = hearMessage(hearMessage(past, message({ id: 101 })), message({ id: 102 }))
    expect(ids(heard).at(-1)).toBe(20)
    const nearer = addNewer(heard, span(21, 60), true)
    expect(ids(nearer).at(-1)).toBe(60)
    const there = addNewer(nearer, span(61, 101), false)
    expect(ids(there)).toEqual(ids({ ...present, messages: span(10, 102) }))
    expect(there).toMatchObject({ past: false, tail: [] })
    expect(ids(hearMessage(there, message({ id: 103 }))).at(-1)).toBe(103)
  })

  test('an answer without messages changes nothing', () => {
    expect(showPart(present, { messages: [], older: false, newer: false })).toBe(present)
  })
})
