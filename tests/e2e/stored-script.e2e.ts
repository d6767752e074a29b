import type { APIRequestContext, Page } from '@playwright/test'
import { filterInput } from '../../src/contract/input.ts'
import { demoPassword } from '../../src/server/demo/users.ts'
import { payloads } from '../security/stored-script-payloads.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

// Everything that a customer or the staff can write holds texts that run where they are taken for more than text. In
// real browsers nothing of them runs, asks for anything or opens anything; what they say is shown as it was written.

const KEY = 'ferreteria-quebracho'
const SITE = 'https://www.elquebracho.example'
const BOT = 1
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)])

/** Several payloads at a time, a line each. */
const parts = Array.from({ length: Math.ceil(payloads.length / 10) }, (_, at) => payloads.slice(at * 10, at * 10 + 10))

/** Fails as soon as anything ran: a dialog, a mark on a window, a request, another page. */
function watch(page: Page): () => Promise<void> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('__hit')) seen.push(request.url())
  })
  page.on('popup', (popup) => seen.push(`popup ${popup.url()}`))
  return async () => {
    for (const frame of page.frames())
      expect(await frame.evaluate(() => (window as { __hit?: number }).__hit ?? 0).catch(() => 0)).toBe(0)
    expect(seen).toEqual([])
  }
}

/** A customer who writes every payload and sends files named by them; answers what staff call him by. */
async function customer(request: APIRequestContext): Promise<string> {
  const { secret } = await (await request.post(`/api/webchat/${KEY}/sessions`, { data: { origin: SITE } })).json()
  const headers = { authorization: `Visitor ${secret}` }
  for (const lines of parts) {
    const data = { key: crypto.randomUUID(), text: lines.join('\n') }
    expect((await request.post(`/api/webchat/${KEY}/messages`, { headers, data })).status()).toBe(201)
  }
  const data = { filename: `${payloads[13]}.png`, file: PNG.toString('base64') }
  const kept = await request.post(`/api/webchat/${KEY}/files`, { headers, data })
  const named = kept.ok() ? [(await kept.json()).id] : []
  const last = { key: crypto.randomUUID(), text: payloads[14], ...(named.length && { files: named }) }
  await request.post(`/api/webchat/${KEY}/messages`, { headers, data: last })
  return secret
}

/** What the rules of input let through where staff write what the bot says; variables that are none they refuse too. */
const taken = payloads.filter((text) => filterInput('all', text) === text && !text.includes('{{'))

