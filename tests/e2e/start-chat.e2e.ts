import { SEED } from '../../scripts/graph/world/seed.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { call, expect, people, test } from '../support/e2e.ts'

test('staff begin a conversation on WhatsApp with a typed number, and its owner answers', async ({
  page,
  graph,
  signInAs,
}) => {
  await signInAs(people.manager)
  await page.goto('/chats')
  await page.getByRole('button', { name: 'Nueva conversación' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva conversación de WhatsApp' })
  await expect(dialog.getByRole('link', { name: 'Ir a Conectores' })).toBeVisible()
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await page.keyboard.press('Escape')

  const keys = { waba_id: SEED.wabaId, access_token: SEED.token, app_secret: SEED.appSecret }
  await call(page, 'POST', '/plugins/whatsapp/1', { phone_number_id: SEED.numberId, ...keys })
  await page.reload()
  await page.getByRole('button', { name: 'Nueva conversación' }).waitFor()
  await page.keyboard.press('n')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await dialog.getByLabel('Contacto o teléfono').fill('0341 15 677-0188')
  await dialog.getByRole('button', { name: 'Escribir a +54 9 341 677-0188' }).click()
  await dialog.getByLabel('Buscar').fill('retomar')
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Nombre').fill('Marta Gómez')
  await dialog.getByLabel('Dato 1').fill('Marta')
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(dialog).toHaveCount(0)
  const said = 'Hola Marta, seguimos con tu consulta. ¿Te podemos ayudar?'
  await expect(page.locator('.bubble', { hasText: said }).getByTitle('Leído')).toBeVisible()
  await expect(page.getByRole('button', { name: /^A cargo de/ })).toBeVisible()

  const person = { id: 'marta', name: 'Marta', waId: '5493416770188' }
  await page.request.post(`${graph.url}/_sim/seed`, { data: { people: [person] } })
  await page.request.post(`${graph.url}/_sim/people/marta/messages`, { data: { type: 'text', text: { body: '¡Sí!' } } })
  await expect(page.locator('.bubble', { hasText: '¡Sí!' })).toBeVisible()
})
