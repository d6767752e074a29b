import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { sampleGif } from '../support/sample-files.ts'
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

test('contacts merge while somebody takes them out of their group and puts them back', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 12; round++) {
    const [target_id, source_id] = [await create({ name: `Ana ${round}` }), await create({ name: `Ana B. ${round}` })]
    const value = await group(`Merienda ${round}`)
    const all = { name: `Merienda ${round}`, member_ids: [target_id, source_id] }
    expect((await boss.call('PUT', `/groups/${t.bot_}/${value}`, { body: all })).status).toBe(200)
    const [merged, saved] = await Promise.all([
      boss.call('POST', `/contacts/merge/${t.bot_}`, { body: { target_id, source_id, preview: false } }),
      other.call('PUT', `/groups/${t.bot_}/${value}`, { body: { ...all, member_ids: [] } }),
    ])
    statuses.push(merged.status, saved.status)
  }
  expect([...new Set(statuses)]).toEqual([200])
})

test('contacts merge while somebody puts others and them into a group', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 12; round++) {
    const [target_id, source_id] = [await create({ name: `Eva ${round}` }), await create({ name: `Eva B. ${round}` })]
    const value = await group(`Cena ${round}`)
    const joined = { name: `Cena ${round}`, member_ids: [source_id] }
    expect((await boss.call('PUT', `/groups/${t.bot_}/${value}`, { body: joined })).status).toBe(200)
    const [merged, saved, added] = await Promise.all([
      boss.call('POST', `/contacts/merge/${t.bot_}`, { body: { target_id, source_id, preview: false } }),
      other.call('PUT', `/groups/${t.bot_}/${value}`, { body: { ...joined, member_ids: [source_id, target_id] } }),
      boss.call('POST', `/groups/members/${t.bot_}/${value}`, { body: { add: [target_id] } }),
    ])
    // The source may be gone by the time the group is saved.
    expect([200, 422]).toContain(saved.status)
    statuses.push(merged.status, added.status)
  }
  expect([...new Set(statuses)]).toEqual([200])
})

test('the import of a file that names somebody starts while they are erased', async () => {
  const files = importer(t, () => other)
  const statuses: number[][] = []
  for (let round = 0; round < 8; round++) {
    const id = await create({ name: `Iris Gil ${round}` })
    const { body } = await files.upload(`Nombre\nIris Gil ${round}\n`)
    const columns = [{ column: 0, field: 'name' }]
    const [erased, started] = await Promise.all([
      boss.call('POST', `/contacts/data/delete/${t.bot_}/${id}`, { body: { name: `Iris Gil ${round}` } }),
      files.start(body.id, { columns, policy: 'update', preview: false }),
    ])
    statuses.push([erased.status, started.status])
    await files.work()
  }
  for (const pair of statuses)
    expect([
      [204, 409],
      [409, 200],
    ]).toContainEqual(pair)
})

/** Resolves once a transaction waits for another one. */
async function somebodyWaits(): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(t.db)
    waiting = rows[0]?.count ?? 0
  }
}

// The embedded store runs one transaction after the other.
test.runIf(process.env.TEST_STORE === 'postgres')(
  'an import that creates a label waits for who removes an area before it holds their conversations',
  async () => {
    const files = importer(t, () => other)
    const chat = await t.request({}, { channel: 'whatsapp', senderId: '5491155540100' })
    const { body } = await files.upload('Tel;Etiquetas\n+5491155540100;Turno\n')
    const columns = body.columns.map(({ column, field }: { column: number; field: string }) => ({ column, field }))
    await files.start(body.id, { columns, policy: 'update', preview: false, unknown_labels: 'create' })
    let working: Promise<void> | undefined
    await t.db.transaction().execute(async (tx) => {
      await tx.selectFrom('bot').select('id').where('id', '=', t.bot_).forUpdate().execute()
      working = files.work()
      await somebodyWaits()
      await tx.selectFrom('chat').select('id').where('id', '=', chat).forUpdate().noWait().execute()
    })
    await working
    expect(await files.get(body.id)).toMatchObject({ state: 'done', updated: 1, new_labels: ['Turno'] })
  },
)

test.runIf(process.env.TEST_STORE === 'postgres')(
  'the undo of an import keeps a label that somebody is giving to a conversation',
  async () => {
    const files = importer(t, () => boss)
    const { id } = await files.whole('Nombre;Etiquetas\nLuz Vera;Recién\n', { unknown_labels: 'create' })
    const chat = await t.request()
    const label = t.db.selectFrom('label').select('id').where('bot_id', '=', t.bot_).where('title', '=', 'Recién')
    const { id: label_id } = await label.executeTakeFirstOrThrow()
    let undone: Promise<unknown> | undefined
    await t.db.transaction().execute(async (tx) => {
      await tx.insertInto('chat_label').values({ chat_id: chat, label_id }).execute()
      undone = files.undo(id)
      await somebodyWaits()
    })
    expect(await undone).toMatchObject({ state: 'undone', kept: 0 })
    expect(await label.execute()).toHaveLength(1)
  },
)

test('a message is forwarded while it is deleted: it arrives whole or not at all', async () => {
  const gif = sampleGif()
  const file = { filename: 'pava.gif', file: gif.toString('base64'), type: 'image/gif', size: gif.length }
  for (let round = 0; round < 12; round++) {
    const [id, to_id] = [await t.request({}, { senderId: `de-${round}` }), await t.request()]
    const sent = await boss.call('POST', `/chats/requests/send/document/${t.bot_}`, {
      body: { id, target_id: `de-${round}`, files: [file] },
    })
    const [{ id: message_id }] = sent.body.data
    const [forwarded, deleted] = await Promise.all([
      other.call('POST', `/chats/requests/forward/${t.bot_}`, { body: { id, message_id, to_id } }),
      boss.call('DELETE', `/chats/messages/${t.bot_}/${id}/${message_id}`),
    ])
    expect([[201, 422].includes(forwarded.status), deleted.status]).toEqual([true, 200])
    if (forwarded.status === 201) expect(forwarded.body.files).toHaveLength(1)
  }
})
