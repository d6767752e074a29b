import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChatItem } from '../../src/console/features/chats/state/types.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { freshStore, storeKinds, type TestStore } from '../support/stores.ts'
import { expectConsistent, fetchAll, setBotTimezone, startConsole } from './console.ts'
import { listen } from './fixtures.ts'

describe.each(storeKinds)('100 concurrent pairs of requests on the %s store', (kind) => {
  let stored: TestStore
  let t: Inbox
  beforeAll(async () => {
    stored = await freshStore(kind)
    t = await startInbox({ store: stored.store })
    await setBotTimezone(t, 'Asia/Tokyo')
  })
  afterAll(async () => {
    await t.stop()
    await stored.discard()
  })

  test('one succeeds, the other gets 409, and both consoles show the same state', { timeout: 60_000 }, async () => {
    const url = await listen(t.app)
    const [one, two] = [await t.staff(2), await t.staff(5)]
    const areas = [await t.area(t.bot_, 'Ventas'), await t.area(t.bot_, 'Ayuda')]
    const start = await t.area(t.bot_, 'Recepción')
    const id = await t.request({}, { senderId: 'disputado' })
    const consoles = [await startConsole(t, url, one), await startConsole(t, url, two)]
    const both = (path: string, body: (who: Member, i: number) => object) =>
      Promise.all(
        [one, two].map((who, i) =>
          who.call('POST', `/chats/requests/${path}/${t.bot_}`, { body: { id, ...body(who, i) } }),
        ),
      )
    const now = async () => (await fetchAll(t, one)).items.find((item) => item.id === id) as ChatItem
    let sent = 0
    for (let i = 0; i < 100; i++) {
      if (i % 4 === 0) await one.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id, user_id: null } })
      if (i % 4 === 1)
        await one.call('POST', `/chats/requests/change/${t.bot_}`, { body: { id, selected_area_id: start } })
      const before = await now()
      const answers = await (i % 4 === 0
        ? both('assign', (who) => ({ user_id: who.id, expected_user_id: before.assign_user?.id ?? null }))
        : i % 4 === 1
          ? both('change', (_, n) => ({ selected_area_id: areas[n], expected_area_id: before.area?.id ?? null }))
          : i % 4 === 2
            ? both('send', (who) => ({ target_id: 'disputado', message: `De ${who.name}` }))
            : Promise.all([
                one.call('POST', `/chats/requests/assign/${t.bot_}`, {
                  body: { id, user_id: one.id, expected_user_id: before.assign_user?.id ?? null },
                }),
                two.call('POST', `/chats/requests/change/${t.bot_}`, {
                  body: { id, selected_area_id: areas[i % 2], expected_area_id: before.area?.id ?? null },
                }),
              ]))
      const statuses = answers.map(({ status }) => status).sort()
      const after = await now()
      if (i % 4 === 0) {
        expect(after.assign_user).not.toBeNull()
        expect(statuses).toEqual([200, 409])
        const loser = answers.find(({ status }) => status === 409)
        expect(loser?.body.message).toBe(`La tomó ${after.assign_user?.name}. Elige otra.`)
      } else if (i % 4 === 1) {
        const winner = answers.find(({ status }) => status === 200)
        expect(statuses).toEqual([200, 409])
        expect(after.area).toEqual(winner?.body.area)
      } else if (i % 4 === 2) sent += statuses.filter((status) => status === 201).length
      else expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    }
    expect(sent).toBe(50)
    const seq = (await t.events()).at(-1)?.seq ?? 0
    for (const { client } of consoles) await client.upTo(seq)
    const orders = consoles.map(({ client }) => client.received.map(({ seq: number }) => number))
    expect(orders[0]).toEqual(orders[1])
    for (const one_ of consoles) {
      await expectConsistent(t, one_)
      one_.client.close()
    }
  })
})
