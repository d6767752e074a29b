import { accessibilityProblems } from '../support/axe.ts'
import { expect, newestMail, test } from '../support/e2e.ts'

test.setTimeout(150_000)

test('from a sign-up to a chatbot that answers: confirmed address, name, country, test chat', async ({
  page,
  server,
}) => {
  const email = 'duenia@example.com'
  await page.goto('/login')
  await page.getByRole('button', { name: 'Registrarse' }).click()
  const form = page.locator('form', { has: page.locator('input[name=password2]') })
  await form.locator('input[name=name]').fill('Delia Paz')
  await form.locator('input[name=username]').fill('delia')
  await form.locator('input[name=email]').fill(email)
  await form.locator('input[name=password]').fill('una clave larga')
  await form.locator('input[name=password2]').fill('una clave larga')
  await form.getByRole('button', { name: 'Registrarme' }).click()
  await expect(page.getByText('Confirma tu correo')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  const link = /https?:\/\/\S+\/register\/confirm\/[\w-]+/.exec(await newestMail(server.dataDir, email))?.[0]
  await page.goto(new URL(link ?? '').pathname)
  await expect(page.getByText(email)).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirmar correo' }).click()

  await page.waitForURL('**/home')
  await page.getByLabel('Nombre del negocio').fill('Librería Delia')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Enter')
  const empty = page.getByRole('radio', { name: 'Otro rubro' })
  const country = page.getByLabel('País')
  await expect(empty.or(country)).toBeVisible()
  if (await empty.isVisible()) {
    await empty.check()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Continuar' }).click()
  }
  await country.selectOption({ label: 'Colombia' })
  await expect(page.getByLabel('Zona horaria')).toHaveValue('America/Bogota')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Crear chatbot' }).click()

  await expect(page.getByRole('button', { name: 'Chatbot: Librería Delia' })).toBeVisible()
  await page.goto('/testbot')
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('hola')
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Hola! ¿En qué te puedo ayudar?')).toBeVisible()
})
