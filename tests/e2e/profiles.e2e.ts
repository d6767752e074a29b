import type { Browser, Page } from '@playwright/test'
import { SEED } from '../../scripts/graph/world/seed.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { dialog } from '../support/connect-number.ts'
import { call, expect, people, test } from '../support/e2e.ts'
import { samplePng } from '../support/sample-files.ts'

test.setTimeout(360_000)

const keys = { app_secret: SEED.appSecret }
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar' }).click()

/** Opens the profile of the only connection of a kind. */
async function openProfile(page: Page, kind: string): Promise<void> {
  await page.goto('/plugins')
  await page
    .getByRole('article')
    .filter({ hasText: kind })
    .filter({ has: page.getByRole('button', { name: 'Perfil' }) })
    .getByRole('button', { name: 'Perfil' })
    .click()
}

/** A phone of the simulator, with the business with this name. */
async function openPhone(browser: Browser, url: string, business: RegExp): Promise<Page> {
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(url)
  const select = phone.getByLabel('Negocio', { exact: true })
  const option = await select.locator('option').filter({ hasText: business }).first().getAttribute('value')
  await select.selectOption(option)
  return phone
}

test('what an owner writes in the profile of a page is seen on the phone, and the bot answers what is pressed there', async ({
  page,
  browser,
  graph,
  signInAs,
}) => {
  await signInAs(people.manager)
  const setup = await call(page, 'GET', '/plugins/setup/1')
  const { callback_url, verify_token } = setup
  const subscribed = await page.request.post(`${graph.url}/v26.0/${SEED.appId}/subscriptions`, {
    headers: { authorization: `Bearer ${SEED.appId}|${SEED.appSecret}` },
    data: { object: 'page', callback_url, verify_token, fields: 'messages,messaging_postbacks' },
  })
  expect(subscribed.ok()).toBe(true)
  await call(page, 'POST', '/plugins/facebook/1', { page_id: SEED.pageId, access_token: SEED.pageToken, ...keys })
  await openProfile(page, 'Facebook')
  await dialog(page).getByLabel('Saludo').fill('Hola, ¿en qué te ayudamos?')
  await dialog(page).getByLabel('Pregunta 1').fill('¿Hacen envíos?')
  await dialog(page).getByRole('button', { name: 'Agregar opción' }).click()
  const option = dialog(page).getByRole('group', { name: 'Opción 1' })
  await option.getByLabel('Texto').fill('Ver horarios')
  await option.getByLabel('Qué lee el chatbot').fill('¿A qué hora abren?')
  await expect(dialog(page).getByRole('region', { name: 'Vista previa' })).toContainText('Ver horarios')
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await save(page)
  await expect(dialog(page)).toHaveCount(0)

  const phone = await openPhone(browser, graph.url, /Messenger/)
  await expect(phone.getByText('Hola, ¿en qué te ayudamos?')).toBeVisible()
  expect(await accessibilityProblems(phone)).toEqual([])
  await phone.getByText('Menú', { exact: true }).click()
  await phone.getByRole('button', { name: 'Ver horarios' }).click()
  await expect(phone.locator('.bubbles .theirs').first()).toBeVisible()
  await phone.context().close()
})

test('what an owner writes in the profile of a number is seen on the phone', async ({
  page,
  browser,
  graph,
  signInAs,
}) => {
  await signInAs(people.manager)
  const number = { phone_number_id: SEED.numberId, waba_id: SEED.wabaId, access_token: SEED.token, ...keys }
  await call(page, 'POST', '/plugins/whatsapp/1', number)
  await openProfile(page, 'WhatsApp')
  await expect(dialog(page).getByLabel('Información')).toHaveValue('Todo para tu obra')
  await dialog(page).getByLabel('Información').fill('Abierto de 8 a 18')
  await dialog(page).getByLabel('Sitio 1').fill('https://ferreteria.example')
  const picture = { name: 'foto.png', mimeType: 'image/png', buffer: samplePng(800, 500) }
  await dialog(page).getByLabel('Foto').setInputFiles(picture)
  await expect(dialog(page).getByRole('img', { name: 'Foto del perfil' })).toBeVisible()
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await save(page)
  await expect(dialog(page)).toHaveCount(0)

  const phone = await openPhone(browser, graph.url, /WhatsApp/)
  await phone.getByText('Información de la empresa').click()
  await expect(phone.getByText('Abierto de 8 a 18')).toBeVisible()
  await expect(phone.getByText('https://ferreteria.example')).toBeVisible()
  await expect(phone.getByRole('img', { name: 'Foto' })).toBeVisible()
  expect(await accessibilityProblems(phone)).toEqual([])
  await phone.context().close()
})
