import type { Page } from '@playwright/test'
import { SEED } from '../../scripts/graph/world/seed.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { dialog, fillWhatsapp, next } from '../support/connect-number.ts'
import { call, expect, people, test } from '../support/e2e.ts'

const PHONE = '+54 9 11 5000-0000'

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first()

test('an owner connects a number, tests it, mends it when its key expires, and disconnects it', async ({
  page,
  graph,
  quiet,
  signInAs,
}) => {
  const { world } = graph.sim
  // The refusal that the test provokes.
  quiet.allow(/status of 422/)
  await signInAs(people.manager)
  await page.goto('/plugins')
  await expect(page.getByRole('heading', { name: 'Conecta tu primer canal' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  await fillWhatsapp(page, 'EAASimVencida0000000')
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  const send = dialog(page).getByRole('button', { name: 'Conectar WhatsApp' })
  await send.click()
  // The refused key leads back to its step, with everything that was typed.
  const key = page.getByLabel('Clave de acceso')
  await expect(dialog(page).getByText('WhatsApp no acepta esta clave. Copia una que no esté vencida.')).toBeVisible()
  await expect(key).toBeFocused()
  await expect(page.getByLabel('ID del número')).toHaveValue(SEED.numberId)
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await key.fill(SEED.token)
  await key.press('Enter')
  await send.click()
  await expect(dialog(page).getByText(`Conectaste ${PHONE}.`)).toBeVisible()
  await expect(dialog(page).getByText('Todo funciona.')).toBeVisible()
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await dialog(page).getByRole('button', { name: 'Terminar' }).click()

  const number = card(page, PHONE)
  await expect(number.getByText('Conectada', { exact: true })).toBeVisible()
  await number.getByRole('button', { name: 'Probar' }).click()
  await expect(dialog(page).getByText('Todo funciona.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cerrar', exact: true }).last().click()

  // The key expires: the answer to the next customer cannot leave, and the open page says so by itself.
  const token = world.tokens.get(SEED.token)
  if (!token) throw new Error('the seed has no token')
  world.tokens.set(SEED.token, { ...token, expiresAt: world.clock.now() })
  const content = { type: 'text', text: { body: 'Hola' } }
  expect((await page.request.post(`${graph.url}/_sim/people/ana/messages`, { data: content })).ok()).toBe(true)
  await expect(number.getByText('Requiere atención')).toBeVisible()
  await expect(number.getByText('Qué pasa:')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  const fresh = 'EAASimNueva00000000000000009f2c'
  world.tokens.set(fresh, { ...token, value: fresh })
  world.tokens.set(SEED.token, token)
  await number.getByRole('button', { name: 'Cambiar claves' }).click()
  await page.getByLabel('Clave de acceso').fill(fresh)
  await dialog(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(number.getByText('Conectada', { exact: true })).toBeVisible()
  // What waited leaves with the new key.
  await expect
    .poll(async () => (await (await page.request.get(`${graph.url}/_sim/ledger`)).text()).includes('5491123456789'))
    .toBe(true)
  await number.getByRole('button', { name: 'Editar' }).click()
  await expect(dialog(page).getByText('La guardada termina en 9f2c. Si la dejas vacía, seguirá esa.')).toBeVisible()
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click()

  await number.getByRole('link', { name: 'Ver actividad' }).click()
  await expect(page.getByRole('row', { name: /Se conectó/ })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Conexiones', exact: true }).click()

  await number.getByRole('button', { name: 'Desconectar' }).click()
  await expect(dialog(page).getByText(/Las conversaciones y los contactos quedan/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Desconectar' }).click()
  await expect(number.getByText('Desconectada', { exact: true })).toBeVisible()
  await expect(number.getByRole('button', { name: 'Volver a conectar' })).toBeVisible()
})

test('a second number is connected beside the first; one that is connected already is refused at its field', async ({
  page,
  quiet,
  signInAs,
}) => {
  quiet.allow(/status of 409/)
  await signInAs(people.manager)
  const keys = { waba_id: SEED.wabaId, access_token: SEED.token, app_secret: SEED.appSecret }
  await call(page, 'POST', '/plugins/whatsapp/1', { phone_number_id: SEED.numberId, ...keys })
  await page.goto('/plugins')
  await expect(card(page, PHONE).getByText('Conectada', { exact: true })).toBeVisible()
  await fillWhatsapp(page, SEED.token)
  const send = dialog(page).getByRole('button', { name: 'Conectar WhatsApp' })
  await send.click()
  await expect(dialog(page).getByText('Ya está conectado a este chatbot.')).toBeVisible()
  await page.getByLabel('ID del número').fill(SEED.otherNumberId)
  await next(page)
  await send.click()
  await expect(dialog(page).getByText('Todo funciona.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page, PHONE).getByText('Conectada', { exact: true })).toBeVisible()
  await expect(card(page, '+54 9 11 5000-0001').getByText('Conectada', { exact: true })).toBeVisible()
})
