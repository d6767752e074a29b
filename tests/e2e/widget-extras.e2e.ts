import { readFileSync } from 'node:fs'
import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'
import { newestChat } from '../support/newest-chat.ts'

const SITE = 'https://www.elquebracho.example'
const KEY = 'ferreteria-quebracho'
const BOT = 1
const PLACE = { latitude: -31.4167, longitude: -64.1833 }

test.use({ permissions: ['local-network-access', 'microphone', 'geolocation'], geolocation: PLACE })

/** Returns API calls of the bot's staff, and a function that changes the webchat parameters. */
async function staff(request: APIRequestContext) {
  const data = { username: people.manager, password: demoPassword }
  const { jwt } = await (await request.post('/api/login', { data })).json()
  const headers = { authorization: `Bearer ${jwt}` }
  const place = `/api/bots/webchat/parameters/${BOT}`
  return {
    headers,
    async behave(parameters: object) {
      const { version: _, ...now } = await (await request.get(place, { headers })).json()
      const put = await request.put(place, { headers, data: { ...now, ...parameters } })
      expect(put.status(), await put.text()).toBe(200)
      return now as object
    },
  }
}

/** A host page that counts layout shifts without user input, and notes that were played. */
async function host(page: Page, server: string): Promise<void> {
  await page.addInitScript(() => {
    const counted = { moved: 0, notes: 0 }
    Object.assign(window, { counted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) counted.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      counted.notes++
      return createOscillator.call(this)
    }
  })
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': `default-src 'none'; script-src ${server}; frame-src ${server}` },
      body: `<!doctype html><html lang="es"><title>Tienda</title><main><h1>Tienda</h1><p>Bienvenida.</p></main>
        <script async src="${server}/widget/loader.js?bot=${KEY}"></script></html>`,
    }),
  )
  await page.goto(`${SITE}/`)
}

type Counted = { moved: number; notes: number }
const counted = (page: Page, frame = 0) =>
  page.frames()[frame]?.evaluate(() => (window as unknown as { counted: Counted }).counted) as Promise<Counted>

const launcher = (page: Page) => page.getByRole('button', { name: /la conversación/ })
const bubble = (chat: FrameLocator, text: string) => chat.locator('.bubble', { hasText: text })

test('opens by itself once per visit, otherwise invites, and neither shifts the page nor takes the focus', async ({
  page,
  server,
  request,
}) => {
  const { behave } = await staff(request)
  const callout = { enabled: true, title: '¿Una mano?', text: 'Se contesta en el momento.', delay_seconds: 1 }
  const before = await behave({ auto_open_seconds: 0, auto_open_once: true, callout })
  try {
    await host(page, server.url)
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true')
    const chat = page.frameLocator('iframe')
    await expect(chat.getByRole('textbox')).toBeVisible()
    await expect(chat.getByRole('textbox')).not.toBeFocused()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await accessibilityProblems(page, { widths: [360, 1280] })).toEqual([])
    await launcher(page).click()
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false')

    // On the next page the invitation appears later than the widget opened by itself on the first.
    await page.reload()
    const invitation = page.getByRole('complementary', { name: 'Invitación' })
    await expect(invitation).toContainText('Se contesta en el momento.')
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false')
    expect((await counted(page)).moved).toBe(0)
    expect(await accessibilityProblems(page, { widths: [360, 1280] })).toEqual([])
    await page.getByRole('button', { name: 'Cerrar la invitación' }).click()
    await expect(invitation).toHaveCount(0)
    await launcher(page).click()
    await expect(chat.getByRole('textbox')).toBeFocused()
  } finally {
    await behave(before)
  }
})

