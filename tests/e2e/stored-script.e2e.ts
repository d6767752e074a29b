import type { APIRequestContext } from '@playwright/test'
import { routes } from '../../generated/routes.ts'
import { filterInput } from '../../src/contract/input.ts'
import { demoPassword } from '../../src/server/demo/users.ts'
import { payloads } from '../security/stored-script-payloads.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'
import { newestChat } from '../support/newest-chat.ts'
import { servePayloads } from '../support/payload-responses.ts'
import { samplePng } from '../support/sample-files.ts'
import { detectScriptExecution } from '../support/script-detector.ts'

// Stored XSS: every text that customers or staff can write contains a payload. In a real browser no payload may run,
// send a request or open anything; each is shown as it was written.

const KEY = 'ferreteria-quebracho'
const SITE = 'https://www.elquebracho.example'
const BOT = 1
const PNG = samplePng()
const FILE = { type: 'image/png', size: PNG.length, file: PNG.toString('base64') }

/** Payloads in groups of ten, one per line. */
const parts = Array.from({ length: Math.ceil(payloads.length / 10) }, (_, at) => payloads.slice(at * 10, at * 10 + 10))

/** A customer sends every payload and files named after them. Returns the secret of the session. */
async function customer(request: APIRequestContext): Promise<string> {
  const { secret } = await (await request.post(`/api/webchat/${KEY}/sessions`, { data: { origin: SITE } })).json()
  const headers = { authorization: `Visitor ${secret}` }
  for (const lines of parts) {
    const data = { key: crypto.randomUUID(), text: lines.join('\n') }
    expect((await request.post(`/api/webchat/${KEY}/messages`, { headers, data })).status()).toBe(201)
  }
  const multipart = { file: { name: `${payloads[13]}.png`, mimeType: 'image/png', buffer: PNG } }
  const kept = await request.post(`/api/webchat/${KEY}/files`, { headers, multipart })
  const named = kept.ok() ? [(await kept.json()).id] : []
  const last = { key: crypto.randomUUID(), text: payloads[14], ...(named.length && { files: named }) }
  await request.post(`/api/webchat/${KEY}/messages`, { headers, data: last })
  return secret
}

/** Payloads that staff may store in bot messages. Unknown variables are refused there as well. */
const taken = payloads.filter((text) => filterInput('all', text) === text && !text.includes('{{'))

/** Creates a goodbye response with every allowed payload as text, cards and buttons. Returns how to delete it. */
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

/** Returns API calls as the manager, and the newest chat of the webchat. */
async function signedIn(request: APIRequestContext) {
  const login = { username: people.manager, password: demoPassword }
  const { jwt } = await (await request.post('/api/login', { data: login })).json()
  const headers = { authorization: `Bearer ${jwt}` }
  const call = (method: 'post' | 'put', path: string, data: object) => request[method](`/api${path}`, { headers, data })
  return { call, chat: await newestChat(request, headers, BOT) }
}

/** A custom field of contacts that is shown beside a chat. */
const ownField = (at: number) => ({
  key: `dato_${at}`,
  label: `Dato ${at}`,
  type: 'text',
  options: [],
  hint: '',
  required: false,
  visible_in_chat: true,
})

