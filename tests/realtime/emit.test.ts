import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventValidators } from '../../generated/validators/events.js'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { emit, onEvent, type WrittenEvent } from '../../src/server/foundation/realtime/emit.ts'
import { tx } from '../../src/server/foundation/store/db.ts'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())

const inside = <T>(work: () => Promise<T>) => t.store.run(() => inCall({ services: t.app.services }, work))
const off = { botState: 'off', special_state: 'chatbot_off' } as const
const written = (bot: number) => t.db.selectFrom('event').selectAll().where('bot_id', '=', bot).orderBy('seq').execute()

describe('emit', () => {
  it('numbers the events of each bot from 1 without gaps, also with concurrent writers', async () => {
    const [one, other] = [await t.bot(), await t.bot()]
    await inside(() => Promise.all(Array.from({ length: 20 }, () => emit(one, 'bot-state', off, {}))))
    await inside(() => emit(other, 'bot-state', off, {}))
    expect((await written(one)).map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect((await written(other)).map(({ seq }) => seq)).toEqual([1])
  })

  it('publishes events after the commit, in the order of their numbers', async () => {
    const bot = await t.bot()
    const heard: WrittenEvent[] = []
    const stop = onEvent((event) => heard.push(event))
    await inside(() =>
      tx(async () => {
        await emit(bot, 'bot-state', off, {})
        await emit(bot, 'bot-state', off, {})
        expect(heard).toEqual([])
      }),
    )
    stop()
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2])
    expect(heard[0]).toMatchObject({ bot_id: bot, name: 'bot-state', payload: off, at: t.clock.now().toISOString() })
    expect(eventValidators['bot-state'](heard[0]?.payload)).toBe(true)
  })

  it('uses no number and publishes nothing when the transaction is rolled back', async () => {
    const bot = await t.bot()
    const heard: WrittenEvent[] = []
    const stop = onEvent((event) => heard.push(event))
    const failing = inside(() =>
      tx(async () => {
        await emit(bot, 'bot-state', off, {})
        throw new Error('rolled back')
      }),
    )
    await expect(failing).rejects.toThrow('rolled back')
    await inside(() => emit(bot, 'bot-state', off, {}))
    stop()
    expect(heard.map(({ seq }) => seq)).toEqual([1])
    expect(await written(bot)).toHaveLength(1)
  })

  it('stores the audience', async () => {
    const bot = await t.bot()
    await inside(() => emit(bot, 'membership', { bot: null }, { user_id: 7 }))
    expect((await written(bot))[0]).toMatchObject({ name: 'membership', audience: { kind: 'user', user_id: 7 } })
  })

  it('rejects for a bot that does not exist', async () => {
    await expect(inside(() => emit(2_000_000_000, 'bot-state', off, {}))).rejects.toThrow()
  })
})
