import { accessibilityProblems } from '../support/axe.ts'
import { call, expect, people, test } from '../support/e2e.ts'

test('the first steps of a new bot lead to their places and follow what was done', async ({ page, signInAs }) => {
  await signInAs(people.admin)
  const { id } = await call(page, 'POST', '/platform/bots', { name: 'Kiosco Luna', plan_id: 3, owner: 'nadia' })
  await signInAs('nadia')
  // It begins with a training.
  const isTrained = async () => (await call(page, 'GET', `/bots/state/${id}`)).model !== null
  await expect.poll(isTrained, { timeout: 60_000 }).toBe(true)

  await page.goto('/chats')
  await page.getByRole('link', { name: 'Publicar el webchat' }).click()
  await expect(page.getByRole('region', { name: 'Publicar' })).toBeFocused()

  await page.goto('/home')
  const steps = page.getByRole('region', { name: 'Primeros pasos' })
  await expect(steps.getByText('1 de 7')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await steps.getByRole('link', { name: 'Probar el chatbot' }).click()
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Hola')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hola', { exact: true })).toBeVisible()
  await expect(page.getByText(/¡Hola!/).first()).toBeVisible()

  await page.goto('/home')
  await expect(steps.getByText('2 de 7')).toBeVisible()
  await steps.getByRole('link', { name: 'Poner tu horario' }).click()
  await expect(page.getByRole('region', { name: 'Horario de atención' })).toBeFocused()
  // They are right as they are.
  await page.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(page.getByText(/guardad. correctamente/)).toBeVisible()
  await page.goto('/home')
  await expect(steps.getByText('3 de 7')).toBeVisible()

  await steps.getByRole('link', { name: 'Completar datos del negocio' }).click()
  const business = page.getByRole('region', { name: 'Datos del negocio' })
  await expect(business).toBeFocused()
  await business.getByRole('textbox', { name: 'Dirección' }).fill('San Martín 450')
  await business.getByRole('textbox', { name: 'Sitio' }).fill('www.kioscoluna.example')
  await page.getByRole('button', { name: 'Guardar datos' }).click()
  await expect(page.getByText(/guardad. correctamente/)).toBeVisible()
  await expect(business.getByRole('textbox', { name: 'Sitio' })).toHaveValue('https://www.kioscoluna.example')
  await page.goto('/home')
  await expect(steps.getByText('4 de 7')).toBeVisible()

  await steps.getByRole('button', { name: 'No mostrar más' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Primeros pasos: 4 de 7' }).click()
  await expect(steps.getByText('4 de 7')).toBeVisible()
})
