import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'
import { newestChat } from '../support/newest-chat.ts'

/** A site that the main demo bot allows, and the bot's key. */
const SITE = 'https://www.elquebracho.example'
const KEY = 'ferreteria-quebracho'

// Public pages need this permission to load from localhost. The sites in these tests are faked, the server is local.
test.use({ permissions: ['local-network-access'] })

/** Answers every URL of a site with a page that embeds the widget under a strict content security policy. */
async function host(page: Page, server: string, site = SITE): Promise<void> {
  await page.route(`${site}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy':
          `default-src 'none'; script-src ${server}; frame-src ${server}; style-src 'none'; ` +
          "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'",
      },
      body: `<!doctype html><html lang="es"><title>Tienda</title><main><h1>Tienda</h1><p>Bienvenida.</p></main>
        <script async src="${server}/widget/loader.js?bot=${KEY}"></script></html>`,
    }),
  )
}

const launcher = (page: Page) => page.getByRole('button', { name: /la conversación/ })
const chatIn = (page: Page): FrameLocator => page.frameLocator('iframe')
/** Messages of the chat, without the bot's welcome above it, which may contain the same words. */
const bubbles = (page: Page) => chatIn(page).locator('li .bubble')

async function open(page: Page): Promise<FrameLocator> {
  await launcher(page).click()
  const chat = chatIn(page)
  await expect(chat.getByRole('textbox')).toBeFocused()
  return chat
}

// Any of the variants that the demo's bot sends.
const GREETING = /Acá respondemos sobre|Contame qué necesitás/
const UNCLEAR = /[Nn]o (?:te )?entendí/

async function write(page: Page, text: string): Promise<void> {
  const field = chatIn(page).getByRole('textbox')
  await field.fill(text)
  await field.press('Enter')
}

/** Returns the newest chat of the demo's main bot and the headers of its administrator's requests. */
async function staff(request: APIRequestContext) {
  const data = { username: people.manager, password: demoPassword }
  const { jwt } = await (await request.post('/api/login', { data })).json()
  const headers = { authorization: `Bearer ${jwt}` }
  return { headers, chat: await newestChat(request, headers) }
}

/** A PNG of one red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

test('on a strict page a customer writes, the bot answers, and a reload resumes the chat', async ({
  page,
  context,
  server,
}) => {
  await host(page, server.url)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${SITE}/`)
  await expect(launcher(page)).toBeVisible()
  // Before the click only the loader is requested.
  expect(asked.filter((url) => url.startsWith(server.url))).toHaveLength(1)

  await open(page)
  await write(page, '¿Qué **horarios** tienen?')
  await expect(bubbles(page).filter({ hasText: 'de 8 a 18' })).toBeVisible()
  await expect(chatIn(page).locator('[aria-live=polite]')).toHaveText(/de 8 a 18/)

  await page.reload()
  await open(page)
  await expect(bubbles(page).filter({ hasText: '¿Qué horarios tienen?' })).toHaveCount(1)
  await expect(bubbles(page).filter({ hasText: 'de 8 a 18' })).toHaveCount(1)
  // Existing messages are not announced again.
  await expect(chatIn(page).locator('[aria-live=polite]')).toHaveText('')
  expect(await context.cookies()).toEqual([])
})

test('tabs share the chat and receive new messages', async ({ page, context, server }) => {
  await host(page, server.url)
  await page.goto(`${SITE}/`)
  await open(page)
  await write(page, 'Hola')
  await expect(bubbles(page).filter({ hasText: GREETING })).toBeVisible()

  const second = await context.newPage()
  await host(second, server.url)
  await second.goto(`${SITE}/otra`)
  await open(second)
  await expect(bubbles(second).filter({ hasText: 'Hola' }).first()).toBeVisible()
  await chatIn(second).getByRole('textbox').press('Escape')

  await page.bringToFront()
  await write(page, '¿Hacen envíos?')
  await expect(bubbles(page).filter({ hasText: /entreg|60\.000/i })).toBeVisible()
  await second.close()
})

