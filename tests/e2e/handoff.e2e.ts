import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

const KEY = 'ferreteria-quebracho'

test('new handoff settings apply to the next message', async ({ page, browser, server, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/settings/general')
  const words = page.getByRole('combobox', { name: 'Palabras que piden una persona' })
  await words.fill('gerencia')
  await words.press('Enter')
  // The form is longer than the viewport, but its buttons stay visible.
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(page.getByRole('button', { name: 'Guardar derivación' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: 'Mensaje de espera' }).fill('Ya viene {{area.nombre}}.')
  await expect(page.getByRole('note', { name: 'Vista previa de Mensaje de espera' })).toHaveText('Ya viene Ventas.')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar derivación' }).click()
  await expect(page.getByText('Configuración guardada correctamente.')).toBeVisible()

  const hours = page.getByRole('region', { name: 'Horario de atención' })
  const zone = hours.getByRole('combobox', { name: 'Zona horaria' })
  await expect(zone).toHaveValue('Buenos Aires (UTC−3)')
  await zone.fill('tucuman')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Tucumán (UTC−3)'])
  expect(await accessibilityProblems(page)).toEqual([])
  await zone.press('Enter')
  await expect(zone).toHaveValue('Tucumán (UTC−3)')
  await hours.getByRole('switch', { name: 'Siempre abierto' }).press('Space')
  await page.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(page.getByText('Configuración guardada correctamente.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Descartar cambios' })).toHaveCount(0)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/demo/${KEY}`)
  await visitor.getByRole('button', { name: 'Abrir la conversación' }).click()
  const chat = visitor.frameLocator('iframe')
  await chat.getByRole('textbox').fill('quiero hablar con gerencia')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.locator('.bubble', { hasText: /^Ya viene \S/ })).toBeVisible()
})
