import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Who does not see a chat does not learn of it from its contact either.

interface Row {
  name: string
  deletable: boolean
}

let t: Inbox
let boss: Member
let seller: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  await t.area(t.bot_, 'Ventas', seller)
})
afterAll(() => t.stop())

test('a list that is filtered or sorted by chats counts only those that the caller sees', async () => {
  const hidden = await t.area(t.bot_, 'Postventa', boss)
  const [one, two] = [
    await t.request({ area_id: hidden }, { userName: 'Inés Paz', senderId: '5491155550187', channel: 'whatsapp' }),
    await t.request({ area_id: hidden }),
  ]
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', one)
    .executeTakeFirstOrThrow()
  await t.db.updateTable('chat').set({ contact_id }).where('id', '=', two).execute()
  await t.request({}, { userName: 'Raúl Paz', senderId: 'raul', channel: 'telegram' })
  const names = async (who: Member, query: string) =>
    (await who.call('GET', `/contacts/${t.bot_}?${query}`)).body.map(({ name }: { name: string }) => name)
  const by = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`
  expect(await names(seller, by({ channel: 'whatsapp' }))).toEqual([])
  expect(await names(boss, by({ channel: 'whatsapp' }))).toEqual(['Inés Paz'])
  expect(await names(seller, by({ channel: 'telegram' }))).toEqual(['Raúl Paz'])
  const sorted = `sort=${encodeURIComponent('["conversations_count","DESC"]')}&${by({ q: 'Paz' })}`
  expect([await names(seller, sorted), await names(boss, sorted)]).toEqual([
    ['Raúl Paz', 'Inés Paz'],
    ['Inés Paz', 'Raúl Paz'],
  ])
})

test('a contact, the list, a merge and the file show only the chats that the caller sees', async () => {
  const hidden = await t.area(t.bot_, 'Reclamos', boss)
  const chat = await t.request({ area_id: hidden }, { userName: 'Rosa Gil', senderId: 'rosa-escondida' })
  const open = await t.request({}, { userName: 'Rosa G', senderId: 'rosa-visible' })
  const rows = await t.db.selectFrom('chat').select(['id', 'contact_id']).where('id', 'in', [chat, open]).execute()
  const contactOf = (id: number) => rows.find((row) => row.id === id)?.contact_id
  const [source_id, target_id] = [contactOf(chat), contactOf(open)]
  const list = (who: Member) => who.call('GET', `/contacts/${t.bot_}`)
  const shown = async (who: Member, id: unknown) => {
    const { body } = await who.call('GET', `/contacts/${t.bot_}/${id}`)
    return [body.conversations_count, body.channel_ids.map((one: { external_id: string }) => one.external_id)]
  }
  expect(await shown(seller, source_id)).toEqual([0, []])
  expect(await shown(boss, source_id)).toEqual([1, ['rosa-escondida']])
  await boss.call('POST', `/contacts/${t.bot_}`, { body: { name: 'Sin Charlas' } })
  const deletable = async (who: Member) =>
    Object.fromEntries((await list(who)).body.map((one: Row) => [one.name, one.deletable]))
  // Those that a person does not see keep the contact as well.
  for (const who of [seller, boss])
    expect(await deletable(who)).toMatchObject({ 'Rosa Gil': false, 'Rosa G': false, 'Sin Charlas': true })
  expect((await seller.call('GET', `/contacts/${t.bot_}/${source_id}`)).body.deletable).toBe(false)
  expect((await seller.call('DELETE', `/contacts/${t.bot_}/${source_id}`)).status).toBe(409)
  expect(JSON.stringify((await list(seller)).body)).not.toContain('rosa-escondida')
  expect(JSON.stringify((await list(boss)).body)).toContain('rosa-escondida')
  const merge = (who: Member, preview: boolean) =>
    who.call('POST', `/contacts/merge/${t.bot_}`, { body: { target_id, source_id, preview } })
  const preview = await merge(seller, true)
  expect(preview.body).toMatchObject({ moved: { chats: 1 }, contact: { conversations_count: 1 } })
  expect(JSON.stringify(preview.body)).not.toContain('rosa-escondida')
  expect((await merge(boss, true)).body).toMatchObject({ moved: { chats: 1 }, contact: { conversations_count: 2 } })
  const merged = await merge(seller, false)
  expect(merged.status).toBe(200)
  expect(JSON.stringify(merged.body)).not.toContain('rosa-escondida')
  // All of them moved.
  expect(await shown(boss, target_id)).toEqual([2, ['rosa-escondida', 'rosa-visible']])
  expect(await shown(seller, target_id)).toEqual([1, ['rosa-visible']])
})

test('a group by a rule on chats has for each person those whose chats they see, and a count for who sees all', async () => {
  const hidden = await t.area(t.bot_, 'Cobranzas', boss)
  await t.request({ area_id: hidden }, { userName: 'Olga Escondida', senderId: 'olga', channel: 'facebook' })
  await t.request({}, { userName: 'Vito Visible', senderId: 'vito', channel: 'facebook' })
  const olga = await t.db
    .selectFrom('contact')
    .select('id')
    .where('name', '=', 'Olga Escondida')
    .executeTakeFirstOrThrow()
  const rule = { match: 'all', conditions: [{ field: 'channel', operator: 'eq', value: 'facebook' }] }
  const names = (items: { name: string }[]) => items.map(({ name }) => name).sort()
  const preview = async (who: Member) => {
    const { body } = await who.call('POST', `/groups/preview/${t.bot_}`, { body: rule })
    return [body.count, names(body.sample)]
  }
  expect(await preview(seller)).toEqual([1, ['Vito Visible']])
  expect(await preview(boss)).toEqual([2, ['Olga Escondida', 'Vito Visible']])
  const made = await boss.call('POST', `/groups/${t.bot_}`, { body: { name: 'Por Facebook', kind: 'dynamic', rule } })
  const { id } = made.body
  const known = { match: 'all', conditions: [{ field: 'name', operator: 'contains', value: 'escondida' }] }
  await boss.call('POST', `/groups/${t.bot_}`, { body: { name: 'Por nombre', kind: 'dynamic', rule: known } })
  const seen = async (who: Member) => {
    const listed = (await who.call('GET', `/groups/${t.bot_}`)).body
    const members = await who.call('GET', `/groups/members/${t.bot_}/${id}`)
    const filtered = await who.call('GET', `/contacts/${t.bot_}?filter={"group_id":${id}}`)
    const file = await who.call('GET', `/contacts/export/${t.bot_}?filter={"group_id":${id}}`)
    return {
      counts: listed.map((group: { name: string; members: number | null }) => [group.name, group.members]),
      count: (await who.call('GET', `/groups/${t.bot_}/${id}`)).body.members,
      members: names(members.body),
      filtered: names(filtered.body),
      isInFile: JSON.stringify(file.body).includes('Escondida'),
      groups: (await who.call('GET', `/contacts/${t.bot_}/${olga.id}`)).body.rule_groups.includes(id),
    }
  }
  expect(await seen(boss)).toEqual({
    counts: [
      ['Por Facebook', 2],
      ['Por nombre', 1],
    ],
    ...{ count: 2, members: ['Olga Escondida', 'Vito Visible'], filtered: ['Olga Escondida', 'Vito Visible'] },
    ...{ isInFile: true, groups: true },
  })
  expect(await seen(seller)).toEqual({
    counts: [
      ['Por Facebook', null],
      ['Por nombre', 1],
    ],
    ...{ count: null, members: ['Vito Visible'], filtered: ['Vito Visible'], isInFile: false, groups: false },
  })
})
