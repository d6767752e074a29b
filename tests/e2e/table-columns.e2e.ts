import type { Page } from '@playwright/test'
import { expect, people, test } from '../support/e2e.ts'

/** Whether the actions of the rows cover a cell: the table is wider than its room. */
const isCovered = (page: Page) =>
  page
    .getByRole('region', { name: 'Panel de Administrador' })
    .evaluate((area) => area.scrollWidth > area.clientWidth + 1)

test('a wide table leaves out columns until its actions cover none; all can be shown', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signInAs(people.admin)
  await page.goto('/admin/bots')
  const headers = page.getByRole('columnheader')
  await expect(headers.filter({ hasText: 'Nombre' })).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await expect.poll(() => isCovered(page)).toBe(false)
  const before = await headers.count()
  await page.getByRole('button', { name: 'Ver más columnas' }).click()
  const fewer = page.getByRole('button', { name: 'Ver menos columnas' })
  await expect(fewer).toBeFocused()
  expect(await headers.count()).toBeGreaterThan(before)
  await fewer.click()
  await expect(headers).toHaveCount(before)
})

/** Shows each row with the longest stage of a training, which none keeps for long enough. */
const showLongestStates = (page: Page) =>
  page.route('**/api/platform/bots?*', async (route) => {
    const answer = await route.fetch()
    const rows: object[] = await answer.json()
    await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, state: 'training' })) })
  })

for (const width of [1366, 1280])
  test(`with the longest states nothing is covered at ${width} pixels`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 768 })
    await showLongestStates(page)
    await signInAs(people.admin)
    await page.goto('/admin/bots')
    await expect(page.getByText('Tu chatbot se encuentra entrenando, tomará unos minutos..').first()).toBeVisible()
    await expect.poll(() => isCovered(page)).toBe(false)
    await expect(page.getByRole('columnheader', { name: 'Versión' })).toBeVisible()
  })

test('on phones a card is titled by what it is, not by its id, and holds the longest state', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await showLongestStates(page)
  await signInAs(people.admin)
  await page.goto('/admin/bots')
  await expect(page.locator('.row-card-title').first()).toHaveText('Ferretería El Quebracho')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
