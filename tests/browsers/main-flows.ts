import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { copyTemplate, waitForTemplate } from '../support/e2e-setup.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { type Engine, userActions, type Window } from './tab.ts'

const KEY = 'ferreteria-quebracho'
/** A PNG of one red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

/**
 * Tests the main flows of the product in a browser that the other tests do not use.
 * @param launch starts the browser; undefined when it is not installed
 */
export function mainFlows(name: string, launch?: () => Promise<Engine>): void {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 })
    test.skip(!launch, 'not installed: `npm test` reports this at the start')
    let server: TestServer
    let engine: Engine
    let desk: Window
    let shop: Window
    const staff = () => userActions(desk)
    const page = () => userActions(shop)
    const customer = () => userActions(shop.frame())

    let signedIn = false
    async function signIn(): Promise<void> {
      await desk.open(`${server.url}/login`)
      await staff().write('input', 'username', 'marina')
      await staff().write('input', 'password', demoPassword)
      await staff().press('button', 'Ingresar')
      await staff().until('location.pathname', '/home')
      await staff().see('h1')
      signedIn = true
    }

    /** Opens a page of the console. It signs in first, because each test may be repeated without the others. */
    async function visit(path: string): Promise<void> {
      if (!signedIn) await signIn()
      await desk.open(server.url + path)
    }

    async function answer(text: string): Promise<void> {
      const shown = `[...document.querySelectorAll('.bubble-text')].some((one) => one.textContent.includes('${text}'))`
      await staff().write('.composer textarea', '', text)
      await staff().keys('Enter')
      // A very fast answer is confirmed in a dialog first.
      await staff().until(`document.body.textContent.includes('Enviar igual') || ${shown}`)
      if (await staff().ask(`document.body.textContent.includes('Enviar igual')`))
        await staff().press('button', 'Enviar igual')
      await staff().until(shown)
    }

    test.beforeAll(async () => {
      if (!launch) return
      test.setTimeout(300_000)
      await waitForTemplate()
      const starting = startServer({ dataDir: copyTemplate() })
      engine = await launch()
      server = await starting
      desk = await engine.window()
      shop = await engine.window()
    })
    test.afterAll(async () => {
      await engine?.close()
      await server?.stop()
    })

    test('signs in', signIn)

    test('the inbox and the widget exchange messages, files and voice messages live', async () => {
      await visit('/chats?type=all&dates=empty')
      await staff().see('.chat-row-main')
      await allowVoice(server.url)
      await shop.open(`${server.url}/demo/${KEY}`)
      await page().press('button', 'la conversación')
      await customer().write('textarea', '', 'Presupuesto de doscientas bisagras')
      await customer().keys('Enter')
      await customer().see('li .bubble', 'doscientas bisagras')
      await staff().press('.chat-row-main', 'Cliente ')
      await staff().see('.bubble-text', 'doscientas bisagras')
      await answer('Hola, ya lo preparo.')
      await customer().see('li .bubble', 'ya lo preparo')
      await customer().write('textarea', '', 'Gracias, espero.')
      await customer().keys('Enter')
      await staff().see('.bubble-text', 'Gracias, espero.')

      // The widget grows its text box, sends a file, and resumes after a reload.
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

      // The widget records and sends a voice message.
      await customer().press('button', 'Grabar un audio')
      await customer().until(`/:\\d*[1-9]/.test(document.querySelector('[role=timer]')?.textContent ?? '')`)
      await customer().press('button', 'Adjuntar')
      await customer().see('button', 'Quitar audio.wav')
      await customer().press('button.send')
      await customer().until(`(document.querySelector('li audio')?.duration ?? 0) > 0.5`)
    })

    test('opening a chat and sending a message both scroll to its end', async () => {
      const longIn = async (list: string, least: number, wantsClosed: boolean) => {
        await visit(`/chats?type=all&dates=empty${list}`)
        await staff().see('.chat-row-main')
        await staff().ask(`void (${openEach})(${least}, ${wantsClosed})`)
        await expect.poll(() => staff().ask('Boolean(window.opened)'), { timeout: 90_000 }).toBe(true)
        const opened = (await staff().ask('window.opened')) as Opened[]
        expect(opened.filter(({ fromEnd }) => !(fromEnd <= 1))).toEqual([])
        return opened.filter(({ scrolls }) => scrolls)
      }
      // Only the external channels stop permitting an answer.
      const external = await longIn('&channel=WhatsApp', 4, true)
      expect(external.map(({ closed }) => closed)).toContain(true)
      const long = await longIn('', 8, false)
      expect(long.map(({ closed }) => closed)).toContain(false)
      const open = long.find(({ writes }) => writes)
      await staff().ask(`document.querySelectorAll('.chat-row-main')[${open?.row}].click()`)
      await staff().until(`document.querySelector('.thread')?.textContent.length > 0`)
      await answer('Queda anotado para hoy.')
      await staff().until(`(${fromEnd})() <= 1`)
    })

    test('writes an example and marks its words', async () => {
      await visit('/advanced/examples')
      await staff().write('form input', 'Intención', 'Visita a una obra')
      await staff().press('[role=option]', 'Crear «Visita a una obra»')
      await staff().see('.toast', 'Intención creada correctamente.')
      await staff().write('form textarea, form input', 'Ejemplo', 'vienen a medir el portón de Stanley')
      await staff().keys('End', ...Array<string>(7).fill('Shift+ArrowLeft'), 'Enter')
      await staff().write('input', 'Marcar «Stanley» como', 'marc')
      await staff().keys('Enter')
      await staff().see('[aria-label="Entidades marcadas"]', 'Stanley · Marca')
    })

    test('the test chat answers', async () => {
      await visit('/testbot')
      await staff().write('textarea, input', 'Mensaje', '¿qué horarios tienen?')
      await staff().keys('Enter')
      await staff().see('.testbot-turn .testbot-balloon', 'de 8 a 18')
    })

    test('changes a response in the editor', async () => {
      await visit('/responses')
      // A notice above the list loads late and moves its rows, so a click may miss the button and is repeated.
      const edit = () =>
        expect(async () => {
          await staff().press('button', 'Editar ')
          await expect.poll(() => staff().ask(`location.search.includes('editar=')`), { timeout: 3_000 }).toBe(true)
        }).toPass({ timeout: 30_000 })
      await edit()
      await staff().write('dialog textarea, [role=dialog] textarea', 'Texto', ' ¿Algo más?')
      // The dialog must not have a horizontal scroll bar, which would take clicks meant for its buttons.
      await staff().until(
        `(() => { const { scrollWidth, clientWidth } = document.querySelector('.dialog-body'); return scrollWidth - clientWidth })()`,
        0,
      )
      // The button may move while the dialog grows with the text, so a click that missed it is repeated. The toast may
      // be gone before a slow browser is asked, so the response is opened again.
      const isOpen = `Boolean(document.querySelector('.dialog-body'))`
      await expect(async () => {
        if (await staff().ask(isOpen)) await staff().press('dialog button, [role=dialog] button', 'Guardar')
        await expect.poll(() => staff().ask(isOpen), { timeout: 5_000 }).toBe(false)
      }).toPass({ timeout: 60_000 })
      await edit()
      await staff().until(
        `[...document.querySelectorAll('textarea')].some(({ value }) => value.includes('¿Algo más?'))`,
      )
    })
  })
}

