import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, newestMail, people, signIn, test } from '../support/e2e.ts'

test('an administrator invites a person, who accepts and becomes a member', async ({ page, browser, server }) => {
  const manager = people.manager
  await signIn(page, manager, demoPassword)
  await page.goto('/settings/admin')
  await page.getByRole('button', { name: 'Invitar' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/correo|e-mail|email/i).fill('lucia.paz@example.com')
  await dialog.getByRole('button', { name: /Invitar|Guardar/ }).click()
  await expect(page.getByText('Usuario invitado correctamente')).toBeVisible()

  const mail = await newestMail(server.dataDir, 'lucia.paz@example.com')
  const link = /https?:\/\/\S+\/register\/invited\/[\w-]+/.exec(mail)?.[0]
  expect(link).toBeDefined()
  const visitor = await browser.newContext({ baseURL: server.url })
  const guest = await visitor.newPage()
  await guest.goto(new URL(link as string).pathname)
  await guest.locator('input[name=name]').fill('Lucía Paz')
  await guest.locator('input[name=username]').fill('luciapaz')
  await guest.locator('input[name=password]').fill('clave de lucia')
  await guest.locator('input[name=password2]').fill('clave de lucia')
  await guest.getByRole('button', { name: 'Registrarme' }).click()
  await guest.waitForURL('**/home')
  await expect(guest.getByRole('link', { name: 'Inicio', exact: true })).toBeVisible()
  await expect(guest.getByText('Lucía Paz').first()).toBeVisible()
  await visitor.close()

  await page.reload()
  await expect(page.getByText('Lucía Paz')).toBeVisible()
})
