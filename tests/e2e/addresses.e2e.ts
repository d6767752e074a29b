import { expect, people, test } from '../support/e2e.ts'

test('going back asks before unsaved changes are discarded, and follows the answer', async ({ page, signInAs }) => {
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

test('a new page opens at its top, and going back restores the scroll position', async ({ page, signInAs }) => {
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

test('two steps back at once ask only once, and staying keeps the page and the URL', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Editar Usuario' }).click()
  await page.getByRole('link', { name: 'Configuración' }).click()
  const field = page.getByRole('textbox', { name: 'Mensaje de espera' })
  await field.fill('Ya te atienden.')
  await page.evaluate(() => {
    history.back()
    history.back()
  })
  const asks = page.getByRole('dialog', { name: 'Cambios sin guardar' })
  await asks.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page).toHaveURL(/\/settings\/general$/)
  await expect(field).toHaveValue('Ya te atienden.')
  await expect(asks).toHaveCount(0)
  await page.goBack()
  await asks.getByRole('button', { name: 'Descartar' }).click()
  await expect(page).toHaveURL(/\/settings\/user$/)
})

test('a part whose code was not loaded leaves the form and its text, and is loaded again', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.allow(/HoursTools/)
  await signInAs(people.manager)
  await page.route('**/HoursTools*', (route) => route.abort(), { times: 2 })
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/settings/general')
  const field = page.getByRole('textbox', { name: 'Mensaje de espera' })
  await field.fill('Ya te atienden.')
  await refused
  await expect(page.getByRole('button', { name: 'Cargar feriados' })).toBeVisible()
  await expect(field).toHaveValue('Ya te atienden.')
})

test('going back past a fragment link asks too', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home#contenido$/)
  await page.getByRole('link', { name: 'Configuración' }).click()
  const field = page.getByRole('textbox', { name: 'Mensaje de espera' })
  await field.fill('Ya te atienden.')
  const asks = page.getByRole('dialog', { name: 'Cambios sin guardar' })
  for (const steps of [-1, -2]) {
    await page.evaluate((by) => history.go(by), steps)
    await asks.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(page).toHaveURL(/\/settings\/general$/)
    await expect(field).toHaveValue('Ya te atienden.')
  }
  await page.goBack()
  await asks.getByRole('button', { name: 'Descartar' }).click()
  await expect(page).toHaveURL(/\/home#contenido$/)
})

test('a page opened by URL starts at its top', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 900, height: 400 })
  await signInAs(people.manager)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Equipo' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 200))
  await page.goto('/settings/general')
  await expect(page.getByRole('textbox', { name: 'Mensaje de espera' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
