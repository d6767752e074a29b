import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../src/server/foundation/scope/roles.ts'
import { type Inbox, type Member, startInbox } from './arrange.ts'

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
  it('is offered every area to hand a chat to, apart from those that they see', async () => {
    const { body } = await seller.call('GET', at('/chats/user/areas/{bot}'))
    expect(body.areas).toMatchObject([{ id: sales, name: 'Ventas' }])
    expect(body.others).toMatchObject([{ id: complaints, name: 'Reclamos' }])
    const all = (await lead.call('GET', at('/chats/user/areas/{bot}'))).body
    expect(all.areas).toHaveLength(2)
    expect(all.others).toEqual([])
  })

  it('hands one over with a note, which the other area reads', async () => {
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

  it('leaves no note where the chat went elsewhere meanwhile', async () => {
    const id = await waiting()
    const body = { id, selected_area_id: complaints, expected_area_id: complaints, note: 'No llega.' }
    expect((await seller.call('POST', at('/chats/requests/change/{bot}'), { body })).status).toBe(409)
    const { data } = (await seller.call('GET', at(`/chats/view/{bot}/${id}`))).body
    expect(JSON.stringify(data)).not.toContain('No llega.')
  })

  it('hands none over that they do not see', async () => {
    const id = await t.request({ area_id: complaints })
    const body = { id, selected_area_id: sales, note: 'Es mío.' }
    expect((await seller.call('POST', at('/chats/requests/change/{bot}'), { body })).status).toBe(404)
  })
})

describe('whom a chat can be given to', () => {
  it('is told for each person, with the reason for whom it cannot', async () => {
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
      [claims.id]: 'No atiende el área Ventas.',
      [editor.id]: 'No atiende conversaciones.',
    })
    // what is offered works, and what is not is refused
    let had: number | null = null
    for (const [user, refusal] of Object.entries(refusals)) {
      const assigned = await lead.call('POST', at('/chats/requests/assign/{bot}'), {
        body: { id, user_id: Number(user), expected_user_id: had },
      })
      expect([user, assigned.status]).toEqual([user, refusal === null ? 200 : 422])
      if (refusal === null) had = Number(user)
    }
  })

  it('is asked of no chat that one does not see', async () => {
    const id = await t.request({ area_id: complaints })
    expect((await seller.call('GET', at(`/chats/users/{bot}?chat=${id}`))).status).toBe(404)
  })

  it('names only those who attend when no chat is said', async () => {
    const { body } = await seller.call('GET', at('/chats/users/{bot}'))
    expect(body.users.every(({ refusal }: { refusal: string | null }) => refusal === null)).toBe(true)
  })

  it('lists them for people who manage areas and cannot read chats, who cannot ask about a chat', async () => {
    const agenda = await t.staff(roles.editor, { chats: false, contacts: true })
    const { status, body } = await agenda.call('GET', at('/chats/users/{bot}'))
    expect(status).toBe(200)
    expect(body.users.map(({ id }: { id: number }) => id)).toContain(seller.id)
    expect((await agenda.call('GET', at(`/chats/users/{bot}?chat=${await waiting()}`))).status).toBe(404)
    const neither = await t.staff(roles.editor, { chats: false, contacts: false, configuration: false })
    expect((await neither.call('GET', at('/chats/users/{bot}'))).status).toBe(403)
  })
})
