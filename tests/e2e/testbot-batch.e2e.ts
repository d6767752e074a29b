import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test.setTimeout(150_000)

test.beforeEach(async ({ page }) => {
  await signIn(page, people.manager, demoPassword)
  await page.goto('/testbot')
})

/** The picture that `PICTURES=1` keeps of a state, to be looked at. */
async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 860 })
    await page.screenshot({ path: `test-results/pictures/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1366, height: 860 })
}

test('a pasted list is tested, filtered, sorted and saved, and a message is added as an example', async ({
  page,
  quiet,
}) => {
  quiet.allow(/batch\/read.*|422/)
  await page.getByRole('link', { name: 'Probar en Lote' }).click()
  const run = page.getByRole('button', { name: 'Probar mensajes' })
  const list = page.getByLabel('Lista de mensajes')
  await list.fill('¿a qué hora abren?;Horario\nzumba quirkle\tNo existe\n¿abren los domingos?')
  await run.click()
  const bad = page.getByRole('region', { name: 'Líneas con errores' })
  await expect(bad.getByRole('listitem')).toHaveText([
    /^Línea 1: No hay una intención «Horario»/,
    /^Línea 2: No hay una intención «No existe»/,
  ])
  await picture(page, 'batch-bad')
  await bad.getByRole('button', { name: 'En la línea 1, usar «Horarios de atención»' }).press('Enter')
  await expect(list).toHaveValue(/^¿a qué hora abren\?;Horarios de atención\n/)
  await expect(bad.getByRole('button', { name: 'Línea 2' })).toBeFocused()
  const results = page.getByRole('region', { name: 'Resultados' })
  await expect(results.getByRole('status')).toContainText('1 mensaje')

  await list.fill(
    '¿a qué hora abren?\tHorarios de atención\nzumba quirkle vortex\tAgradecimiento\nquiero hablar con una persona',
  )
  await run.focus()
  await page.keyboard.press('Enter')
  await expect(results.getByRole('status')).toContainText('3 mensajes')
  await expect(results.getByRole('row', { name: /abren/ })).toContainText('Contestó')
  await expect(results.getByRole('row', { name: /zumba/ })).toContainText('Preguntó otra vez')
  await expect(results.getByRole('row', { name: /persona/ })).toContainText('Pasó a una persona')
  await picture(page, 'batch')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 1366, height: 860 })

  const texts = results.locator('tbody th')
  await results.getByRole('button', { name: 'Mensaje', exact: true }).press('Enter')
  await expect(results.getByRole('columnheader', { name: 'Mensaje' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(texts.last()).toHaveText(/zumba/)
  await results.getByLabel('Mostrar').selectOption({ label: 'No es lo esperado (1)' })
  await expect(texts).toHaveCount(1)
  const saved = page.waitForEvent('download')
  await results.getByRole('button', { name: 'CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('prueba-en-lote.csv')

  await results.getByRole('button', { name: 'Enseñar «zumba quirkle vortex»' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enseñar al chatbot' })
  await dialog.getByLabel('Qué quiso decir el cliente').selectOption({ index: 2 })
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(results.getByText('Enseñado')).toBeVisible()
})

test('a file is chosen with the keyboard, with a button in Spanish in a browser of any language', async ({ page }) => {
  await page.goto('/testbot/batch')
  // Registered early: the browser starts to report choosers some time after it is asked to.
  const chooser = page.waitForEvent('filechooser')
  const choose = page.getByLabel('O sube un archivo')
  await page.getByLabel('Lista de mensajes').press('Tab')
  await expect(choose).toBeFocused()
  await expect(page.getByText('Elegir archivo')).toBeVisible()
  await picture(page, 'batch-file')
  await page.keyboard.press('Space')
  await (await chooser).setFiles({
    name: 'lista.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('¿abren los domingos?\n'),
  })
  await expect(page.getByLabel('Lista de mensajes')).toHaveValue('¿abren los domingos?\n')
})

test("last week's messages are compared with an earlier model", async ({ page }) => {
  await page.getByRole('link', { name: 'Probar en Lote' }).click()
  await page.getByRole('combobox', { name: 'Mensajes' }).selectOption({ label: 'Los de la última semana' })
  await expect(page.getByRole('status').filter({ hasText: /mensajes distintos/ })).toBeVisible()
  await page.getByLabel('Modelo').selectOption({ label: 'Borrador' })
  const compare = page.getByLabel('Comparar con')
  await expect(compare.locator('option', { hasText: /^Publicado/ })).toHaveCount(1)
  await compare.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Probar mensajes' }).click()
  const results = page.getByRole('region', { name: 'Resultados' })
  await expect(results.getByText(/^\d+ (?:cambió|cambiaron) · \d+ igual$/)).toBeVisible({ timeout: 90_000 })
  await expect(results.getByRole('columnheader', { name: 'Antes' })).toBeVisible()
  await picture(page, 'batch-recent')
  await results.getByLabel('Mostrar').selectOption({ index: 3 })
  expect(await accessibilityProblems(page)).toEqual([])
})

test('the state after a message shows what the message changed', async ({ page }) => {
  const ask = async (text: string) => {
    await page.getByRole('textbox', { name: 'Mensaje' }).fill(text)
    await page.keyboard.press('Enter')
    await expect(
      page.locator('.testbot-turn', { hasText: text }).last().locator('.testbot-balloon').first(),
    ).toBeVisible()
  }
  const state = page.getByRole('list', { name: 'Estado después del mensaje' })
  await ask('¿dónde está mi pedido?')
  await expect(state.getByRole('listitem').filter({ hasText: 'Espera este dato' })).toContainText('Nuevo')
  await expect(state).toContainText('2 intentos antes de pasar a una persona')
  await picture(page, 'state')
  await ask('zz 99')
  await expect(state.getByRole('listitem').filter({ hasText: 'Espera este dato' })).toContainText('1 intento antes')
  await ask('y otra cosa, ¿hacen envíos? ¿y a qué hora abren?')
  await picture(page, 'context')
  await ask('es el 10452')
  await expect(state.getByRole('listitem').filter({ hasText: 'Espera este dato' })).toContainText('Ya no')
  await expect(state).toContainText('Q-10452')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a real chat becomes a test case, in the test chat and in the inbox, without personal data', async ({
  page,
  server,
}) => {
  const widget = `${server.url}/api/webchat/ferreteria-quebracho`
  const opened = await page.request.post(`${widget}/sessions`, { data: { origin: server.url } })
  const headers = { authorization: `Visitor ${(await opened.json()).secret}` }
  for (const [i, text] of ['¿a qué hora abren?', 'mi cel es 351 612 3344', 'quiero hablar con una persona'].entries()) {
    const data = { key: `clave-de-prueba-numero-${i}`, text }
    const { id } = await (await page.request.post(`${widget}/messages`, { headers, data })).json()
    await expect
      .poll(async () => {
        const after = await page.request.get(`${widget}/messages?after=${id}`, { headers })
        return (await after.json()).data.length
      })
      .toBeGreaterThan(0)
  }
  const dialog = page.getByRole('dialog', { name: 'Guardar como caso de prueba' })
  const save = async (name: string) => {
    await expect(dialog.getByText(/^Cambiamos 1 dato personal por otro\./)).toBeVisible()
    await expect(dialog.getByLabel('El cliente dice').nth(1)).toHaveValue('mi cel es 351 555 0142')
    await expect(dialog.getByLabel('Debe pasar a una persona').last()).toBeChecked()
    await picture(page, name)
    expect(await accessibilityProblems(page, { only: 'dialog[open]' })).toEqual([])
    await page.setViewportSize({ width: 1366, height: 860 })
    await dialog.getByLabel('Nombre').fill(name)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Caso creado correctamente.')).toBeVisible()
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: 'Usar conversación' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'Elegir conversación' })
  await expect(picker.getByRole('button', { name: /quiero hablar con una persona/ })).toBeVisible()
  await picture(page, 'picker')
  expect(await accessibilityProblems(page, { only: 'dialog[open]' })).toEqual([])
  await page.setViewportSize({ width: 1366, height: 860 })
  await picker
    .getByRole('button', { name: /quiero hablar con una persona/ })
    .first()
    .press('Enter')
  await save('Desde la prueba')
  const cases = page.getByRole('region', { name: 'Casos de prueba' })
  await expect(cases.getByText('Desde la prueba')).toBeVisible()
  await cases.getByRole('button', { name: 'Ejecutar Desde la prueba' }).click()
  await expect(cases.getByRole('status')).toContainText('1 correcto, 0 fallidos')

  await page.goto('/chats')
  await page
    .getByText(/Cliente \d+/)
    .first()
    .click()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Guardar como prueba' }).click()
  await save('Desde la bandeja')
})
