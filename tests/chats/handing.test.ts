import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../src/server/foundation/scope/roles.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let seller: Member
let claims: Member
let lead: Member
let sales: number
let complaints: number
beforeAll(async () => {
  t = await startInbox()
  seller = await t.staff(roles.operador)
  claims = await t.staff(roles.operador)
  lead = await t.staff(roles.coordinador)
  sales = await t.area(t.bot_, 'Ventas', seller)
  complaints = await t.area(t.bot_, 'Reclamos', claims)
})
afterAll(() => t.stop())

const at = (path: string) => path.replace('{bot}', String(t.bot_))
const waiting = () => t.request({ area_id: sales })

describe('an operator of one area', () => {
  it('gets every area as a handoff target, separate from the areas they see', async () => {
    const { body } = await seller.call('GET', at('/chats/user/areas/{bot}'))
    expect(body.areas).toMatchObject([{ id: sales, name: 'Ventas' }])
    expect(body.others).toMatchObject([{ id: complaints, name: 'Reclamos' }])
    const all = (await lead.call('GET', at('/chats/user/areas/{bot}'))).body
    expect(all.areas).toHaveLength(2)
    expect(all.others).toEqual([])
  })

  it('hands a chat over with a note that the other area can read', async () => {
    const id = await waiting()
    const body = { id, selected_area_id: complaints, expected_area_id: sales, note: 'Pide el cambio de la factura.' }
    const handed = await seller.call('POST', at('/chats/requests/change/{bot}'), { body })
    expect(handed).toMatchObject({ status: 200, body: { area: { id: complaints }, assign_user: null } })
    expect((await seller.call('GET', at(`/chats/view/{bot}/${id}`))).status).toBe(404)
    const { data } = (await claims.call('GET', at(`/chats/view/{bot}/${id}`))).body
    expect(data.at(-1)).toMatchObject({
      type: 'internal',
      text: 'Pide el cambio de la factura.',
      user_name: seller.name,
    })
  })

  it('leaves no note when the chat moved to another area meanwhile', async () => {
    const id = await waiting()
    const body = { id, selected_area_id: complaints, expected_area_id: complaints, note: 'No llega.' }
    expect((await seller.call('POST', at('/chats/requests/change/{bot}'), { body })).status).toBe(409)
    const { data } = (await seller.call('GET', at(`/chats/view/{bot}/${id}`))).body
    expect(JSON.stringify(data)).not.toContain('No llega.')
  })

  it('cannot hand over a chat they do not see', async () => {
    const id = await t.request({ area_id: complaints })
    const body = { id, selected_area_id: sales, note: 'Es mío.' }
    expect((await seller.call('POST', at('/chats/requests/change/{bot}'), { body })).status).toBe(404)
  })
})

describe('a chat that the chatbot attends', () => {
  const mine = async () => {
    const filter = { type: 'contact_requests', mine: true, date_start: null, date_end: null }
    const { body } = await lead.call('POST', at('/chats/filter/{bot}'), { body: filter })
    return body.data.map(({ id, type }: { id: number; type: string }) => ({ id, type }))
  }

  it('waits for the person to whom it is assigned, as if the customer had asked for one', async () => {
    const id = await t.writes('¿Tienen taladros?', { senderId: 'taladro' })
    const { status, body } = await lead.call('POST', at('/chats/requests/assign/{bot}'), {
      body: { id, user_id: lead.id, expected_user_id: null },
    })
    expect([status, body]).toMatchObject([200, { type: 'request', live: false, assign_user: { id: lead.id } }])
    expect(await mine()).toContainEqual({ id, type: 'request' })
  })

  it('also when several are assigned at once, and goes back to the chatbot with the undo', async () => {
    const id = await t.writes('¿Y amoladoras?', { senderId: 'amoladora' })
    const resolved = await t.request({ state: 2, type: 'bot' }, { senderId: 'resuelta' })
    const { body } = await lead.call('POST', at('/chats/bulk/{bot}'), {
      body: { ids: [id, resolved], action: 'assign', value: lead.id },
    })
    expect(body).toMatchObject({ changed: 2 })
    expect(await mine()).toContainEqual({ id, type: 'request' })
    expect((await lead.call('GET', at(`/chats/view/{bot}/${resolved}`))).body.chat.type).toBe('bot')
    await lead.call('POST', at(`/chats/bulk/undo/{bot}/${body.undo_id}`))
    expect(await mine()).not.toContainEqual({ id, type: 'request' })
    expect((await lead.call('GET', at(`/chats/view/{bot}/${id}`))).body.chat).toMatchObject({
      ...{ type: 'bot', assign_user: null },
    })
  })
})

