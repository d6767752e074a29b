import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, signIn, test } from '../support/e2e.ts'

const KEY = 'ferreteria-quebracho'
const SITE = 'https://www.elquebracho.example'

/** A customer of the webchat who writes a text. */
async function writes(request: APIRequestContext, text: string): Promise<void> {
  const started = await request.post(`/api/webchat/${KEY}/sessions`, { data: { origin: SITE } })
  const headers = { authorization: `Visitor ${(await started.json()).secret}` }
  const data = { key: crypto.randomUUID(), text }
  expect((await request.post(`/api/webchat/${KEY}/messages`, { headers, data })).status()).toBe(201)
}

/** Signs an operator in to a browser context of their own. */
async function operator(browser: Browser, url: string, username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await signIn(page, username, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  await expect(page.getByText('En línea')).toBeVisible()
  return page
}

/** Finds the chat of a customer by what they wrote. */
async function find(page: Page, text: string) {
  await page.getByLabel('Buscar en nombres y mensajes').fill(text)
  return page.locator('.chat-row-main', { hasText: text })
}

/** Passes the open chat on in the dialog. */
async function pass(page: Page, tab: string, name: string, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Pasar a un área o persona' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pasar conversación' })
  await dialog.getByRole('tab', { name: tab }).click()
  await dialog.getByText(name).click()
  await dialog.getByRole('textbox', { name: /^Nota/ }).fill(note)
  await dialog.getByRole('button', { name: 'Pasar conversación' }).click()
}

test('three operators pass the chats of two customers on, with notes, availability and undo', async ({
  request,
  browser,
  server,
}) => {
  const [tomas, lucia, julieta] = await Promise.all([
    operator(browser, server.url, 'tomas'),
    operator(browser, server.url, 'lucia'),
    operator(browser, server.url, 'julieta'),
  ])
  await writes(request, 'Pregunta azul 4471')
  await writes(request, 'Pregunta verde 4472')

  // Julieta comes back from her break, and her colleagues see it.
  await julieta.getByRole('button', { name: 'Tu disponibilidad: En pausa' }).click()
  await julieta.getByRole('menuitemradio', { name: 'Disponible' }).click()
  await expect(julieta.getByRole('button', { name: 'Tu disponibilidad: Disponible' })).toBeVisible()

  // To an area that Tomás does not see: he loses the chat, and Julieta reads his note first.
  await (await find(tomas, 'azul 4471')).click()
  await pass(tomas, 'A un área', 'Envíos', 'Pregunta por su envío.')
  await expect(tomas.getByRole('button', { name: 'Más acciones' })).toHaveCount(0)
  await expect(await find(tomas, 'azul 4471')).toHaveCount(0)
  await expect(julieta.getByText(/^Tomás Ledesma te pasó la conversación/)).toBeVisible()
  await julieta.getByRole('button', { name: 'Abrir', exact: true }).click()
  const note = julieta.locator('.panel-transfer')
  await expect(note).toContainText('Pregunta por su envío.')
  await note.getByRole('button', { name: 'Marcar como leída' }).click()
  await expect(note).toHaveCount(0)

  // To a person, and back: the toast undoes it for everybody.
  await (await find(tomas, 'verde 4472')).click()
  await pass(tomas, 'A una persona', 'Lucía Ferreyra', 'Es tu cliente.')
  await expect(lucia.getByText(/^Tomás Ledesma te pasó la conversación/)).toBeVisible()
  await tomas.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(tomas.getByText('Lo deshicimos.')).toBeVisible()
  await expect(await find(tomas, 'verde 4472')).toHaveCount(1)
})
