import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Own fields whose key is the name of something that every object of a program has.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

test.each(['__proto__', 'prototype', 'constructor'])('a new own field cannot have the key %s', async (key) => {
  const create = (key: string) =>
    boss.call('POST', `/contacts/fields/${t.bot_}`, { body: { key, label: `Dato ${key}`, type: 'text' } })
  const refused = await create(key)
  expect([refused.status, refused.body.fields]).toEqual([422, { key: ['Esa clave está reservada. Elige otra.'] }])
  const made = await create(`${key}_2`)
  expect(made.status).toBe(201)
  const rename = (key: string) =>
    boss.call('PUT', `/contacts/fields/${t.bot_}/${made.body.id}`, { body: { key, label: 'Otro', type: 'text' } })
  expect((await rename(key)).body.fields).toEqual({ key: ['Esa clave está reservada. Elige otra.'] })
  const { status } = await rename(`${key}_3`)
  expect(status).toBe(200)
  await boss.call('DELETE', `/contacts/fields/${t.bot_}/${made.body.id}`)
})

test('a field with such a key from before is required, empty and renamed like any other', async () => {
  const field = { bot_id: t.bot_, key: 'constructor', label: 'Constructora', type: 'text' as const, required: true }
  const { id } = await t.db.insertInto('contact_field').values(field).returning('id').executeTakeFirstOrThrow()
  const create = (custom: object) => boss.call('POST', `/contacts/${t.bot_}`, { body: { name: 'Ana', custom } })
  const text = 'Falta completar Constructora.'
  expect((await create({})).body.fields).toEqual({ 'custom.constructor': [text] })
  expect((await create({ constructor: 'Norte' })).status).toBe(201)
  const edit = { key: 'constructor', label: 'Constructora', type: 'text', required: false }
  expect((await boss.call('PUT', `/contacts/fields/${t.bot_}/${id}`, { body: edit })).status).toBe(200)
  const empty = await create({})
  expect([empty.status, empty.body.custom]).toEqual([201, {}])
  const file = (await boss.call('GET', `/contacts/export/${t.bot_}`)).body
  expect(file).toContain(';Norte;')
  expect(file).not.toContain('function')
  const data = (await boss.call('GET', `/contacts/data/${t.bot_}/${empty.body.id}`)).body
  expect(JSON.stringify(data)).not.toContain('Constructora')
  const ids = { target_id: empty.body.id, source_id: (await create({ constructor: 'Sur' })).body.id }
  const merged = await boss.call('POST', `/contacts/merge/${t.bot_}`, { body: { ...ids, preview: true } })
  expect(merged.body.contact.custom).toEqual({ constructor: 'Sur' })
})

test('options that differ only in case, accents or spaces are refused, and those from before stay', async () => {
  const field = { key: 'talle_ropa', label: 'Talle', type: 'select' as const }
  const create = (options: string[]) => boss.call('POST', `/contacts/fields/${t.bot_}`, { body: { ...field, options } })
  for (const options of [
    ['Único', 'unico'],
    ['Extra grande', 'S', 'extragrande'],
  ]) {
    const { status, body } = await create(options)
    const text = `«${options[0]}» y «${options.at(-1)}» se leen igual. Quita una de las dos.`
    expect([status, body.fields]).toEqual([422, { options: [text] }])
  }
  const { body, status } = await create(['Año', 'Ano'])
  expect(status).toBe(201)
  const alike = ['M', 'm']
  await t.db
    .updateTable('contact_field')
    .set({ options: json(alike) })
    .where('id', '=', body.id)
    .execute()
  const save = (options: string[]) =>
    boss.call('PUT', `/contacts/fields/${t.bot_}/${body.id}`, { body: { ...field, label: 'Talla', options } })
  expect((await save(alike)).status).toBe(200)
  expect((await save([...alike, 'L'])).status).toBe(422)
})
