import path from 'node:path'
import type { Page } from '@playwright/test'
import { type FullChat, makeFullChat } from '../../tests/support/full-chat.ts'
import {
  CHAT_OVERLAYS,
  closeAll,
  LIST_OVERLAYS,
  type Overlay,
  openFullChat,
} from '../../tests/support/inbox-overlays.ts'
import { MODES, out, pageFor, SIZES } from './browser.ts'

/** Viewport height in pixels that shows the whole chat. */
const TALL = 2600

/** Screenshots of /chats: the list, a chat with every kind of message, and all dialogs. */
export async function inboxPictures(url: string, token: string): Promise<void> {
  const chat = await makeFullChat(url)
  for (const [size, viewport] of Object.entries(SIZES))
    for (const mode of MODES) {
      const { page, context } = await pageFor({ url, viewport, mode, token })
      page.setDefaultTimeout(10_000)
      const shot = (name: string) => page.screenshot({ path: path.join(out, `${size}-${mode}-inbox-${name}.png`) })
      await page.goto('/chats?type=all&dates=empty')
      await page.locator('.chat-row-main').nth(3).waitFor()
      await shot('lista')
      await lookAll(page, LIST_OVERLAYS, shot)
      await page.setViewportSize({ ...viewport, height: TALL })
      await fillUp(page, chat)
      await openFullChat(page, chat)
      await sayMore(page)
      await shot('todo')
      await page.setViewportSize(viewport)
      await shot('chat')
      await lookAll(page, CHAT_OVERLAYS, shot)
      await context.close()
    }
}

async function lookAll(page: Page, looks: readonly Overlay[], shot: (name: string) => Promise<unknown>): Promise<void> {
  for (const { name, open } of looks) {
    await open(page)
    // An unsent message is retried again and again, so the network may never be idle.
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {})
    await shot(name)
    await closeAll(page)
  }
}

/** Stubs what no call can create because it needs a real channel or connector: reactions, and message states. */
async function fillUp(page: Page, { id }: FullChat): Promise<void> {
  await page.route(`**/api/chats/view/**/${id}*`, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const [ours, other] = body.data.filter(({ type }: { type: string }) => type === 'agent')
    const theirs = body.data.find(({ type }: { type: string }) => type === 'user')
    Object.assign(theirs, { reaction: '👍' })
    Object.assign(ours, { status: 'read', reaction: '❤️' })
    Object.assign(other, { status: 'failed', error: 'El canal todavía no está conectado.' })
    const bot = body.data.find(({ type }: { type: string }) => type === 'bot')
    Object.assign(bot ?? {}, { buttons: [{ title: 'Ver costos' }, { title: 'Hablar con una persona' }] })
    const system = { ...theirs, id: theirs.id - 1, type: 'system', text: 'Pasó al área Envíos.', reaction: null }
    body.data.unshift(system)
    await route.fulfill({ response: answer, json: body })
  })
  const text = 'Hola, quería saber si el taladro viene con maletín y cuánto tardan en mandarlo.'
  await page.route('**/api/chats/requests/audio/translate/**', (route) => route.fulfill({ json: { text } }))
  await page.route('**/api/chats/requests/send/**', (route) =>
    route.request().postData()?.includes('rechazado')
      ? route.fulfill({ status: 422, json: { message: 'El mensaje no es válido.', code: 'invalid' } })
      : route.abort(),
  )
}

/** Sends a message that is rejected and one that waits for the connection, and transcribes a recording. */
async function sayMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Transcribir' }).click()
  const field = page.getByRole('textbox', { name: 'Mensaje' })
  for (const text of ['Esto va a ser rechazado', 'Esto espera la conexión']) {
    await field.fill(text)
    await field.press('Enter')
    const again = page.getByRole('button', { name: 'Enviar igual' })
    await again.click({ timeout: 1_500 }).catch(() => {})
  }
  await page.getByText('Se envía cuando vuelva la conexión').waitFor()
}
