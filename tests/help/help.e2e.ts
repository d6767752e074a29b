import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

test('the help opens beside the page with the keyboard, finds an article and stays while working', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.manager)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/responses')
  await expect(page.getByRole('heading', { level: 1, name: 'Respuestas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nueva' })).toBeVisible()
  await page.keyboard.press('F1')
  const help = page.getByRole('complementary', { name: 'Ayuda' })
  await expect(help.getByRole('searchbox')).toBeFocused()
  await expect(help.getByRole('heading', { level: 4 }).first()).toHaveText('Sobre esta página')

  await page.keyboard.type('SINONIMO')
  await page.keyboard.press('Enter')
  await expect(help.getByRole('heading', { level: 3, name: 'Sinónimos' })).toBeFocused()
  await expect(page).toHaveURL(/\/responses\?ayuda=sinonimos$/)

  // The page keeps working, without being covered.
  const [main, drawer] = [await page.locator('main').boundingBox(), await help.boundingBox()]
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(drawer?.x ?? 0)
  await page.getByRole('link', { name: 'Respuestas Secundarias' }).click()
  await expect(page).toHaveURL(/\/responses\/secondary\?ayuda=sinonimos$/)
  await page.reload()
  await expect(help.getByRole('heading', { level: 3, name: 'Sinónimos' })).toBeVisible()

  await help.getByRole('link', { name: 'Abrir Entrenamiento Avanzado, Sinónimos' }).click()
  await expect(page).toHaveURL(/\/advanced\/synonyms\?ayuda=sinonimos$/)
  await expect(help.getByRole('heading', { level: 3, name: 'Sinónimos' })).toBeVisible()
  // The table writes its own parameters into the address.
  await page.getByRole('button', { name: 'Grupo', exact: true }).click()
  await expect(page).toHaveURL(/[?&]sort=/)
  await expect(page).toHaveURL(/[?&]ayuda=sinonimos/)
  await help.getByRole('button', { name: 'Cerrar ayuda' }).click()
  await expect(help).toBeHidden()
  await expect(page).not.toHaveURL(/ayuda/)
})

test('the whole manual works without a connection once it is loaded, and requests nothing from elsewhere', async ({
  page,
  context,
  signInAs,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await signInAs(people.manager)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(page.url()).host) foreign.push(request.url())
  })
  await page.goto('/state?ayuda=')
  const help = page.getByRole('complementary', { name: 'Ayuda' })
  await expect(help.getByRole('searchbox')).toBeVisible()
  await context.setOffline(true)
  await help.getByRole('searchbox').fill('feriados')
  await help.getByRole('link', { name: 'Definir el horario de atención' }).click()
  await expect(help.getByRole('heading', { level: 3, name: 'Definir el horario de atención' })).toBeVisible()
  await help.getByRole('link', { name: 'secundaria' }).click()
  await expect(help.getByRole('heading', { level: 3, name: 'Respuestas secundarias' })).toBeVisible()
  await context.setOffline(false)
  expect(foreign).toEqual([])
})

test('on a phone it covers the page, and a link to a screen shows the screen', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  const button = page.getByRole('banner').getByRole('button', { name: 'Ayuda' })
  await button.click()
  const help = page.getByRole('dialog', { name: 'Ayuda' })
  await expect(help).toBeVisible()
  expect(await help.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(button).toBeFocused()

  // Going back closes it and stays on the page.
  await button.click()
  await expect(help).toBeVisible()
  await help.getByRole('link', { name: 'Crear tu primer chatbot' }).click()
  await expect(page).toHaveURL(/\/home\?ayuda=primer-chatbot$/)
  await page.goBack()
  await expect(help).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)

  await button.click()
  await help.getByRole('link', { name: 'Entrenar el chatbot' }).click()
  await help.getByRole('link', { name: 'Estado', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Estado del Chatbot' })).toBeVisible()
  await expect(help).toBeHidden()
  await expect(page).toHaveURL(/\/state$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible()
  await expect(help).toBeHidden()
})

// A slow phone is still rendering the help's entry in the history when its user goes back.
for (const [phone, rate] of Object.entries({ phone: 1, 'slow phone': 10 }))
  test(`on a ${phone}, leaving the help with back keeps unsaved changes without asking`, async ({ page, signInAs }) => {
    await signInAs(people.manager)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/settings/user')
    const name = page.getByRole('textbox', { name: 'Nombre' })
    await name.fill('Marina S.')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    await page.getByRole('banner').getByRole('button', { name: 'Ayuda' }).click()
    const help = page.getByRole('dialog', { name: 'Ayuda' })
    await expect(help).toBeVisible()
    await page.goBack()
    await expect(help).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(name).toHaveValue('Marina S.')
  })

test('an empty list links to its article', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/settings/admin/invitations')
  const rows = page.getByRole('button', { name: /Anular/ })
  const link = page.getByRole('link', { name: 'Cómo funciona' })
  await expect(rows.first().or(link)).toBeVisible()
  while ((await rows.count()) > 0) {
    const left = await rows.count()
    await rows.first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Anular invitación' }).click()
    await expect(rows).toHaveCount(left - 1)
  }
  await link.click()
  const help = page.getByRole('complementary', { name: 'Ayuda' })
  await expect(help.getByRole('heading', { level: 3, name: 'Equipo y permisos' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(link).toBeFocused()
})

test('the help is accessible in both themes and at every width', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  for (const article of ['', 'horario-de-atencion']) {
    await page.goto(`/state?ayuda=${article}`)
    await expect(page.locator('#ayuda').getByRole('heading', { level: 3 })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await accessibilityProblems(page, { widths: [390, 1000, 1366] })).toEqual([])
  }
  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('etiqueta')
  await expect(page.locator('.help-results li').first()).toBeVisible()
  expect(await accessibilityProblems(page, { only: '#ayuda' })).toEqual([])
})
