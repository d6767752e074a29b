import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { call, expect, people, signIn, test } from '../support/e2e.ts'

test('an urgent request comes first with its summary, and staff can clear the mark', async ({ page, server }) => {
  const widget = `${server.url}/api/webchat/ferreteria-quebracho`
  const opened = await page.request.post(`${widget}/sessions`, { data: { origin: server.url } })
  const headers = { authorization: `Visitor ${(await opened.json()).secret}` }
  const say = async (text: string) => {
    const key = `clave-${text.replaceAll(/\W/g, '-')}-de-prueba`
    const { id } = await (await page.request.post(`${widget}/messages`, { headers, data: { key, text } })).json()
    await expect
      .poll(async () => {
        const after = await page.request.get(`${widget}/messages?after=${id}`, { headers })
        return (await after.json()).data.length
      })
      .toBeGreaterThan(0)
  }
  await say('me cobraron dos veces la misma compra')
  await say('quiero hablar con una persona')
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats')
  const first = page
    .getByRole('list')
    .filter({ has: page.locator('.chat-row') })
    .getByRole('listitem')
    .first()
  await expect(first.getByText('Urgente', { exact: true })).toBeVisible()
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await accessibilityProblems(page)).toEqual([])
  }
  await page
    .locator('.chat-row', { hasText: /Cliente \d+/ })
    .first()
    .locator('.chat-row-main')
    .click()
  const why = page.getByRole('complementary', { name: 'Por qué llegó' })
  await expect(why.getByText('«me cobraron dos veces la misma compra»', { exact: true })).toBeVisible()
  await expect(why.getByText(/^Espera desde:/)).toBeVisible()
  await expect(
    page.getByRole('region', { name: /^Conversación con/ }).getByText('Urgente: Le cobraron mal'),
  ).toBeVisible()
  await expect(page.getByText(/^Pasó al equipo: /)).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/urgent.png` })
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Cambiar la prioridad' }).click()
  await page.getByRole('radio', { name: 'Normal' }).check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(
    page.getByRole('region', { name: /^Conversación con/ }).getByText('Urgente: Le cobraron mal'),
  ).toBeHidden()
})

test('national holidays are proposed as exceptions, and the hours can be tried', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  const { schedule, version } = await call(page, 'GET', '/bots/handoff/1')
  await call(page, 'PUT', '/bots/handoff/schedule/1', { schedule: { ...schedule, exceptions: [] }, version })
  await page.goto('/settings/general')
  const hours = page.getByRole('region', { name: 'Horario de atención' })
  const always = hours.getByRole('switch', { name: 'Siempre abierto' })
  if (await always.isChecked()) await always.press('Space')
  await hours.getByRole('button', { name: 'Cargar feriados' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cargar feriados' })
  await expect(dialog.getByRole('checkbox', { name: /Navidad/ }).first()).toBeChecked()
  expect(await accessibilityProblems(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/holidays.png` })
  const all = await dialog.getByRole('checkbox').count()
  await dialog.getByRole('checkbox').first().uncheck()
  await dialog.getByRole('button', { name: 'Agregar feriados' }).click()
  await expect(dialog).toBeHidden()
  await hours.getByRole('button', { name: 'Ver qué responde' }).click()
  await expect(hours.getByText(/^(?:Abierto|Cerrado)\./)).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/hours.png`, fullPage: true })
  await page.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(page.getByText('Configuración guardada correctamente.')).toBeVisible()
  await hours.getByRole('button', { name: 'Cargar feriados' }).click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  expect(all).toBeGreaterThan(10)
})
