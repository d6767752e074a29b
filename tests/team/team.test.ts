import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultPermissions, effectivePermissions, permissionNames } from '../../src/server/foundation/scope/roles.ts'
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

const role = (who: SignedIn, user: { id: number }, role_id: unknown) =>
  who.call('PATCH', `/admin/toggle/${bot}/${user.id}`, { body: { role_id } })
const edit = (who: SignedIn, user: { id: number }, body: object) =>
  who.call('PATCH', `/admin/edit/${bot}/${user.id}`, { body })
const remove = (who: SignedIn, user: { id: number }) => who.call('DELETE', `/admin/${bot}/${user.id}`)
const permissionsOf = async (user: { id: number }) => {
  const list = (await asBoss.call('GET', `/admin/${bot}`)).body as { user_id: number; permissions: object }[]
  return list.find(({ user_id }) => user_id === user.id)?.permissions
}

describe('default permissions', () => {
  test.each([
    [2, [...permissionNames]],
    [3, ['responses', 'forms', 'plugins', 'contacts', 'advanced_configuration']],
    [4, ['chats', 'contacts']],
    [5, ['chats', 'contacts']],
  ] as const)('role %i', (id, granted) => {
    const flags = defaultPermissions(id)
    expect(permissionNames.filter((name) => flags[name])).toEqual(granted)
  })

  test('plan 1 withholds responses and forms, whatever is stored', () => {
    const all = defaultPermissions(2)
    expect(effectivePermissions(all, 1)).toEqual({ ...all, responses: false, forms: false })
    expect(effectivePermissions(all, 2)).toEqual(all)
  })
})

describe('the team', () => {
  test('lists its members with role, permissions and areas', async () => {
    const area = await app.area(bot, 'Ventas', operator)
    const { status, body } = await asBoss.call('GET', `/admin/${bot}`)
    expect(status).toBe(200)
    expect(body).toHaveLength(3)
    const listed = body.find(({ user_id }: { user_id: number }) => user_id === operator.id)
    expect(listed).toMatchObject({
      email: operator.email,
      role_id: 4,
      role: { id: 4, name: 'Operador' },
      permissions: defaultPermissions(4),
      area_ids: [area],
      connected: false,
      last_seen: null,
    })
  })

  test('is visible and editable only with the configuration permission', async () => {
    const asEditor = await app.as(editor)
    expect((await asEditor.call('GET', `/admin/${bot}`)).status).toBe(403)
    expect((await role(asEditor, operator, 5)).status).toBe(403)
    expect((await remove(asEditor, operator)).status).toBe(403)
    expect((await role(asBoss, operator, 5)).status).toBe(200)
  })
})

