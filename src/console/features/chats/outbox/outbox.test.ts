import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { createOutbox } from './outbox.ts'
import { memoryStorage } from './storage.ts'
import type { Outgoing } from './types.ts'

const QUOTE = { id: 3, user_name: 'Ana', text: '¿Cuánto sale?', kind: 'text' as const }

/** Creates an outbox with a fake server and fake timers, both controlled by the test. */
function setUp(kept = new Map<string, Outgoing>(), userId = 7) {
  const asked: { key: string; text: string; answer: (error?: unknown) => void }[] = []
  const waits: (() => void)[] = []
  let shown: readonly Outgoing[] = []
  const outbox = createOutbox({
    userId,
    botId: 1,
    storage: memoryStorage(kept),
    send: ({ key, text }) =>
      new Promise<void>((resolve, reject) => {
        asked.push({ key, text, answer: (error) => (error ? reject(error) : resolve()) })
      }),
    onChange: (all) => {
      shown = all
    },
    failure: () => 'Error al enviar el mensaje.',
    wait: (run) => {
      waits.push(run)
      return () => {}
    },
  })
  const write = (text: string, chatId = 1) =>
    outbox.add({ chatId, targetId: 'x', customer: 'Ana', kind: 'text', text, files: [], afterId: 0, quote: QUOTE })
  const call = async (at: number) => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(at))
    return asked[at] as (typeof asked)[number]
  }
  return { outbox, write, asked, call, waits, kept, shown: () => shown }
}

