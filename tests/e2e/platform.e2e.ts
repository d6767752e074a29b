import { readFileSync } from 'node:fs'
import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test('a platform administrator filters and exports the chatbots', async ({ page }) => {
  await signIn(page, people.admin, demoPassword)
  await page.goto('/admin/bots')
  await expect(page.getByRole('heading', { name: 'Panel de Administrador' })).toBeVisible()
  for (const column of ['ID', 'Nombre', 'Plan', 'Versión', 'Estado', 'Entrenamiento'])
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
  const rows = page.locator('tbody tr')
  const all = await rows.count()
  expect(all).toBeGreaterThan(2)
  const name = (await rows.first().locator('td').nth(1).innerText()).trim()

  await page.getByRole('textbox', { name: 'Nombre' }).first().fill(name.toUpperCase())
  await expect(rows).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Exportar|CSV/ }).click()
  const file = await (await download).path()
  const csv = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  expect(csv).toHaveLength(2)
  expect(csv[0]).toContain('Nombre')
  expect(csv[1]).toContain(name)
})

test('the connections page shows who is connected', async ({ page }) => {
  await signIn(page, people.admin, demoPassword)
  await page.goto('/admin/users')
  await expect(page.getByText(/Conectados: \d+/)).toBeVisible()
  for (const column of ['Nombre', 'Usuario', 'Estado', 'Última Conexión', 'Detalles'])
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
})

test('a user without the admin flag is redirected from the admin panel', async ({ page }) => {
  await signIn(page, people.manager, demoPassword)
  await page.goto('/admin/bots')
  await page.waitForURL('**/home')
})
