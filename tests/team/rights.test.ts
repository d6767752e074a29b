import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultPermissions } from '../../src/server/foundation/scope/roles.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'
import { liveChat } from './fixtures.ts'

let app: TestApp
let bot: number
let boss: TestUser
let editor: TestUser
let operator: TestUser
let asBoss: SignedIn

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  bot = await app.bot()
  boss = await app.user()
  editor = await app.user()
  operator = await app.user()
  await app.member(bot, boss, 2)
  await app.member(bot, editor, 3)
  await app.member(bot, operator, 4)
  asBoss = await app.as(boss)
})

const role = (who: SignedIn, user: { id: number }, role_id: number) =>
  who.call('PATCH', `/admin/toggle/${bot}/${user.id}`, { body: { role_id } })
const edit = (who: SignedIn, user: { id: number }, body: object) =>
  who.call('PATCH', `/admin/edit/${bot}/${user.id}`, { body })
const permissionsOf = async (user: { id: number }) => {
  const list = (await asBoss.call('GET', `/admin/${bot}`)).body as { user_id: number; permissions: object }[]
  return list.find(({ user_id }) => user_id === user.id)?.permissions
}

describe('granting more than one has', () => {
  /** Creates a member with the configuration permission, a role and further permissions. */
  async function configurer(roleId: 3 | 4 | 5, more: Record<string, boolean> = {}) {
    const user = await app.user()
    await app.member(bot, user, roleId, { configuration: true, ...more })
    return { ...user, ...(await app.as(user)) }
  }
  const invite = (who: SignedIn, role_id?: number) => {
    const email = `invitada${Math.random()}@ejemplo.com`
    return who.call('POST', `/admin/${bot}`, { body: { email, ...(role_id && { role_id }) } })
  }

  test('is refused by role, by invitation and by single permission', async () => {
    const asEditor = await configurer(3)
    const flags = defaultPermissions(3)
    for (const refused of [
      await role(asEditor, editor, 5),
      await role(asEditor, editor, 4),
      await invite(asEditor, 5),
      await invite(asEditor, 4),
      await invite(asEditor),
      await edit(asEditor, editor, { permissions: { ...flags, chats: true } }),
    ])
      expect(refused).toMatchObject({
        status: 403,
        body: { message: 'Solo puedes dar los permisos que tienes. Pídeselo a quien tenga el rol Administrador.' },
      })
    expect(await permissionsOf(editor)).toEqual(flags)
    expect((await invite(asEditor, 3)).status).toBe(201)
    expect((await edit(asEditor, editor, { permissions: { ...flags, configuration: true } })).status).toBe(200)
  })

  test('is refused for a role with capabilities beyond its permissions', async () => {
    const all = { chats: true, contacts: true }
    const [asEditor, asLead] = [await configurer(3, all), await configurer(5)]
    expect((await role(asEditor, operator, 5)).status).toBe(403)
    expect((await invite(asEditor, 5)).status).toBe(403)
    expect((await invite(asEditor, 4)).status).toBe(201)
    expect((await role(asLead, operator, 5)).status).toBe(200)
    expect((await invite(asLead, 5)).status).toBe(201)
    expect((await invite(asLead, 3)).status).toBe(403)
  })

  test('is refused for an Operador who grants access to chats they do not see', async () => {
    const asOperator = await configurer(4)
    const [own, other] = [await app.area(bot, 'Ventas', asOperator), await app.area(bot, 'Gerencia')]
    const permissions = defaultPermissions(4)
    expect((await role(asOperator, operator, 5)).status).toBe(403)
    expect((await invite(asOperator, 5)).status).toBe(403)
    for (const member of [operator, asOperator])
      expect((await edit(asOperator, member, { permissions, area_ids: [own, other] })).status).toBe(403)
    const seesAll = { ...defaultPermissions(3), chats: true }
    expect((await edit(asOperator, editor, { permissions: seesAll })).status).toBe(403)
    expect((await edit(asOperator, operator, { permissions, area_ids: [own] })).status).toBe(200)
    expect((await invite(asOperator, 4)).status).toBe(201)
    expect((await edit(await configurer(3), operator, { permissions, area_ids: [own, other] })).status).toBe(200)
  })

  test('is refused for an Operador who adds members to an area, also their own', async () => {
    const [own, other] = [await app.area(bot, 'Ventas', operator), await app.area(bot, 'Gerencia')]
    const [asOperator, colleague] = [await app.as(operator), await app.user()]
    await app.member(bot, colleague, 4)
    const put = (who: SignedIn, area_id: number, name: string, user_ids: number[]) =>
      who.call('PUT', `/bots/areas/${bot}`, { body: { area_id, name, user_ids } })
    for (const [area, name] of [
      [own, 'Ventas'],
      [other, 'Gerencia'],
    ] as const) {
      expect((await put(asOperator, area, name, [operator.id])).status).toBe(403)
      expect((await put(asOperator, area, name, [operator.id, colleague.id])).status).toBe(403)
      expect((await put(asBoss, area, name, [operator.id, colleague.id])).status).toBe(200)
    }
  })

  test('is refused for an Operador who deletes or moves an area to see its chats', async () => {
    const [own, other] = [await app.area(bot, 'Ventas', operator), await app.area(bot, 'Gerencia')]
    const empty = await app.area(bot, 'Vacía', operator)
    const asOperator = await app.as(operator)
    const chat = await liveChat(app, bot, boss.id)
    await app.db.updateTable('chat').set({ area_id: other }).where('id', '=', chat).execute()
    const remove = (who: SignedIn, area: number) => who.call('DELETE', `/bots/areas/${bot}/${area}`)
    for (const area of [other, empty]) expect((await remove(asOperator, area)).status).toBe(403)
    const move = (who: SignedIn, from: number, target_area_id: number | null) =>
      who.call('POST', `/bots/areas/move/${bot}/${from}`, { body: { target_area_id } })
    expect((await move(asOperator, other, own)).status).toBe(403)
    expect((await remove(asBoss, empty)).status).toBe(204)
    expect((await move(asBoss, other, own)).status).toBe(200)
  })

  test("is refused for the later of two who concurrently revoke each other's configuration permission", async () => {
    const [one, two] = [await configurer(3), await configurer(3)]
    const flags = defaultPermissions(3)
    const answers = await Promise.all([
      edit(one, two, { permissions: { ...flags, configuration: false } }),
      edit(two, one, { permissions: { ...flags, configuration: false } }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })
})