describe('outbox', () => {
  it('sends in order within a chat, and different chats in parallel', async () => {
    const box = setUp()
    box.write('uno')
    box.write('dos')
    box.write('otro', 2)
    await box.call(1)
    expect(box.asked.map(({ text }) => text)).toEqual(['uno', 'otro'])
    box.asked[0]?.answer()
    expect((await box.call(2)).text).toBe('dos')
    box.asked[2]?.answer()
    await vi.waitFor(() => expect(box.shown()).toHaveLength(1))
    expect(box.kept.size).toBe(1)
  })

  it('keeps a message without a connection and retries it with the same key', async () => {
    const box = setUp()
    box.write('hola')
    const first = await box.call(0)
    first.answer(new ApiError(0))
    await vi.waitFor(() => expect(box.waits).toHaveLength(1))
    expect(box.shown()).toMatchObject([{ state: 'pending', tries: 1 }])
    box.waits[0]?.()
    const second = await box.call(1)
    expect(second.key).toBe(first.key)
    second.answer()
    await vi.waitFor(() => expect(box.shown()).toEqual([]))
  })

  it('resumes after a page reload, for the same user only', async () => {
    const kept = new Map<string, Outgoing>()
    const before = setUp(kept)
    const { key } = before.write('pendiente')
    await before.call(0)
    before.outbox.stop()
    const stranger = setUp(kept, 8)
    await stranger.outbox.ready
    expect(stranger.shown()).toEqual([])
    const after = setUp(kept)
    const call = await after.call(0)
    expect(call).toMatchObject({ key, text: 'pendiente' })
    call.answer()
    await vi.waitFor(() => expect(kept.size).toBe(0))
  })

  it('keeps what a colleague forestalled, also after a page reload, and does not send it by itself', async () => {
    const kept = new Map<string, Outgoing>()
    const before = setUp(kept)
    before.write('tarde')
    ;(await before.call(0)).answer(new ApiError(409, { message: 'La tomó Ana. Elige otra.', code: 'assigned' }))
    await vi.waitFor(() => expect([...kept.values()]).toMatchObject([{ state: 'failed' }]))
    before.outbox.wake()
    before.outbox.stop()
    const after = setUp(kept)
    await after.outbox.ready
    after.outbox.wake()
    expect(after.shown()).toMatchObject([{ text: 'tarde', state: 'failed', error: 'La tomó Ana. Elige otra.' }])
    // What waits in another chat goes on.
    after.write('hola', 2)
    await after.call(0)
    expect([...before.asked, ...after.asked].map(({ text }) => text)).toEqual(['tarde', 'hola'])
  })

  it('says of a chat that does not exist for the person that they do not see it', async () => {
    const box = setUp()
    box.write('hola')
    ;(await box.call(0)).answer(new ApiError(404, { message: 'No lo encontramos.' }))
    await vi.waitFor(() =>
      expect(box.shown()).toMatchObject([{ state: 'failed', error: expect.stringMatching(/^Ya no ves/) }]),
    )
  })

  it('keeps nothing of a customer whose chat is not found: they may have been erased', async () => {
    const box = setUp()
    box.write('hola')
    box.write('tarde', 2)
    ;(await box.call(0)).answer(new ApiError(404, { message: 'No lo encontramos.' }))
    ;(await box.call(1)).answer(new ApiError(409, { message: 'La tomó Lía. Elige otra.', code: 'assigned' }))
    await vi.waitFor(() => expect([...box.kept.values()].every(({ state }) => state === 'failed')).toBe(true))
    const [gone, taken] = [...box.kept.values()]
    expect(JSON.stringify(gone)).not.toMatch(/Ana|Cuánto|"x"/)
    expect(gone).toMatchObject({ text: 'hola' })
    expect(taken).toMatchObject({ text: 'tarde', customer: 'Ana', quote: QUOTE })
    box.outbox.forgetCustomer(2)
    await vi.waitFor(() => expect(JSON.stringify([...box.kept.values()])).not.toMatch(/Ana/))
  })

  it('discards what is for an erased customer, also what is being sent or read from storage', async () => {
    const kept = new Map<string, Outgoing>()
    const before = setUp(kept)
    before.write('uno')
    before.write('dos', 2)
    await before.call(1)
    before.outbox.stop()
    const box = setUp(kept)
    box.outbox.discardChat(1)
    await vi.waitFor(() => expect(box.shown().map(({ text }) => text)).toEqual(['dos']))
    const call = await box.call(1)
    box.outbox.discardChat(2)
    await vi.waitFor(() => expect(box.shown()).toEqual([]))
    call.answer(new ApiError(400))
    await box.outbox.ready
    await vi.waitFor(() => expect(kept.size).toBe(0))
  })

  it('brings back what was discarded, but nothing of a customer who was erased or not found since', async () => {
    const box = setUp()
    for (const [text, chat] of [
      ['uno', 1],
      ['dos', 2],
      ['tres', 3],
    ] as const)
      box.write(text, chat)
    for (const at of [0, 1, 2]) (await box.call(at)).answer(new ApiError(400))
    await vi.waitFor(() => expect(box.shown().every(({ state }) => state === 'failed')).toBe(true))
    const restores = box.shown().map(({ key }) => box.outbox.discard(key))
    expect(box.shown()).toEqual([])
    box.outbox.discardChat(2)
    box.outbox.forgetCustomer(3)
    for (const restore of restores) restore()
    expect(box.shown()).toMatchObject([
      { text: 'uno', customer: 'Ana', quote: QUOTE },
      { text: 'tres', customer: undefined, quote: undefined, targetId: '' },
    ])
    await vi.waitFor(() => expect([...box.kept.values()].map(({ text }) => text).sort()).toEqual(['tres', 'uno']))
  })

  it("shows a rejection with the server's message, sends the next one, and allows retry and discard", async () => {
    const box = setUp()
    const one = box.write('tarde')
    box.write('siguiente')
    ;(await box.call(0)).answer(
      new ApiError(409, { message: 'La ventana de 24 horas terminó.', code: 'window_closed' }),
    )
    ;(await box.call(1)).answer(new ApiError(400))
    await vi.waitFor(() => expect(box.shown().every(({ state }) => state === 'failed')).toBe(true))
    expect(box.shown().map(({ error }) => error)).toEqual([
      'La ventana de 24 horas terminó.',
      'Error al enviar el mensaje.',
    ])
    box.outbox.retry(one.key)
    ;(await box.call(2)).answer()
    await vi.waitFor(() => expect(box.shown()).toHaveLength(1))
    box.outbox.discard(box.shown()[0]?.key ?? '')
    expect(box.shown()).toEqual([])
    await vi.waitFor(() => expect(box.kept.size).toBe(0))
  })

  it('gives up when the server keeps failing', async () => {
    const box = setUp()
    box.write('hola')
    for (let at = 0; at < 4; at++) {
      ;(await box.call(at)).answer(new ApiError(503))
      if (at < 3) {
        await vi.waitFor(() => expect(box.waits).toHaveLength(at + 1))
        box.waits[at]?.()
      }
    }
    await vi.waitFor(() => expect(box.shown()).toMatchObject([{ state: 'failed' }]))
  })
})
