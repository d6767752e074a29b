import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvCell } from '../../src/contract/csv.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { payloads } from './stored-script-payloads.ts'

// Script payloads stored past the validation of input and rendered in every document that the server creates.
// tests/e2e/stored-script.e2e.ts shows them in browsers.

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const long = 120_000
/** Returns the text of a PDF without its streams, which are compressed. */
const structure = (pdf: Buffer) => pdf.toString('latin1').replace(/stream\r?\n[\s\S]*?endstream/g, '')
/** Entries of a PDF that could run something when it is opened. */
const ACTIVE = /\/(JavaScript|JS|OpenAction|AA|Launch|SubmitForm|EmbeddedFile|URI)\b/

test('there are at least sixty different payloads', () => {
  expect(new Set(payloads).size).toBe(payloads.length)
  expect(payloads.length).toBeGreaterThanOrEqual(60)
})

test(
  'a transcript contains them as text only',
  async () => {
    const chat = await t.writes('Hola', { userName: payloads[0] ?? '' })
    for (const [at, text] of payloads.entries())
      await t.db
        .insertInto('message')
        .values({ bot_id: t.bot_, chat_id: chat, author: at % 2 ? 'user' : 'bot', body: text })
        .execute()
    await t.db.updateTable('chat').set({ user_name: payloads[1] }).where('id', '=', chat).execute()
    const answer = await t.app.inject({
      url: `/api/chats/transcript/${t.bot_}/${chat}`,
      headers: { authorization: `Bearer ${boss.token}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(structure(answer.rawPayload)).not.toMatch(ACTIVE)
    const plain = await boss.call('GET', `/chats/transcript/text/${t.bot_}/${chat}`)
    expect(plain.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(plain.headers['content-type']).toMatch(/^text\/plain/)
  },
  long,
)

test(
  'a quotation contains them as text only, in the PDF and on its public page',
  async () => {
    const chat = await t.request()
    const item = { description: 'Pava', quantity: 1, unit_price_cents: 100 }
    const made = await boss.call('POST', `/quickbudget/${t.bot_}/${chat}`, {
      body: { items: payloads.map(() => item) },
    })
    const items = made.body.items.map((one: object, at: number) => ({ ...one, description: payloads[at] }))
    const contact = { ...made.body.contact, name: payloads.join(' ').slice(0, 120) }
    await t.db
      .updateTable('budget')
      .set({
        items: JSON.stringify(items) as never,
        contact: JSON.stringify(contact) as never,
        notes: payloads.slice(0, 20).join('\n'),
      })
      .where('id', '=', made.body.id)
      .execute()
    const sent = await boss.call('POST', `/quickbudget/send/${t.bot_}/${chat}`)
    expect(sent.status).toBe(200)
    const said = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body.data.at(-1).text
    const token = /\/presupuesto\/([\w-]{43})/.exec(said)?.[1]
    const paper = await t.app.inject({ url: `/api/budgets/public/${token}/pdf` })
    expect(paper.statusCode).toBe(200)
    expect(structure(paper.rawPayload)).not.toMatch(ACTIVE)

    const page = await t.app.inject({ url: `/presupuesto/${token}` })
    expect(page.statusCode).toBe(200)
    const tags = [...page.body.matchAll(/<\/?([a-zA-Z!][\w-]*)/g)].map(([, name]) => name?.toLowerCase())
    const own =
      'html head meta title link style body main header p bdi h1 h2 table caption thead tbody tr th td dl div dt dd ' +
      'section br a form label textarea button footer !doctype'
    expect(tags.filter((name) => !own.split(' ').includes(name ?? ''))).toEqual([])
    expect(page.body).not.toMatch(/<[^>]*\son\w+\s*=/i)
    expect(page.body.match(/<link [^>]*>/g)).toEqual([
      expect.stringMatching(/^<link rel="icon" href="data:image\/svg\+xml,[^"]*">$/),
    ])
    const body = page.body.slice(page.body.indexOf('<body'))
    expect(body.match(/href="[^"]*"/g)).toEqual([`href="/api/budgets/public/${token}/pdf"`])
    expect(page.headers['content-security-policy']).not.toContain('script-src')
    for (const text of payloads) expect(page.body.includes(text) && /[<"]/.test(text)).toBe(false)
  },
  long,
)

test.each(payloads.filter((text) => /^[=+\-@]/.test(text)))('a CSV cell is not a formula: %s', (text) => {
  expect(csvCell(text)).not.toMatch(/^"?[=+\-@]/)
})
