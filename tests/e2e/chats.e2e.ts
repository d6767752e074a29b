import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, sendReply, signIn, test } from '../support/e2e.ts'

/** The public key of the main demo bot's webchat, and a site that embeds it. */
const KEY = 'ferreteria-quebracho'
const SITE = 'https://www.elquebracho.example'

/** A customer who uses the webchat API as the widget does. */
async function customer(request: APIRequestContext) {
  const started = await request.post(`/api/webchat/${KEY}/sessions`, { data: { origin: SITE } })
  const { secret } = await started.json()
  const headers = { authorization: `Visitor ${secret}` }
  return {
    write: async (text: string) => {
      const data = { key: crypto.randomUUID(), text }
      const sent = await request.post(`/api/webchat/${KEY}/messages`, { headers, data })
      expect(sent.status()).toBe(201)
    },
    type: async () => {
      expect((await request.post(`/api/webchat/${KEY}/typing`, { headers, data: { typing: true } })).status()).toBe(204)
    },
    read: async (): Promise<string[]> => {
      const answer = await request.get(`/api/webchat/${KEY}/messages`, { headers })
      return (await answer.json()).data.map(({ text }: { text: string }) => text)
    },
  }
}

/** Signs a second member in to a browser context of their own. */
async function colleague(browser: Browser, url: string, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signIn(page, username, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  return page
}

const row = (page: Page, text: string) => page.locator('.chat-row-main', { hasText: text })
const bubble = (page: Page, text: string) => page.locator('.bubble-text', { hasText: text })
const field = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' })

/** Returns the name of the visitor who appears in the list. Visitors of other tests are listed too. */
async function newcomer(page: Page, come: () => Promise<void>): Promise<string> {
  const names = () => page.locator('.chat-row-name').allInnerTexts()
  await expect(row(page, '').first()).toBeVisible()
  const before = await names()
  const fresh = async () => (await names()).find((name) => /^Cliente/.test(name) && !before.includes(name)) ?? ''
  await come()
  await expect.poll(fresh).not.toBe('')
  return (await fresh()).trim()
}

test.beforeEach(async ({ page }) => {
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await expect(page.getByText('En línea')).toBeVisible()
})

test('staff answer, comment, resolve and return a chat to the bot, and two browsers stay in sync', async ({
  page,
  browser,
  server,
  request,
}) => {
  const other = await colleague(browser, server.url, 'carla')
  const someone = await customer(request)
  const name = await newcomer(page, () => someone.write('Necesito una amoladora angular urgente'))
  await row(page, name).first().click()
  await expect(bubble(page, 'una amoladora angular urgente')).toBeVisible()
  await row(other, name).first().click()

  await sendReply(page, 'Buen día, la tenemos en **stock**')
  await expect(bubble(other, 'la tenemos en stock')).toBeVisible()
  await expect(bubble(page, 'la tenemos en stock')).toHaveCount(1)
  expect(await someone.read()).toContain('Buen día, la tenemos en **stock**')
  await expect(other.locator('.panel-facts')).toContainText('En vivo')

  await page.getByRole('button', { name: 'Agregar comentario interno' }).click()
  await page.getByRole('dialog').getByLabel('Comentario').fill('Pide factura A')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Comentario agregado')).toBeVisible()
  await expect(bubble(other, 'Pide factura A')).toBeVisible()
  expect(await someone.read()).not.toContain('Pide factura A')

  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Reactivar el chatbot' }).click()
  await expect(page.getByText('Chatbot reactivado correctamente')).toBeVisible()
  await expect(other.locator('.panel-facts')).toContainText('La atiende el chatbot')

  await page.getByRole('button', { name: 'Resolver', exact: true }).click()
  await expect(page.getByText('El chat ha sido cambiado de casilla correctamente.')).toBeVisible()
  await page.getByRole('button', { name: 'Resueltas' }).click()
  await expect(row(page, name).first()).toBeVisible()
})

test("a customer's message appears in the list at once, also while they keep typing", async ({ page, request }) => {
  const someone = await customer(request)
  const name = await newcomer(page, () => someone.write('zumba quirkle'))
  const line = page.locator('.chat-row', { hasText: name })
  const said = line.locator('.chat-row-text')
  await someone.type()
  await expect(said).toContainText('Escribiendo…')
  await someone.write('La pulidora de 750 W')
  await expect(line.locator('.chat-row-count')).toHaveText(/^2/)
  // Read once without retries: the typing indicator disappears only after some seconds.
  expect(await said.innerText()).toMatch(/^(La pulidora de 750 W|Chatbot: .+)$/)
  await someone.type()
  await expect(said).toHaveText(/^Escribiendo….*(pulidora|Chatbot: .+)/)
})

test('a member who loses access to an open chat is notified and no longer sees it', async ({
  page,
  browser,
  server,
}) => {
  const seller = await colleague(browser, server.url, 'tomas')
  const target = row(seller, 'Ventas').first()
  const name = (await target.locator('.chat-row-name').innerText()).trim()
  await target.click()
  await expect(seller.locator('.panel-name')).toHaveText(name)
  await page.getByLabel('Buscar en nombres y mensajes').fill(name)
  await row(page, name).first().click()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Pasar a un área o persona' }).click()
  await page.getByRole('dialog').getByText('Envíos').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pasar conversación' }).click()
  await expect(page.getByText('Pasaste la conversación a Envíos.')).toBeVisible()
  await expect(seller.getByText('Ya no ves esta conversación')).toBeVisible()
  await expect(row(seller, name)).toHaveCount(0)
})

test('a message sent offline is queued, survives a reload and is sent once', async ({ page, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/)
  await row(page, 'Webchat').first().click()
  const name = await page.locator('.panel-name').innerText()
  await page.route('**/api/chats/requests/send/**', (route) => route.abort())
  await sendReply(page, 'Escrito sin conexión')
  await expect(page.getByText('Lo enviaremos cuando vuelva la conexión')).toBeVisible()
  await page.unroute('**/api/chats/requests/send/**')
  await page.reload()
  await row(page, name).first().click()
  await expect(page.locator('.bubble-line', { hasText: 'Escrito sin conexión' }).locator('.delivery')).toBeVisible()
  await expect(bubble(page, 'Escrito sin conexión')).toHaveCount(1)
})

test('sending is held back when an unseen message has arrived', async ({ page, browser, server }) => {
  const other = await colleague(browser, server.url, 'carla')
  const first = row(page, 'Webchat').first()
  const name = (await first.locator('.chat-row-name').innerText()).trim()
  // A reader further up has not seen what arrives at the end, however slow the machine is.
  await page.setViewportSize({ width: 1366, height: 480 })
  await first.click()
  await row(other, name).first().click()
  await expect(field(other)).toBeVisible()
  await page.getByRole('log', { name: 'Mensajes' }).press('Home')
  await expect(page.getByRole('button', { name: 'Ir al final' })).toBeVisible()
  await field(page).fill('Respuesta que ya no vale')
  await sendReply(other, 'Ya lo resolví yo')
  await expect(row(page, name).first()).toContainText('Ya lo resolví yo')
  await field(page).press('Enter')
  await expect(page.getByText('Carla Benítez respondió mientras escribías')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar igual' }).click()
  await expect(bubble(other, 'Respuesta que ya no vale')).toBeVisible()
})

test('a draft is restored after a reload and on another device', async ({ page, browser, server }) => {
  const first = row(page, 'Webchat').first()
  const name = (await first.locator('.chat-row-name').innerText()).trim()
  await first.click()
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/chats/drafts/') && answer.request().method() === 'PUT',
  )
  await field(page).fill('A medio escribir')
  await kept
  const device = await colleague(browser, server.url, people.manager)
  await expect(row(device, name).first().locator('.chat-row-draft')).toBeVisible()
  await row(device, name).first().click()
  await expect(field(device)).toHaveValue('A medio escribir')
})

test('keyboard shortcuts open and resolve chats; a bulk change can be undone', async ({ page }) => {
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.locator('.panel-name')).toBeVisible()
  const name = await page.locator('.panel-name').innerText()
  await page.keyboard.press('e')
  await expect(page.getByText('El chat ha sido cambiado de casilla correctamente.')).toBeVisible()
  await expect(page.locator('.panel-name')).not.toHaveText(name)
  await page.keyboard.press('x')
  await page
    .getByRole('region', { name: 'Conversaciones elegidas' })
    .getByRole('button', { name: 'Resolver', exact: true })
    .click()
  await expect(page.getByText('1 conversación cambiada.')).toBeVisible()
  const undo = page.getByRole('main').getByRole('button', { name: 'Deshacer' })
  await undo.click()
  await expect(undo).toHaveCount(0)
})