/** Staff write every payload into all their texts. Input rules may refuse some of them. */
async function staff(request: APIRequestContext) {
  const { call, chat } = await signedIn(request)
  const statuses = new Set<number>()
  for (const [at, text] of payloads.entries()) {
    const short = text.slice(0, 40)
    const writes: ['post' | 'put', string, object][] = [
      ['post', `/chats/requests/message/${BOT}`, { id: chat.id, message: text }],
      ['post', `/chats/requests/send/${BOT}`, { id: chat.id, target_id: chat.sender_id, message: text }],
    ]
    // Storing every fourth payload suffices here: the next test shows all of them.
    if (at % 4 === 0)
      writes.push(
        ['put', `/chats/username/${BOT}`, { id: chat.id, username: short }],
        ['post', `/chats/labels/${BOT}`, { title: short, color: '#123456', description: text.slice(0, 140) }],
        ['post', `/chats/requests/quickreplies/${BOT}`, { shortcut: `p${at}`, title: short, text }],
        ['post', `/chats/views/${BOT}`, { name: short, filter: {}, shared: true }],
        ['post', `/bots/areas/${BOT}`, { name: short, description: text.slice(0, 140) }],
        ['post', `/contacts/fields/${BOT}`, { ...ownField(at), hint: text.slice(0, 80) }],
        [
          'put',
          `/contacts/${BOT}/${chat.contact_id}`,
          { name: short, company: text.slice(0, 80), custom: { [ownField(0).key]: short } },
        ],
        ['post', `/contacts/notes/${BOT}/${chat.contact_id}`, { text }],
        ['post', `/entities/${BOT}`, { name: short, values: [{ value: short, synonyms: [short] }] }],
        [
          'post',
          `/chats/requests/send/document/${BOT}`,
          { id: chat.id, target_id: chat.sender_id, files: [{ ...FILE, filename: `${text.slice(0, 60)}.png` }] },
        ],
      )
    const answers = await Promise.all(writes.map(([method, path, data]) => call(method, path, data)))
    for (const answer of answers) statuses.add(answer.status())
  }
  // Stored, or refused with a message. No server errors.
  expect([...statuses].filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([])
  return chat
}

test('no stored text runs in the console', async ({ page, request, context, server }) => {
  test.setTimeout(480_000)
  await customer(request)
  const chat = await staff(request)
  const quiet = await detectScriptExecution(page, server.url)
  await context.grantPermissions(['notifications'])
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await page.locator(`[data-chat="${chat.id}"]`).first().click()
  await expect(page.locator('.bubble').first()).toBeVisible()
  // Shown as it was written.
  await expect(page.locator('.bubble-text', { hasText: 'window.__hit=1' }).first()).toBeVisible()
  await page.locator('.bubble').first().hover()
  // New messages while the page is open: list, toasts and notifications.
  await customer(request)
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('/p')
  await expect(page.locator('.quick-option').first()).toBeVisible()
  await quiet('a stored chat')
})

/** Pages that show user texts, including what opens over them. Pages not built yet show nothing. */
const SCREENS = [
  '/home',
  ...['/contacts'].filter((path) => routes.some((route) => route.path === path && route.kind !== 'pending')),
  '/contacts/areas',
  '/responses',
  '/responses/secondary',
  '/advanced/intents',
  '/advanced/entities',
  '/advanced/examples',
  '/advanced/misunderstood',
  '/historychanges',
  '/state',
  '/settings/webchat',
  '/settings/user',
  '/testbot',
]

test('every payload is shown as text on every page, even those that can no longer be stored', async ({
  page,
  request,
  server,
  quiet: browser,
}) => {
  test.setTimeout(360_000)
  // Responses refer to files that do not exist.
  browser.allow(/404/)
  const { chat, call } = await signedIn(request)
  // Independent of what the previous test stored.
  await call('post', `/contacts/fields/${BOT}`, ownField(100))
  const quiet = await detectScriptExecution(page, server.url)
  await signIn(page, people.manager, demoPassword)
  await servePayloads(page)
  // Only inside the page: the shell around it shows the chatbot's name.
  const main = page.locator('main')
  const payloadText = main.getByText('window.__hit=1').or(main.locator('[value*="__hit"]')).first()
  const dialog = page.locator('dialog[open], [role=dialog]').last()

  await page.goto('/chats?type=all&dates=empty')
  await page.locator(`[data-chat="${chat.id}"]`).first().click()
  await expect(page.locator('.bubble-text', { hasText: 'window.__hit=1' }).first()).toBeVisible()
  await quiet('/chats')
  const opens: readonly (readonly [string, () => Promise<void>])[] = [
    ['views', () => page.locator('#chat-views').click()],
    ['labels', () => page.getByRole('button', { name: 'Etiquetas' }).first().click()],
    ['quick replies', () => page.getByRole('button', { name: 'Respuestas rápidas' }).click()],
    ['assign', () => page.locator('.panel-owner').click()],
    ...['Pasar a un área o persona', 'Datos del contacto', 'Archivos de la conversación', 'Renombrar conversación'].map(
      (name) =>
        [
          name,
          async () => {
            await page.getByRole('button', { name: 'Más acciones', exact: true }).click()
            await page.getByRole('menuitem', { name, exact: true }).click()
          },
        ] as const,
    ),
    ['palette', () => page.keyboard.press('Control+k')],
  ]
  for (const [name, open] of opens) {
    await open()
    await expect(name === 'views' ? page.locator('.popover-window') : dialog).toBeVisible()
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    // The contact with its custom fields: their names, hints and values.
    if (name === 'Datos del contacto') {
      const own = dialog.locator('.field', { hasText: 'window.__hit=1' })
      await expect(own.getByRole('textbox').first()).toBeVisible()
    }
    await quiet(name)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open], .popover-window')).toHaveCount(0)
  }
  const look = async (screen: string) => {
    await page.goto(screen)
    await expect(payloadText, screen).toBeAttached()
    await quiet(screen)
    const edit = page.getByRole('button', { name: /^(Editar|Ver|Abrir)/ }).first()
    if (!(await edit.isVisible())) return
    await edit.click()
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    await quiet(`${screen}, opened`)
  }
  for (const screen of SCREENS) await look(screen)
  // Keyword responses belong to the smallest plan.
  await page.unroute('**/api/**')
  // A page of the console would keep sending requests without its session.
  await page.goto('/health')
  await page.evaluate(() => localStorage.clear())
  await signIn(page, people.smallest, demoPassword)
  await servePayloads(page)
  await look('/responses/quick')
  await expect(page.getByRole('dialog').locator('[value*="__hit"], textarea:has-text("__hit")').first()).toBeAttached()
  // Checks the trap itself: planted markup is detected.
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('math'), { id: 'planted' })))
  await expect(quiet('planted')).rejects.toThrow('planted')
})

test('no stored text runs in the widget', async ({ page, request, server }) => {
  const takeBack = await farewell(request)
  const quiet = await detectScriptExecution(page, server.url)
  await page.goto(`/demo/${KEY}`)
  await page.getByRole('button', { name: /la conversación/ }).click()
  const frame = page.frameLocator('iframe')
  const field = frame.getByRole('textbox')
  await expect(field).toBeVisible()
  // The goodbye comes first, because the bot hands off and stays silent after a message it does not understand. It must
  // not be one of the demo's examples, which the trained model would answer.
  await field.fill('Chao, que tengas buena noche')
  await field.press('Enter')
  await expect(frame.locator('.row.bot', { hasText: 'onmouseover' }).first()).toBeVisible()
  const offered = frame.locator('.row.bot').last().getByRole('button')
  await expect(offered.first()).toBeVisible()
  await quiet('farewell')
  await offered.first().click()
  await quiet('its button')
  await takeBack()
  for (const lines of parts) {
    await field.fill(lines.join('\n'))
    await field.press('Enter')
  }
  await expect(frame.locator('.bubble', { hasText: '<script>window.__hit=1</script>' }).first()).toBeVisible()
  await quiet('what the customer wrote')
  await page.reload()
  await page.getByRole('button', { name: /la conversación/ }).click()
  await expect(frame.locator('.bubble', { hasText: 'window.__hit=1' }).first()).toBeVisible()
  await quiet('the chat resumed')
})