describe('a chat that the chatbot attends again and that still names a person', () => {
  const given = async () => {
    const id = await t.request({ assign_user_id: lead.id }, { userName: 'Vuelve al chatbot' })
    expect((await lead.call('POST', at('/chats/requests/reactivate/{bot}'), { body: { id } })).status).toBe(200)
    return id
  }
  const chat = async (id: number) => (await lead.call('GET', at(`/chats/view/{bot}/${id}`))).body
  const kinds = async (id: number) => (await chat(id)).changes.map(({ kind }: { kind: string }) => kind)

  it.each<[string, (id: number) => Promise<{ status: number }>]>([
    ['assigned', (id) => lead.call('POST', at('/chats/requests/assign/{bot}'), { body: { id, user_id: lead.id } })],
    [
      'assigned with others',
      (id) => lead.call('POST', at('/chats/bulk/{bot}'), { body: { ids: [id], action: 'assign', value: lead.id } }),
    ],
    [
      'passed on',
      (id) => lead.call('POST', at('/chats/requests/transfer/{bot}'), { body: { id, user_id: lead.id, note: 'Va.' } }),
    ],
  ])('goes to that person once it is %s to them', async (_, give) => {
    const id = await given()
    expect((await give(id)).status).toBe(200)
    expect((await chat(id)).chat).toMatchObject({ type: 'request', assign_user: { id: lead.id } })
    expect(await kinds(id)).toEqual(['to_bot', 'assigned'])
  })

  it('goes to its own area too, and nothing is told of a customer who asked', async () => {
    const id = await t.writes('Hola', { senderId: 'misma-area' })
    await t.db.updateTable('chat').set({ area_id: sales }).where('id', '=', id).execute()
    const body = { id, area_id: sales }
    expect((await lead.call('POST', at('/chats/requests/transfer/{bot}'), { body })).status).toBe(200)
    expect([(await chat(id)).chat.type, await kinds(id)]).toEqual(['request', ['moved']])
    expect((await lead.call('POST', at('/chats/requests/transfer/{bot}'), { body })).status).toBe(422)
  })
})

describe('possible assignees of a chat', () => {
  it('are listed with the reason for each person who cannot take it', async () => {
    const id = await waiting()
    const editor = await t.staff(roles.editor, { chats: false })
    const { status, body } = await seller.call('GET', at(`/chats/users/{bot}?chat=${id}`))
    expect(status).toBe(200)
    const refusals = Object.fromEntries(
      body.users.map((one: { id: number; refusal: string | null }) => [one.id, one.refusal]),
    )
    expect(refusals).toMatchObject({
      [seller.id]: null,
      [lead.id]: null,
      [claims.id]: 'No atiende el área Ventas',
      [editor.id]: 'No atiende conversaciones',
    })
    // Listed people can be assigned, and refused ones get 422.
    let had: number | null = null
    for (const [user, refusal] of Object.entries(refusals)) {
      const assigned = await lead.call('POST', at('/chats/requests/assign/{bot}'), {
        body: { id, user_id: Number(user), expected_user_id: had },
      })
      expect([user, assigned.status]).toEqual([user, refusal === null ? 200 : 422])
      if (refusal === null) had = Number(user)
    }
  })

  it('are listed with how many open chats each has, which the chatbot does not attend', async () => {
    const openOf = async () => {
      const { body } = await lead.call('GET', at(`/chats/users/{bot}?chat=${await waiting()}`))
      return body.users.find(({ id }: { id: number }) => id === seller.id).open_chats
    }
    const before = await openOf()
    await t.request({ area_id: sales, assign_user_id: seller.id })
    await t.request({ area_id: sales, assign_user_id: seller.id, state: 2 })
    await t.request({ area_id: sales, assign_user_id: seller.id, type: 'bot' })
    await t.request({ area_id: sales, assign_user_id: seller.id, type: 'live', live: false })
    expect(await openOf()).toBe(before + 1)
    const shown = async (who: Member, query = '') => {
      const { body } = await who.call('GET', at(`/chats/users/{bot}${query}`))
      return body.users.some((one: object) => 'open_chats' in one)
    }
    expect(await shown(lead)).toBe(false)
    // Who sees only some chats learns nothing of the others.
    expect(await shown(seller, `?chat=${await waiting()}`)).toBe(false)
  })

  it('are not listed for a chat that the caller does not see', async () => {
    const id = await t.request({ area_id: complaints })
    expect((await seller.call('GET', at(`/chats/users/{bot}?chat=${id}`))).status).toBe(404)
  })

  it('are only those who attend chats when no chat is given', async () => {
    const { body } = await seller.call('GET', at('/chats/users/{bot}'))
    expect(body.users.every(({ refusal }: { refusal: string | null }) => refusal === null)).toBe(true)
  })

  it('are listed for members who manage areas but cannot read chats, without asking about a chat', async () => {
    const agenda = await t.staff(roles.editor, { chats: false, contacts: true })
    const { status, body } = await agenda.call('GET', at('/chats/users/{bot}'))
    expect(status).toBe(200)
    expect(body.users.map(({ id }: { id: number }) => id)).toContain(seller.id)
    expect((await agenda.call('GET', at(`/chats/users/{bot}?chat=${await waiting()}`))).status).toBe(404)
    const neither = await t.staff(roles.editor, { chats: false, contacts: false, configuration: false })
    expect((await neither.call('GET', at('/chats/users/{bot}'))).status).toBe(403)
  })
})
