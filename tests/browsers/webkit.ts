import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import { type BrowserFrame, type Engine, FRAME, type PageElement, type Window } from './tab.ts'

/** The key of an element reference in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Reference = Record<typeof ELEMENT, string>

/** WebDriver's code points of keys that produce no text. */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Shift: '\uE008',
  End: '\uE010',
  ArrowLeft: '\uE012',
  Escape: '\uE00C',
}

/** Returns an unused local port. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** Starts a virtual display. Xvfb prints its number when it is ready. */
async function screen(): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    process.stdout?.once('data', (text) => resolve(String(text).trim()))
    process.once('exit', (code) => reject(new Error(`Xvfb exited with code ${code}`)))
  })
  return { display: `:${number}`, process }
}

/** Starts WebKitGTK's MiniBrowser under its WebDriver, with a fake microphone that plays a tone. */
export async function webkit(driver: string, browser: string): Promise<Engine> {
  const { display, process: x } = await screen()
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }

  const end = () => {
    server.kill()
    x.kill()
  }
  try {
    const args = ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true']
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } }
    await expect(() => call('GET', '/status')).toPass({ timeout: 20_000 })
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities })
    const session = sessionOf((method, path, body) => call(method, `/session/${sessionId}${path}`, body))
    return {
      window: session.window,
      close: () => call<void>('DELETE', `/session/${sessionId}`).finally(end),
    }
  } catch (error) {
    end()
    throw error
  }
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>

function sessionOf(call: Call) {
  let turn: Promise<unknown> = Promise.resolve()
  let first = true

  /** Runs work in one document. Calls are queued, because a session has only one current document. */
  function within<T>(handle: string, inFrame: boolean, work: () => Promise<T>): Promise<T> {
    const next = turn.then(async () => {
      await call('POST', '/window', { handle })
      await call('POST', '/frame', { id: null })
      if (inFrame) {
        const id = await call<Reference>('POST', '/execute/sync', { script: `return ${FRAME}`, args: [] })
        await call('POST', '/frame', { id })
      }
      return work()
    })
    turn = next.catch(() => undefined)
    return next
  }

  function placeOf(handle: string, inFrame: boolean): BrowserFrame {
    const run = <T>(expression: string) =>
      call<T>('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
    const here = <T>(work: () => Promise<T>) => within(handle, inFrame, work)
    return {
      // Callers poll this, also while the frame is loading.
      evaluate: (expression) => here(() => run(expression)).catch(() => undefined),
      async findElement(expression): Promise<PageElement | null> {
        const found = await here(() => run<Reference | null>(expression))
        if (!found) return null
        const element = `/element/${found[ELEMENT]}`
        const value = (text: string) => here(() => call<void>('POST', `${element}/value`, { text }))
        return {
          click: () => here(() => call<void>('POST', `${element}/click`, {})),
          type: value,
          attach: value,
        }
      },
      keys: (...names) =>
        here(async () => {
          const actions = names.flatMap((name) => {
            const keys = name.split('+').map((key) => KEYS[key] ?? key)
            return [
              ...keys.map((key) => ({ type: 'keyDown', value: key })),
              ...keys.reverse().map((key) => ({ type: 'keyUp', value: key })),
            ]
          })
          await call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
        }),
    }
  }

  return {
    async window(): Promise<Window> {
      const handle = first
        ? await call<string>('GET', '/window')
        : (await call<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle
      first = false
      await within(handle, false, () => call('POST', '/window/rect', { x: 0, y: 0, width: 1400, height: 940 }))
      return {
        open: (url) => within(handle, false, () => call<void>('POST', '/url', { url })),
        frame: () => placeOf(handle, true),
        ...placeOf(handle, false),
      }
    },
  }
}
