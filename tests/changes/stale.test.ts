import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/arrange.ts'

let t: Inbox
let boss: Member
let colleague: Member
let intent: number
let contact: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  colleague = await t.staff(2)
  intent = (await boss.call('POST', `/ia/selector/add/${t.bot_}`, { body: { intent_name: 'Horarios' } })).body.id
  const chat = await t.writes('Hola')
  const of = t.db.selectFrom('chat').select('contact_id').where('id', '=', chat)
  contact = (await of.executeTakeFirstOrThrow()).contact_id
})
afterAll(() => t.stop())

interface Kind {
  /** where one is made, and with what; a setting is there already */
  create?: string
  body: object
  update: string
  read?: string
  /** the field that both change, to what */
  field: string
  theirs: unknown
  mine: unknown
  /** what is read goes back whole */
  whole?: boolean
}

const messages = [{ kind: 'text', text: 'De 8 a 20.' }]
const kinds: Record<string, Kind> = {
  area: {
    ...{ create: '/bots/areas/{bot}', body: { name: 'Ventas' }, update: '/bots/areas/{bot}' },
    ...{ field: 'name', theirs: 'Depósito', mine: 'Salón' },
  },
  label: {
    ...{ create: '/chats/labels/{bot}', body: { title: 'Urgente', color: '#1b6ac9' }, update: '/chats/labels/{bot}' },
    ...{ field: 'title', theirs: 'Ya', mine: 'Hoy' },
  },
  'quick reply': {
    create: '/chats/requests/quickreplies/{bot}',
    body: { shortcut: 'hola', title: 'Saludo', text: 'Hola', visibility: 'todos' },
    update: '/chats/requests/quickreplies/{bot}/{id}',
    ...{ field: 'title', theirs: 'El saludo', mine: 'Un saludo' },
  },
  'contact field': {
    create: '/contacts/fields/{bot}',
    body: { key: 'talle', label: 'Talle', type: 'text' },
    update: '/contacts/fields/{bot}/{id}',
    ...{ field: 'label', theirs: 'Número', mine: 'Medida' },
  },
  contact: {
    ...{ body: {}, update: '/contacts/{bot}/{contact}', read: '/contacts/{bot}/{contact}' },
    ...{ field: 'name', theirs: 'Ana Núñez', mine: 'Ana N.' },
  },
  entity: {
    create: '/entities/{bot}',
    body: { name: 'talle', label: 'Talle', type: 'list', values: [{ value: 'chico', synonyms: [] }] },
    update: '/entities/{bot}/{id}',
    ...{ field: 'label', theirs: 'Número', mine: 'Medida' },
  },
  example: {
    ...{ create: '/examples/{bot}', body: { text: '¿A qué hora abren?' }, update: '/examples/{bot}/{id}' },
    ...{ field: 'text', theirs: '¿A qué hora abren hoy?', mine: '¿Cuándo abren?' },
  },
  'main response': {
    create: '/responses/{bot}',
    body: { title: 'Horarios', messages, questions: [], buttons: [], channels: [] },
    update: '/responses/{bot}/{id}',
    ...{ field: 'title', theirs: 'Cuándo abrimos', mine: 'Horas' },
  },
  'secondary response': {
    create: '/responses/secondary/{bot}',
    body: { name: 'Despedida', kind: 'follow_up', messages, buttons: [], channels: [] },
    update: '/responses/secondary/{bot}/{id}',
    ...{ field: 'name', theirs: 'Adiós', mine: 'Chau' },
  },
  'test case': {
    create: '/testbot/cases/{bot}',
    body: { name: 'Abre', steps: [{ user: 'Hola' }] },
    update: '/testbot/cases/{bot}/{id}',
    ...{ field: 'name', theirs: 'Apertura', mine: 'Horario' },
  },
  handoff: {
    ...{ body: {}, update: '/bots/handoff/{bot}', read: '/bots/handoff/{bot}' },
    ...{ field: 'wait_message', theirs: 'Un momento.', mine: 'Espera.' },
  },
  webchat: {
    ...{ body: {}, update: '/bots/edit/bot/styles/{bot}', read: '/bots/styles/{bot}' },
    ...{ field: 'title', theirs: 'Hola', mine: 'Buenas', whole: true },
  },
  'settings of quotations': {
    ...{ body: {}, update: '/budgets/settings/{bot}', read: '/budgets/settings/{bot}' },
    ...{ field: 'footer', theirs: 'Gracias.', mine: 'Saludos.', whole: true },
  },
}

test.each(Object.entries(kinds))(
  '%s: a stale write is answered with the record, who changed it and when',
  async (_, kind) => {
    const at = (path: string, id = 0) =>
      path.replace('{bot}', String(t.bot_)).replace('{id}', String(id)).replace('{contact}', String(contact))
    const made = kind.create
      ? await boss.call('POST', at(kind.create), {
          body: { ...kind.body, ...(needsIntent(kind) && { intent_id: intent }) },
        })
      : await boss.call('GET', at(kind.read ?? ''))
    expect(made.status, JSON.stringify(made.body)).toBeLessThan(300)
    const id = made.body.id
    const base = {
      ...(kind.whole ? made.body : kind.body),
      ...(needsIntent(kind) && { intent_id: intent }),
      ...named(kind, id),
    }
    const put = (who: Member, value: unknown, version: number) =>
      who.call('PUT', at(kind.update, id), { body: { ...base, [kind.field]: value, version } })
    const theirs = await put(colleague, kind.theirs, made.body.version)
    expect(theirs.status, JSON.stringify(theirs.body)).toBe(200)
    const refused = await put(boss, kind.mine, made.body.version)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'stale',
      current: { [kind.field]: kind.theirs, version: made.body.version + 1 },
      changed_by: { id: colleague.id, name: colleague.name },
      changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    // the same shape as the answer that the colleague had, so that a form can take it in
    expect(Object.keys(refused.body.current)).toEqual(expect.arrayContaining(Object.keys(theirs.body)))
    const again = await put(boss, kind.mine, refused.body.current.version)
    expect([again.status, again.body[kind.field]]).toEqual([200, kind.mine])
  },
)

const needsIntent = ({ create }: Kind) => create === '/examples/{bot}' || create === '/responses/{bot}'
const named = ({ create, update }: Kind, id: number) =>
  !create || update.includes('{id}') ? {} : update.includes('areas') ? { area_id: id } : { id }

test('a view is its own maker’s: who changed it elsewhere is the maker', async () => {
  const path = `/chats/views/${t.bot_}`
  const view = (await boss.call('POST', path, { body: { name: 'Mías', filter: {} } })).body
  const put = (name: string) =>
    boss.call('PUT', `${path}/${view.id}`, { body: { name, filter: {}, version: view.version } })
  expect((await put('Las mías')).status).toBe(200)
  expect((await put('Mis chats')).body).toMatchObject({
    ...{ code: 'stale', current: { name: 'Las mías', version: 2 } },
    changed_by: { id: boss.id, name: boss.name },
  })
})

test('a note that came after the change does not count as the change', async () => {
  const path = `/contacts/${t.bot_}/${contact}`
  const { version } = (await boss.call('GET', path)).body
  const put = (who: Member, name: string) => who.call('PUT', path, { body: { name, version } })
  expect((await put(colleague, 'Olga Paz')).status).toBe(200)
  t.clock.advance(1000)
  const note = await boss.call('POST', `/contacts/notes/${t.bot_}/${contact}`, { body: { text: 'Llamó.' } })
  expect(note.status).toBeLessThan(300)
  expect((await put(boss, 'O. Paz')).body.changed_by).toEqual({ id: colleague.id, name: colleague.name })
})
