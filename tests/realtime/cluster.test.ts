import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { onlineUserIds } from '../../src/server/foundation/realtime/online.ts'
import { openStore, type Store, type StoreSettings } from '../../src/server/foundation/store/db.ts'
import { type Inbox, startInbox } from '../chats/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { freshSettings, storeKinds } from '../support/stores.ts'
import { createWidgetFixture } from '../widget/fixtures.ts'
import { connect, listen } from './fixtures.ts'

// Two servers on one PostgreSQL database, as two processes use it: each with its own store and nothing else shared.

describe.runIf(storeKinds.includes('postgres'))('two servers', () => {
  let place: StoreSettings & { databaseUrl: string; discard(): Promise<void> }
  let stores: [Store, Store]
  let here: Inbox
  let there: TestApp

  beforeAll(async () => {
    place = (await freshSettings('postgres')) as typeof place
    stores = [await openStore(place), await openStore(place)]
    const { databaseUrl } = place
    here = await startInbox({ store: stores[0], settings: { databaseUrl } })
    there = await startApp({ store: stores[1], settings: { databaseUrl, secret: here.settings.secret } })
  })
  afterAll(async () => {
    await there.stop()
    await here.stop()
    for (const store of stores) await store.close()
    await place.discard()
  })

  test('exchange events once and in order', async () => {
    const [boss, mate] = [await here.staff(2), await here.staff(5)]
    const [near, far] = [
      await connect(await listen(here.app), boss.token),
      await connect(await listen(there.app), mate.token),
    ]
    await near.join(here.bot_)
    await far.join(here.bot_)
    await Promise.all(Array.from({ length: 20 }, (_, i) => here.writes(`Mensaje ${i}`)))
    const seq = (await here.events()).at(-1)?.seq ?? 0
    await far.upTo(seq)
    await near.upTo(seq)
    expect(far.received.map((event) => event.seq)).toEqual(near.received.map((event) => event.seq))
    expect(far.received).toHaveLength(seq)

    const id = await here.request()
    near.socket.emit('presence', { chat_id: id })
    near.socket.emit('typing', { chat_id: id, typing: true })
    await far.until(({ typing }) => typing.some(({ user }) => user?.id === boss.id))
    await far.until(({ presence }) => presence.some(({ user, chat_id }) => user.id === boss.id && chat_id === id))
    near.close()
    far.close()
  })

  test('share which members are online', async () => {
    const boss = await here.staff(2)
    const ear = await connect(await listen(there.app), boss.token)
    await ear.join(here.bot_)
    const present = () => here.store.run(() => onlineUserIds(here.bot_))
    await vi.waitFor(async () => expect(await present()).toContain(boss.id))
    ear.close()
    await vi.waitFor(async () => expect(await present()).not.toContain(boss.id))
  })

  test('deliver messages and typing between a visitor on one server and a member on the other', async () => {
    const on = await createWidgetFixture(here)
    const boss = await here.user({ name: 'Marina Sosa' })
    await here.member(on.botId, boss, 2)
    const { token, call } = await here.as(boss)
    const visitor = await on.visitor()
    const far = io(`${await listen(there.app)}/webchat`, {
      transports: ['websocket'],
      auth: { key: on.key, secret: visitor.secret },
      forceNew: true,
    })
    const events: { name: string; payload: unknown }[] = []
    far.onAny((name: string, payload: unknown) => events.push({ name, payload }))
    await new Promise((resolve) => far.once('connect', () => resolve(undefined)))
    const near = await connect(await listen(here.app), token)
    await near.join(on.botId)

    // Written through the far process, received by the console of the near one.
    const headers = { authorization: `Visitor ${visitor.secret}` }
    const body = { key: 'clave-del-otro-proceso', text: '¿Hay alguien?' }
    expect((await there.call('POST', `/webchat/${on.key}/messages`, { body, headers })).status).toBe(201)
    await near.until(({ received }) => received.some(({ name }) => name === 'message'))
    const { id, sender_id } = await here.db
      .selectFrom('chat')
      .select(['id', 'sender_id'])
      .where('bot_id', '=', on.botId)
      .executeTakeFirstOrThrow()

    near.socket.emit('typing', { chat_id: id, typing: true })
    await near.until(() => events.some(({ name }) => name === 'typing'), 'typing')
    expect(events.find(({ name }) => name === 'typing')?.payload).toEqual({ typing: true, name: 'Marina' })
    const sent = { id, target_id: sender_id, message: 'Acá estamos' }
    expect((await call('POST', `/chats/requests/send/${on.botId}`, { body: sent })).status).toBe(201)
    const said = () =>
      events.flatMap(({ name, payload }) =>
        name === 'message' ? (payload as { message: { text: string } }).message.text : [],
      )
    await near.until(() => said().includes('Acá estamos'), 'messages of staff')
    expect(said()).toEqual(['¿Hay alguien?', 'Acá estamos'])
    await near.until(() =>
      events.some(({ name, payload }) => name === 'chat-status' && (payload as { live: boolean }).live),
    )
    far.close()
    near.close()
  })

  test('close the sockets of a session that ends on the other server', async () => {
    const boss = await here.staff(2)
    const far = await connect(await listen(there.app), boss.token)
    await far.join(here.bot_)
    await boss.call('POST', '/logout', { body: {} })
    await far.until(({ socket }) => socket.disconnected)
    expect(far.names()).toContain('session-closed')
  })
})
