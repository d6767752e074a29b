import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { zipOf } from '../archives/zip.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { call, expect, test } from '../support/e2e.ts'

test.setTimeout(480_000)

const PHONE = { width: 390, height: 844 }

const section = (page: Page) => page.getByRole('region', { name: 'Mover y eliminar' })
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

interface Bot {
  id: number
  name: string
}
const botsOf = async (page: Page): Promise<Bot[]> => (await call(page, 'GET', '/me')).bots
const titlesOf = async (page: Page, bot: number) => {
  const responses: { title: string }[] = await call(page, 'GET', `/responses/${bot}`)
  return responses.map(({ title }) => title).sort()
}

test('a chatbot is exported, and its file imported as another one with the same responses', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.allow(/status of 422 .*\/bots\/imports/)
  await signInAs('marina')
  const [own] = await botsOf(page)
  await page.goto('/settings/general')
  const downloading = page.waitForEvent('download', { timeout: 180_000 })
  await section(page).getByRole('button', { name: 'Exportar chatbot' }).click()
  await expect(section(page).getByRole('progressbar')).toBeVisible()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`${own?.name}.zip`)
  const path = await file.path()

  await section(page).getByRole('button', { name: 'Importar chatbot' }).click()
  const dialog = dialogOf(page, 'Importar chatbot')
  await expect(dialog.getByLabel('Archivo')).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog
    .getByLabel('Archivo')
    .setInputFiles({ name: 'nota.zip', mimeType: 'application/zip', buffer: Buffer.from('x') })
  await expect(dialog.getByRole('alert')).toContainText('No es un archivo exportado desde la consola. Elige otro.')
  expect(await accessibilityProblems(page)).toEqual([])

  await dialog
    .getByLabel('Archivo')
    .setInputFiles({ name: 'bot.zip', mimeType: 'application/zip', buffer: readFileSync(path) })
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Contenido del archivo' })).toContainText(/\d+ intenciones/, {
    timeout: 180_000,
  })
  const name = dialog.getByLabel('Nombre del chatbot')
  await expect(name).toHaveValue(own?.name ?? '')
  expect(await accessibilityProblems(page)).toEqual([])
  await name.fill('La importada')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Abrir «La importada»' }).click({ timeout: 180_000 })
  await expect(page.getByRole('button', { name: 'Chatbot: La importada' })).toBeVisible()
  await page.waitForURL('**/home')
  const made = (await botsOf(page)).find((bot) => bot.name === 'La importada')
  expect(await titlesOf(page, made?.id ?? 0)).toEqual(await titlesOf(page, own?.id ?? 0))
})

test('an export goes on when its page is left; a toast offers the file', async ({ page, signInAs }) => {
  await signInAs('marina')
  const [own] = await botsOf(page)
  await page.goto('/settings/general')
  await section(page).getByRole('button', { name: 'Exportar chatbot' }).click()
  await expect(section(page).getByRole('progressbar')).toBeVisible()
  await page.goto('/settings/user')
  await expect(page.getByText(`El archivo de «${own?.name}» está listo.`)).toBeVisible({ timeout: 180_000 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Descargar' }).click()
  expect((await downloading).suggestedFilename()).toBe(`${own?.name}.zip`)
})

test('an import is offered where a chatbot is created; a file may be dropped anywhere on its field', async ({
  page,
  signInAs,
}) => {
  await signInAs('marina')
  await page.goto('/bots/new')
  await page.getByRole('link', { name: 'Importar un chatbot exportado' }).click()
  const input = dialogOf(page, 'Importar chatbot').getByLabel('Archivo')
  // Browsers accept a drop on a file input, which lies over the whole dashed field.
  const covered = () =>
    input.evaluate((element) => {
      const { left, top, right, bottom } = (element.parentElement ?? element).getBoundingClientRect()
      const at = (x: number, y: number) => document.elementFromPoint(x, y) === element
      return [at(left + 12, top + 12), at(right - 12, bottom - 12), at((left + right) / 2, (top + bottom) / 2)]
    })
  await expect.poll(covered).toEqual([true, true, true])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '¿Cómo se llama tu negocio?' })).toBeVisible()
})

