import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, signIn, test } from '../support/e2e.ts'
import { newestChat } from '../support/newest-chat.ts'

const KEY = 'ferreteria-quebracho'
const SITE = 'https://www.elquebracho.example'

interface Heard {
  shown: { title: string; body: string; click: () => void }[]
  hertz: number[]
  hidden: boolean
}

/** Replaces notifications and audio with stubs that record calls, and makes the visibility of the tab controllable. */
function listen(): void {
  const heard: Heard = { shown: [], hertz: [], hidden: false }
  Object.assign(window, { heard })
  class FakeNotification {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    onclick: (() => void) | null = null
    constructor(title: string, { body }: { body: string }) {
      heard.shown.push({ title, body, click: () => this.onclick?.() })
    }
    close(): void {}
  }
  class Tone {
    type = ''
    frequency = { value: 0 }
    connect = (to: unknown) => to
    start = () => void heard.hertz.push(this.frequency.value)
    stop(): void {}
  }
  class Silent {
    state = 'running'
    currentTime = 0
    destination = {}
    createOscillator = () => new Tone()
    createGain = () => ({
      gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect: (to: unknown) => to,
    })
  }
  Object.assign(window, { Notification: FakeNotification, AudioContext: Silent })
  Object.defineProperty(document, 'visibilityState', { get: () => (heard.hidden ? 'hidden' : 'visible') })
}

const heard = (page: Page) =>
  page.evaluate(() => {
    const { shown, hertz } = (window as unknown as { heard: Heard }).heard
    return { shown: shown.map(({ title, body }) => ({ title, body })), hertz }
  })
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    Object.assign((window as unknown as { heard: Heard }).heard, { hidden: now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('messages notify each person according to their preferences, and never in quiet hours', async ({
  page,
  request,
  quiet,
}) => {
  await page.addInitScript(listen)
  const { secret } = await (await request.post(`/api/webchat/${KEY}/sessions`, { data: { origin: SITE } })).json()
  const post = async (text: string) => {
    const data = { key: crypto.randomUUID(), text }
    const headers = { authorization: `Visitor ${secret}` }
    expect((await request.post(`/api/webchat/${KEY}/messages`, { headers, data })).status()).toBe(201)
  }
  const write = async (text: string) => {
    await post(text)
    await expect(page.locator('.chat-row-text').filter({ hasText: text }).first()).toBeVisible()
  }
  /** A person takes the chat, so that the bot does not answer. */
  const live = async () => {
    const { jwt } = await (
      await request.post('/api/login', { data: { username: 'carla', password: demoPassword } })
    ).json()
    const headers = { authorization: `Bearer ${jwt}` }
    const chat = await newestChat(request, headers)
    const data = { id: chat.id, target_id: chat.sender_id, message: 'Te atiendo yo' }
    expect((await request.post('/api/chats/requests/send/1', { headers, data })).ok()).toBe(true)
    return { headers, chat }
  }
  const first = { key: crypto.randomUUID(), text: 'Quiero hablar con una persona' }
  await request.post(`/api/webchat/${KEY}/messages`, { headers: { authorization: `Visitor ${secret}` }, data: first })
  const { headers, chat } = await live()

  await signIn(page, 'carla', demoPassword)
  await page.goto('/settings/user')
  const form = page.getByRole('region', { name: 'Preferencias' })
  await form.getByLabel('Sonido', { exact: true }).selectOption('knock')
  await form.getByRole('button', { name: 'Probar sonido' }).click()
  expect((await heard(page)).hertz).toEqual([180, 150])
  await form.getByLabel(/^Notificaciones de escritorio/).check()
  await form.getByRole('button', { name: 'Probar notificación' }).click()
  expect((await heard(page)).shown).toMatchObject([{ title: 'Notificación de prueba' }])
  await form.getByLabel('Solo con la ventana oculta').check()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Preferencias guardadas correctamente')).toBeVisible()

  await page.goto('/chats?type=all&dates=empty')
  await expect(page.getByText('En línea')).toBeVisible()
  await write('Mientras se mira')
  expect(await heard(page)).toEqual({ shown: [], hertz: [] })
  await expect(page).toHaveTitle(/^Conversaciones/)

  await hide(page, true)
  await write('Con la ventana oculta')
  await expect(page).toHaveTitle(/^\(\*\) Conversaciones/)
  expect(await heard(page)).toEqual({
    shown: [{ title: chat.user_name, body: 'Con la ventana oculta' }],
    hertz: [180, 150],
  })
  await hide(page, false)
  await expect(page).toHaveTitle(/^Conversaciones/)
  await page.evaluate(() => (window as unknown as { heard: Heard }).heard.shown[0]?.click())
  await expect(page.locator('.panel-name')).toHaveText(chat.user_name)

  // On another page: a notification shown by the inbox, and one that arrives there.
  await page.getByRole('link', { name: 'Inicio', exact: true }).click()
  await expect(page.locator('.panel-name')).toBeHidden()
  await page.evaluate(() => (window as unknown as { heard: Heard }).heard.shown[0]?.click())
  await expect(page).toHaveURL(/\/chats/)
  await expect(page.locator('.panel-name')).toHaveText(chat.user_name)
  await page.getByRole('link', { name: 'Inicio', exact: true }).click()
  await expect(page.locator('.panel-name')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Conversaciones \(\d+ sin leer\)$/ })).toBeVisible()
  await hide(page, true)
  const elsewhere = { title: chat.user_name, body: 'Desde otra página' }
  await expect(async () => {
    await post(elsewhere.body)
    await expect.poll(async () => (await heard(page)).shown.at(-1), { timeout: 1000 }).toEqual(elsewhere)
  }).toPass()
  await hide(page, false)
  await page.evaluate(() => (window as unknown as { heard: Heard }).heard.shown.at(-1)?.click())
  await expect(page).toHaveURL(/\/chats/)
  await expect(page.locator('.panel-name')).toHaveText(chat.user_name)

  const me = await (await request.get('/api/me', { headers })).json()
  const all = { enabled: true, from: '00:00', to: '00:00', days: [0, 1, 2, 3, 4, 5, 6] }
  const preferences = { ...(me.user ?? me).preferences, quiet_hours: all }
  expect((await request.put('/api/preferences', { headers, data: preferences })).ok()).toBe(true)
  await page.reload()
  await expect(page.getByText('En línea')).toBeVisible()
  await hide(page, true)
  await write('En el horario de silencio')
  await expect(page).toHaveTitle(/^\(\*\) Conversaciones/)
  expect(await heard(page)).toEqual({ shown: [], hertz: [] })

  // A browser without notifications logs an error in the console and keeps working.
  const loud = { ...preferences, quiet_hours: { ...all, enabled: false }, sound: 'none' }
  expect((await request.put('/api/preferences', { headers, data: loud })).ok()).toBe(true)
  quiet.allow(/^Este navegador no permite notificaciones/)
  const said = page.waitForEvent('console', (message) => message.text().startsWith('Este navegador no permite'))
  await page.reload()
  await page.evaluate(() => Reflect.deleteProperty(window, 'Notification'))
  await expect(page.getByText('En línea')).toBeVisible()
  await hide(page, true)
  await write('Sin notificaciones')
  expect((await said).type()).toBe('error')
})
