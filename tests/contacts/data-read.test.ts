import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// The download of everything that is stored of a person.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

interface Section {
  title: string
  internal?: boolean
  rows: { label: string; value: string }[]
}

test('it has every note, every value and what was forwarded, however many', async () => {
  const chat = await t.request({}, { userName: 'Nora Díaz', senderId: 'nora', text: 'Mi talle es el 42' })
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const at = t.clock.now()
  const notes = Array.from({ length: 120 }, (_, n) => ({ contact_id, user_id: boss.id, text: `Nota ${n}.`, at }))
  await t.db.insertInto('contact_note').values(notes).execute()
  const other = await t.request({}, { userName: 'Otra Persona' })
  // Told again later, on another channel.
  const value = { bot_id: t.bot_, contact_id, name: 'talle', label: 'Talle', at }
  await t.db
    .insertInto('contact_value')
    .values([
      { ...value, chat_id: other, value: '40' },
      { ...value, chat_id: chat, value: '42' },
    ])
    .execute()
  const { data } = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body
  const body = { id: chat, message_id: data[0].id, to_id: other }
  expect((await boss.call('POST', `/chats/requests/forward/${t.bot_}`, { body })).status).toBe(201)

  const read = await boss.call('GET', `/contacts/data/${t.bot_}/${contact_id}`)
  const { sections }: { sections: Section[] } = read.body
  const of = (title: string) => sections.find((one) => one.title === title)?.rows.map((row) => row.value)
  expect(of('Notas')).toHaveLength(120)
  expect(of('Datos que dejó')).toEqual(['42', '40'])
  expect(of('Reenviado a otras conversaciones')).toEqual(['Mi talle es el 42'])
  expect(JSON.stringify(sections)).not.toContain('Otra Persona')
})

test('a deleted message and what was reacted to one are told in words', async () => {
  const chat = await t.request({}, { userName: 'Rita Sosa', senderId: 'rita', text: 'Gracias' })
  const { data } = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body
  const [message] = data
  await t.db.updateTable('message').set({ reaction: '🙏' }).where('id', '=', message.id).execute()
  const reacted = await boss.call('PUT', `/chats/reactions/${t.bot_}/${chat}/${message.id}`, { body: { emoji: '👍' } })
  expect(reacted.status).toBe(200)
  const said = { id: chat, target_id: 'rita', message: 'Te esperamos' }
  const sent = await boss.call('POST', `/chats/requests/send/${t.bot_}`, { body: said })
  expect(sent.status).toBeLessThan(300)
  const last = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body.data.at(-1)
  expect((await boss.call('DELETE', `/chats/messages/${t.bot_}/${chat}/${last.id}`)).status).toBe(200)
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const { sections }: { sections: Section[] } = (await boss.call('GET', `/contacts/data/${t.bot_}/${contact_id}`)).body
  const values = sections.flatMap(({ rows }) => rows.map(({ value }) => value))
  expect(values).toContain('Gracias · Reacción: 🙏 · Reacción del equipo: 👍')
  expect(values).toContain('Mensaje eliminado')
})