test('a copy is made while its dialog is closed; a toast tells the end, also after a reload, and opens it', async ({
  page,
  signInAs,
}) => {
  await signInAs('marina')
  const [own] = await botsOf(page)
  await page.setViewportSize(PHONE)
  await page.goto('/settings/general')
  await section(page).getByRole('button', { name: 'Duplicar chatbot' }).click()
  const dialog = dialogOf(page, 'Duplicar chatbot')
  await expect(dialog.getByLabel('Nombre del chatbot')).toHaveValue(`Copia de ${own?.name}`)
  await dialog.getByLabel('Nombre del chatbot').fill('La copia')
  await dialog.getByRole('button', { name: 'Duplicar chatbot' }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expect(dialog.getByText('Puedes cerrar esto y seguir con otra cosa')).toBeVisible()
  await page.reload()
  await expect(page.getByText('«La copia» está listo.')).toBeVisible({ timeout: 180_000 })
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Abrir' }).click()
  await page.waitForURL('**/home')
  const made = (await botsOf(page)).find((bot) => bot.name === 'La copia')
  expect(await page.evaluate(() => localStorage.getItem('bot'))).toBe(String(made?.id))
  expect(await titlesOf(page, made?.id ?? 0)).toEqual(await titlesOf(page, own?.id ?? 0))
})

test('an archive with faults says what to correct, and leaves no chatbot', async ({ page, signInAs }) => {
  await signInAs('marina')
  const before = await botsOf(page)
  await page.goto('/bots/new?import')
  const dialog = dialogOf(page, 'Importar chatbot')
  const archive = zipOf([
    { name: 'bot.yaml', text: 'format: 1\nname: Kiosco\n' },
    { name: 'intents.yaml', text: 'General:\n  Horario: [a que hora abren]' },
    { name: 'responses.yaml', text: '- intent: Horario\n  messages: [{ text: A las 9 }]\n  area: Gerencia' },
  ])
  await dialog.getByLabel('Archivo').setInputFiles({ name: 'kiosco.zip', mimeType: 'application/zip', buffer: archive })
  await expect(dialog.getByRole('list', { name: 'Qué corregir' }).getByRole('listitem')).toHaveText([
    'Respuesta «Horario», área: El área «Gerencia» no existe. Agrégala o corrige el nombre. (responses.yaml, línea 1)',
  ])
  expect(await accessibilityProblems(page)).toEqual([])
  // Another file may be chosen at once.
  await expect(dialog.getByLabel('Archivo')).toBeEnabled()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL(/\/bots\/new$/)
  expect(await botsOf(page)).toEqual(before)
})

test('an archive whose webhooks lost secrets names them before and after the chatbot is made', async ({
  page,
  signInAs,
}) => {
  // Not who created chatbots above: a person may have three.
  await signInAs('valeria')
  await page.setViewportSize(PHONE)
  await page.goto('/bots/new?import')
  const dialog = dialogOf(page, 'Importar chatbot')
  const webhook =
    'webhook: { method: GET, url: https://tienda.example/p?token=, headers: [], missing: [Authorization, token] }'
  const archive = zipOf([
    { name: 'bot.yaml', text: 'format: 1\nname: Kiosco\n' },
    { name: 'intents.yaml', text: 'General:\n  Pedido: [donde esta mi pedido]' },
    { name: 'responses.yaml', text: `- { intent: Pedido, messages: [{ text: Un momento }], ${webhook} }` },
  ])
  await dialog.getByLabel('Archivo').setInputFiles({ name: 'kiosco.zip', mimeType: 'application/zip', buffer: archive })
  const missing = dialog.getByRole('list', { name: 'Claves que faltan' }).getByRole('listitem')
  await expect(missing).toHaveText(['Respuesta «Pedido»: Authorization, token'], { timeout: 180_000 })
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Crear chatbot' }).click()
  await expect(dialog.getByRole('button', { name: 'Abrir «Kiosco»' })).toBeVisible()
  await expect(missing).toHaveText(['Respuesta «Pedido»: Authorization, token'])
})

test('a chatbot is removed with its exact name; then another one is selected', async ({ page, signInAs }) => {
  await signInAs('marina')
  const created = await call(page, 'POST', '/bots', {
    ...{ name: 'Kiosco Ñandú', template: null, country: 'AR', timezone: 'America/Argentina/Buenos_Aires' },
  })
  // A bot is not removed while it is trained.
  await expect
    .poll(async () => (await call(page, 'GET', `/bots/state/${created.id}`)).model, { timeout: 180_000 })
    .toBeTruthy()
  await page.evaluate((id) => {
    localStorage.setItem('bot', String(id))
  }, created.id)
  await page.goto('/settings/general')
  await section(page).getByRole('button', { name: 'Eliminar chatbot' }).click()
  const dialog = dialogOf(page, '¿Eliminar «Kiosco Ñandú»?')
  const remove = dialog.getByRole('button', { name: 'Eliminar chatbot' })
  for (const wrong of ['Kiosco Nandu', 'kiosco ñandú', 'KioscoÑandú']) {
    await dialog.getByLabel('Nombre del chatbot').fill(wrong)
    await expect(remove).toBeDisabled()
  }
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Nombre del chatbot').fill('Kiosco Ñandú')
  const draft = `draft:${(await call(page, 'GET', '/me')).id}:${created.id}:quickResponseCreate:{}`
  await page.evaluate((key) => sessionStorage.setItem(key, '{}'), draft)
  await remove.click()
  await page.waitForURL('**/home')
  await expect(page.getByText('Chatbot eliminado correctamente.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chatbot: Kiosco Ñandú' })).toHaveCount(0)
  expect((await botsOf(page)).map(({ name }) => name)).not.toContain('Kiosco Ñandú')
  expect(await page.evaluate(() => localStorage.getItem('bot'))).not.toBe(String(created.id))
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draft)).toBeNull()
})

test('the section and the facts about the business are accessible, and the facts are saved', async ({
  page,
  signInAs,
}) => {
  await signInAs('marina')
  await page.goto('/settings/general')
  await expect(section(page)).toBeVisible()
  expect(await accessibilityProblems(page, { widths: [390, 1366] })).toEqual([])
  await page.getByLabel('Dirección', { exact: true }).fill('Belgrano 450')
  await page.getByRole('button', { name: 'Guardar datos' }).click()
  await expect(page.getByText('Configuración guardada correctamente.')).toBeVisible()
  const [own] = await botsOf(page)
  expect(await call(page, 'GET', `/bots/contact/${own?.id}`)).toMatchObject({ address: 'Belgrano 450' })
})

test('who removes their only chatbot gets the page without chatbots', async ({ page, signInAs, quiet }) => {
  // Counts and the own availability may be under way when the chatbot goes away.
  quiet.allow(/404.*(chats\/counts|team\/availability)/)
  await signInAs('bruno')
  const [own, ...more] = await botsOf(page)
  expect(more).toEqual([])
  await page.goto('/settings/general')
  await section(page).getByRole('button', { name: 'Eliminar chatbot' }).click()
  const dialog = dialogOf(page, `¿Eliminar «${own?.name}»?`)
  await dialog.getByLabel('Nombre del chatbot').fill(own?.name ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  await expect(page.getByText('Chatbot eliminado correctamente.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Importar un chatbot exportado' })).toBeVisible()
  expect(await botsOf(page)).toEqual([])
})
