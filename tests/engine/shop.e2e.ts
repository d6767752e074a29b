import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accessibilityProblems } from '../support/axe.ts'
import { test as base, expect } from '../support/e2e.ts'
import { buildShop } from '../support/shop-console.ts'
import { type ShopServer, startShop } from '../support/shop-server.ts'

// The shell and the engine render another product's contract: a shop for which this repository has no components.

interface Opened {
  shop: ShopServer
  sources: string[]
}

const test = base.extend<{ shop: ShopServer }, { opened: Opened }>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const { made, site, sources, remove } = await buildShop()
      const shop = await startShop(made, site)
      await use({ shop, sources })
      await shop.stop()
      remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  shop: async ({ opened: { shop } }, use) => {
    await use(shop)
    // Every request and response matched the shop's API description.
    expect(shop.faults).toEqual([])
  },
  baseURL: async ({ shop }, use) => use(shop.url),
})

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar' }).click()

test('a table shows references and is sorted and paged', async ({ page, opened }) => {
  expect(opened.sources.filter((file) => file.includes('/features/'))).toEqual([])
  expect(opened.sources).toContain('src/console/engine/table/TableView.tsx')
  await page.goto('/products')
  await expect(page).toHaveTitle('Productos | Almacén')
  const azucarera = row(page, 'Azucarera 06')
  await expect(azucarera.getByRole('cell', { name: 'Almacén' })).toBeVisible()
  await expect(azucarera.getByRole('cell', { name: '$ 60,00' })).toBeVisible()
  await expect(azucarera.getByRole('cell', { name: 'En venta' })).toBeVisible()
  await page.getByRole('button', { name: 'Precio' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Mate 01')
  await page.getByRole('button', { name: /siguiente/i }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Pava 11')
  await page.setViewportSize({ width: 1366, height: 800 })
  expect(await accessibilityProblems(page)).toEqual([])
})

test('filters are applied by the server and leave the matching rows', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('textbox', { name: 'Producto' }).fill('termo')
  await expect(row(page, 'Mate')).toHaveCount(0)
  await expect(row(page, 'Termo')).toHaveCount(4)
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a new record is validated by the rules of the shop and then appears in the table', async ({ page, shop }) => {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Nuevo', exact: true }).click()
  await save(page)
  await expect(dialog(page).getByText('Este campo es obligatorio.')).toHaveCount(2)
  expect(await accessibilityProblems(page, { only: '[role=dialog]' })).toEqual([])
  await dialog(page).getByLabel('Producto').fill('  Alpargatas ')
  await dialog(page).getByLabel('Precio').fill('150,50')
  await save(page)
  await expect(page.getByText('Producto creado correctamente.')).toBeVisible()
  await expect(row(page, 'Alpargatas')).toBeVisible()
  expect(shop.products.at(-1)).toMatchObject({ name: 'Alpargatas', price: 15_050, stock: 0 })
})

test('an update is sent with the version that was read', async ({ page, shop }) => {
  await page.goto('/products')
  await row(page, 'Bombilla 02').getByRole('button', { name: 'Editar' }).click()
  await expect(dialog(page).getByLabel('Producto')).toHaveValue('Bombilla 02')
  await dialog(page).getByLabel('Existencias').fill('77')
  await save(page)
  await expect(page.getByText('Producto editado correctamente.')).toBeVisible()
  await expect(row(page, 'Bombilla 02').getByRole('cell', { name: '77', exact: true })).toBeVisible()
  expect(shop.products[1]).toMatchObject({ stock: 77, version: 2 })
})

test('a conflicting update is merged with the other one', async ({ page, shop, quiet }) => {
  quiet.allow(/409/)
  await page.goto('/products')
  await row(page, 'Bombilla 08').getByRole('button', { name: 'Editar' }).click()
  await expect(dialog(page).getByLabel('Producto')).toHaveValue('Bombilla 08')
  const one = shop.products[7]
  if (!one) throw new Error('there is no eighth product')
  Object.assign(one, { name: 'Bombilla pico de loro', price: 9999, version: 2 })
  await dialog(page).getByLabel('Producto').fill('Bombilla recta')
  await dialog(page).getByLabel('Existencias').fill('5')
  await save(page)
  const conflictBanner = dialog(page).getByRole('region', { name: 'Cambios mientras lo editabas' })
  await expect(conflictBanner).toContainText('Producto y Precio')
  await expect(dialog(page).getByLabel('Existencias')).toHaveValue('5')
  expect(await accessibilityProblems(page, { only: '[role=dialog]' })).toEqual([])
  await conflictBanner.getByRole('radio', { name: /pico de loro/ }).check()
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  expect(one).toMatchObject({ name: 'Bombilla pico de loro', price: 9999, stock: 5, version: 3 })
})

