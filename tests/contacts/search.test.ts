import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  const other = await t.bot()
  const contact = (name: string, more: object = {}, bot_id = t.bot_) => ({ bot_id, name, phone: '', ...more })
  const rows = [
    contact('José Núñez', { phone: '+541155550142', company: 'Almacén Don Luis' }),
    contact('NUNEZ, Ana', { email: 'Ana.N@Correo.example' }),
    contact('Ñandú', { company: 'LUIS Y CÍA 100% _natural_' }),
    contact('Bruno'),
    contact('José de otro negocio', {}, other),
  ]
  await t.db.insertInto('contact').values(rows).execute()
})
afterAll(() => t.stop())

const list = async (filter: object, sort = ['name', 'ASC'], range = [0, 24]) => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify(range),
  })
  const { status, body, headers } = await boss.call('GET', `/contacts/${t.bot_}?${query}`)
  expect(status).toBe(200)
  const names = (body as { name: string }[]).map(({ name }) => name)
  return { names, total: String(headers['content-range']).split('/')[1] }
}
const found = async (q: string) => (await list({ q })).names

test.each([
  ['in any case and without accents', 'JOSE', ['José Núñez']],
  ['with accents that the text lacks', 'álmacen', ['José Núñez']],
  ['ñ, which is not n', 'nuñez', ['José Núñez']],
  ['n, which is not ñ', 'nunez', ['NUNEZ, Ana']],
  ['ñ typed as n with a combining tilde', 'nun\u0303ez', ['José Núñez']],
  ['a part of a phone number', '5555014', ['José Núñez']],
  ['a phone number as it is written in its city', '011 5555-0142', ['José Núñez']],
  ['a phone number without its zero', '11 5555-0142', ['José Núñez']],
  ['a phone number with the 15 of mobiles', '(011) 15 5555-0142', ['José Núñez']],
  ['the last digits of a phone number, with their sign', '5555-0142', ['José Núñez']],
  ['no phone number that only resembles another', '011 5555-0143', []],
  ['a part of an e-mail', 'ana.n@correo', ['NUNEZ, Ana']],
  ['words in different fields', 'luis jose', ['José Núñez']],
  ['a word in any field', 'luis', ['José Núñez', 'Ñandú']],
  ['a literal percent sign', '0%', ['Ñandú']],
  ['a literal underscore', '_nat', ['Ñandú']],
  ['no text that spans two fields', 'Núñez+54', []],
  ['nobody', 'qqzzxx', []],
])('a search of the contacts finds: %s', async (_, q, names) => expect(await found(q)).toEqual(names))

test.each([
  ['many words that match', 'j o s e n u ñ z 5 4 1 a l m c d i jo os se nu uñ ñe ez 54 11 55 al lm ma', ['José Núñez']],
  ['many words, one of which does not match', 'j o s e n u ñ z 5 4 1 a l m c d i jo os se nu uñ ñe ez xw 54 11 55', []],
])('any number of words is searched in one query: %s', async (_, q, names) => {
  const asked = vi.spyOn(t.db.getExecutor(), 'executeQuery')
  expect(await found(q)).toEqual(names)
  const looks = asked.mock.calls.map(([{ sql }]) => sql.split('contact_words').length - 1).filter(Boolean)
  asked.mockRestore()
  expect(looks).toEqual(names.length > 0 ? [1, 1] : [1])
})

test.each(['％', '＿', '﹪', '＼'])('a full-width pattern character matches only its folded form: %s', async (q) => {
  expect(await found(q)).toEqual(['％', '＿', '﹪'].includes(q) ? ['Ñandú'] : [])
})

test('accepts the greatest number that can be stored', async () => {
  expect((await list({ id: 2_147_483_647, last_seen_at_from: '0001-01-01' })).names).toEqual([])
})

test('a filter searches only its own field', async () => {
  expect((await list({ company: 'luis' })).names).toEqual(['José Núñez', 'Ñandú'])
  expect((await list({ name: 'luis' })).names).toEqual([])
  expect((await list({ name: 'núñez', q: 'luis' })).names).toEqual(['José Núñez'])
})

test('search results reflect every change of a contact, from any endpoint', async () => {
  const chat = await t.writes('Hola', { channel: 'whatsapp', senderId: '5491155550177', userName: 'Eva Güell' })
  expect(await found('guell')).toEqual(['Eva Güell'])
  await boss.call('PUT', `/chats/username/${t.bot_}`, { body: { id: chat, username: 'Eva Ríos' } })
  expect([await found('guell'), await found('rios')]).toEqual([[], ['Eva Ríos']])
  const row = await t.db.selectFrom('chat').select('contact_id').where('id', '=', chat).executeTakeFirstOrThrow()
  const change = { body: { name: 'Eva Ríos', company: 'Viñedos', phone: '' } }
  expect((await boss.call('PUT', `/contacts/${t.bot_}/${row.contact_id}`, change)).status).toBe(200)
  expect([await found('viñedo'), await found('vinedo')]).toEqual([['Eva Ríos'], []])
  await t.db.deleteFrom('contact').where('id', '=', row.contact_id).execute()
  expect(await found('rios')).toEqual([])
})

test.each([
  [{ id: 1_000_000_000_000 }, { 'filter.id': ['Debe ser 2.147.483.647 o menos.'] }],
  [{ label_id: 1_000_000_000_000, name: 'a' }, { 'filter.label_id': ['Debe ser 2.147.483.647 o menos.'] }],
  [
    { last_seen_at_from: '0000-01-01' },
    { 'filter.last_seen_at_from': ['Revisa la fecha: no existe o está incompleta.'] },
  ],
])('a value that cannot be stored is refused at its field: %j', async (filter, fields) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  const { status, body } = await boss.call('GET', `/contacts/${t.bot_}?${query}`)
  expect([status, body]).toEqual([422, { code: 'invalid', message: Object.values(fields)[0]?.[0], fields }])
})

test('returns the total on every page, and sorts in Spanish dictionary order', async () => {
  const all = ['Bruno', 'José Núñez', 'NUNEZ, Ana', 'Ñandú']
  expect(await list({})).toEqual({ names: all, total: '4' })
  expect(await list({}, ['name', 'DESC'])).toEqual({ names: [...all].reverse(), total: '4' })
  expect(await list({}, ['name', 'ASC'], [1, 2])).toEqual({ names: all.slice(1, 3), total: '4' })
  expect(await list({}, ['name', 'ASC'], [50, 59])).toEqual({ names: [], total: '4' })
  expect(await list({ q: 'n' }, ['name', 'ASC'], [1, 1])).toMatchObject({ total: '4' })
})

test('searches exactly the fields that the operation description lists', async () => {
  const words = {
    ...{ name: 'Xnombre', phone: '+5493419998877', email: 'xcorreo@correo.example', company: 'Xempresa' },
    ...{ city: 'Xlocalidad', province: 'Xprovincia', country: 'XX', document: '27845913' },
  }
  const document = json({ kind: 'DNI' as const, value: words.document })
  await t.db
    .insertInto('contact')
    .values({ bot_id: t.bot_, ...words, document })
    .execute()
  const finding: string[] = []
  for (const [field, word] of Object.entries(words)) if ((await found(word)).length > 0) finding.push(field)
  expect(finding.sort()).toEqual([...operations.contactList.list.search].sort())
})
