import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'

// Who sees what contacts have in an own field: in each place where it would be read, filtered or written.

let t: Inbox
/** sees every field */
let boss: Member
/** uses the agenda */
let seller: Member
/** attends conversations only */
let attendant: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  attendant = await t.staff(4, { contacts: false })
  for (const [key, visible_to] of [
    ['talle', 'team'],
    ['barrio', 'agenda'],
    ['credito', 'managers'],
  ]) {
    const body = { key, label: key, type: 'text', visible_in_chat: true, visible_to }
    expect((await boss.call('POST', `/contacts/fields/${t.bot_}`, { body })).status).toBe(201)
  }
})
afterAll(() => t.stop())

const all = { talle: 'M', barrio: 'Centro', credito: 'Alto' }
const forAgenda = { talle: 'M', barrio: 'Centro' }
const forTeam = { talle: 'M' }
const who = () => [boss, seller, attendant] as const

const get = (by: Member, id: number) => by.call('GET', `/contacts/${t.bot_}/${id}`)
const put = (by: Member, id: number, body: object) => by.call('PUT', `/contacts/${t.bot_}/${id}`, { body })
const stored = async (id: number) =>
  (await t.db.selectFrom('contact').select('custom').where('id', '=', id).executeTakeFirstOrThrow()).custom
