import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'

// Two people do the same at once. What runs one after the other on the embedded store runs together on PostgreSQL.

let t: Inbox
let boss: Member
let other: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  other = await t.staff(2)
})
afterAll(() => t.stop())

const create = async (body: object) => (await boss.call('POST', `/contacts/${t.bot_}`, { body })).body.id as number
const group = async (name: string) =>
  (await boss.call('POST', `/groups/${t.bot_}`, { body: { name, member_ids: [] } })).body.id as number

test('many contacts join a group while their own dialogs save the same group', async () => {
  const ids: number[] = []
  for (let n = 0; n < 8; n++) ids.push(await create({ name: `Persona ${n}` }))
  const statuses: number[] = []
  for (let round = 0; round < 10; round++) {
    const value = await group(`Grupo ${round}`)
    const bulk = boss.call('PUT', `/contacts/bulk/${t.bot_}`, { body: { ids, action: 'group_add', value } })
    const saved = ids.map((id) =>
      other.call('PUT', `/contacts/${t.bot_}/${id}`, { body: { name: 'Igual', groups: [value] } }),
    )
    for (const { status } of await Promise.all([bulk, ...saved])) statuses.push(status)
  }
  expect([...new Set(statuses)]).toEqual([200])
})

test('of two imports that start at once, one waits for the other', async () => {
  const [mine, theirs] = [importer(t, () => boss), importer(t, () => other)]
  const columns = [{ column: 0, field: 'name' }]
  const files = await Promise.all([mine.upload('Nombre\nAna\n'), theirs.upload('Nombre\nLuz\n')])
  const [one, two] = files.map(({ body }) => body.id)
  const started = await Promise.all([
    mine.start(one, { columns, policy: 'update', preview: false }),
    theirs.start(two, { columns, policy: 'update', preview: false }),
  ])
  expect(started.map(({ status }) => status).sort()).toEqual([200, 409])
  await mine.work()
  const late = started[0]?.status === 409 ? one : two
  expect((await mine.start(late, { columns, policy: 'update', preview: false })).status).toBe(200)
  await mine.work()
})

test('a merge is undone while the person is erased: one of both happens, and nothing is left of a half', async () => {
  const merge = async (n: number) => {
    const [target_id, source_id] = [await create({ name: `Rosa Gil ${n}` }), await create({ name: `Rosa G. ${n}` })]
    const body = { target_id, source_id, preview: false }
    const { id } = (await boss.call('POST', `/contacts/merge/${t.bot_}`, { body })).body
    return { id, target_id, source_id, name: `Rosa Gil ${n}` }
  }
  const statuses: number[][] = []
  for (let round = 0; round < 12; round++) {
    const { id, target_id, source_id, name } = await merge(round)
    const [undone, erased] = await Promise.all([
      boss.call('POST', `/contacts/merge/undo/${t.bot_}/${id}`),
      other.call('POST', `/contacts/data/delete/${t.bot_}/${target_id}`, { body: { name } }),
    ])
    statuses.push([undone.status, erased.status])
    const left = await t.db.selectFrom('contact').select('id').where('id', 'in', [target_id, source_id]).execute()
    expect(left.map((one) => one.id)).toEqual(undone.status === 200 ? [source_id] : [])
  }
  for (const [undone, erased] of statuses) expect([[200, 404].includes(undone ?? 0), erased]).toEqual([true, 204])
})
