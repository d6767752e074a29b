import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '../../src/server/foundation/scope/roles.ts'
import { releases } from '../../src/server/people/updates/releases.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let t: TestApp
let bot: number

beforeAll(async () => {
  t = await startApp()
  bot = await t.bot()
})
afterAll(() => t.stop())

/** A member whose account was made at a moment, by default before all notes. */
async function member(created_at = '2026-01-01T00:00:00Z'): Promise<SignedIn> {
  const user = await t.user()
  await t.member(bot, user, roles.operador)
  await t.db.updateTable('app_user').set({ created_at }).where('id', '=', user.id).execute()
  return t.as(user)
}

const unreadOf = async (who: SignedIn) => (await who.call('GET', '/me')).body.unread_updates
const listed = (who: SignedIn, query = '') => who.call('GET', `/updates/${bot}?sort=["published_at","DESC"]${query}`)

test('notes are listed newest first, and reading one lowers only the reader’s count', async () => {
  const [ana, luis] = [await member(), await member()]
  const { body, headers } = await listed(ana)
  expect(body.map(({ id }: { id: number }) => id)).toEqual(releases.map(({ id }) => id).reverse())
  expect(headers['content-range']).toContain(`/${releases.length}`)
  expect(await unreadOf(ana)).toBe(releases.length)
  const path = `/updates/read/${bot}/${releases[0]?.id}`
  const reads = await Promise.all([1, 2, 3].map(() => ana.call('PUT', path, { body: {} })))
  expect(reads.map(({ status, body: { read } }) => [status, read])).toEqual(Array(3).fill([200, true]))
  expect(await unreadOf(ana)).toBe(releases.length - 1)
  expect(await unreadOf(luis)).toBe(releases.length)
  const unread = (await listed(ana, '&filter={"read":false}')).body
  expect(unread).toHaveLength(releases.length - 1)
  expect((await ana.call('PUT', `/updates/read/${bot}/999999`, { body: {} })).status).toBe(404)
})

test('notes of a kind and with a word are found, whatever the accents', async () => {
  const ana = await member()
  const improved = (await listed(ana, '&filter={"kind":"mejora"}')).body
  expect(improved.map(({ kind }: { kind: string }) => kind)).toEqual(
    releases.filter(({ kind }) => kind === 'mejora').map(({ kind }) => kind),
  )
  expect((await listed(ana, `&filter=${encodeURIComponent('{"q":"WHATSAPP"}')}`)).body.length).toBeGreaterThan(0)
  expect((await listed(ana, '&filter={"kind":"chisme"}')).status).toBe(422)
})

test('notes that are older than the account are not news', async () => {
  const last = releases.at(-1)
  expect(await unreadOf(await member(last?.published_at))).toBe(
    releases.filter(({ published_at }) => published_at === last?.published_at).length,
  )
})

test('only members of the chatbot list the notes', async () => {
  const stranger = await t.as(await t.user())
  expect((await listed(stranger)).status).toBe(404)
  expect((await stranger.call('PUT', `/updates/read/${bot}/1`, { body: {} })).status).toBe(404)
})

test('anyone may follow the notes as JSON Feed and as RSS', async () => {
  const json = await fetchFeed('feed.json')
  expect(json.type).toContain('application/json')
  const feed = JSON.parse(json.text)
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'es-AR' })
  expect(feed.items.map(({ id }: { id: string }) => Number(id))).toEqual(releases.map(({ id }) => id).reverse())
  expect(json.text).not.toContain('**')
  const rss = await fetchFeed('feed.xml')
  expect(rss.type).toContain('application/rss+xml')
  expect(rss.text.match(/<item>/g)).toHaveLength(releases.length)
})

async function fetchFeed(name: string) {
  const { statusCode, headers, body } = await t.app.inject({ url: `/api/updates/${name}` })
  expect(statusCode).toBe(200)
  return { type: String(headers['content-type']), text: body }
}