/** What the bot says on leaving: all that may be stored, as text, cards and buttons; answers how to take it back. */
async function farewell(request: APIRequestContext): Promise<() => Promise<void>> {
  const login = { username: people.manager, password: demoPassword }
  const { jwt } = await (await request.post('/api/login', { data: login })).json()
  const headers = { authorization: `Bearer ${jwt}` }
  const place = `/api/responses/secondary/${BOT}`
  const buttons = taken.slice(0, 10).map((text, at) => ({ title: `${at}${text.slice(0, 19)}`.trim(), type: 'restart' }))
  const link = { title: 'Abrir', type: 'url', target: 'javascript:window.__hit=1' }
  const cards = taken.slice(0, 10).map((text) => ({
    title: text.slice(0, 80),
    subtitle: text.slice(0, 80),
    buttons: [{ title: text.slice(0, 20).trim(), type: 'restart' }],
  }))
  const messages = [
    { kind: 'text', text: taken.join('\n') },
    { kind: 'carousel', cards },
  ]
  const data = { name: 'Despedida con código', kind: 'goodbye', messages, buttons }
  const markup = { kind: 'text', text: payloads[0] }
  for (const bad of [{ buttons: [link] }, { messages: [markup] }])
    expect((await request.post(place, { headers, data: { ...data, ...bad } })).status()).toBe(422)
  const made = await request.post(place, { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  return async () => void (await request.delete(`${place}/${id}`, { headers }))
}

/** Staff who put every payload into every text of theirs; what the rules of input refuse is refused for all. */
async function staff(request: APIRequestContext) {
  const login = { username: people.manager, password: demoPassword }
  const { jwt } = await (await request.post('/api/login', { data: login })).json()
  const headers = { authorization: `Bearer ${jwt}` }
  const call = (method: 'post' | 'put', path: string, data: object) => request[method](`/api${path}`, { headers, data })
  const filter = { type: 'all', category: 'nuevas', channel: 'Webchat', page_number: 1 }
  const chat = (await (await call('post', `/chats/filter/${BOT}`, filter)).json()).data[0]
  const statuses = new Set<number>()
  for (const [at, text] of payloads.entries()) {
    const short = text.slice(0, 40)
    const writes: ['post' | 'put', string, object][] = [
      ['post', `/chats/requests/message/${BOT}`, { id: chat.id, message: text }],
      ['put', `/chats/username/${BOT}`, { id: chat.id, username: short }],
      ['post', `/chats/labels/${BOT}`, { title: short, color: '#123456', description: text.slice(0, 140) }],
      ['post', `/chats/requests/quickreplies/${BOT}`, { shortcut: `p${at}`, title: short, text }],
      ['post', `/bots/areas/${BOT}`, { name: short, description: text.slice(0, 140) }],
      ['put', `/contacts/${BOT}/${chat.contact_id}`, { name: short, company: text.slice(0, 80) }],
      ['post', `/contacts/notes/${BOT}/${chat.contact_id}`, { text }],
      ['post', `/chats/requests/send/${BOT}`, { id: chat.id, target_id: chat.sender_id, message: text }],
    ]
    for (const [method, path, data] of writes) statuses.add((await call(method, path, data)).status())
  }
  // stored, or refused in words: nothing broke
  expect([...statuses].filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([])
  return { headers, chat: chat as { id: number } }
}

test('nothing that anybody wrote runs in the console', async ({ page, request, context }) => {
  test.setTimeout(240_000)
  await customer(request)
  const { chat } = await staff(request)
  const quiet = watch(page)
  await context.grantPermissions(['notifications'])
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await page.locator(`[data-chat="${chat.id}"]`).first().click()
  await expect(page.locator('.bubble').first()).toBeVisible()
  // shown as it was written
  await expect(page.locator('.bubble-text', { hasText: 'window.__hit=1' }).first()).toBeVisible()
  await page.locator('.bubble').first().hover()
  await quiet()

  await page.getByRole('button', { name: 'Etiquetas' }).first().click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Respuestas rápidas' }).click()
  await expect(page.getByRole('dialog').getByText('/p', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('/p')
  await expect(page.locator('.quick-option').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('')
  await quiet()

  // somebody writes while the tab looks elsewhere: list, toasts and notifications
  await customer(request)
  await expect(
    page.locator('.chat-row-main', { hasText: 'Visitante' }).or(page.locator('.chat-row-main')).first(),
  ).toBeVisible()
  await page.goto('/contacts/areas')
  await expect(page.getByRole('button', { name: 'Nueva' })).toBeVisible()
  await page.goto('/historychanges')
  await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible()
  await quiet()
})

test('nothing that anybody wrote runs in the widget', async ({ page, request }) => {
  const takeBack = await farewell(request)
  const quiet = watch(page)
  await page.goto(`/demo/${KEY}`)
  await page.getByRole('button', { name: /la conversación/ }).click()
  const frame = page.frameLocator('iframe')
  const field = frame.getByRole('textbox')
  await expect(field).toBeVisible()
  // first of all: after what it does not understand the bot hands over and is quiet
  // a farewell that is none of the demo's examples, which its trained model would answer by
  await field.fill('Chao, que tengas buena noche')
  await field.press('Enter')
  await expect(frame.locator('.row.bot', { hasText: 'onmouseover' }).first()).toBeVisible()
  const offered = frame.locator('.row.bot').last().getByRole('button')
  await expect(offered.first()).toBeVisible()
  await quiet()
  await offered.first().click()
  await quiet()
  await takeBack()
  for (const lines of parts) {
    await field.fill(lines.join('\n'))
    await field.press('Enter')
  }
  await expect(frame.locator('.bubble', { hasText: '<script>window.__hit=1</script>' }).first()).toBeVisible()
  await quiet()
  await page.reload()
  await page.getByRole('button', { name: /la conversación/ }).click()
  await expect(frame.locator('.bubble', { hasText: 'window.__hit=1' }).first()).toBeVisible()
  await quiet()
})
