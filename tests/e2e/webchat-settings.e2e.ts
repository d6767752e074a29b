import type { Page } from '@playwright/test'
import { hindrances } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

const KEY = 'ferreteria-quebracho'

const preview = (page: Page) => page.frameLocator('iframe[title="Vista previa del webchat"]')
const chatIn = (page: Page) => preview(page).frameLocator('iframe')

test('what is chosen is previewed at once, published, and obeyed by the widget', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs(people.manager)
  await page.goto('/settings/webchat')
  await expect(chatIn(page).getByRole('heading', { name: 'Ferretería El Quebracho' })).toBeVisible()

  await page
    .getByRole('textbox', { name: /^Título/ })
    .first()
    .fill('El Quebracho')
  await expect(chatIn(page).getByRole('heading', { name: 'El Quebracho', exact: true })).toBeVisible()

  // a colour that cannot be read, and the press that mends it
  await page.getByRole('textbox', { name: /^Botón\s*\*?$/ }).fill('#ffe9b0')
  const mend = page.getByRole('button', { name: 'Corregir: Botones y enlaces sobre el fondo' })
  await mend.click()
  await expect(mend).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /^Botón\s*\*?$/ })).not.toHaveValue('#ffe9b0')

  await page.getByRole('button', { name: 'Teléfono', exact: true }).click()
  await expect(chatIn(page).getByRole('textbox')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrado', exact: true }).click()
  await expect(preview(page).getByRole('button', { name: 'Abrir la conversación' })).toBeVisible()

  await page.getByLabel('Mostrar el globo').check()
  const callout = page.getByRole('group', { name: /Globo de invitación/ })
  await callout.getByRole('textbox', { name: /^Título/ }).fill('¿Una mano?')
  await callout.getByRole('textbox', { name: /^Texto/ }).fill('Contestamos en el momento.')
  await callout.getByRole('textbox', { name: /^Aparece/ }).fill('0')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Configuración guardada correctamente.')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/demo/${KEY}`)
  await visitor.getByRole('button', { name: /¿Una mano\?/ }).click()
  const chat = visitor.frameLocator('iframe')
  await expect(chat.getByRole('heading', { name: 'El Quebracho' })).toBeVisible()

  // rarely used parts come when they are asked for
  await chat.getByRole('textbox').fill('Gracias ')
  await chat.getByRole('button', { name: 'Emojis' }).click()
  await chat.getByRole('button', { name: '🧉' }).click()
  await expect(chat.getByRole('textbox')).toHaveValue('Gracias 🧉')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.locator('.bubble', { hasText: '¡Gracias por escribir!' })).toBeVisible()
  await chat.getByRole('button', { name: 'Más opciones' }).click()
  await chat.getByRole('button', { name: 'Volver a empezar' }).click()
  await expect(chat.locator('.bubble', { hasText: '¡Gracias por escribir!' })).toHaveCount(0)
})

test('the settings are accessible', async ({ page, signInAs }) => {
  test.setTimeout(90_000)
  await signInAs(people.manager)
  await page.goto('/settings/webchat')
  await expect(chatIn(page).getByRole('textbox')).toBeVisible()
  expect(await hindrances(page)).toEqual([])
})