test('all matching rows are exported as CSV, with the names of referenced records', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('textbox', { name: 'Producto' }).fill('yerba')
  await expect(row(page, 'Mate')).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('products.csv')
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]).toContain('Producto')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toMatch(/^Yerba 04.*En pausa.*Almacén/)
})

test('the shell shows only what the contract of the product has', async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link')).toHaveText([
    'Productos',
    'Pedidos',
    'Envíos',
  ])
  await expect(page.getByRole('link', { name: 'Ir a Productos' })).toHaveAttribute('href', '/products')
  await page.getByRole('button', { name: 'Menú de tu cuenta' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([/Tema/, 'Cerrar Sesión'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Buscar secciones y acciones' })).toBeVisible()
  expect(await page.locator('body').innerHTML()).not.toMatch(/chatbot/i)
})

test('a list loaded as a whole is filtered, sorted and exported in the browser', async ({ page, shop }) => {
  await page.goto('/orders')
  await expect(page.getByRole('row').nth(1)).toContainText('Zoe Paz')
  await page.getByRole('button', { name: 'Cliente' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Abel Núñez')
  await expect(row(page, 'Lucía Ferreyra').getByRole('cell', { name: 'Enviado' })).toBeVisible()
  await expect(row(page, 'Lucía Ferreyra').getByRole('button', { name: /Enviar/ })).toHaveCount(0)
  await row(page, 'Zoe Paz')
    .getByRole('button', { name: /Enviar/ })
    .click()
  await expect(page.getByText('Pedido enviado correctamente.')).toBeVisible()
  await expect(row(page, 'Zoe Paz').getByRole('cell', { name: 'Enviado' })).toBeVisible()
  expect(shop.orders.map(({ state }) => state)).toEqual(['sent', 'open', 'sent'])
  await page.getByRole('button', { name: /Agregar filtro/ }).click()
  await page.getByRole('menuitem', { name: 'Cliente' }).click()
  await page.getByRole('textbox', { name: 'Cliente' }).fill('nuñez')
  await expect(row(page, 'Zoe Paz')).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/Abel Núñez.*Abierto/)
})

test('a record added to a whole list appears in it and in fields that refer to it', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'Rubros' }).click()
  await expect(page).toHaveTitle('Rubros | Almacén')
  await page.getByRole('button', { name: 'Nuevo', exact: true }).click()
  await save(page)
  await expect(dialog(page).getByText('Este campo es obligatorio.')).toHaveCount(1)
  await dialog(page).getByLabel('Rubro').fill('Librería')
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('row').nth(3)).toContainText('Librería')
  await page.getByRole('link', { name: 'Productos' }).last().click()
  await page.getByRole('button', { name: 'Nuevo', exact: true }).click()
  await dialog(page).getByLabel('Rubro').click()
  await expect(page.getByRole('option', { name: 'Librería' })).toBeVisible()
})

test('a page form is saved, and merges changes made by others', async ({ page, shop, quiet }) => {
  quiet.allow(/409/)
  await page.goto('/shipping')
  await expect(page.getByLabel('Días de entrega')).toHaveValue('5')
  await page.getByLabel('Días de entrega').fill('90')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByLabel('Días de entrega')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Días de entrega').fill('7')
  // A colleague's change that was made before the form is read again would be no conflict.
  const readAgain = page.waitForResponse(
    (response) => response.request().method() === 'GET' && new URL(response.url()).pathname.endsWith('/shipping'),
  )
  await page.getByRole('button', { name: 'Guardar' }).click()
  await readAgain
  await expect(page.getByText('Condiciones guardadas correctamente.')).toBeVisible()
  expect(shop.shipping).toMatchObject({ days: 7, version: 2 })
  Object.assign(shop.shipping, { days: 9, notes: 'Sólo en la ciudad.', version: 3 })
  await page.getByLabel('Días de entrega').fill('8')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const conflictBanner = page.getByRole('region', { name: 'Cambios mientras lo editabas' })
  await expect(conflictBanner).toContainText('Días de entrega')
  await expect(page.getByLabel('Aclaraciones')).toHaveValue('Sólo en la ciudad.')
  await conflictBanner.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(conflictBanner).toHaveCount(0)
  await expect.poll(() => shop.shipping).toMatchObject({ days: 9, notes: 'Sólo en la ciudad.', version: 4 })
})

for (const [path, shown] of [
  ['/products', 'Azucarera 06'],
  ['/orders', 'Zoe Paz'],
  ['/categories', 'Bazar'],
  ['/shipping', 'Condiciones'],
] as const)
  test(`${path} is accessible in both themes, on a phone and a laptop`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeVisible()
    expect(await accessibilityProblems(page, { widths: [390, 1366] })).toEqual([])
  })
