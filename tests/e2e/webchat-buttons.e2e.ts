import { accessibilityProblems } from '../support/axe.ts'
import { call, expect, people, test } from '../support/e2e.ts'

test('the buttons of the webchat name the response they lead to', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  const { responses } = (await call(page, 'GET', '/responses/choices/1')) as {
    responses: { id: number; name: string }[]
  }
  const [target, other] = responses
  const path = '/bots/webchat/settings/1'
  const { parameters } = (await call(page, 'GET', path)) as { parameters: Record<string, unknown> }
  const starter_buttons = [{ title: 'Precios', type: 'response', target: String(target?.id) }]
  await call(page, 'PUT', '/bots/webchat/parameters/1', { ...parameters, starter_buttons })
  await page.goto('/settings/webchat')
  const field = page.getByRole('group', { name: 'Botones de inicio' })
  await field.scrollIntoViewIfNeeded()
  const place = field.getByLabel('Destino')
  await expect(place).toHaveValue(String(target?.id))
  await expect(place.locator('option:checked')).toHaveText(target?.name ?? '')
  await place.selectOption({ label: other?.name ?? '' })
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText('Configuración guardada correctamente.')).toBeVisible()
  const saved = (await call(page, 'GET', path)) as { parameters: { starter_buttons: object[] } }
  expect(saved.parameters.starter_buttons).toMatchObject([{ title: 'Precios', target: String(other?.id) }])
})
