import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, newestMail, people, signInByForm, test } from '../support/e2e.ts'

test('a visitor signs up and sees a home page without chatbots', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Registrarse' }).click()
  const form = page.locator('form', { has: page.locator('input[name=password2]') })
  await form.locator('input[name=name]').fill('Nadia Ferreyra')
  await form.locator('input[name=username]').fill('nferreyra')
  await form.locator('input[name=email]').fill('nadia.ferreyra@example.com')
  await form.locator('input[name=password]').fill('una clave larga')
  await form.locator('input[name=password2]').fill('otra clave larga')
  await form.getByRole('button', { name: 'Registrarme' }).click()
  await expect(page.getByRole('alert').getByText('Las contraseñas no coinciden.')).toBeVisible()
  await expect(form.locator('input[name=email]')).toHaveValue('nadia.ferreyra@example.com')

  await form.locator('input[name=password2]').fill('una clave larga')
  await form.getByRole('button', { name: 'Registrarme' }).click()
  await page.waitForURL('**/home')
  await expect(page.getByText('Nadia Ferreyra').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Conversaciones' })).toHaveCount(0)
  await page.goto('/settings/general')
  await page.waitForURL('**/home')
})

test('a wrong password shows an error and keeps the username', async ({ page, quiet }) => {
  quiet.allow(/401/)
  await page.goto('/login')
  await page.locator('input[name=username]:visible').fill(people.manager)
  await page.locator('input[name=password]:visible').fill('no es esta')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('input[name=username]:visible')).toHaveValue(people.manager)
})

test('a forgotten password is reset through the link in the e-mail', async ({ page, server }) => {
  const email = `${people.editor}@grupoquebracho.example`
  await page.goto('/login')
  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click()
  await page.locator('input[type=email]:visible').fill(email)
  await page.getByRole('button', { name: 'Restablecer' }).click()
  await expect(page.getByText(/spam/i)).toBeVisible()

  const mail = await newestMail(server.dataDir, email)
  const link = /https?:\/\/\S+\/login\/forgot\/[\w-]+/.exec(mail)?.[0]
  expect(link).toBeDefined()
  await page.goto(new URL(link as string).pathname)
  await page.locator('input[name=password]').fill('clave nueva 2026')
  await page.locator('input[name=password2]').fill('clave nueva 2026')
  await page.getByRole('button', { name: 'Restablecer' }).click()
  await page.waitForURL('**/login')
  await signInByForm(page, people.editor, 'clave nueva 2026')
})

test('losing the session in another tab signs this one out', async ({ page, context }) => {
  await signInByForm(page, people.manager, demoPassword)
  const other = await context.newPage()
  await other.goto('/home')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.evaluate(() => localStorage.removeItem('jwt'))
  await page.waitForURL('**/login')
})

test('signing out revokes the session on the server', async ({ page, server }) => {
  await signInByForm(page, people.manager, demoPassword)
  const token = await page.evaluate(() => localStorage.getItem('jwt'))
  const me = () => fetch(`${server.url}/api/preferences`, { headers: { authorization: `Bearer ${token}` } })
  expect((await me()).status).toBe(200)
  await page.getByRole('button', { name: 'Cerrar Sesión' }).first().click()
  await page.waitForURL('**/login')
  expect((await me()).status).toBe(401)
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull()
})

test('the theme is kept after a reload', async ({ page }) => {
  await signInByForm(page, people.admin, demoPassword)
  await page.getByRole('button', { name: 'Activar Tema Oscuro' }).first().click()
  expect(await page.evaluate(() => localStorage.getItem('mode'))).toBe('dark')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Desactivar Tema Oscuro' }).first()).toBeVisible()
})

test('the active chatbot can be switched and is kept after a reload', async ({ page }) => {
  await signInByForm(page, people.several, demoPassword)
  await page.getByRole('button', { name: /^Chatbot: / }).click()
  await page.getByRole('option', { name: /Panadería La Espiga/ }).click()
  await page.waitForURL('**/home')
  await expect(page.getByText(/Panadería La Espiga/).first()).toBeVisible()
  const bot = await page.evaluate(() => localStorage.getItem('bot'))
  await page.reload()
  await expect(page.getByText(/Panadería La Espiga/).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('bot'))).toBe(bot)
})
