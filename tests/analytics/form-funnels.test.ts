import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// How far people came in each form, of the conversations that somebody sees.

type Funnel = components['schemas']['FormFunnel']

const DAY = '2026-03-10'

let t: Inbox
let boss: Member
let seller: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  const order = await form('Pedido', [
    { id: 'a', text: 'Producto' },
    { id: 'b', question: 'Ciudad' },
    { id: 'c', text: 'Nunca preguntada' },
  ])
  const other = await form('Contacto', [{ id: 'a', text: 'Nombre' }])
  const gone = await form('Borrado', [{ id: 'a', text: 'Nombre' }])
  await t.db.updateTable('form').set({ deleted_at: t.clock.now() }).where('id', '=', gone).execute()
  const web = await t.writes('Hola')
  const whatsapp = await t.writes('Hola', { channel: 'whatsapp', senderId: '5491155550142' })
  const hidden = await t.request({ assign_user_id: boss.id })
  await run(order, web, ['a', 'b'], 'complete')
  await run(order, whatsapp, ['a', 'a'])
  await run(order, hidden, ['a', 'b'])
  await run(order, null, ['a'])
  await run(other, web, ['a', 'unknown'])
  await run(gone, web, ['a'])
})
afterAll(() => t.stop())

async function form(name: string, questions: object[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into form (bot_id, name, kind, questions)
    values (${t.bot_}, ${name}, 'survey', ${JSON.stringify(questions)}::text::jsonb) returning id`.execute(t.db)
  return rows[0]?.id ?? 0
}

let serial = 0
const run = (of: number, chat: number | null, asked: string[], status = 'abandoned') =>
  sql`insert into form_run (bot_id, form_id, chat_id, channel, key, status, asked, started_at)
    values (${t.bot_}, ${of}, ${chat}::int, 'webchat', ${String(++serial)}, ${status}, ${JSON.stringify(asked)}::text::jsonb,
      ${t.clock.now()})`.execute(t.db)

async function funnels(who: Member, more = '') {
  const path = `/analytics/intents/${t.bot_}?date_start=${DAY}&date_end=${DAY}${more}`
  const { forms } = (await who.call('GET', path)).body
  return forms.map(({ form: name, started, finished, steps }: Funnel) => [
    ...[name, started, finished],
    steps.map(({ label, value }) => `${label} ${value}`),
  ])
}

test('each run counts once in each step that it came to, in the order of the questions', async () => {
  expect(await funnels(boss)).toEqual([
    ['Pedido', 4, 1, ['Producto 4', 'Ciudad 2']],
    ['Contacto', 1, 0, ['Nombre 1']],
  ])
})

test('the fields of a contact form are its steps', async () => {
  const fields = [
    { key: 'nombre', label: 'Nombre', kind: 'text', required: true, enabled: true },
    { key: 'rubro', label: 'Rubro', kind: 'text', required: true, enabled: true },
  ]
  const { rows } = await sql<{ id: number }>`insert into form (bot_id, name, kind, questions)
    values (${t.bot_}, 'Datos', 'contact', ${JSON.stringify(fields)}::text::jsonb) returning id`.execute(t.db)
  const chat = await t.writes('Hola')
  await run(rows[0]?.id ?? 0, chat, ['nombre', 'rubro'])
  await run(rows[0]?.id ?? 0, chat, ['nombre'])
  expect((await funnels(boss)).find(([name]: [string]) => name === 'Datos')).toEqual([
    ...['Datos', 2, 0, ['Nombre 2', 'Rubro 1']],
  ])
  await t.db
    .deleteFrom('form')
    .where('id', '=', rows[0]?.id ?? 0)
    .execute()
})

test('filters and sight leave out the runs of other conversations', async () => {
  expect(await funnels(boss, '&channel=whatsapp')).toEqual([['Pedido', 1, 0, ['Producto 1']]])
  expect(await funnels(seller)).toEqual([
    ['Pedido', 2, 1, ['Producto 2', 'Ciudad 1']],
    ['Contacto', 1, 0, ['Nombre 1']],
  ])
  expect(await funnels(boss, '&channel=email')).toEqual([])
})

test('who did not finish is counted as gone at the last question that they were asked, or before the first', async () => {
  const branching = await form('Atención', [
    { id: 'a', text: 'Cómo', kind: 'csat', jump_to: { 5: 'c' } },
    { id: 'b', text: 'Qué falló', kind: 'short_text' },
    { id: 'c', text: 'Recomienda', kind: 'nps' },
  ])
  const chat = await t.writes('Hola', { senderId: 'otra' })
  for (const asked of [
    ['a', 'c'],
    ['a', 'b', 'c'],
    ['a', 'a', 'c'],
  ])
    await run(branching, chat, asked, 'complete')
  // The form had another question once.
  for (const asked of [['gone'], ['a', 'gone'], ['a', 'a'], ['a', 'b'], ['a', 'c']]) await run(branching, chat, asked)
  const { forms } = (await boss.call('GET', `/analytics/intents/${t.bot_}?date_start=${DAY}&date_end=${DAY}`)).body
  const { started, left, finished, steps } = forms.find(({ form_id }: Funnel) => form_id === branching)
  expect([started, left, finished]).toEqual([8, 1, 3])
  expect(steps.map(({ key, value, left: gone }: Funnel['steps'][number]) => [key, value, gone])).toEqual([
    ['a', 7, 2],
    ['b', 2, 1],
    ['c', 4, 1],
  ])
})
