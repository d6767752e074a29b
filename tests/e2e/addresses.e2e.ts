import { expect, people, test } from '../support/e2e.ts'

test('the way back asks first while a page has changes, and takes the answer', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Editar Usuario' }).click()
  await expect(page.getByRole('heading', { name: 'Editar Usuario' })).toBeVisible()
  await page.getByRole('link', { name: 'Configuración' }).click()
  await expect(page.getByRole('heading', { name: 'Configuración', level: 1 })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Mensaje de espera' })
  await field.fill('Ya te atienden.')

  const asks = page.getByRole('dialog', { name: 'Cambios sin guardar' })
  await page.goBack()
  await asks.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(field).toHaveValue('Ya te atienden.')
  await expect(page).toHaveURL(/\/settings\/general$/)

  await page.evaluate(() => history.go(-2))
  await asks.getByRole('button', { name: 'Descartar' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/settings\/user$/)
})

test('another page begins at its top; the one before stands where it was left', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 900, height: 400 })
  await signInAs(people.manager)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Equipo' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 200))
  const stands = () => page.evaluate(() => window.scrollY)
  await page.getByRole('link', { name: 'Editar Usuario' }).click()
  await expect(page).toHaveURL(/\/settings\/user$/)
  await expect.poll(stands).toBe(0)
  await page.goBack()
  await expect.poll(stands).toBe(200)
})