describe('changing a role', () => {
  test('replaces the permissions by those of the role at once, and is in the audit log', async () => {
    const asOperator = await app.as(operator)
    expect((await asOperator.call('GET', `/ia/${bot}`)).status).toBe(403)
    const answer = await role(asBoss, operator, 3)
    expect(answer.body).toMatchObject({ role_id: 3, permissions: defaultPermissions(3) })
    expect((await asOperator.call('GET', `/ia/${bot}`)).status).toBe(200)
    const [line] = await app.audit((row) => row.bot_id === bot)
    expect(line).toMatchObject({
      action: 'permission_change',
      resource_type: 'membership',
      resource_id: String(operator.id),
      before: { role_id: 4, responses: false },
      after: { role_id: 3, responses: true },
    })
  })

  test("is refused for one's own role", async () => {
    const second = await app.user()
    await app.member(bot, second, 2)
    const own = await role(asBoss, boss, 3)
    expect(own.status).toBe(409)
    expect(own.body.message).toBe('No puedes cambiar tu propio rol. Pídeselo a otra persona con el rol Administrador.')
    expect((await role(await app.as(second), boss, 3)).status).toBe(200)
  })

  test('is refused for the last administrator', async () => {
    const helper = await app.user()
    await app.member(bot, helper, 3, { configuration: true })
    const second = await app.user()
    await app.member(bot, second, 2, { configuration: false })
    const answer = await role(asBoss, second, 3)
    expect(answer.status).toBe(200)
    await role(asBoss, second, 2)
    expect((await role(await app.as(second), boss, 3)).status).toBe(200)
    expect((await remove(await app.as(second), second)).status).toBe(409)
  })

  test('succeeds for one of two administrators who demote each other at once', async () => {
    const second = await app.user()
    await app.member(bot, second, 2)
    const asSecond = await app.as(second)
    const answers = await Promise.all([role(asBoss, second, 3), role(asSecond, boss, 3)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await app.db
      .selectFrom('membership')
      .select('role_id')
      .where('bot_id', '=', bot)
      .where('role_id', '=', 2)
      .execute()
    expect(left).toHaveLength(1)
  })

  test('to or from administrator is refused with the configuration permission alone', async () => {
    const helper = await app.user()
    await app.member(bot, helper, 3, { configuration: true })
    const second = await app.user()
    await app.member(bot, second, 2)
    const asHelper = await app.as(helper)
    expect((await role(asHelper, operator, 2)).status).toBe(403)
    expect((await role(asHelper, second, 4)).status).toBe(403)
    expect((await remove(asHelper, second)).status).toBe(403)
    expect((await edit(asHelper, operator, { permissions: { ...defaultPermissions(4), pricing: true } })).status).toBe(
      403,
    )
    expect((await edit(asHelper, helper, { permissions: { ...defaultPermissions(3), pricing: true } })).status).toBe(
      403,
    )
    expect((await role(asHelper, operator, 3)).status).toBe(200)
    expect((await role(asBoss, operator, 2)).status).toBe(200)
  })

  test.each([[0], [1], [6], ['2'], [2.5], [null]])('refuses the role %j', async (id) => {
    expect((await role(asBoss, operator, id)).status).toBe(422)
  })

  test('returns 404 for a user who is not in the team', async () => {
    const stranger = await app.user()
    expect((await role(asBoss, stranger, 3)).status).toBe(404)
    expect((await role(asBoss, { id: 2_000_000_000 }, 3)).status).toBe(404)
  })
})

describe('editing a member', () => {
  test('changes permissions and areas, and ignores the other fields of the submitted user', async () => {
    const sales = await app.area(bot, 'Ventas')
    const claims = await app.area(bot, 'Reclamos', operator)
    const [whole] = (await asBoss.call('GET', `/admin/${bot}`)).body.filter(
      ({ user_id }: { user_id: number }) => user_id === operator.id,
    )
    const permissions = { ...whole.permissions, plugins: true }
    const answer = await edit(asBoss, operator, {
      ...whole,
      name: 'Otro nombre',
      username: 'otro',
      email: 'otro@example.com',
      role_id: 2,
      permissions,
      area_ids: [sales],
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      name: operator.name,
      email: operator.email,
      role_id: 4,
      permissions,
      area_ids: [sales],
    })
    expect(answer.body.area_ids).not.toContain(claims)
    const account = await app.db
      .selectFrom('app_user')
      .select(['name', 'username'])
      .where('id', '=', operator.id)
      .executeTakeFirstOrThrow()
    expect(account).toEqual({ name: operator.name, username: operator.username })
  })

  test('refuses unknown fields, and areas of other bots at their field', async () => {
    const permissions = defaultPermissions(4)
    expect((await edit(asBoss, operator, { permissions, admin: true })).status).toBe(422)
    const foreign = await app.area(await app.bot(), 'Ajena')
    const answer = await edit(asBoss, operator, { permissions, area_ids: [foreign] })
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toEqual({ area_ids: ['Elegiste un área que ya no existe. Quítala y vuelve a guardar.'] })
    expect((await edit(asBoss, operator, { permissions, area_ids: [] })).status).toBe(200)
  })

  test('refuses to take the configuration permission from the last administrator', async () => {
    const permissions = { ...defaultPermissions(2), configuration: false }
    expect((await edit(asBoss, boss, { permissions })).status).toBe(409)
    const second = await app.user()
    await app.member(bot, second, 2)
    expect((await edit(asBoss, boss, { permissions })).status).toBe(200)
  })
})

describe('events for the affected member', () => {
  const heard = () =>
    app.db
      .selectFrom('event')
      .select(['seq', 'name', 'audience', 'payload'])
      .where('bot_id', '=', bot)
      .orderBy('seq')
      .execute()

  test('announce a new role and the removal, and the chats that become unassigned', async () => {
    const chat = await liveChat(app, bot, operator.id)
    await role(asBoss, operator, 5)
    await remove(asBoss, operator)
    const user = { kind: 'user', user_id: operator.id }
    expect(await heard()).toMatchObject([
      { seq: 1, name: 'membership', audience: user, payload: { bot: { id: bot, role: { id: 5 } } } },
      {
        seq: 2,
        name: 'assign-user',
        audience: { kind: 'chat', chat_id: chat },
        payload: { chat_id: chat, assign_user: null },
      },
      { seq: 3, name: 'membership', audience: user, payload: { bot: null } },
    ])
  })

  test('are not emitted for refused changes', async () => {
    expect((await remove(asBoss, boss)).status).toBe(409)
    expect(await heard()).toEqual([])
    expect((await remove(asBoss, operator)).status).toBe(204)
    expect(await heard()).toHaveLength(1)
  })
})

describe('removing a member', () => {
  test('ends their access to this bot only, and unassigns their chats', async () => {
    const other = await app.bot()
    await app.member(other, operator, 4)
    const [here, there] = [await app.area(bot, 'Ventas', operator), await app.area(other, 'Ventas', operator)]
    const chat = await liveChat(app, bot, operator.id)
    const asOperator = await app.as(operator)
    expect((await asOperator.call('GET', `/home/${bot}`)).status).toBe(200)
    expect((await remove(asBoss, operator)).status).toBe(204)
    expect((await asOperator.call('GET', `/home/${bot}`)).status).toBe(404)
    expect((await asOperator.call('GET', `/home/${other}`)).status).toBe(200)
    const areas = await app.db.selectFrom('area_user').select('area_id').where('user_id', '=', operator.id).execute()
    expect(areas).toEqual([{ area_id: there }])
    expect(here).not.toBe(there)
    const freed = await app.db
      .selectFrom('chat')
      .select('assign_user_id')
      .where('id', '=', chat)
      .executeTakeFirstOrThrow()
    expect(freed.assign_user_id).toBeNull()
    expect(await permissionsOf(operator)).toBeUndefined()
  })

  test('is refused for the last administrator, but not for one of two', async () => {
    const answer = await remove(asBoss, boss)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe(
      'El chatbot se quedaría sin quien lo administre. Da antes el rol Administrador a otra persona.',
    )
    const second = await app.user()
    await app.member(bot, second, 2)
    expect((await remove(asBoss, boss)).status).toBe(204)
  })

  test('returns 404 the second time', async () => {
    expect((await remove(asBoss, operator)).status).toBe(204)
    expect((await remove(asBoss, operator)).status).toBe(404)
  })

  test('succeeds for one of two administrators who remove each other at once', async () => {
    const second = await app.user()
    await app.member(bot, second, 2)
    const asSecond = await app.as(second)
    const answers = await Promise.all([remove(asBoss, second), remove(asSecond, boss)])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })
})
