import type { APIRequestContext } from '@playwright/test'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

test('a survey is sent to customers who wrote lately, and its answers are counted', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.setViewportSize({ width: 1366, height: 900 })
  await page.goto('/forms/add/survey')
  await page.getByLabel('Nombre').fill('Opinión de prueba')
  await page.getByRole('combobox').first().selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Crear encuesta' }).click()
  await expect(page).toHaveURL(/\/forms\/survey\/\d+$/)
  await page.getByRole('link', { name: 'Campaña', exact: true }).click()
  await expect(page.getByText('Todavía no la enviaste.')).toBeVisible()
  const found = await accessibilityProblems(page)
  await page.setViewportSize({ width: 1366, height: 900 })

  await page.getByRole('button', { name: 'Enviar encuesta' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Opinión de noviembre')
  await dialog.getByLabel('Últimos días').fill('3')
  await expect(dialog.getByText(/Le llega a \d+ personas?\./)).toBeVisible()
  found.push(...(await accessibilityProblems(page, { only: '[role=dialog]' })))
  await page.setViewportSize({ width: 1366, height: 900 })
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  const row = page.getByRole('row', { name: /^Opinión de noviembre/ })
  await expect(row).toBeVisible()
  // Everybody is asked while the page is open.
  await expect(row.getByText('Terminado')).toBeVisible({ timeout: 20_000 })
  expect(found).toEqual([])
})

/** Writes as a customer in the webchat of the demo's main bot, so that a chat is open and can be asked. */
async function writeAsCustomer(request: APIRequestContext, text: string): Promise<void> {
  const path = '/api/webchat/ferreteria-quebracho'
  const started = await request.post(`${path}/sessions`, { data: { origin: 'https://www.elquebracho.example' } })
  const headers = { authorization: `Visitor ${(await started.json()).secret}` }
  const data = { key: crypto.randomUUID(), text }
  expect((await request.post(`${path}/messages`, { headers, data })).status()).toBe(201)
}

test('chats chosen in the inbox get a survey, at every size, by those who may send it', async ({
  page,
  request,
  signInAs,
}) => {
  for (const text of ['encuesta para uno', 'encuesta para dos']) await writeAsCustomer(request, `gracias, ${text}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(people.manager)
  await page.goto('/chats?type=all&dates=empty')
  await expect(page.locator('.chat-row')).not.toHaveCount(0)
  for (const at of [0, 1]) await page.locator('.chat-row').nth(at).getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Más acciones para las elegidas' }).click()
  await page.getByRole('menuitem', { name: 'Enviar encuesta' }).click()
  await page.getByLabel('Encuesta', { exact: true }).selectOption({ label: '¿Cómo te atendimos?' })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/forms\/survey\/send\/3$/)
  const dialog = page.getByRole('dialog', { name: 'Enviar encuesta' })
  await expect(dialog.getByText(/^Le llega a [12] personas?\./)).toBeVisible()
  await dialog.getByLabel('Nombre').fill('De la bandeja')
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('De la bandeja')).toBeVisible()
  await page.reload()
  await expect(page.getByText('De la bandeja')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('who may not send surveys is not offered them in the inbox', async ({ page, signInAs }) => {
  await signInAs('tomas')
  await page.goto('/chats?type=all&dates=empty')
  await page.locator('.chat-row').first().getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Más acciones para las elegidas' }).click()
  await expect(page.getByRole('menuitem', { name: 'Marcar como leídas' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Enviar encuesta' })).toHaveCount(0)
})

test('a link opens the chat with what begins the survey, which the visitor sends', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/forms/add/survey')
  await page.getByLabel('Nombre').fill('Opinión por enlace')
  await page.getByRole('button', { name: 'Crear encuesta' }).click()
  await page.getByRole('link', { name: 'Compartir', exact: true }).click()
  await page.getByRole('button', { name: 'Crear enlace' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Dirección').fill('opinion-enlace')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Compartir', exact: true }).click()
  const address = await dialog.getByText(/\/c\/[^/]+\?text=/).innerText()
  const { pathname, search } = new URL(address)
  await page.goto(pathname + search)
  const box = page.getByRole('textbox')
  await expect(box).toHaveValue('#opinion-enlace')
  await box.press('Enter')
  await expect(page.getByText('Muy bien').first()).toBeVisible({ timeout: 20_000 })
})
