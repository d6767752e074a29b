// Groups of words that mean the same: the shipped ones, a bot's changes to them, and its own ones.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { knowledgeOf, trainingSetOf } from '../../src/server/knowledge/models/knowledge.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let bot: number
let editor: SignedIn
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  bot = await app.bot()
  editor = await member(bot)
})

async function member(botId: number, permissions?: object): Promise<SignedIn> {
  const user = await app.user()
  await app.member(botId, user, 3, permissions as never)
  return app.as(user)
}

interface Group {
  id: number
  words: string[]
  enabled: boolean
  origin: string
  version: number
}

const list = async (who = editor, botId = bot): Promise<Group[]> => (await who.call('GET', `/synonyms/${botId}`)).body
const holding = async (word: string) => (await list()).find(({ words }) => words.includes(word)) as Group
const put = (id: number, body: object) => editor.call('PUT', `/synonyms/${bot}/${id}`, { body })
const create = (words: string[], more = {}) => editor.call('POST', `/synonyms/${bot}`, { body: { words, ...more } })
const trained = () => app.store.run(async () => trainingSetOf(await knowledgeOf(bot)).synonyms ?? [])
const pending = async () =>
  (await app.db.selectFrom('bot').select('pending_changes').where('id', '=', bot).executeTakeFirstOrThrow())
    .pending_changes

test('every bot has the shipped groups, and they reach its training', async () => {
  const all = await list()
  expect(all.length).toBeGreaterThan(200)
  expect(await holding('palta')).toMatchObject({ origin: 'shipped', enabled: true, version: 1 })
  expect(await trained()).toContainEqual(expect.arrayContaining(['palta', 'aguacate']))
  expect(await pending()).toBe(0)
})

test('a group limited to other countries is off, and on in one of them', async () => {
  const tenis = async () => (await holding('tenis')).enabled
  expect(await tenis()).toBe(false)
  expect((await trained()).flat()).not.toContain('tenis')
  await app.db
    .updateTable('bot')
    .set({ settings: JSON.stringify({ country: 'MX' }) as never })
    .where('id', '=', bot)
    .execute()
  expect(await tenis()).toBe(true)
  expect((await trained()).flat()).toContain('tenis')
})

test('a shipped group can be switched off and changed, and returns to its original words', async () => {
  const { id, words, version } = await holding('palta')
  expect(await put(id, { words, enabled: false, version })).toMatchObject({ status: 200, body: { enabled: false } })
  expect((await trained()).flat()).not.toContain('palta')
  const more = [...words, 'palta hass']
  expect(await put(id, { words: more, enabled: true })).toMatchObject({ body: { origin: 'changed', words: more } })
  expect((await trained()).flat()).toContain('palta hass')
  const reset = await editor.call('POST', `/synonyms/reset/${bot}/${id}`, { body: {} })
  expect(reset).toMatchObject({ status: 200, body: { words, origin: 'shipped', version: 1 } })
  expect(await pending()).toBe(3)
  const lines = await app.audit((row) => row.bot_id === bot && row.resource_type === 'synonym_group')
  expect(lines.map(({ action }) => action)).toEqual(['update', 'update', 'update'])
})

test('a stale change of a shipped group is refused with the current one', async () => {
  const { id, words, version } = await holding('palta')
  await put(id, { words: [...words, 'palta hass'], version })
  const stale = await put(id, { words, version })
  expect([stale.status, stale.body.code, stale.body.current.words]).toEqual([409, 'stale', [...words, 'palta hass']])
  expect((await put(id, { words, version: stale.body.current.version })).status).toBe(200)
})

test('a word is in one enabled group only', async () => {
  const { id, words } = await holding('palta')
  const refused = await create(['Aguacáte', 'palta negra'])
  expect([refused.status, refused.body.fields]).toEqual([
    409,
    { words: ['«aguacate» ya está en «palta, aguacate». Déjala en un solo grupo.'] },
  ])
  await put(id, { words, enabled: false })
  const { status, body } = await create(['Aguacáte', 'palta negra'])
  expect([status, body.origin]).toEqual([201, 'own'])
  expect((await put(id, { words, enabled: true })).status).toBe(409)
  expect((await create(['medidor', 'Medidor'])).body.fields).toEqual({
    words: ['La palabra «Medidor» está repetida. Déjala una sola vez.'],
  })
  expect((await create(['sola'])).status).toBe(422)
  expect((await create(['con <b>', 'otra'])).status).toBe(422)
})

test('a shipped group is not deleted, an own one has no original words', async () => {
  const { id } = await holding('palta')
  expect((await editor.call('DELETE', `/synonyms/${bot}/${id}`)).body.code).toBe('in_use')
  const own = (await create(['medidor', 'contador de luz'])).body.id
  expect((await editor.call('POST', `/synonyms/reset/${bot}/${own}`, { body: {} })).status).toBe(422)
  expect((await editor.call('DELETE', `/synonyms/${bot}/${own}`)).status).toBe(204)
  expect((await editor.call('GET', `/synonyms/${bot}/9999`)).status).toBe(404)
})

test("a bot's changes are its own, and need the permission", async () => {
  const { id, words } = await holding('palta')
  await put(id, { words, enabled: false })
  const other = await app.bot()
  const stranger = await member(other)
  expect((await list(stranger, other)).find((group) => group.id === id)?.enabled).toBe(true)
  expect((await stranger.call('GET', `/synonyms/${bot}`)).status).toBe(404)
  const reader = await member(bot, { advanced_configuration: false })
  expect((await reader.call('GET', `/synonyms/${bot}`)).status).toBe(403)
})
