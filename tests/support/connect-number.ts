import type { Page } from '@playwright/test'
import { SEED } from '../../scripts/graph/world/seed.ts'
import { expect } from './e2e.ts'

export const dialog = (page: Page) => page.getByRole('dialog')
export const next = (page: Page) => dialog(page).getByRole('button', { name: 'Siguiente' }).click()
const step = (page: Page, name: string) => dialog(page).getByRole('heading', { name, level: 3 })

/** Goes through the steps up to the last one with these data. */
export async function fillWhatsapp(page: Page, token: string, number = SEED.numberId): Promise<void> {
  await page.getByRole('button', { name: 'Conectar WhatsApp' }).click()
  await expect(step(page, 'Qué necesitas')).toBeVisible()
  await next(page)
  await page.getByLabel('ID del número').fill(number)
  await page.getByLabel('ID de la cuenta de WhatsApp').fill(SEED.wabaId)
  await page.getByLabel('Clave de acceso').fill(token)
  await page.getByLabel('Secreto de la aplicación').fill(SEED.appSecret)
  await next(page)
  await expect(step(page, 'Conectar')).toBeVisible()
}
