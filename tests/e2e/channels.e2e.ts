import type { Browser, Page } from '@playwright/test'
import { SEED } from '../../scripts/graph/world/seed.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { dialog, fillWhatsapp } from '../support/connect-number.ts'
import { call, expect, people, sendReply, test } from '../support/e2e.ts'
import { samplePng } from '../support/sample-files.ts'

test.setTimeout(480_000)

/** A customer at the phones of the simulator. */
async function openPhone(browser: Browser, url: string, name: string) {
  const page = await (await browser.newContext()).newPage()
  await page.goto(url)
  await page.getByRole('navigation', { name: 'Clientes' }).getByRole('button', { name }).click()
  const list = page.getByRole('list', { name: `Mensajes con ${name}` })
  return {
    page,
    bubble: (text: string | RegExp) => list.getByRole('listitem').filter({ hasText: text }).last(),
    write: async (text: string) => {
      await page.getByRole('textbox', { name: 'Mensaje' }).fill(text)
      await page.keyboard.press('Enter')
    },
    press: (title: string) => list.getByRole('button', { name: title }).last().click(),
    /** turns a switch of the phone */
    change: async (label: string) => {
      const settings = page.locator('.switches')
      if ((await settings.getAttribute('open')) === null) await settings.locator('summary').click()
      await settings.getByLabel(label).click()
    },
    send: (name: string) => page.locator('.extras').getByRole('button', { name }).click(),
  }
}

const sendPhoto = (phone: Page) =>
  phone.getByLabel('Foto o archivo').setInputFiles({ name: 'perno.png', mimeType: 'image/png', buffer: samplePng() })

const said = (page: Page, text: string | RegExp) => page.locator('.bubble', { hasText: text }).last()

test('a customer on WhatsApp talks to the bot and to the team of a number connected in the console', async ({
  page,
  browser,
  graph,
  signInAs,
}) => {
  await signInAs(people.manager)
  await page.goto('/plugins')
  await fillWhatsapp(page, SEED.token)
  await dialog(page).getByRole('button', { name: 'Conectar WhatsApp' }).click()
  await expect(dialog(page).getByText('Todo funciona.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Terminar' }).click()

  const phone = await openPhone(browser, graph.url, 'Ana')
  // Five branches are more than WhatsApp shows as buttons: they are sent as a list.
  await phone.write('¿dónde están las sucursales?')
  await phone
    .bubble(/San Martín 450/)
    .getByText('Ver opciones')
    .click()
  await phone.press('Norte')
  await expect(phone.bubble(/maps/)).toBeVisible()
  await phone.write('¿dónde está mi pedido?')
  await expect(phone.bubble(/^¿Cuál es tu número de pedido\?/)).toBeVisible()
  await phone.write('es el 10452')
  await expect(phone.bubble(/busca el pedido \*?Q-10452/)).toBeVisible()

  await page.goto('/chats?type=all&dates=empty')
  // By name alone: the texts of other rows have it too, as in «mañana».
  await page
    .locator('.chat-row-main', { has: page.locator('.chat-row-name', { hasText: /^Ana\b/ }) })
    .first()
    .click()
  await expect(said(page, 'es el 10452')).toBeVisible()
  await sendPhoto(phone.page)
  await expect(page.getByRole('button', { name: 'Ampliar perno.png' })).toBeVisible()
  await phone.send('Nota de voz')
  await expect(said(page, 'Nota de voz')).toBeVisible()
  await phone.send('Ubicación')
  await expect(said(page, 'Obelisco')).toBeVisible()
  await sendReply(page, 'Hola Ana, soy Marina. Ya lo busco.')
  const reply = phone.bubble('soy Marina')
  await expect(reply).toBeVisible()
  await expect(said(page, 'soy Marina').getByText('Leído')).toBeAttached()

  // The person has no connection: the tick waits at what the platform knows.
  await phone.change('Sin internet')
  await sendReply(page, 'Sale mañana.')
  const second = said(page, 'Sale mañana.')
  await expect(second.getByText('Enviado')).toBeAttached()
  await phone.change('Sin internet')
  await expect(second.getByText('Leído')).toBeAttached()
  await reply.getByRole('button', { name: 'Reaccionar' }).click()
  await expect(said(page, 'soy Marina').getByText('👍')).toBeVisible()
  await reply.getByRole('button', { name: 'Responder' }).click()
  await expect(phone.page.getByText('Respondes a un mensaje')).toBeVisible()
  await phone.write('Gracias, Marina')
  await expect(said(page, 'Gracias, Marina').getByText('Ya lo busco.')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a customer on Messenger presses a button, and the team answers', async ({ page, browser, graph, signInAs }) => {
  await signInAs(people.manager)
  const { appSecret: app_secret, pageId: page_id, pageToken: access_token } = SEED
  await call(page, 'POST', '/plugins/facebook/1', { page_id, access_token, app_secret })
  const phone = await openPhone(browser, graph.url, 'Luis')
  await phone.page.getByLabel('Negocio', { exact: true }).selectOption(page_id)
  await expect(phone.page.locator('#phone.messenger')).toBeVisible()
  await phone.write('¿dónde están las sucursales?')
  await expect(phone.bubble(/San Martín 450/)).toBeVisible()
  await phone.press('Norte')
  await expect(phone.bubble(/maps/)).toBeVisible()
  await page.goto('/chats?type=all&dates=empty')
  await page.locator('.chat-row-main', { hasText: 'Luis' }).first().click()
  await expect(said(page, /maps/).getByText('Leído')).toBeAttached()
  await sendPhoto(phone.page)
  await expect(page.getByRole('button', { name: /^Ampliar/ }).last()).toBeVisible()
  await sendReply(page, 'Hola Luis, te esperamos.')
  await expect(phone.bubble('te esperamos')).toBeVisible()
  await expect(said(page, 'te esperamos').getByText('Leído')).toBeAttached()
  expect(await accessibilityProblems(page)).toEqual([])
})