interface Opened {
  row: number
  /** distance in pixels between the visible part and the end */
  fromEnd: number
  scrolls: boolean
  /** the channel no longer permits an answer; its notice shrinks the thread after it was drawn */
  closed: boolean
  writes: boolean
}

/** Runs in the page: returns the distance in pixels between the visible part of a chat and its end. */
function fromEnd(): number {
  const thread = document.querySelector('.thread')
  return thread ? Math.round(thread.scrollHeight - thread.scrollTop - thread.clientHeight) : Number.NaN
}

/**
 * Runs in the page: opens the chats of the list in turn, at least `least` and until a long one was closed or not, as
 * wanted, and measures each once settled.
 */
async function openEach(least: number, wantsClosed: boolean): Promise<void> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const opened: Opened[] = []
  const rows = () => document.querySelectorAll<HTMLElement>('.chat-row-main')
  const met = () =>
    opened.some(({ scrolls, closed, writes }) => scrolls && closed === wantsClosed && (closed || writes))
  for (let row = 0; row < rows().length && !(row >= least && met()); row++) {
    const panel = () => document.querySelector('.chat-panel')
    const button = rows()[row]
    // The chat that was read last may be open already.
    const before = button?.getAttribute('aria-current') === 'true' ? null : panel()
    button?.click()
    while (panel() === before || !panel()?.querySelector('.bubble')) await pause(20)
    await pause(300)
    const thread = document.querySelector('.thread') as HTMLElement
    const short = () => Math.round(thread.scrollHeight - thread.scrollTop - thread.clientHeight)
    // Content added since the last frame is scrolled to in the next one; a thread that is still short after that fails.
    for (let looks = 0; looks < 20 && short() > 1; looks++) await pause(100)
    opened.push({
      row,
      fromEnd: short(),
      scrolls: thread.scrollHeight > thread.clientHeight,
      closed: document.querySelector('.composer-window') !== null,
      writes: document.querySelector('.composer textarea:enabled') !== null,
    })
  }
  Object.assign(window, { opened })
}

/** Allows voice messages in the widget of the demo's main bot. */
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
