// What of a macro is undone, and what stays of a macro whose parts were deleted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let serial = 0
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const { post, put, itemOf } = callsOf(() => ({ t, boss }))
const label = async () =>
  (await post(boss, '/chats/labels/{bot}', { title: `Etiqueta ${++serial}`, color: '#123456' })).body.id
const create = (actions: object[]) => post(boss, '/chats/macros/{bot}', { name: `Macro ${++serial}`, actions })
const runs = async (actions: object[], chat: number) => {
  const { id } = (await create(actions)).body
  return (await boss.call('POST', `/chats/macros/run/${t.bot_}/${id}/${chat}`)).body
}
const undo = async (id: string) => (await boss.call('POST', `/chats/bulk/undo/${t.bot_}/${id}`)).body

test('a chat of which only a part could be undone is skipped as a whole', async () => {
  const [urgent, sales, other] = [await label(), await t.area(t.bot_, 'Ventas'), await t.area(t.bot_, 'Envíos')]
  const actions = [
    { type: 'area', area_id: sales },
    { type: 'label_add', label_id: urgent },
  ]
  const [moved, still] = [await t.request(), await t.request()]
  const [first, second] = [await runs(actions, moved), await runs(actions, still)]
  await post(boss, '/chats/requests/change/{bot}', { id: moved, selected_area_id: other })
  expect(await undo(first.undo_id)).toEqual({ changed: 0, skipped: 1 })
  expect(await itemOf(moved)).toMatchObject({ area: { id: other }, labels: [urgent] })
  expect(await undo(second.undo_id)).toEqual({ changed: 1, skipped: 0 })
  expect(await itemOf(still)).toMatchObject({ area: null, labels: [] })
})

test('a deleted label does not keep the rest from being undone', async () => {
  const [urgent, sales] = [await label(), await t.area(t.bot_, 'Mostrador')]
  const id = await t.request()
  const { undo_id } = await runs(
    [
      { type: 'area', area_id: sales },
      { type: 'label_add', label_id: urgent },
    ],
    id,
  )
  await boss.call('DELETE', `/chats/labels/${t.bot_}/${urgent}`)
  expect(await undo(undo_id)).toEqual({ changed: 1, skipped: 0 })
  expect((await itemOf(id)).area).toBeNull()
})
