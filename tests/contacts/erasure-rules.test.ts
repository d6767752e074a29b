import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { found } from './stored.ts'

// What the team looks for names nobody who was erased; what the business says stays as it was written.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  await call('POST', '/contacts/fields/{bot}', { key: 'otro_correo', label: 'Otro correo', type: 'text' })
})
afterAll(() => t.stop())

const call = async (method: string, where: string, body?: object) => {
  const answer = await boss.call(method, where.replace('{bot}', String(t.bot_)), body && { body })
  if (answer.status >= 300) throw new Error(`${where}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
const actions = [{ type: 'priority', priority: 'high' }]
const rule = (name: string, conditions: object[]) =>
  call('POST', '/rules/{bot}', { name, enabled: true, event: 'message', match: 'all', conditions, actions })
const group = (name: string, value: string) =>
  call('POST', '/groups/{bot}', {
    ...{ name, kind: 'dynamic' },
    rule: { match: 'all', conditions: [{ field: 'name', operator: 'contains', value }] },
  })
const words = (...value: string[]) => ({ field: 'words', key: null, operator: 'contains', value })

test('a rule loses the conditions that name the person, and is off; other rules and what the business says stay', async () => {
  const name = 'Horacio Peralta Vidal'
  const email = 'horacio.peralta@correo.example'
  const { id } = await call('POST', '/contacts/{bot}', { name, email })
  const byMail = { field: 'custom', key: 'otro_correo', operator: 'eq', value: email }
  const one = await rule('Insistentes', [byMail, words('reclamo')])
  const two = await rule('Avisos', [words('garantía', 'peralta  VIDAL')])
  const not = await rule('Los demás', [{ ...words('garantía', 'horacio peralta'), operator: 'lacks' }])
  const alone = await rule('Con nombre', [words('horacio peralta')])
  const three = await rule('De lejos', [words('de la', 'vidal')])
  const city = { field: 'city', operator: 'eq', value: 'Peralta Vidal' }
  const groups = [
    await group('Uno', 'Horacio Peralta'),
    await group('Otros', 'Vidal'),
    // A place, not a person.
    await call('POST', '/groups/{bot}', {
      name: 'De ahí',
      kind: 'dynamic',
      rule: { match: 'all', conditions: [city] },
    }),
  ]
  const reply = { title: 'Taller', text: 'Te espera Horacio en el taller', shortcut: 'taller', visibility: 'todos' }
  await call('POST', '/chats/requests/quickreplies/{bot}', reply)
  const versions = new Map([one, two, not, alone, three].map((row) => [row.id, row.version]))

  await call('POST', `/contacts/data/delete/{bot}/${id}`, { name })

  expect(await found(t, [email, 'Horacio Peralta', 'peralta  VIDAL'])).toEqual([])
  const rules = await t.db.selectFrom('chat_rule').selectAll().where('bot_id', '=', t.bot_).orderBy('id').execute()
  expect(rules).toMatchObject([
    { id: one.id, enabled: false, conditions: [words('reclamo')] },
    { id: two.id, enabled: true, conditions: [words('garantía')] },
    // With one word less it would hold more often.
    { id: not.id, enabled: false, conditions: [] },
    { id: alone.id, enabled: false, conditions: [] },
    { id: three.id, enabled: true, conditions: [words('de la', 'vidal')], version: three.version },
  ])
  for (const { id: rule_id, version } of rules.slice(0, 4)) expect(version).toBeGreaterThan(versions.get(rule_id))
  const kinds = await t.db.selectFrom('contact_group').select(['id', 'kind']).where('bot_id', '=', t.bot_).execute()
  expect(Object.fromEntries(kinds.map((row) => [row.id, row.kind]))).toEqual({
    [groups[0].id]: 'static',
    [groups[1].id]: 'dynamic',
    [groups[2].id]: 'dynamic',
  })
  expect(await found(t, [reply.text])).toContain('quick_reply')
})