test('messages written offline are queued and sent once when the connection is back', async ({
  page,
  context,
  server,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await host(page, server.url)
  await page.goto(`${SITE}/`)
  const chat = await open(page)
  await write(page, 'Hola')
  await expect(bubbles(page).filter({ hasText: GREETING })).toBeVisible()
  // The answer may arrive before the request that sent the question completes.
  await expect(chat.getByText('Enviando…')).toHaveCount(0)
  await context.setOffline(true)
  await write(page, 'sin conexión uno')
  await write(page, 'sin conexión dos')
  await expect(chat.getByText('Enviando…')).toHaveCount(2)
  await expect(chat.getByRole('status').first()).toHaveText(/Sin conexión/)
  await context.setOffline(false)
  await expect(chat.getByText('Enviando…')).toHaveCount(0)
  await page.reload()
  await open(page)
  await expect(bubbles(page).filter({ hasText: 'sin conexión uno' })).toHaveCount(1)
  await expect(bubbles(page).filter({ hasText: 'sin conexión dos' })).toHaveCount(1)
})

test('opens, writes, presses a button and closes by keyboard only, with the focus where it belongs', async ({
  page,
  server,
}) => {
  await host(page, server.url)
  await page.goto(`${SITE}/`)
  await expect(launcher(page)).toBeVisible()
  // A busy browser may lose the first key press of a new page, so it is repeated.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(launcher(page)).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(chatIn(page).getByRole('textbox')).toBeFocused()
  await chatIn(page).getByRole('button', { name: 'Sucursales' }).press('Enter')
  await expect(bubbles(page).filter({ hasText: 'San Martín 450' })).toBeVisible()
  await chatIn(page).getByRole('textbox').press('Escape')
  await expect(launcher(page)).toBeFocused()
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the chat cannot be framed by a page of another site', async ({ page, server, quiet }) => {
  quiet.allow(/frame-ancestors|Framing|ERR_BLOCKED/)
  const other = 'https://www.otra-tienda.example'
  await page.route(`${other}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Otra</title><iframe src="${server.url}/widget/frame/${KEY}">`,
    }),
  )
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
  await page.goto(`${other}/`)
  await refused
  await expect(chatIn(page).getByRole('textbox')).toHaveCount(0)
})