let serial = 0
/** A contact with all fields and a chat that everybody sees. */
async function customer(custom: object = all) {
  const chat = await t.writes('Hola')
  const { id } = await t.db
    .selectFrom('chat')
    .select('contact_id as id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const name = `Clienta ${++serial}`
  expect((await put(boss, id, { name, custom })).status).toBe(200)
  return { id, chat, name }
}
const list = (by: Member, filter: object) =>
  by.call('GET', `/contacts/${t.bot_}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)

test('each reads the fields that they see, and the definitions of these', async () => {
  const { id } = await customer()
  const read = await Promise.all(who().map(async (by) => (await get(by, id)).body.custom))
  expect(read).toEqual([all, forAgenda, forTeam])
  const defined = await Promise.all(
    who().map(async (by) => (await by.call('GET', `/contacts/fields/${t.bot_}`)).body.fields),
  )
  expect(defined.map((fields) => fields.map(({ key }: { key: string }) => key))).toEqual(
    [all, forAgenda, forTeam].map((one) => Object.keys(one)),
  )
})

test('what changes a contact answers without hidden values', async () => {
  const { id } = await customer()
  const changed = await put(seller, id, { name: 'Rita', city: 'Salta' })
  expect([changed.status, changed.body.custom]).toEqual([200, forAgenda])
  const noted = await attendant.call('POST', `/contacts/notes/${t.bot_}/${id}`, { body: { text: 'De tarde' } })
  expect([noted.status, noted.body.custom]).toEqual([201, forTeam])
  const blocked = await attendant.call('PUT', `/contacts/block/${t.bot_}`, { body: { id, blocked: true } })
  expect([blocked.status, blocked.body.custom]).toEqual([200, forTeam])
  const stale = await put(seller, id, { name: 'Otra', version: 1 })
  expect([stale.status, stale.body.current.custom]).toEqual([409, forAgenda])
})

test('saving keeps hidden values, does not ask for them, and cannot set them', async () => {
  const { id } = await customer()
  expect((await put(seller, id, { name: 'Rita', custom: { talle: 'L' } })).body.custom).toEqual({ talle: 'L' })
  expect(await stored(id)).toEqual({ talle: 'L', credito: 'Alto' })
  const refused = await put(seller, id, { name: 'Rita', custom: { credito: 'Bajo' } })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { 'custom.credito': ['Este dato ya no existe. Recarga y vuelve a guardar.'] },
  ])
  expect((await put(boss, id, { name: 'Rita', custom: { credito: 'Bajo' } })).body.custom).toEqual({ credito: 'Bajo' })
})

test('lists, filters and files have what the caller sees', async () => {
  const { id, name } = await customer()
  for (const [by, seen] of [
    [boss, all],
    [seller, forAgenda],
  ] as const) {
    const { body } = await list(by, { q: name })
    expect(body).toMatchObject([{ id, custom: seen }])
    expect(body[0].custom).toEqual(seen)
  }
  expect((await list(boss, { 'custom.credito': 'Alto' })).status).toBe(200)
  expect(await list(seller, { 'custom.credito': 'Alto' })).toMatchObject({
    status: 422,
    body: { fields: { filter: ['Ese dato propio ya no existe. Quita ese filtro.'] } },
  })
  expect((await list(seller, { 'custom.barrio': 'Centro' })).status).toBe(200)
  const file = async (by: Member) => String((await by.call('GET', `/contacts/export/${t.bot_}`)).body)
  expect(await file(boss)).toMatch(/credito/)
  expect(await file(seller)).toMatch(/barrio/)
  expect(await file(seller)).not.toMatch(/credito|Alto/)
})

test('a merge neither shows nor lets choose hidden values: the target keeps its own', async () => {
  const target = await customer({ ...all, barrio: 'Norte' })
  const source = await customer({ ...all, credito: 'Bajo' })
  const ids = { target_id: target.id, source_id: source.id }
  const merge = (by: Member, given: object) =>
    by.call('POST', `/contacts/merge/${t.bot_}`, { body: { ...ids, ...given } })
  const conflicts = async (by: Member) =>
    (await merge(by, { preview: true })).body.conflicts.map(({ field }: { field: string }) => field)
  expect(await conflicts(boss)).toContain('custom.credito')
  expect(await conflicts(seller)).toContain('custom.barrio')
  expect(await conflicts(seller)).not.toContain('custom.credito')
  expect((await merge(seller, { preview: false, choices: { 'custom.credito': source.id } })).status).toBe(422)
  const merged = await merge(seller, { preview: false, choices: { 'custom.barrio': source.id } })
  expect([merged.status, merged.body.contact.custom]).toEqual([200, forAgenda])
  expect(await stored(target.id)).toEqual(all)
  const undone = await seller.call('POST', `/contacts/merge/undo/${t.bot_}/${merged.body.id}`)
  expect([undone.status, undone.body.custom]).toEqual([200, { talle: 'M', barrio: 'Norte' }])
  expect(await stored(source.id)).toEqual({ ...all, credito: 'Bajo' })
})

test('the history of changes leaves hidden values out', async () => {
  const { id } = await customer()
  await put(boss, id, { name: 'Rita', custom: { ...all, talle: 'S', credito: 'Bajo' } })
  const query = new URLSearchParams({ filter: JSON.stringify({ resource_type: 'contact', resource_id: `${id}` }) })
  const diffs = async (by: Member) => (await by.call('GET', `/changes/${t.bot_}?${query}`)).body
  const of = (lines: { id: number; diff: { custom?: { old: object } } }[]) =>
    lines.find(({ diff }) => Object.keys(diff.custom?.old ?? {}).length > 0)
  const line = of(await diffs(boss))
  expect(line?.diff.custom).toEqual({ old: all, new: { ...all, talle: 'S', credito: 'Bajo' } })
  expect(of(await diffs(seller))?.diff.custom).toEqual({ old: forAgenda, new: { ...forAgenda, talle: 'S' } })
  const { body } = await seller.call('GET', `/changes/${t.bot_}/${line?.id}`)
  expect(JSON.stringify(body)).not.toMatch(/credito|Bajo/)
  expect(JSON.stringify((await boss.call('GET', `/changes/${t.bot_}/${line?.id}`)).body)).toMatch(/Bajo/)
})

test('a change is restored as far as its reader sees it', async () => {
  const { id } = await customer()
  await put(boss, id, { name: 'Rita', custom: { talle: 'S', barrio: 'Sur', credito: 'Bajo' } })
  const query = new URLSearchParams({ filter: JSON.stringify({ resource_type: 'contact', resource_id: `${id}` }) })
  const lines: { id: number; diff: { custom?: { old: object } } }[] = (
    await boss.call('GET', `/changes/${t.bot_}?${query}`)
  ).body
  const line = lines.find(({ diff }) => Object.keys(diff.custom?.old ?? {}).length > 0)
  const { body } = await seller.call('GET', `/changes/${t.bot_}/${line?.id}`)
  expect(body.restore.possible).toBe(true)
  expect(JSON.stringify(body)).not.toMatch(/credito|Bajo|Alto/)
  const { version } = body.restore
  const restored = await seller.call('POST', `/changes/restore/${t.bot_}/${line?.id}`, { body: { version } })
  expect(restored.status).toBe(200)
  expect(await stored(id)).toEqual({ ...all, credito: 'Bajo' })
})

test('the history names the fields that the caller sees, also once they are deleted', async () => {
  const path = `/contacts/fields/${t.bot_}`
  const body = { key: 'deuda', label: 'Deuda', type: 'text', visible_to: 'managers' }
  const made = await boss.call('POST', path, { body })
  const labels = async (by: Member) => {
    const query = new URLSearchParams({ filter: JSON.stringify({ resource_type: 'contact_field' }) })
    const { body: lines } = await by.call('GET', `/changes/${t.bot_}?${query}`)
    return new Set(lines.map(({ resource_label }: { resource_label: string }) => resource_label))
  }
  expect(await labels(boss)).toEqual(new Set(['talle', 'barrio', 'credito', 'Deuda']))
  expect(await labels(seller)).toEqual(new Set(['talle', 'barrio']))
  expect(await labels(attendant)).toEqual(new Set(['talle']))
  const { id } = await customer({})
  await put(boss, id, { name: 'Rita', custom: { deuda: 'Mucha' } })
  await put(boss, id, { name: 'Rita', custom: {} })
  await boss.call('DELETE', `${path}/${made.body.id}`)
  const ofContact = new URLSearchParams({ filter: JSON.stringify({ resource_type: 'contact', resource_id: `${id}` }) })
  const told = async (by: Member) => JSON.stringify((await by.call('GET', `/changes/${t.bot_}?${ofContact}`)).body)
  expect(await told(boss)).toContain('Mucha')
  expect(await told(seller)).not.toMatch(/deuda|Mucha/)
  expect(await labels(seller)).toEqual(new Set(['talle', 'barrio']))
  expect(await labels(boss)).toContain('Deuda')
})

test('a reply that names a hidden field is not filled in for who does not see it', async () => {
  const chat = await t.request()
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  expect((await put(boss, contact_id, { name: 'Rita', custom: all })).status).toBe(200)
  const actions = [{ type: 'reply', text: 'Tu crédito es {{contacto.campo.credito}}.' }]
  const shared = { name: `Macro ${++serial}`, visibility: 'todos', actions }
  const macro = (await boss.call('POST', `/chats/macros/${t.bot_}`, { body: shared })).body.id
  const run = async (by: Member) => by.call('POST', `/chats/macros/run/${t.bot_}/${macro}/${chat}`)
  expect((await run(seller)).status).toBe(422)
  expect((await run(boss)).body).toMatchObject({ id: chat })
})

test('a file is imported into the fields that the caller sees; hidden values stay', async () => {
  const { id } = await customer()
  await put(boss, id, { name: 'Rita', email: 'rita@correo.example' })
  const content = 'Nombre;Correo;talle;credito\nRita;rita@correo.example;XL;Bajo\n'
  const mine = importer(t, () => seller)
  const { body } = await mine.upload(content)
  expect(body.columns.map(({ field }: { field: string }) => field)).toEqual(['name', 'email', 'custom.talle', ''])
  const columns = [
    { column: 0, field: 'name' },
    { column: 1, field: 'email' },
    { column: 3, field: 'custom.credito' },
  ]
  const refused = await mine.start(body.id, { columns, policy: 'update', preview: false })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['columns']])
  await mine.whole(content)
  expect(await stored(id)).toEqual({ ...all, talle: 'XL' })
  const whole = await importer(t, () => boss).whole(`${content};no-es-correo;;Secreto\n`)
  expect(whole.columns[3].samples).not.toEqual([])
  expect(JSON.stringify(await mine.get(whole.id))).not.toMatch(/Bajo|Secreto/)
  const theirs = await importer(t, () => boss).upload(content)
  expect(JSON.stringify(await mine.get(theirs.body.id))).not.toMatch(/Bajo|custom.credito/)
  const copied = { columns: [columns[0], columns[1], { column: 3, field: 'city' }], policy: 'update', preview: false }
  expect((await mine.start(theirs.body.id, copied)).status).toBe(422)
  expect((await importer(t, () => boss).start(theirs.body.id, copied)).status).toBe(200)
  const rejected = async (by: Member) =>
    (await by.call('GET', `/contacts/import/rejected/${t.bot_}/${whole.id}`)).body.content
  expect(await rejected(boss)).toContain('Secreto')
  expect(await rejected(seller)).toContain('no-es-correo')
  expect(await rejected(seller)).not.toContain('Secreto')
  expect(await stored(id)).toEqual({ ...all, talle: 'XL', credito: 'Bajo' })
})
