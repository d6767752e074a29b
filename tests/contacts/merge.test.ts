import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWNED, RELATED } from '../../src/server/conversation/contacts/merge/moved.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Two contacts of one person become one, and two again.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

let serial = 0
/** Somebody with a chat, a note, a label, a group and a value of their own. */
async function somebody(given: object = {}) {
  const n = ++serial
  const chat = await t.writes('Hola', { userName: `Cliente ${n}` })
  const { contact_id: id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const bot_id = t.bot_
  const label = await t.db
    .insertInto('label')
    .values({ bot_id, title: `Etiqueta ${n}`, color: '#123456', scope: 'contact' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const group = await t.db
    .insertInto('contact_group')
    .values({ bot_id, name: `Grupo ${n}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.db.insertInto('contact_label').values({ contact_id: id, label_id: label.id }).execute()
  await t.db.insertInto('contact_group_member').values({ contact_id: id, group_id: group.id }).execute()
  await t.db
    .insertInto('contact_note')
    .values({ contact_id: id, text: `Nota ${n}`, user_id: boss.id })
    .execute()
  const value = { name: 'talle', label: 'Talle', value: `${n}`, at: t.clock.now() }
  await t.db
    .insertInto('contact_value')
    .values({ bot_id, contact_id: id, chat_id: chat, ...value })
    .execute()
  await t.db
    .updateTable('contact')
    .set({ updated_by: null, ...given })
    .where('id', '=', id)
    .execute()
  const { name } = await t.db.selectFrom('contact').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await t.db.updateTable('chat').set({ user_name: name }).where('id', '=', chat).execute()
  return { id, chat, label: label.id, group: group.id }
}
const merge = (target: { id: number }, source: { id: number }, more: object = {}) =>
  boss.call('POST', `/contacts/merge/${t.bot_}`, {
    body: { target_id: target.id, source_id: source.id, preview: false, ...more },
  })
const undo = (id: number) => boss.call('POST', `/contacts/merge/undo/${t.bot_}/${id}`)
const read = async (id: number) => {
  const { version, updated_at, merges, ...rest } = (await boss.call('GET', `/contacts/${t.bot_}/${id}`)).body
  return rest
}
const ownerOf = async (chat: number) =>
  await t.db.selectFrom('chat').select(['contact_id', 'user_name']).where('id', '=', chat).executeTakeFirstOrThrow()

test('every table that belongs to a contact takes part in a merge', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'contact'::regclass`.execute(t.db)
  // The index of words is filled from the contact itself. Pairs of different people move by steps of their own.
  const known = [...OWNED, ...Object.keys(RELATED), 'contact_words', 'contact_distinct', 'contact_distinct']
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort())
})

test('a preview shows every difference and changes nothing; the merge does what it showed', async () => {
  const a = await somebody({ name: 'Lucía Fernández', phone: '+5491155550142', city: 'Rosario', consent: 'granted' })
  const b = await somebody({ name: 'Lucía F.', email: 'lu@correo.example', city: 'Funes', consent: 'denied' })
  await t.db
    .updateTable('contact')
    .set({ custom: json({ talle: 'M' }), blocked: true, blocked_reason: 'Insultos' })
    .where('id', '=', b.id)
    .execute()
  const before = [await read(a.id), await read(b.id)]
  const shown = await merge(a, b, { preview: true, choices: { city: b.id } })
  expect(shown.body).toMatchObject({
    id: null,
    names: { target: 'Lucía Fernández', source: 'Lucía F.' },
    conflicts: [
      { field: 'name', label: 'Nombre', target: 'Lucía Fernández', source: 'Lucía F.', chosen: a.id },
      { field: 'city', label: 'Localidad', target: 'Rosario', source: 'Funes', chosen: b.id },
    ],
    moved: { chats: 1, notes: 1, labels: 1, groups: 1, values: 1 },
  })
  expect([await read(a.id), await read(b.id)]).toEqual(before)
  const { status, body } = await merge(a, b, { choices: { city: b.id }, versions: shown.body.versions })
  expect(status).toBe(200)
  expect(body.contact).toMatchObject({
    ...{ name: 'Lucía Fernández', phone: '+5491155550142', email: 'lu@correo.example', city: 'Funes' },
    ...{ marketing: 'denied', blocked: true, blocked_reason: 'Insultos', custom: { talle: 'M' } },
    labels: [a.label, b.label],
    groups: [a.group, b.group],
    conversations_count: 2,
  })
  expect(body.contact.notes).toHaveLength(2)
  expect(await ownerOf(b.chat)).toEqual({ contact_id: a.id, user_name: 'Lucía Fernández' })
  // The address of the other one leads to what it became.
  expect((await boss.call('GET', `/contacts/${t.bot_}/${b.id}`)).body.id).toBe(a.id)
  const events = (await t.events()).filter(({ name, payload }) => {
    const chat = payload.chat as { id: number; contact_id: number } | undefined
    return name === 'conversation' && chat?.id === b.chat && chat.contact_id === a.id
  })
  expect(events.length).toBeGreaterThan(0)
  expect(
    await t.audit(({ resource_id, after }) => resource_id === String(a.id) && 'merged' in Object(after)),
  ).toHaveLength(1)
})

/** Whose every row of the owned tables is. */
async function ownersOf(): Promise<Record<string, number>> {
  const owners: Record<string, number> = {}
  for (const table of OWNED) {
    const rows = await t.db.selectFrom(table).select(['id', 'contact_id']).where('contact_id', 'is not', null).execute()
    expect([table, rows.length]).not.toEqual([table, 0])
    for (const { id, contact_id } of rows) owners[`${table} ${id}`] = contact_id ?? 0
  }
  return owners
}

test('undoing returns both as they were', async () => {
  const a = await somebody({ name: 'Uno', phone: '+5491155550001', company: 'La Una' })
  const b = await somebody({
    name: 'Dos',
    email: 'dos@correo.example',
    document: json({ kind: 'DNI', value: '30123456' }),
  })
  const rule = { bot_id: t.bot_, type: 1, channels: json(['email']), events: json(['live_chat']) } as const
  await t.db
    .insertInto('notification_rule')
    .values({ ...rule, contact_id: b.id })
    .execute()
  const link = { bot_id: t.bot_, contact_id: b.id, channel: 'telegram', user_id: 'dos' } as const
  await t.db.insertInto('channel_link').values(link).execute()
  const form = await t.db
    .insertInto('form')
    .values({ bot_id: t.bot_, kind: 'survey', name: '¿Cómo te atendimos?' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { id, chat } of [a, b])
    await t.db
      .insertInto('form_run')
      .values({
        bot_id: t.bot_,
        form_id: form.id,
        contact_id: id,
        chat_id: chat,
        key: `chat:${chat}`,
        channel: 'webchat',
      })
      .execute()
  const before = [await read(a.id), await read(b.id)]
  const owners = await ownersOf()
  const { body } = await merge(a, b, { choices: { name: b.id } })
  const listed = await boss.call('GET', `/contacts/${t.bot_}/${a.id}`)
  expect(listed.body.merges).toMatchObject([{ id: body.id, name: 'Dos' }])
  expect((await undo(body.id)).status).toBe(200)
  expect([await read(a.id), await read(b.id)]).toEqual(before)
  expect(await ownersOf()).toMatchObject(owners)
  expect([await ownerOf(a.chat), await ownerOf(b.chat)]).toEqual([
    { contact_id: a.id, user_name: 'Uno' },
    { contact_id: b.id, user_name: 'Dos' },
  ])
  expect(await undo(body.id)).toMatchObject({ status: 409, body: { code: 'gone' } })
})

test('a value whose own field was deleted meanwhile does not come back with the undo', async () => {
  const fields = `/contacts/fields/${t.bot_}`
  const field = await boss.call('POST', fields, { body: { key: 'fugaz', label: 'Fugaz', type: 'text' } })
  const made = async (name: string, custom: object) =>
    (await boss.call('POST', `/contacts/${t.bot_}`, { body: { name, custom } })).body.id as number
  const [target_id, source_id] = [await made('Rosa', {}), await made('Rosa G', { fugaz: 'sí' })]
  const body = { target_id, source_id, choices: {}, preview: false }
  const merged = await boss.call('POST', `/contacts/merge/${t.bot_}`, { body })
  expect(merged.body.contact.custom).toEqual({ fugaz: 'sí' })
  expect((await boss.call('DELETE', `${fields}/${field.body.id}?values=1`)).status).toBe(204)
  expect((await boss.call('POST', `/contacts/merge/undo/${t.bot_}/${merged.body.id}`)).status).toBe(200)
  const rows = await t.db.selectFrom('contact').select('custom').where('id', 'in', [target_id, source_id]).execute()
  expect(rows).toEqual([{ custom: {} }, { custom: {} }])
})

test('what comes between the merge and its undo stays with whom it belongs to', async () => {
  const a = await somebody({ name: 'Titular', city: '' })
  const b = await somebody({ name: 'Otro', city: 'Salta' })
  const { body } = await merge(a, b)
  await t.writes('¿Siguen ahí?', { senderId: (await senderOf(b.chat)) ?? '' })
  await boss.call('PUT', `/contacts/${t.bot_}/${a.id}`, { body: { name: 'Titular', city: 'Jujuy', company: 'Nueva' } })
  await boss.call('POST', `/contacts/notes/${t.bot_}/${a.id}`, { body: { text: 'Después de unir' } })
  expect((await undo(body.id)).status).toBe(200)
  const [one, two] = [await read(a.id), await read(b.id)]
  expect(one).toMatchObject({ city: 'Jujuy', company: 'Nueva', conversations_count: 1 })
  expect(one.notes.map(({ text }: { text: string }) => text)).toContain('Después de unir')
  expect(two).toMatchObject({ city: 'Salta', conversations_count: 1 })
  const messages = await t.db.selectFrom('message').select('body').where('chat_id', '=', b.chat).execute()
  expect(messages.map((message) => message.body)).toContain('¿Siguen ahí?')
  expect((await ownerOf(b.chat)).contact_id).toBe(b.id)
})
const senderOf = async (chat: number) =>
  (await t.db.selectFrom('chat').select('sender_id').where('id', '=', chat).executeTakeFirst())?.sender_id

test('merges are undone from the last one, within 24 hours', async () => {
  const [a, b, c] = [await somebody(), await somebody(), await somebody()]
  const first = (await merge(a, b)).body.id
  const second = (await merge(a, c)).body.id
  expect(await undo(first)).toMatchObject({ status: 409, body: { code: 'in_use' } })
  expect((await undo(second)).status).toBe(200)
  t.clock.advance(24 * 3_600_000)
  boss = { ...boss, ...(await t.as(boss)) }
  expect(await undo(first)).toMatchObject({ status: 409, body: { code: 'too_late' } })
})

test('an e-mail that somebody else has by now stops the undo whole', async () => {
  const [a, b, c] = [
    await somebody({ email: 'a1@correo.example' }),
    await somebody({ email: 'b1@correo.example' }),
    await somebody(),
  ]
  const { body } = await merge(a, b)
  await t.db.updateTable('contact').set({ email: 'b1@correo.example' }).where('id', '=', c.id).execute()
  expect(await undo(body.id)).toMatchObject({ status: 409, body: { code: 'taken' } })
  expect((await ownerOf(b.chat)).contact_id).toBe(a.id)
  await t.db.updateTable('contact').set({ email: null }).where('id', '=', c.id).execute()
  expect((await undo(body.id)).status).toBe(200)
})

test('of two people who merge at once, one succeeds; a stale preview is refused', async () => {
  const [a, b] = [await somebody(), await somebody()]
  const seen = (await merge(a, b, { preview: true })).body.versions
  await boss.call('PUT', `/contacts/${t.bot_}/${b.id}`, { body: { name: 'Cambió' } })
  expect(await merge(a, b, { versions: seen })).toMatchObject({ status: 409, body: { code: 'stale' } })
  const answers = await Promise.all([merge(a, b), merge(b, a)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('a contact is not merged with itself, nor by a choice of a third', async () => {
  const [a, b, c] = [await somebody({ city: 'Lima' }), await somebody({ city: 'Quito' }), await somebody()]
  expect(await merge(a, a)).toMatchObject({ status: 422, body: { fields: { source_id: expect.anything() } } })
  expect(await merge(a, b, { choices: { city: c.id } })).toMatchObject({ status: 422 })
  expect(await merge(a, b, { choices: { nada: a.id } })).toMatchObject({ status: 422 })
  const stranger = await t.bot()
  const { id } = await t.db
    .insertInto('contact')
    .values({ bot_id: stranger, name: 'Ajena' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await merge(a, { id })).status).toBe(404)
  expect((await merge(a, b)).status).toBe(200)
})

test('likely duplicates are grouped by what they coincide in', async () => {
  const bot = await t.bot()
  const owner = await t.user()
  await t.member(bot, owner, 2)
  const who = await t.as(owner)
  const rows = [
    { name: 'Ana', phone: '+5491155557777' },
    { name: 'Ana P.', phone: '+541155557777' },
    { name: 'Beto', email: 'be.to@gmail.com' },
    { name: 'Beto B.', email: 'beto+compras@gmail.com' },
    { name: 'Ciro Paz', city: 'Córdoba' },
    { name: 'ciro paz', city: 'cordoba' },
    { name: 'Sola', phone: '+5491155558888', city: 'Salta' },
  ]
  await t.db
    .insertInto('contact')
    .values(rows.map((row) => ({ bot_id: bot, ...row })))
    .execute()
  const list = (query = '') => who.call('GET', `/contacts/duplicates/${bot}${query}`)
  const all = await list()
  expect(all.body.map(({ name, by, count }: Record<string, unknown>) => [name, by, count])).toEqual([
    ['Ana', 'phone', 2],
    ['Beto', 'email', 2],
    ['Ciro Paz', 'name', 2],
  ])
  const range = `?range=${encodeURIComponent('[1,1]')}`
  expect((await list(range)).body.map(({ name }: { name: string }) => name)).toEqual(['Beto'])
  const filtered = `?filter=${encodeURIComponent('{"by":"name"}')}`
  expect((await list(filtered)).body).toHaveLength(1)
})

test('contacts that are different people are not listed as one any more, until the mark is taken away', async () => {
  const bot = await t.bot()
  const owner = await t.user()
  await t.member(bot, owner, 2)
  const who = await t.as(owner)
  const same = { bot_id: bot, phone: '+5491155557777' }
  const rows = await t.db
    .insertInto('contact')
    .values(['Ana', 'Beto', 'Ciro'].map((name) => ({ ...same, name })))
    .returning('id')
    .execute()
  const [ana, beto, ciro] = rows.map(({ id }) => id)
  const counts = async () =>
    (await who.call('GET', `/contacts/duplicates/${bot}`)).body.map(({ count }: { count: number }) => count)
  const similar = async () =>
    (await who.call('GET', `/contacts/${bot}/${ana}`)).body.similar.map(({ id }: { id: number }) => id)
  const set = (contact_ids: unknown[], distinct = true) =>
    who.call('PUT', `/contacts/duplicates/${bot}`, { body: { contact_ids, distinct } })
  expect([await counts(), await similar()]).toEqual([[3], [beto, ciro]])
  expect((await set([beto, ana])).body).toEqual({ changed: 1 })
  // Ciro may still be either of them.
  expect([await counts(), await similar()]).toEqual([[3], [ciro]])
  expect((await set([ana, beto, ciro])).body).toEqual({ changed: 2 })
  expect((await set([ana, beto, ciro])).body).toEqual({ changed: 0 })
  expect([await counts(), await similar()]).toEqual([[], []])
  expect((await set([ana, beto, ciro], false)).body).toEqual({ changed: 3 })
  expect([await counts(), await similar()]).toEqual([[3], [beto, ciro]])
  expect((await set([ana])).status).toBe(422)
  expect((await set([ana, 999_999])).status).toBe(404)
})