test('it has which alerts and reports the person receives, how often they were asked and what they answered at each address', async () => {
  const name = 'Elena Bustos'
  const { id } = (await boss.call('POST', `/contacts/${t.bot_}`, { body: { name, email: 'Antes@Example.com' } })).body
  const add = (body: object) => boss.call('POST', `/bots/${t.bot_}`, { body: { contact_id: id, ...body } })
  const added = await add({ type: 2 })
  expect(added.status).toBe(201)
  expect((await boss.call('POST', `/bots/notifications/resend/${t.bot_}/${added.body.id}`)).status).toBe(200)
  await boss.call('PUT', `/contacts/${t.bot_}/${id}`, { body: { name, email: 'ahora@example.com' } })
  expect((await add({ type: 3, area_id: await t.area(t.bot_, 'Ventas') })).status).toBe(201)
  const link = (await t.mails()).findLast(({ to }) => to === 'ahora@example.com')?.text ?? ''
  const token = /\/avisos\/([\w-]+)/.exec(link)?.[1]
  expect((await t.call('POST', `/notifications/public/${token}`, { body: { answer: 'refuse' } })).status).toBe(200)
  const rule = { type: 2, user_id: null, contact_id: id, channels: ['email'], events: ['lead'], enabled: true }
  expect((await boss.call('PUT', `/bots/notifications/${t.bot_}`, { body: { rules: [rule] } })).status).toBe(200)
  const report = { name: 'Semanal', page: 'messages', period: 'weekly', format: 'pdf', emails: ['Ahora@example.com'] }
  expect((await boss.call('POST', `/analytics/reports/${t.bot_}`, { body: report })).status).toBe(201)

  const { sections }: { sections: Section[] } = (await boss.call('GET', `/contacts/data/${t.bot_}/${id}`)).body
  const rows = sections.find(({ title }) => title === 'Avisos del chatbot')?.rows ?? []
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Seguimiento', 'Sin avisos todavía'],
    ['Área Ventas', 'Sin avisos todavía'],
    ['Solo para este contacto', 'Contacto nuevo'],
    ['Informe Semanal', 'Sin envíos todavía'],
    ['Correo antes@example.com', 'Sin confirmar'],
    ['Pedidos de confirmación', expect.stringContaining('2; el último, ')],
    ['Correo ahora@example.com', 'Rechazado'],
    ['Pedidos de confirmación', expect.stringContaining('1; el último, ')],
    ['Respondió', expect.stringMatching(/\d/)],
  ])
})

test('it has what the person answered in forms, in words, also to questions that are gone', async () => {
  const chat = await t.writes('Hola', { userName: 'Olga Paz', senderId: 'olga' })
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const options = [
    { id: 'precio', label: 'El precio' },
    { id: 'trato', label: 'El trato' },
  ]
  const questions = [
    { id: 'compro', text: '¿Compraste?', kind: 'yes_no' },
    { id: 'gustos', text: '¿Qué te gustó?', kind: 'multiple', options },
  ]
  const form = async (kind: 'survey' | 'contact', name: string, asked: object[]) => {
    const row = { bot_id: t.bot_, kind, name, questions: json(asked as never) }
    return (await t.db.insertInto('form').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const own = { key: 'talle', label: '¿Tu talle?', kind: 'text', required: true, enabled: true }
  const [opinion, data] = [await form('survey', 'Opinión', questions), await form('contact', 'Datos', [own])]
  const at = t.clock.now()
  const row = { bot_id: t.bot_, contact_id, chat_id: chat, started_at: at, updated_at: at }
  const answers = { compro: true, gustos: ['trato', 'precio'], antes: 'Algo' }
  await t.db
    .insertInto('form_run')
    .values([
      { ...row, form_id: opinion, key: 'a', channel: 'whatsapp', status: 'complete', answers: json(answers) },
      { ...row, form_id: data, key: 'b', channel: 'webchat', status: 'partial', answers: json({ talle: '42' }) },
    ])
    .execute()

  const { body } = await boss.call('GET', `/contacts/data/${t.bot_}/${contact_id}`)
  const of = (title: string) =>
    body.sections
      .find((one: Section) => one.title === title)
      ?.rows.map(({ label, value }: Section['rows'][number]) => [label, value])
  expect(of('Formulario «Opinión»')).toEqual([
    ['Cuándo', expect.stringMatching(/\d/)],
    ['Canal', 'WhatsApp'],
    ['Estado', 'Completa'],
    ['¿Compraste?', 'Sí'],
    ['¿Qué te gustó?', 'El trato, El precio'],
    ['Pregunta quitada: antes', 'Algo'],
  ])
  expect(of('Formulario «Datos»')).toEqual([
    ['Cuándo', expect.stringMatching(/\d/)],
    ['Canal', 'Webchat'],
    ['Estado', 'En curso'],
    ['¿Tu talle?', '42'],
  ])
  expect(body.counts.answers).toBe(2)
})