test('filters are kept in the URL and restored from it, and invalid ones fall back to the default', async ({
  page,
}) => {
  await page.getByRole('button', { name: /^Filtrar/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Canal').selectOption('WhatsApp')
  await dialog.getByLabel('Nombre').fill('a')
  await dialog.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/username=a.*channel=WhatsApp.*dates=empty/)
  await page.goto('/chats?channel=nada&status=leidas')
  await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toContainText('Leídas')
  await expect(page).toHaveURL(/\/chats\?status=leidas$/)
})

test('on a phone the chat covers the list, and going back returns to the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const panel = page.locator('.panel-name')
  await row(page, 'Webchat').first().click()
  await expect(panel).toBeVisible()
  await expect(row(page, 'Webchat').first()).toBeHidden()
  await expect(page.locator('.panel-foot').getByText('En línea')).toBeVisible()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(row(page, 'Webchat').first()).toBeVisible()
  await row(page, 'Webchat').nth(1).click()
  await expect(panel).toBeVisible()

  // A dialog over the chat closes first: it asks about unsaved text, and the chat stays.
  const comment = page.getByRole('dialog', { name: 'Agregar comentario' })
  const openComment = async () => {
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Agregar comentario' }).click()
    await expect(comment).toBeVisible()
  }
  await openComment()
  await comment.getByRole('textbox').fill('Llamar mañana')
  await page.goBack()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(comment.getByRole('textbox')).toHaveValue('Llamar mañana')
  await page.goBack()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(comment).toHaveCount(0)
  await expect(panel).toBeVisible()
  await openComment()
  await page.goBack()
  await expect(comment).toHaveCount(0)
  await expect(panel).toBeVisible()

  await page.getByRole('button', { name: 'Volver a la lista' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/type=all/)
  // The history has no leftover entries: the page before the list is the one of the sign-in.
  await page.goBack()
  await expect(page).toHaveURL(/\/health$/)
})

test('the list, a chat and its dialogs are accessible', async ({ page }) => {
  await expect(page.locator('.chat-row-main').first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.locator('.chat-row-main').first().click()
  await expect(page.locator('.bubble').first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Etiquetas' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})
