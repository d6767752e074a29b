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

test('a chat of the bot goes back to it with the undo of a macro that assigned it', async () => {
  const row = (id: number) => t.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const id = await t.request({ type: 'bot' })
  const before = await row(id)
  const { undo_id } = await runs([{ type: 'assign', to: 'me' }], id)
  expect(await row(id)).toMatchObject({ type: 'request', assign_user_id: boss.id })
  expect(await undo(undo_id)).toEqual({ changed: 1, skipped: 0 })
  expect(await row(id)).toEqual(before)
})

test('a chat that a macro answered stays with people when its assignment is undone', async () => {
  const id = await t.request({ type: 'bot' })
  const { undo_id } = await runs(
    [
      { type: 'assign', to: 'me' },
      { type: 'reply', text: 'Te atiendo yo.' },
    ],
    id,
  )
  expect(await undo(undo_id)).toEqual({ changed: 1, skipped: 0 })
  expect(await itemOf(id)).toMatchObject({ type: 'live', live: true, assign_user: null })
})

test('a macro keeps one undo for all it does', async () => {
  await t.db.deleteFrom('chat_bulk').execute()
  const actions = [
    { type: 'label_add', label_id: await label() },
    { type: 'area', area_id: await t.area(t.bot_, 'Taller') },
    { type: 'priority', priority: 'high' },
    { type: 'snooze', minutes: 60 },
  ]
  const { undo_id } = await runs(actions, await t.request())
  const kept = await t.db.selectFrom('chat_bulk').select('id').execute()
  expect(kept).toEqual([{ id: undo_id }])
})

test('a macro that names a deleted label is renamed as it is; its actions are checked when they change', async () => {
  const urgent = await label()
  const macro = (await create([{ type: 'label_add', label_id: urgent }, { type: 'resolve' }])).body
  await boss.call('DELETE', `/chats/labels/${t.bot_}/${urgent}`)
  const { id, actions } = macro
  const renamed = await put(boss, `/chats/macros/{bot}/${id}`, { name: 'Con otro nombre', actions })
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Con otro nombre'])
  expect(renamed.body.steps[0].problem).toContain('ya no existe')
  const changed = await put(boss, `/chats/macros/{bot}/${id}`, {
    name: 'Con otro nombre',
    actions: actions.slice(0, 1),
  })
  expect([changed.status, Object.keys(changed.body.fields)]).toEqual([422, ['actions.0.label_id']])
})

test.each([
  ['a snooze', { type: 'snooze', minutes: 60 }, 'Una conversación resuelta no se pospone.'],
  ['a second end', { type: 'resolve' }, 'Ya la resuelve otra acción.'],
  ['a reply', { type: 'reply', text: 'Hola' }, 'Una respuesta la abriría de nuevo.'],
])('%s after resolving is refused with its own reason', async (_, action, text) => {
  const { status, body } = await create([{ type: 'resolve' }, action])
  expect([status, body.fields['actions.1.type']?.[0]]).toEqual([422, expect.stringContaining(text)])
  expect(
    (
      await create([
        { ...action, ...(action.type === 'resolve' && { type: 'comment', text: 'Listo' }) },
        { type: 'resolve' },
      ])
    ).status,
  ).toBe(201)
})