test('the page and its frame ignore messages from a frame of another site', async ({ page, server }) => {
  const bad = 'https://malo.example'
  await page.route(`${bad}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Otra</title>' }))
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      // A page that sends no referrer.
      headers: { 'referrer-policy': 'no-referrer' },
      body: `<!doctype html><html lang="es"><title>Tienda</title><h1>Tienda</h1><iframe src="${bad}/" id="otra"></iframe>
        <script async src="${server.url}/widget/loader.js?bot=${KEY}"></script></html>`,
    }),
  )
  await page.goto(`${SITE}/`)
  await launcher(page).click()
  const chat = page.frameLocator('[data-webchat] iframe')
  await expect(chat.getByRole('textbox')).toBeFocused()
  const [own, foreign] = [server.url, bad].map((at) => page.frames().find((frame) => frame.url().startsWith(at)))
  if (!own || !foreign) throw new Error('Both frames must exist')

  // Commands that each of them would follow, sent to every window. Counts what arrives.
  const listen = (from: string) => {
    const counted = window as { arrived?: number }
    counted.arrived = 0
    addEventListener('message', ({ origin }) => {
      if (origin === from) counted.arrived = (counted.arrived ?? 0) + 1
    })
  }
  await page.evaluate(listen, bad)
  await own.evaluate(listen, bad)
  const commands = [
    { w: 'hello', kept: { secret: 'x'.repeat(43) } },
    { w: 'shown', shown: false, focus: false },
    { w: 'close' },
    { w: 'started' },
    { w: 'unread', count: 7 },
    { w: 'keep', name: 'robado', value: '1' },
  ]
  await foreign.evaluate((all) => {
    const windows = [parent, ...Array.from({ length: parent.length }, (_, at) => parent[at] as Window)]
    for (const target of windows) for (const one of all) target.postMessage(one, '*')
  }, commands)
  const arrived = () => (window as { arrived?: number }).arrived
  await expect.poll(() => page.evaluate(arrived)).toBe(commands.length)
  // A frame in a shadow root is not in the page's frames, so other frames cannot reach it.
  expect(await own.evaluate(arrived)).toBe(0)
  const kept = () => page.evaluate((key) => localStorage.getItem(`webchat:${key}`), KEY)
  await expect(chat.getByRole('textbox')).toBeFocused()
  expect((await kept()) ?? '').not.toContain('robado')

  // The page ignores messages that pretend to come from the frame.
  await chat.getByRole('textbox').press('Escape')
  await expect(launcher(page)).toHaveAccessibleName('Abrir la conversación')
  await foreign.evaluate(() => parent.postMessage({ w: 'unread', count: 7 }, '*'))
  await own.evaluate((site) => parent.postMessage({ w: 'keep', name: 'propio', value: '1' }, site), SITE)
  await expect.poll(kept).toContain('propio')
  await expect(launcher(page)).toHaveAccessibleName('Abrir la conversación')
  await own.evaluate((site) => parent.postMessage({ w: 'unread', count: 7 }, site), SITE)
  await expect(launcher(page)).toHaveAccessibleName('Abrir la conversación (7 mensajes sin leer)')
})

test('images are sent both ways, an agent answers by name, unread messages are counted, and a rating is sent', async ({
  page,
  server,
  request,
}) => {
  await page.goto(`${server.url}/demo/${KEY}`)
  const chat = await open(page)
  const choosing = page.waitForEvent('filechooser')
  await chat.getByRole('button', { name: 'Adjuntar un archivo' }).click()
  const picture = { name: 'pava.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') }
  await (await choosing).setFiles(picture)
  await expect(chat.getByRole('button', { name: 'Quitar pava.png' })).toBeVisible()
  await write(page, 'qwerty')
  await expect(bubbles(page).getByRole('img', { name: 'pava.png' })).toBeVisible()
  await expect(bubbles(page).filter({ hasText: 'Recibí tu archivo' })).toBeVisible()

  const { headers, chat: talk } = await staff(request)
  const send = (what: string, data: object) =>
    request.post(`/api/chats/requests/${what}/1`, { headers, data: { id: talk.id, ...data } })
  const target_id = talk.sender_id
  expect((await send('send', { target_id, message: 'Sí, **queda una**.' })).ok()).toBe(true)
  await expect(bubbles(page).filter({ hasText: 'Sí, queda una.' })).toBeVisible()
  await expect(chat.getByText('Marina', { exact: true })).toBeVisible()

  await chat.getByRole('textbox').press('Escape')
  const file = { filename: 'foto.png', type: 'image/png', size: picture.buffer.length, file: PNG }
  expect((await send('send/document', { target_id, files: [file] })).ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Abrir la conversación (1 mensaje sin leer)' })).toBeVisible()
  await open(page)
  await expect(bubbles(page).getByRole('img', { name: 'foto.png' })).toBeVisible()

  expect((await send('state', { state: 2 })).ok()).toBe(true)
  await chat.getByRole('group', { name: '¿Cómo te atendimos?' }).getByRole('button', { name: 'Muy buena' }).click()
  await expect(chat.getByText('¡Gracias por tu opinión!')).toBeVisible()
})

test('a blocked contact sees that they cannot write', async ({ page, server, request, quiet }) => {
  quiet.allow(/403/)
  await page.goto(`${server.url}/demo/${KEY}`)
  const chat = await open(page)
  await write(page, 'Buen día')
  await expect(bubbles(page).filter({ hasText: GREETING })).toBeVisible()

  const {
    chat: { contact_id },
    headers,
  } = await staff(request)
  const block = (blocked: boolean) =>
    request.put('/api/contacts/block/1', { headers, data: { id: contact_id, blocked } })
  expect((await block(true)).ok()).toBe(true)
  await write(page, '¿Hola?')
  await expect(chat.getByRole('alert')).toContainText('No podemos seguir la conversación por este medio.')
  expect((await block(false)).ok()).toBe(true)
  await chat.getByRole('button', { name: 'Reintentar' }).click()
  await expect(chat.getByRole('alert')).toHaveCount(0)
})

for (const scheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`is accessible: ${scheme}, ${width} px`, async ({ page, server }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${server.url}/demo/${KEY}`)
      await expect(launcher(page)).toBeVisible()
      const scan = () => accessibilityProblems(page, { widths: [width], modes: [scheme] })
      expect(await scan()).toEqual([])
      await open(page)
      await write(page, 'Hola')
      await expect(bubbles(page).filter({ hasText: GREETING })).toBeVisible()
      await write(page, 'qwerty')
      await expect(bubbles(page).filter({ hasText: UNCLEAR })).toBeVisible()
      expect(await scan()).toEqual([])
      // The content fits without horizontal scrolling.
      expect(
        await page
          .frames()
          .at(-1)
          ?.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true)
    })
