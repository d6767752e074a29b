import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { traces } from '../../src/server/conversation/contacts/data/traces.ts'
import { cleanContactImports } from '../../src/server/conversation/contacts/import/cleaning.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { connectAccount } from '../support/platform.ts'
import { importer } from './import-fixtures.ts'
import { found } from './stored.ts'

// Everything that is stored of a person can be read, and erased without a trace.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const NAME = 'Zulema Quispe Arancibia'
const PHONE = '5493415557391'
const MAIL = 'zulema.quispe@correo.example'
const SAID = 'Quiero devolver la licuadora roja del sábado'
const NOTED = 'Vive a la vuelta del mercado viejo'
const NEEDLES = [NAME, 'Quispe', PHONE, PHONE.slice(-10), MAIL, SAID, NOTED]

const call = async (method: string, where: string, body?: object) => {
  const answer = await boss.call(method, where.replace('{bot}', String(t.bot_)), body && { body })
  if (answer.status >= 300) throw new Error(`${where}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Stores a person wherever the product stores people. */
async function everywhere(): Promise<{ id: number; chat: number; example: number }> {
  const bot_id = t.bot_
  const hook = { name: 'Planilla', url: 'https://avisos.example/a', events: ['lead', 'message', 'conversation'] }
  await call('POST', '/webhooks/{bot}', hook)
  const on = { channel: 'whatsapp' as const, senderId: PHONE, userName: NAME }
  const chat = await t.writes(SAID, { ...on, identity: { userId: 'zulema-quispe-77', address: PHONE } })
  const { contact_id: id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  await call('PUT', `/contacts/{bot}/${id}`, { name: NAME, email: MAIL, document: { kind: 'DNI', value: '30123456' } })
  await call('POST', `/contacts/notes/{bot}/${id}`, { text: NOTED })
  await call('POST', '/chats/requests/message/{bot}', { id: chat, message: `Hablé con ${NAME}` })
  await call('PUT', `/chats/drafts/{bot}/${chat}`, { text: `Estimada ${NAME}` })
  await call('POST', `/quickbudget/{bot}/${chat}`, {
    items: [{ description: 'Pava', quantity: 1, unit_price_cents: 100 }],
    notes: `Para ${NAME}`,
  })
  const twin = await t.writes('Hola', { userName: 'Z. Quispe', senderId: 'web-quispe-1' })
  const { contact_id: other } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', twin)
    .executeTakeFirstOrThrow()
  await call('POST', '/contacts/merge/{bot}', { target_id: id, source_id: other, preview: false })
  const rule = { match: 'all', conditions: [{ field: 'email', operator: 'eq', value: MAIL }] }
  await call('POST', '/groups/{bot}', { name: 'Una persona', kind: 'dynamic', rule })
  const files = importer(t, () => boss)
  await files.whole(`Nombre;Tel;Correo;Localidad\n${NAME};+${PHONE};;Rosario\n${NAME};nada;${MAIL};\n`)
  await files.upload(`Nombre;Tel\n${NAME};+${PHONE}\n`, 'pendiente.csv')
  const message = await t.db
    .selectFrom('message')
    .select('id')
    .where('chat_id', '=', chat)
    .where('author', '=', 'user')
    .executeTakeFirstOrThrow()
  const media = `f-${'a'.repeat(22)}`
  mkdirSync(path.join(t.settings.dataDir, 'media'), { recursive: true })
  writeFileSync(path.join(t.settings.dataDir, 'media', media), `Comprobante de ${NAME}`)
  const file = { id: media, bot_id, filename: `${NAME}.pdf`, type: 'application/pdf' as const, size: 3, sha256: '' }
  await t.db
    .insertInto('media')
    .values({ ...file, visibility: 'chat' })
    .execute()
  await t.db.insertInto('message_file').values({ message_id: message.id, media_id: media, position: 0 }).execute()
  const category = await t.db
    .insertInto('intent_category')
    .values({ bot_id, name: 'Ventas' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const intent = await t.db
    .insertInto('intent')
    .values({ bot_id, name: 'Devolver', category_id: category.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const phrase = { bot_id, intent_id: intent.id, signature: '' }
  const example = { ...phrase, text: SAID, folded: SAID.toLowerCase(), source_message_id: message.id }
  const kept = await t.db
    .insertInto('example')
    .values({ ...phrase, text: 'Quiero devolver algo', folded: 'quiero devolver algo' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.db.insertInto('example').values(example).execute()
  const at = t.clock.now()
  const value = { name: 'motivo', label: 'Motivo', value: NOTED, at }
  await t.db
    .insertInto('contact_value')
    .values({ bot_id, contact_id: id, chat_id: chat, ...value })
    .execute()
  await t.db
    .insertInto('test_case')
    .values({ bot_id, name: `Caso de ${NAME}`, steps: json([]) })
    .execute()
  const session = { bot_id, user_id: boss.id, session: 's', state: JSON.stringify({ known: NAME }) as never }
  await t.db
    .insertInto('test_session')
    .values({ ...session, updated_at: at })
    .execute()
  const followed = { bot_id, chat_id: chat, rule_name: 'Devoluciones', event: 'message' as const, key: 'm', at }
  await t.db
    .insertInto('chat_rule_run')
    .values({ ...followed, matched: json(['licuadora']), actions: json([]) })
    .execute()
  const view = { bot_id, owner_id: boss.id, name: `Lo de ${NAME}`, filter: {} }
  await t.db.insertInto('chat_view').values(view).execute()
  const call_ = { bot_id, user_id: boss.id, key: 'k', operation: 'x', request_hash: 'h', answer: { name: NAME } }
  await t.db.insertInto('idempotency').values(call_).execute()
  const account = await connectAccount(t, bot_id, 'whatsapp')
  const inbox = { account_id: account.id, key: 'k1', lane: PHONE, body: { from: PHONE, text: SAID } }
  await t.db.insertInto('webhook_inbox').values(inbox).execute()
  await t.db
    .insertInto('channel_event')
    .values({
      bot_id,
      account_id: account.id,
      kind: 'message_in',
      ok: true,
      detail: `De +${PHONE}`,
      payload: { from: PHONE },
    } as never)
    .execute()
  await t.db
    .insertInto('job')
    .values({ queue: 'nada', payload: json({ to: MAIL }), done_at: at })
    .execute()
  const run = { bot_id, state: 'done', started_at: at, report: JSON.stringify({ wrong: [SAID] }) as never }
  await t.db.insertInto('training_run').values(run).execute()
  return { id, chat, example: kept.id }
}

test('a person is read whole, and erased from every table and file; the counts and everybody else stay', async () => {
  const other = await t.writes('Hola, ¿abren el domingo?', { userName: 'Otra Persona', senderId: 'web-otra' })
  const counted = async () => t.db.selectFrom('daily_count').selectAll().where('bot_id', '=', t.bot_).execute()
  const { id, chat, example } = await everywhere()
  const before = await found(t, NEEDLES)
  // Where the person is stored now: a table that is missing here is not tested.
  expect(before).toEqual(expect.arrayContaining(seeded))
  for (const place of before)
    if (place in traces) expect([place, traces[place as keyof typeof traces]]).not.toEqual([place, 'none'])
  const counts = await counted()

  const data = await call('GET', `/contacts/data/{bot}/${id}`)
  expect(data).toMatchObject({ name: NAME, counts: { chats: 2, files: 1, notes: 1, budgets: 1 } })
  const told = JSON.stringify(data.sections)
  for (const text of [NAME, MAIL, SAID, NOTED, 'DNI 30123456', 'Devoluciones · licuadora']) expect(told).toContain(text)

  const erase = (name: string) => boss.call('POST', `/contacts/data/delete/${t.bot_}/${id}`, { body: { name } })
  expect(await erase('Zulema')).toMatchObject({
    status: 422,
    body: { fields: { name: [`Escribe «${NAME}» para confirmar.`] } },
  })
  expect((await erase(NAME)).status).toBe(204)

  expect(await found(t, NEEDLES)).toEqual([])
  expect((await boss.call('GET', `/contacts/${t.bot_}/${id}`)).status).toBe(404)
  expect(await t.db.selectFrom('chat').select('id').where('id', '=', chat).execute()).toEqual([])
  expect(await counted()).toEqual(counts)
  expect(await t.db.selectFrom('chat').select('id').where('id', '=', other).execute()).toHaveLength(1)
  expect(await t.db.selectFrom('example').select('id').where('id', '=', example).execute()).toHaveLength(1)
  const [line] = await t.audit(
    ({ action, resource_label }) => action === 'delete' && resource_label === 'Persona eliminada',
  )
  expect(line).toMatchObject({ actor_name: boss.name, after: { chats: 2 } })
  expect(await erase(NAME)).toMatchObject({ status: 404 })

  // The import whose file was taken away is forgotten like one that nobody started.
  const imports = () => t.db.selectFrom('contact_import').select('name').where('state', '=', 'failed').execute()
  expect(await imports()).toMatchObject([{ name: 'pendiente.csv' }])
  t.clock.advance(24 * 3600 + 1)
  await t.store.run(() => cleanContactImports(t.clock.now(), undefined))
  expect(await imports()).toEqual([])
})

/** Tables and folders that the person is stored in by {@link everywhere}. */
const seeded = [
  ...['audit', 'budget', 'channel_event', 'channel_link', 'chat', 'chat_draft', 'chat_name', 'chat_view', 'contact'],
  ...[
    'contact_event',
    'contact_group',
    'contact_import',
    'contact_import_reject',
    'contact_merge',
    'contact_note',
    'contact_value',
  ],
  ...['contact_words', 'event', 'example', 'idempotency', 'job', 'media', 'message', 'test_case', 'test_session'],
  ...['training_run', 'webhook_delivery', 'webhook_inbox', 'contact-imports'],
]
