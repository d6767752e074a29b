import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanSurveyAnswers } from '../../src/server/conversation/forms/retention.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

let serial = 0
/** Creates a survey with a link of this address. */
async function shared(link: object = {}, bot = t.bot_): Promise<{ id: number; slug: string }> {
  const { id } = (await boss.call('POST', `/forms/survey/${bot}`, { body: { name: `Enlazada ${++serial}` } })).body
  const questions = [{ id: 'nota', text: '¿Qué tal?', kind: 'nps', required: true }]
  await boss.call('PUT', `/forms/survey/${bot}/${id}`, { body: { questions } })
  const slug = `opina-${++serial}`
  const made = await boss.call('POST', `/forms/survey/links/${bot}/${id}`, { body: { slug, ...link } })
  expect(made.status).toBe(201)
  return { id, slug }
}
const runs = (id: number) =>
  t.db.selectFrom('form_run').select(['status', 'source', 'channel']).where('form_id', '=', id).execute()
async function write(text: string, more: object = {}) {
  t.clock.advance(1)
  const chat = await t.writes(text, more)
  await t.mails()
  return chat
}

test('a link leads into each chat that the bot has', async () => {
  const { id, slug } = await shared()
  const path = `/forms/survey/links/${t.bot_}/${id}`
  const [bare] = (await boss.call('GET', path)).body
  expect([bare.whatsapp_url, bare.facebook_url]).toEqual([null, null])
  expect(bare.webchat_url).toMatch(new RegExp(`/c/[^/]+\\?text=%23${slug}$`))
  const account = (kind: 'whatsapp' | 'facebook', external_id: string, own: string) =>
    t.db.insertInto('channel_account').values({ bot_id: t.bot_, kind, external_id, account: own }).execute()
  await account('whatsapp', '10203040', '+54 9 341 555-0188')
  await account('facebook', '50607080', 'La panadería')
  const [link] = (await boss.call('GET', path)).body
  expect(link.whatsapp_url).toBe(`https://wa.me/5493415550188?text=%23${slug}`)
  expect(link.facebook_url).toBe(`https://m.me/50607080?ref=${slug}&text=%23${slug}`)
})

test('what a link writes begins its survey, also among other words, and counts for the link', async () => {
  const { id, slug } = await shared({ source_tag: 'mostrador' })
  const senderId = `enlace-${++serial}`
  const chat = await write(`Hola, quiero opinar #${slug}`, { senderId })
  expect(await runs(id)).toMatchObject([{ status: 'partial', source: 'mostrador' }])
  await write('8', { senderId })
  expect(await runs(id)).toMatchObject([{ status: 'complete' }])
  const counts = async (who: Member) => {
    const [link] = (await who.call('GET', `/forms/survey/links/${t.bot_}/${id}`)).body
    return [link.starts, link.completions]
  }
  const operator = await t.staff(4, { forms: true })
  expect(await counts(boss)).toEqual([1, 1])
  expect(await counts(operator)).toEqual([1, 1])
  // Answers of conversations that somebody does not see are not counted for them.
  await t.db.updateTable('chat').set({ assign_user_id: boss.id }).where('id', '=', chat).execute()
  expect(await counts(boss)).toEqual([1, 1])
  expect(await counts(operator)).toEqual([0, 0])
})

test('a customer who comes through the link of a page is asked without the code', async () => {
  const { id, slug } = await shared()
  await write('Empezar', { content: { referral: { source: 'SHORTLINK', click_id: slug } } })
  expect(await runs(id)).toHaveLength(1)
})

