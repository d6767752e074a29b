import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

const NONSENSE = 'zumba quirkle vortex'

test.beforeEach(async ({ page }) => {
  await signIn(page, people.manager, demoPassword)
  await page.goto('/testbot')
})

/** Asks and waits for the answer. A draft loads changes first, which takes long beside other tests. */
async function ask(page: Page, text: string): Promise<void> {
  const answers = page.locator('.testbot-turn')
  const before = await answers.count()
  await page.getByRole('textbox', { name: 'Mensaje' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(answers).toHaveCount(before + 1)
  await expect(answers.last().locator('.testbot-balloon').first()).toBeVisible({ timeout: 60_000 })
}

test.setTimeout(150_000)

test('an answer shows its explanation, can be corrected, and the draft model then understands', async ({ page }) => {
  await ask(page, NONSENSE)
  const why = page.getByRole('region', { name: 'Explicación' })
  await expect(why.getByText('No se entendió')).toBeVisible()
  await why.getByRole('button', { name: 'Corregir' }).click()
  await why.getByLabel('Otra intención').selectOption({ label: '+ Nueva intención' })
  await why.getByLabel('Nombre de la intención').fill('Juegos de mesa')
  await why.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(why.getByText('Lo agregamos como ejemplo de «Juegos de mesa»')).toBeVisible()

  await page.getByLabel('Modelo').selectOption({ label: 'Borrador' })
  await ask(page, NONSENSE)
  await expect(why.getByRole('meter', { name: 'Confianza de Juegos de mesa' })).toBeVisible()

  // The conversation and the chosen model are kept.
  await page.reload()
  await expect(page.getByRole('button', { name: NONSENSE })).toHaveCount(2)
  await expect(page.getByLabel('Modelo')).toHaveValue('draft')
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(page.getByRole('button', { name: NONSENSE })).toHaveCount(0)
})

test('a message not understood twice hands off; the conversation is saved as a passing test case', async ({ page }) => {
  await ask(page, `${NONSENSE} uno`)
  await ask(page, `${NONSENSE} dos`)
  await expect(page.getByText('No entendió 2 veces').first()).toBeVisible()
  await page.getByRole('button', { name: 'Guardar como caso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar como caso de prueba' })
  await dialog.getByLabel('Nombre').fill('Sin sentido dos veces')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Caso creado correctamente.')).toBeVisible()
  // Includes the demo's own test cases, which must pass with the real engine.
  const cases = page.getByRole('region', { name: 'Casos de prueba' })
  await expect(cases.getByRole('listitem')).toHaveCount(8)
  await cases.getByRole('button', { name: 'Ejecutar todos' }).click()
  await expect(cases.getByRole('status')).toContainText('8 correctos, 0 fallidos')

  await cases.getByRole('button', { name: 'Editar Sin sentido dos veces' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar caso de prueba' })
  await edit.getByLabel('Debe pasar a una persona').last().uncheck()
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await cases.getByRole('button', { name: 'Ejecutar todos' }).click()
  await expect(cases.getByText('pasó a una persona y no debía.')).toBeVisible()
  await cases.getByRole('button', { name: 'Eliminar Sin sentido dos veces' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Caso eliminado correctamente.')).toBeVisible()
})

test('simulates a day and an hour, presses a button of an answer, and tries a response from its list', async ({
  page,
}) => {
  await page.goto(`/responses?filter=${encodeURIComponent('{"q":"Venta mayorista"}')}`)
  const row = page.getByRole('row', { name: /Venta mayorista/ })
  const tried = page.waitForRequest('**/testbot/message/*')
  await row.getByRole('button', { name: 'Probar Venta mayorista' }).click()
  expect((await tried).postDataJSON()).toMatchObject({ model: 'draft', at: null })
  const why = page.getByRole('region', { name: 'Explicación' })
  await expect(why.getByRole('link', { name: 'Venta mayorista' })).toHaveAttribute('href', /responses\?editar=/, {
    timeout: 30_000,
  })

  // Press the button of the answer.
  const said = page.locator('.testbot-said')
  const turn = page.locator('.testbot-turn').last()
  const button = turn.locator('.testbot-buttons button').first()
  await expect(button).toBeVisible({ timeout: 60_000 })
  const title = await button.innerText()
  await button.click()
  await expect(said).toHaveCount(2)
  await expect(said.last()).toHaveText(title)
  await expect(turn.locator('.testbot-balloon').first()).toBeVisible()

  // In the Argentine format, regardless of the browser's language.
  await page.getByLabel('Día simulado', { exact: true }).fill('22/11/2026')
  const hour = page.getByLabel('Hora', { exact: true })
  await hour.click()
  await expect(hour).toHaveValue('09:00')
  await hour.fill('3:5')
  const asked = page.waitForRequest('**/testbot/message/*')
  await ask(page, 'están abiertos?')
  expect((await asked).postDataJSON()).toMatchObject({ at: '2026-11-22T06:05:00.000Z' })
  await page.getByRole('button', { name: 'Abrir calendario de Día simulado' }).click()
  await page.getByRole('button', { name: '23 de noviembre de 2026' }).click()
  await expect(page.getByLabel('Día simulado', { exact: true })).toHaveValue('23/11/2026')
  await expect(hour).toHaveValue('03:05')

  // On a phone the chat and the input come first, and the options are collapsed into one line.
  await page.setViewportSize({ width: 390, height: 844 })
  const options = page.getByRole('button', { name: /^Opciones: / })
  await expect(options).toHaveAccessibleName('Opciones: Borrador · Webchat · Alguien nuevo · 23/11/2026 03:05')
  await expect(options).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByLabel('Modelo')).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole('log')).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeInViewport({ ratio: 0.99 })
  expect(await accessibilityProblems(page, { widths: [390] })).toEqual([])
  await options.press('Enter')
  await page.getByLabel('Canal').selectOption({ label: 'WhatsApp' })
  await expect(options).toHaveAccessibleName(/Borrador · WhatsApp · /)
  // The state is kept.
  await page.reload()
  await expect(options).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByLabel('Canal')).toHaveValue('whatsapp')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await options.press('Space')
  await expect(page.getByLabel('Canal')).toBeHidden()
})
