import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

const number = (text: string) => Number(text.replaceAll('.', ''))

/** Opens the figures of the demo's last 90 days. */
async function figures(page: Page, path = '/analytics'): Promise<void> {
  await page.goto(`${path}?range=90d`)
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible()
}

/** Returns how many conversations the list of a figure has. */
async function listed(page: Page): Promise<number> {
  const summary = page.getByText(/^Conversaciones: [\d.]+/)
  await expect(summary).toBeVisible()
  return number(/[\d.]+/.exec(await summary.innerText())?.[0] ?? '')
}

const bytesOf = async (download: Download) => readFile(await download.path())

test('figures open as many conversations as they count, and one of them is the chat', async ({ page, signInAs }) => {
  await signInAs('marina')
  for (const name of ['Iniciadas', 'Derivadas', 'Resueltas por el equipo', 'Sin contestar']) {
    await figures(page)
    const link = page.locator('.figure-value').getByRole('link', { name: new RegExp(` ${name}$`) })
    const counted = number(/[\d.]+/.exec(await link.innerText())?.[0] ?? '')
    await link.click()
    expect([name, await listed(page)]).toEqual([name, counted])
  }
  const customer = page.getByRole('row').nth(1).getByRole('link').first()
  const who = await customer.innerText()
  await customer.click()
  await expect(page.locator('.panel-name')).toHaveText(who)
  await page.goBack()
  expect(await listed(page)).toBeGreaterThan(0)
})

test('a chart is read with the keyboard, and leaves as picture and data', async ({ page, signInAs }) => {
  await signInAs('marina')
  await figures(page)
  const plot = page.getByRole('listbox', { name: /mapa de calor/ }).first()
  await plot.focus()
  await page.keyboard.press('Home')
  for (let hour = 0; hour < 10; hour++) await page.keyboard.press('ArrowRight')
  await expect(page.locator('.chart-now', { hasText: /^Lunes, / })).toBeVisible()
  const menu = page.getByRole('button', { name: /^Descargar «Conversaciones por día/ })
  const save = async (entry: string): Promise<Download> => {
    const saved = page.waitForEvent('download')
    await menu.click()
    await page.getByRole('menuitem', { name: entry }).click()
    return saved
  }
  const picture = await save('Imagen (PNG)')
  expect(picture.suggestedFilename()).toMatch(/\.png$/)
  expect([...(await bytesOf(picture)).subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
  const data = await save('Datos (CSV)')
  expect((await bytesOf(data)).toString('utf8').trim().split('\n').length).toBeGreaterThan(10)
})

test('on paper are the figures with their tables, and nothing to click', async ({ page, signInAs }) => {
  await signInAs('marina')
  await figures(page)
  const [table] = [page.locator('.chart table').first()]
  await expect(table).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(table).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeHidden()
  const pdf = await page.pdf({ format: 'A4', printBackground: true })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1)
})

test('no page of the section scrolls sideways on a small phone', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('marina')
  const list = '/analytics/list?set=received'
  for (const path of ['/analytics', '/analytics/messages', '/analytics/intents', '/analytics/live', list]) {
    await page.goto(path)
    await expect(page.locator('.figure-value, .live-tile, .summary-part').first()).toBeVisible()
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360])
  }
})