test('sends a voice note and the location, plays a sound for unseen messages, and downloads the chat', async ({
  page,
  server,
  request,
}) => {
  const { behave, headers } = await staff(request)
  const before = await behave({ allow_audio: true, allow_location: true, show_transcript: true, sound: true })
  try {
    await host(page, server.url)
    await launcher(page).click()
    const chat = page.frameLocator('iframe')
    await chat.getByRole('button', { name: 'Enviar la ubicación' }).click()
    const place = '-31.41670,-64.18330'
    await expect(bubble(chat, 'Ubicación').getByRole('link', { name: place })).toHaveAttribute(
      'href',
      `https://www.google.com/maps?q=${place}`,
    )

    await chat.getByRole('button', { name: 'Grabar un audio' }).click()
    await expect(chat.getByRole('timer')).toHaveText(/0:0[1-9]/)
    expect(await accessibilityProblems(page, { widths: [360] })).toEqual([])
    await chat.getByRole('button', { name: 'Descartar' }).click()
    await expect(chat.getByRole('timer')).toHaveCount(0)
    await chat.getByRole('button', { name: 'Grabar un audio' }).click()
    await expect(chat.getByRole('timer')).toHaveText(/0:0[1-9]/)
    await chat.getByRole('button', { name: 'Adjuntar', exact: true }).click()
    await expect(chat.getByRole('button', { name: 'Quitar audio.wav' })).toHaveCount(1)
    await chat.getByRole('textbox').press('Enter')
    const audio = chat.locator('audio')
    await expect(audio).toBeVisible()
    await expect.poll(() => audio.evaluate((sound: HTMLAudioElement) => sound.duration)).toBeGreaterThan(0.5)

    await expect(bubble(chat, 'No puedo escuchar audios')).toBeVisible()
    await chat.getByRole('textbox').press('Escape')
    await expect(launcher(page)).toBeFocused()
    const { notes } = await counted(page, 1)
    const { id, sender_id } = await newestChat(request, headers, BOT)
    const data = { id, target_id: sender_id, message: 'Ya se escuchó.' }
    expect((await request.post(`/api/chats/requests/send/${BOT}`, { headers, data })).ok()).toBe(true)
    await expect(page.getByRole('button', { name: /sin leer/ })).toBeVisible()
    await expect.poll(async () => (await counted(page, 1)).notes).toBe(notes + 2)

    await launcher(page).click()
    await chat.getByRole('button', { name: 'Más opciones' }).click()
    const saving = page.waitForEvent('download')
    await chat.getByRole('button', { name: 'Descargar la conversación' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('conversacion.txt')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text.startsWith(await chat.getByRole('heading').first().innerText())).toBe(true)
    expect(text).toContain('Yo: [Archivo: audio.wav]')
    expect(text).toContain('Marina: Ya se escuchó.')
  } finally {
    await behave(before)
  }
})

for (const hasNavigationApi of [true, false])
  test(`the URL rules follow a page that changes its own URL, ${hasNavigationApi ? 'notified' : 'not notified'} by the browser`, async ({
    page,
    server,
    request,
  }) => {
    // Older browsers have no Navigation API, and no event reports pushState.
    if (!hasNavigationApi) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    const { behave } = await staff(request)
    const before = await behave({ hide_urls: ['/pagar*'] })
    try {
      await host(page, server.url)
      await expect(launcher(page)).toBeVisible()
      expect(await page.evaluate(() => 'navigation' in window)).toBe(hasNavigationApi)
      await page.evaluate(() => history.pushState(null, '', '/pagar/2'))
      await expect(launcher(page)).toBeHidden()
      await page.evaluate(() => history.replaceState(null, '', '/ofertas'))
      await expect(launcher(page)).toBeVisible()
      await page.goBack()
      await expect(launcher(page)).toBeVisible()
    } finally {
      await behave(before)
    }
  })

test('the end of the chat stays visible when the viewport shrinks, for example by a virtual keyboard', async ({
  page,
  server,
}) => {
  await host(page, server.url)
  await launcher(page).click()
  const chat = page.frameLocator('iframe')
  await expect(chat.getByRole('textbox')).toBeFocused()
  for (let n = 1; n <= 12; n++) {
    await chat.getByRole('textbox').fill(`Renglón ${n}\ny otro\ny otro más`)
    await chat.getByRole('textbox').press('Enter')
  }
  const log = chat.getByLabel('Mensajes')
  const fromEnd = () =>
    log.evaluate((element) => Math.round(element.scrollHeight - element.scrollTop - element.clientHeight))
  await expect(chat.locator('.row.visitor', { hasText: 'Renglón 12' })).toBeVisible()
  await expect.poll(fromEnd).toBeLessThanOrEqual(1)
  await log.evaluate((element: HTMLElement) => {
    element.style.maxHeight = `${element.clientHeight - 160}px`
    element.dispatchEvent(new Event('scroll'))
  })
  await expect.poll(fromEnd).toBeLessThanOrEqual(1)
  // A reader further up keeps their position.
  await log.hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(fromEnd).toBeGreaterThan(200)
  const away = await fromEnd()
  await log.evaluate((element: HTMLElement) => {
    element.style.maxHeight = ''
    element.dispatchEvent(new Event('scroll'))
  })
  await expect.poll(fromEnd).toBeLessThan(away)
  expect(await fromEnd()).toBeGreaterThan(20)
})
