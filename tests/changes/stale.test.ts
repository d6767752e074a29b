import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member
let colleague: Member
let contact: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  colleague = await t.staff(2)
  const chat = await t.writes('Hola')
  const of = t.db.selectFrom('chat').select('contact_id').where('id', '=', chat)
  contact = (await of.executeTakeFirstOrThrow()).contact_id
})
afterAll(() => t.stop())

interface Kind {
  path: string
  /** path to read it, when it differs from path */
  read?: string
  /** the field that both people change, with their values */
  field: string
  theirs: unknown
  mine: unknown
  /** the update sends the whole record */
  whole?: boolean
}

/** Records that exist without being created. tests/support/resource.ts covers the created ones. */
const kinds: Record<string, Kind> = {
  contact: {
    path: '/contacts/{bot}/{contact}',
    ...{ field: 'name', theirs: 'Ana Inés Núñez', mine: 'Ana N.' },
  },
  handoff: {
    path: '/bots/handoff/{bot}',
    ...{ field: 'wait_message', theirs: 'Un momento.', mine: 'Espera.' },
  },
  webchat: {
    ...{ path: '/bots/edit/bot/styles/{bot}', read: '/bots/styles/{bot}' },
    ...{ field: 'title', theirs: 'Hola', mine: 'Buenas', whole: true },
  },
  'quotation settings': {
    path: '/budgets/settings/{bot}',
    ...{ field: 'footer', theirs: 'Gracias.', mine: 'Saludos.', whole: true },
  },
}

test.each(Object.entries(kinds))(
  '%s: a stale update gets 409 with the record, who changed it and when',
  async (_, kind) => {
    const at = (path: string) => path.replace('{bot}', String(t.bot_)).replace('{contact}', String(contact))
    const { body: read } = await boss.call('GET', at(kind.read ?? kind.path))
    const put = (who: Member, value: unknown, version: number) =>
      who.call('PUT', at(kind.path), { body: { ...(kind.whole && read), [kind.field]: value, version } })
    const theirs = await put(colleague, kind.theirs, read.version)
    expect(theirs.status, JSON.stringify(theirs.body)).toBe(200)
    const refused = await put(boss, kind.mine, read.version)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'stale',
      current: { [kind.field]: kind.theirs, version: read.version + 1 },
      changed_by: { id: colleague.id, name: colleague.name },
      changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    // The record has the same shape as the colleague's response, so that a form can use it.
    expect(Object.keys(refused.body.current)).toEqual(expect.arrayContaining(Object.keys(theirs.body)))
    const again = await put(boss, kind.mine, refused.body.current.version)
    expect([again.status, again.body[kind.field]]).toEqual([200, kind.mine])
  },
)

test('a note added after the change is not reported as the change', async () => {
  const path = `/contacts/${t.bot_}/${contact}`
  const { version } = (await boss.call('GET', path)).body
  const put = (who: Member, name: string) => who.call('PUT', path, { body: { name, version } })
  expect((await put(colleague, 'Olga Paz')).status).toBe(200)
  t.clock.advance(1000)
  const note = await boss.call('POST', `/contacts/notes/${t.bot_}/${contact}`, { body: { text: 'Llamó.' } })
  expect(note.status).toBeLessThan(300)
  expect((await put(boss, 'O. Paz')).body.changed_by).toEqual({ id: colleague.id, name: colleague.name })
})
