import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { copyTemplate } from '../support/e2e-setup.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { firefox } from './firefox.ts'
import { type Engine, person, type Window } from './tab.ts'
import { webkit } from './webkit.ts'

// The main ways through the product in the browsers that the other tests do not open.

const { FIREFOX, WEBKIT_DRIVER, WEBKIT_BROWSER } = process.env
const engines = {
  'Firefox ESR': FIREFOX ? () => firefox(FIREFOX) : undefined,
  WebKitGTK: WEBKIT_DRIVER && WEBKIT_BROWSER ? () => webkit(WEBKIT_DRIVER, WEBKIT_BROWSER) : undefined,
}
const KEY = 'ferreteria-quebracho'
/** A picture of one red point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

for (const [name, launch] of Object.entries(engines))
  base.describe(name, () => {
    base.describe.configure({ mode: 'serial', timeout: 120_000 })
    base.skip(!launch, 'not installed: `npm test` says it at its beginning')
    let server: TestServer
    let engine: Engine
    let desk: Window
    let shop: Window
    const staff = () => person(desk)
    const page = () => person(shop)
    const customer = () => person(shop.frame())

    base.beforeAll(async () => {
      server = await startServer({ dataDir: copyTemplate() })
      if (launch) engine = await launch()
      desk = await engine.window()
      shop = await engine.window()
    })
    base.afterAll(async () => {
      await engine?.close()
      await server?.stop()
    })

    base('signing in', async () => {
      await desk.open(`${server.url}/login`)
      await staff().write('input', 'username', 'marina')
      await staff().write('input', 'password', demoPassword)
      await staff().press('button', 'Ingresar')
      await staff().until('location.pathname', '/home')
      await staff().see('h1')
    })

    base('the inbox: a customer is heard and answered, live', async () => {
      await desk.open(`${server.url}/chats?type=all&dates=empty`)
      await staff().see('.chat-row-main')
      await allowVoice(server.url)
      await shop.open(`${server.url}/demo/${KEY}`)
      await page().press('button', 'la conversación')
      await customer().write('textarea', '', 'Presupuesto de doscientas bisagras')
      await customer().keys('Enter')
      await customer().see('li .bubble', 'doscientas bisagras')
      await staff().press('.chat-row-main', 'Visitante')
      await staff().see('.bubble-text', 'doscientas bisagras')
      await staff().write('.composer textarea', '', 'Hola, ya lo preparo.')
      await staff().keys('Enter')
      // who answers faster than they can have read is asked whether they mean it
      await staff().until(
        `document.body.textContent.includes('Enviar igual') || [...document.querySelectorAll('.bubble-text')].some((one) => one.textContent.includes('ya lo preparo'))`,
      )
      if (await staff().ask(`document.body.textContent.includes('Enviar igual')`))
        await staff().press('button', 'Enviar igual')
      await customer().see('li .bubble', 'ya lo preparo')
      await customer().write('textarea', '', 'Gracias, espero.')
      await customer().keys('Enter')
      await staff().see('.bubble-text', 'Gracias, espero.')
    })

    base('the widget: its box grows, a file is sent, and a reload resumes', async () => {
      const height = `document.querySelector('textarea').offsetHeight`
      const before = Number(await customer().ask(height))
      await customer().write('textarea', '', 'uno')
      await customer().keys('Shift+Enter')
      await customer().write('textarea', '', 'dos')
      await customer().until(`${height} > ${before}`)
      const file = path.join(server.dataDir, 'punto.png')
      writeFileSync(file, Buffer.from(PNG, 'base64'))
      await customer().attach('input[type=file]', file)
      await customer().see('button', 'Quitar punto.png')
      await customer().press('button.send')
      await customer().see('li .bubble', 'dos')
      await customer().until(`[...document.querySelectorAll('li img')].some((one) => one.naturalWidth === 1)`)
      await shop.open(`${server.url}/demo/${KEY}`)
      await page().press('button', 'la conversación')
      await customer().see('li .bubble', 'doscientas bisagras')
      await customer().see('li .bubble', 'Gracias, espero.')
    })

    base('the widget: a voice is recorded and sent', async () => {
      base.skip(name === 'WebKitGTK', 'MiniBrowser does not read back what it has recorded')
      await customer().press('button', 'Grabar un audio')
      await customer().until(`/:\\d*[1-9]/.test(document.querySelector('[role=timer]')?.textContent ?? '')`)
      await customer().press('button', 'Adjuntar')
      await customer().see('button', 'Quitar audio.wav')
      await customer().press('button.send')
      await customer().until(`(document.querySelector('li audio')?.duration ?? 0) > 0.5`)
    })

    base('tagging: an example is written and its words are marked', async () => {
      await desk.open(`${server.url}/advanced/examples`)
      await staff().write('form input', 'Intención', 'Visita a una obra')
      await staff().press('[role=option]', 'Crear «Visita a una obra»')
      await staff().see('.toast', 'Intención creada correctamente.')
      await staff().write('form textarea, form input', 'Ejemplo', 'vienen a medir el portón de Stanley')
      await staff().keys('End', ...Array<string>(7).fill('Shift+ArrowLeft'), 'Enter')
      await staff().write('input', 'Marcar «Stanley» como', 'marc')
      await staff().keys('Enter')
      await staff().see('[aria-label="Entidades marcadas"]', 'Stanley · Marca')
    })

    base('the test chat answers', async () => {
      await desk.open(`${server.url}/testbot`)
      await staff().write('textarea, input', 'Mensaje', '¿qué horarios tienen?')
      await staff().keys('Enter')
      await staff().see('.testbot-turn .testbot-balloon', 'de 8 a 18')
    })

    base('the editor: a response is changed', async () => {
      base.skip(name === 'WebKitGTK', 'its driver does not reach the button of a dialog that scrolls')
      await desk.open(`${server.url}/responses`)
      await staff().press('button', 'Editar ')
      await staff().write('dialog textarea, [role=dialog] textarea', 'Texto', ' ¿Algo más?')
      await staff().press('dialog button, [role=dialog] button', 'Guardar')
      await staff().see('.toast', 'Respuesta editada correctamente.')
    })
  })

/** Lets the widget of the demo's main bot record voices. */
async function allowVoice(url: string): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const call = async (place: string, init: RequestInit) => (await fetch(`${url}/api${place}`, init)).json()
  const body = JSON.stringify({ username: 'marina', password: demoPassword })
  const { jwt } = (await call('/login', { method: 'POST', headers: json, body })) as { jwt: string }
  const headers = { ...json, authorization: `Bearer ${jwt}` }
  const { version: _, ...now } = (await call('/bots/webchat/parameters/1', { headers })) as { version: number }
  const changed = JSON.stringify({ ...now, allow_audio: true, allow_files: true })
  await call('/bots/webchat/parameters/1', { method: 'PUT', headers, body: changed })
}
