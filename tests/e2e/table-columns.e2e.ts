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
  const all = page.getByRole('button', { name: 'Ver más columnas' })
  await all.click()
  await expect(all).toHaveAttribute('aria-pressed', 'true')
  expect(await headers.count()).toBeGreaterThan(before)
  await all.click()
  await expect(headers).toHaveCount(before)
})