/** What the bot said last in a chat. */
const lastSaid = async (chat: number) =>
  (
    await t.db
      .selectFrom('message')
      .select('body')
      .where('chat_id', '=', chat)
      .where('author', '=', 'bot')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.body

test('a link that takes no more answers says so, and its code is no question for the bot', async () => {
  const full = await shared({ single_use: true })
  const senderId = `usada-${++serial}`
  await write(`#${full.slug}`, { senderId })
  // The customer who is answering goes on.
  expect(await lastSaid(await write(`#${full.slug}`, { senderId }))).toContain('¿Qué tal?')
  expect(await lastSaid(await write(`#${full.slug}`))).toMatch(/^Ahora otra persona está contestando «Enlazada \d+»/)
  await write('9', { senderId })
  expect(await lastSaid(await write(`#${full.slug}`, { senderId }))).toMatch(/^Ya contestaste «Enlazada \d+»/)
  expect(await lastSaid(await write(`#${full.slug}`))).toMatch(/«Enlazada \d+»: está cerrado/)
  const off = await shared({ enabled: false })
  expect(await lastSaid(await write(`#${off.slug}`))).toContain('está cerrado')
})

test('a link that is over, switched off, or of another chatbot begins nothing', async () => {
  const over = await shared({ expires_at: new Date(t.clock.now().getTime() - 1000).toISOString() })
  const off = await shared({ enabled: false })
  const full = await shared({ single_use: true })
  const other = await t.bot()
  await t.member(other, boss, 2)
  const foreign = await shared({}, other)
  for (const { id, slug } of [over, off, foreign]) {
    await write(`#${slug}`)
    expect(await runs(id)).toEqual([])
  }
  const senderId = `una-${++serial}`
  await write(`#${full.slug}`, { senderId })
  // Who is answering takes the only place.
  await write(`#${full.slug}`)
  await write('9', { senderId })
  await write(`#${full.slug}`)
  expect(await runs(full.id)).toHaveLength(1)
})

test('who was with a person for a day still completes what a link began', async () => {
  const { id, slug } = await shared()
  const senderId = `larga-${++serial}`
  await write(`#${slug}`, { senderId })
  await t.inside(() => cleanSurveyAnswers(new Date(t.clock.now().getTime() + 26 * 3_600_000)))
  expect(await runs(id)).toMatchObject([{ status: 'partial' }])
  await write('9', { senderId })
  expect(await runs(id)).toMatchObject([{ status: 'complete' }])
})

const webAnswer = (slug: string, key: string, part = '') =>
  t.call('POST', `/forms/public${part}/${slug}`, {
    body: part ? { key, asked: ['nota'] } : { key, values: [{ question: 'nota', value: 7 }] },
  })

test('a link for one answer takes one, be it in a chat or on the web', async () => {
  const { id, slug } = await shared({ single_use: true })
  const senderId = `unica-${++serial}`
  await write(`#${slug}`, { senderId })
  const meanwhile = await webAnswer(slug, `clave-de-respuesta-${++serial}`)
  expect([meanwhile.status, meanwhile.body.message]).toEqual([
    410,
    'Ahora la está contestando otra persona. Probá más tarde.',
  ])
  await write('9', { senderId })
  expect(await runs(id)).toMatchObject([{ status: 'complete', channel: 'webchat' }])
  const late = await webAnswer(slug, `clave-de-respuesta-${++serial}`)
  expect([late.status, late.body.message]).toEqual([410, 'Esta encuesta ya cerró. ¡Gracias por tu interés!'])
})

test('an answer in a chat for which no place is left meanwhile does not count', async () => {
  const { id, slug } = await shared({ response_limit: 2 })
  const senderId = `tarde-${++serial}`
  await write(`#${slug}`, { senderId })
  expect((await webAnswer(slug, `clave-de-respuesta-${++serial}`)).status).toBe(201)
  const [link] = (await boss.call('GET', `/forms/survey/links/${t.bot_}/${id}`)).body
  const path = `/forms/survey/links/${t.bot_}/${id}/${link.id}`
  const fewer = await boss.call('PUT', path, { body: { slug, response_limit: 1, version: link.version } })
  expect(fewer.status).toBe(200)
  await write('9', { senderId })
  expect((await runs(id)).map(({ channel, status }) => [channel, status]).sort()).toEqual([
    ['web', 'complete'],
    ['webchat', 'abandoned'],
  ])
})

test('an answer counts for the link through which it is sent, also with the key of another one', async () => {
  const { id, slug } = await shared()
  const other = `otra-${++serial}`
  await boss.call('POST', `/forms/survey/links/${t.bot_}/${id}`, { body: { slug: other } })
  const key = `clave-de-respuesta-${++serial}`
  expect((await webAnswer(slug, key, '/progress')).status).toBe(204)
  expect((await webAnswer(other, key)).status).toBe(201)
  const { body } = await boss.call('GET', `/forms/survey/links/${t.bot_}/${id}`)
  const counts = body.map((link: { slug: string; starts: number; completions: number }) => [
    link.slug,
    [link.starts, link.completions],
  ])
  expect(Object.fromEntries(counts)).toEqual({ [slug]: [1, 0], [other]: [1, 1] })
})
