import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store, type StoreSettings } from '../../src/server/store/db.ts'
import { type Inbox, startInbox } from '../chats/arrange.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { freshSettings, storeKinds } from '../support/stores.ts'
import { connect, listen } from './arrange.ts'

// Two servers of one PostgreSQL database, as two processes have it: a store each, and nothing else in common.

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

  test('tell each other what happens, in order and once', async () => {
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
    expect(far.heard.map((event) => event.seq)).toEqual(near.heard.map((event) => event.seq))
    expect(far.heard).toHaveLength(seq)

    const id = await here.request()
    near.socket.emit('presence', { chat_id: id })
    near.socket.emit('typing', { chat_id: id, typing: true })
    await far.until(({ typing }) => typing.some(({ user }) => user?.id === boss.id))
    await far.until(({ presence }) => presence.some(({ user, chat_id }) => user.id === boss.id && chat_id === id))
    near.close()
    far.close()
  })

  test('a session that ends here ends there', async () => {
    const boss = await here.staff(2)
    const far = await connect(await listen(there.app), boss.token)
    await far.join(here.bot_)
    await boss.call('POST', '/logout', { body: {} })
    await far.until(({ socket }) => socket.disconnected)
    expect(far.names()).toContain('session-closed')
  })
})
