import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { call, expect, newestMail, people, send, signIn, test } from '../support/e2e.ts'

test.use({ permissions: ['local-network-access'] })

const row = (page: Page, name: string) => page.locator('tbody tr', { hasText: name })

/** Opens the panel as the platform's administrator and finds a chatbot. */
async function openPanel(page: Page, name: string): Promise<void> {
  await page.goto('/admin/bots')
  await page.getByRole('textbox', { name: 'Nombre' }).first().fill(name)
  await expect(page.locator('tbody tr')).toHaveCount(1)
}

test('a chatbot with a template for a new address is trained when the invited person enters', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  test.setTimeout(360_000)
  await signInAs(people.admin)
  const templates: { trade: string }[] = await call(page, 'GET', '/bots/templates')
  await page.goto('/home')
  await page.waitForURL('**/admin/bots')
  await page.getByRole('button', { name: 'Crear chatbot' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Taller Mirta')
  await dialog.getByLabel('Plan').click()
  await page.getByRole('option', { name: 'Profesional' }).click()
  await dialog.getByLabel('Responsable').fill('mirta@example.com')
  await expect(dialog.getByText('Si el correo no tiene cuenta, lo invitaremos como Administrador.')).toBeVisible()
  await dialog.getByLabel('País').selectOption({ label: 'México' })
  if (templates[0]) {
    await dialog.getByLabel('Rubro').click()
    await page.getByRole('option', { name: templates[0].trade }).click()
  }
  expect(await accessibilityProblems(page, { only: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Chatbot creado correctamente.')).toBeVisible()

  const mail = await newestMail(server.dataDir, 'mirta@example.com')
  const link = /https?:\/\/\S+\/register\/invited\/[\w-]+/.exec(mail)?.[0]
  const guest = await (await browser.newContext({ baseURL: server.url })).newPage()
  await guest.goto(new URL(link ?? '').pathname)
  await guest.locator('input[name=name]').fill('Mirta Paz')
  await guest.locator('input[name=username]').fill('mirta')
  await guest.locator('input[name=password]').fill('clave de mirta')
  await guest.locator('input[name=password2]').fill('clave de mirta')
  await guest.getByRole('button', { name: 'Registrarme' }).click()
  await guest.waitForURL('**/home')
  await expect(guest.getByRole('button', { name: 'Chatbot: Taller Mirta' })).toBeVisible()
  const { bots } = await call(guest, 'GET', '/me')
  const state = async () => (await call(guest, 'GET', '/bots/info')).bots[0].state
  await expect.poll(state, { timeout: 120_000 }).toBe('active')
  expect(bots).toMatchObject([{ role: { id: 2 }, timezone: 'America/Mexico_City' }])
  await guest.goto('/testbot')
  await guest.getByRole('textbox', { name: 'Mensaje' }).fill('hola')
  await guest.keyboard.press('Enter')
  await expect(guest.getByText(/[Hh]ola/).nth(1)).toBeVisible()
  await guest.context().close()
  await openPanel(page, 'Taller Mirta')
  await expect(row(page, 'Taller Mirta')).toContainText('Mirta Paz')
})

test('a suspended chatbot is off for customers, and its team reads why', async ({ page, browser, server, quiet }) => {
  quiet.allow(/status of 403/)
  const team = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(team, people.manager, demoPassword)
  await team.goto('/state')
  await expect(team.getByRole('heading', { level: 1 })).toBeVisible()
  const customer = await (await browser.newContext({ baseURL: server.url })).newPage()
  await customer.goto('/demo/ferreteria-quebracho')
  await customer.getByRole('button', { name: /la conversación/ }).click()
  await expect(customer.frameLocator('iframe').getByRole('textbox')).toBeVisible()

  await signIn(page, people.admin, demoPassword)
  await openPanel(page, 'Ferretería')
  expect(await accessibilityProblems(page)).toEqual([])
  await row(page, 'Ferretería')
    .getByRole('button', { name: /^Suspender/ })
    .click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Falta el pago de octubre')
  await page.getByRole('button', { name: 'Suspender chatbot' }).click()
  await expect(row(page, 'Ferretería')).toContainText('Suspendido')

  const notice = 'Este chatbot está suspendido: Falta el pago de octubre. Escribe a'
  await expect(team.getByText(notice)).toBeVisible()
  expect(await accessibilityProblems(team, { widths: [1366] })).toEqual([])
  const chat = customer.frameLocator('iframe')
  await expect(chat.getByText(/^Ahora no puedo responder/)).toBeVisible()
  const me = await call(team, 'GET', '/me')
  const bot = me.bots[0].id
  const refused = await send(team, 'PUT', `/bots/state/${bot}`, { botState: 'on' })
  expect(await refused.json()).toMatchObject({ code: 'suspended' })

  await team.goto('/chats?type=all&dates=empty')
  await team.locator('[data-chat]').first().click()
  const closed = team.getByText('La plataforma suspendió este chatbot: por ahora no puedes escribirles a tus clientes.')
  await expect(closed).toBeVisible()

  await row(page, 'Ferretería')
    .getByRole('button', { name: /^Reanudar/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reanudar chatbot' }).click()
  await expect(row(page, 'Ferretería')).toContainText('Encendido')
  await expect(team.getByText(notice)).toBeHidden()
  await expect(closed).toBeHidden()
  await team.context().close()
  await customer.context().close()
})

test('a chatbot is deleted by its name and restored with its team', async ({
  page,
  browser,
  server,
  signInAs,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  const team = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(team, people.smallest, demoPassword)
  await team.goto('/home')
  const [bot] = (await call(team, 'GET', '/me')).bots
  await signInAs(people.admin)
  await openPanel(page, bot.name)
  await row(page, bot.name)
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nombre del chatbot')).toHaveValue('')
  await dialog.getByLabel('Nombre del chatbot').fill(bot.name.toLowerCase())
  await dialog.getByLabel('Motivo').fill('El negocio cerró')
  expect(await accessibilityProblems(page, { only: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Eliminar chatbot' }).click()
  await expect(dialog.getByLabel('Nombre del chatbot')).toHaveAccessibleDescription(/tal como está/)
  await expect(dialog.locator('.fld-error')).toBeVisible()
  await dialog.getByLabel('Nombre del chatbot').fill(bot.name)
  await dialog.getByRole('button', { name: 'Eliminar chatbot' }).click()
  await expect(row(page, bot.name)).toContainText('Eliminado')
  expect((await call(team, 'GET', '/me')).bots).toEqual([])
  await row(page, bot.name)
    .getByRole('button', { name: /^Recuperar/ })
    .click()
  await dialog.getByRole('button', { name: 'Recuperar chatbot' }).click()
  await expect(row(page, bot.name)).toContainText('Apagado')
  expect((await call(team, 'GET', '/me')).bots).toMatchObject([{ id: bot.id }])
  await team.context().close()
})

test('sign-ups are found by their state, and a blocked person cannot enter', async ({ page, signInAs, quiet }) => {
  quiet.allow(/status of 40[13]/)
  await signInAs(people.admin)
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Registros' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Registros' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Buscar' }).fill('nadia')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Bloquear/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquear cuenta' }).click()
  await expect(row(page, 'nadia')).toContainText('Bloqueada')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.locator('input[name=username]:visible').fill('nadia')
  await page.locator('input[name=password]:visible').fill('consola-demo')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByText('Tu cuenta está bloqueada.').first()).toBeVisible()
})

test('a number above the list filters it for what it counts', async ({ page, signInAs }) => {
  await signInAs(people.admin)
  const bot = await call(page, 'POST', '/platform/bots', {
    name: 'Librería Sur',
    plan_id: 4,
    owner: 'nadie@example.com',
  })
  // It begins with a training, during which it is not deleted.
  const isTrained = async () => (await call(page, 'GET', `/platform/bots/${bot.id}`)).state === 'active'
  await expect.poll(isTrained, { timeout: 60_000 }).toBe(true)
  await call(page, 'POST', `/platform/bots/suspension/${bot.id}`, { reason: 'Falta el pago.' })
  await page.goto('/admin/bots')
  const suspended = page.getByRole('button', { name: /^Suspendidos: \d+$/ })
  await suspended.click()
  await expect(row(page, 'Librería Sur')).toBeVisible()
  await expect(row(page, 'Ferretería')).toHaveCount(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await suspended.click()
  await expect(row(page, 'Ferretería')).toBeVisible()
  await call(page, 'POST', `/platform/bots/remove/${bot.id}`, {
    confirmed_name: 'Librería Sur',
    reason: 'Era de prueba',
  })
  await page.goto('/admin/bots')
  await page.getByRole('button', { name: /^Eliminados: \d+$/ }).click()
  await expect(row(page, 'Librería Sur')).toContainText('Eliminado')
})
