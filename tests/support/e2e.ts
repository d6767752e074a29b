import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { startGraph } from '../../scripts/graph/start.ts'
import { demoPassword } from '../../src/server/demo/users.ts'
import { copyTemplate, waitForTemplate } from './e2e-setup.ts'
import { startServer, type TestServer } from './server.ts'

/** A server and the simulator that plays Meta for it. */
interface Running {
  server: TestServer
  graph: Awaited<ReturnType<typeof startGraph>>
}

interface Fixtures {
  /** option: each test gets a server of its own, instead of the one of its file */
  hasOwnServer: boolean
  /** the product's server, shared by the tests of a file */
  server: TestServer
  /** the simulator of WhatsApp, Messenger and Telegram that the server calls */
  graph: Running['graph']
  /** opens the console signed in as a demo user */
  signInAs: (username: string) => Promise<void>
  /** fails the test on warnings and errors in the browser's console, except allowed ones */
  quiet: { allow: (text: RegExp) => void }
}

interface Shared {
  /** returns the server of a test file or of a test; another one gets a new server */
  runningOf: (owner: string) => Promise<Running>
}

/**
 * One real server per test file with its own copy of the demo data, so that no file sees data of another, whichever
 * worker runs them; and a browser whose console must stay empty.
 */
export const test = base.extend<Fixtures, Shared>({
  runningOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      await waitForTemplate()
      let running: (Running & { owner: string }) | undefined
      // The server of the next file starts while the tests of this file run.
      let next = start()
      const stopped: Promise<void>[] = []
      await use(async (owner) => {
        if (running?.owner === owner) return running
        if (running) stopped.push(discard(running))
        running = { owner, ...(await next) }
        next = start()
        return running
      })
      await Promise.all([running && discard(running), discard(await next), ...stopped])
    },
    // The first tests of a run wait for the demo data.
    { scope: 'worker', timeout: 300_000 },
  ],
  hasOwnServer: [false, { option: true }],
  server: async ({ runningOf, hasOwnServer }, use, { file, testId }) =>
    use((await runningOf(hasOwnServer ? testId : file)).server),
  graph: async ({ runningOf, hasOwnServer }, use, { file, testId }) =>
    use((await runningOf(hasOwnServer ? testId : file)).graph),
  baseURL: async ({ server }, use) => use(server.url),
  quiet: [
    async ({ page, context }, use) => {
      const allowed: RegExp[] = []
      const said: string[] = []
      const cancelled: string[] = []
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) said.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => said.push(String(error)))
      // Leaving a page cancels the parts it still loads.
      page.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'net::ERR_ABORTED') cancelled.push(request.url())
      })
      const isCancelled = (text: string) =>
        text.includes('WebSocket is closed before the connection is established') ||
        (text.includes('dynamically imported module') && cancelled.some((url) => text.includes(url)))
      await use({ allow: (text) => allowed.push(text) })
      // A request that a test answers itself may still be in progress when the test ends.
      for (const one of context.pages()) await one.unrouteAll({ behavior: 'ignoreErrors' })
      const isAllowed = (text: string) => isCancelled(text) || allowed.some((pattern) => pattern.test(text))
      expect(said.filter((text) => !isAllowed(text))).toEqual([])
    },
    { auto: true },
  ],
  signInAs: async ({ page }, use) =>
    use(async (username) => {
      await signIn(page, username, demoPassword)
    }),
})

/** Starts a server with a copy of the demo data, and the simulator that it calls instead of Meta and Telegram. */
async function start(): Promise<Running> {
  // The tests connect accounts themselves.
  const graph = await startGraph({ settings: { demo: { offersAccounts: false } } })
  return {
    graph,
    server: await startServer({
      dataDir: copyTemplate(),
      env: { GRAPH_URL: graph.url, TELEGRAM_URL: `${graph.url}/telegram` },
    }),
  }
}

/** Stops a server and removes its data: the data of all servers would fill a small disk. */
async function discard({ server, graph }: Running): Promise<void> {
  await server.stop()
  await graph.stop()
  rmSync(path.dirname(server.dataDir), { recursive: true, force: true })
}

/** Signs in without loading the console: the next opened page belongs to this user. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { username, password } })
  const { jwt } = (await answer.json()) as { jwt?: string }
  if (!jwt) throw new Error(`${username} could not sign in: ${answer.status()}`)
  await page.goto('/health')
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt)
}

/** Calls the API as the user who is signed in on the page, and returns the answer whatever its status. */
export async function send(page: Page, method: string, path: string, data?: object) {
  const jwt = await page.evaluate(() => localStorage.getItem('jwt'))
  return page.request.fetch(`/api${path}`, { method, data, headers: { authorization: `Bearer ${jwt}` } })
}

/** Calls the API as the user who is signed in on the page, and returns what it answers. Fails if it refuses. */
export async function call(page: Page, method: string, path: string, data?: object) {
  const answer = await send(page, method, path, data)
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

/** Signs in through the form and waits for the first page. */
export async function signInByForm(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.locator('input[name=username]:visible').fill(username)
  await page.locator('input[name=password]:visible').fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}

/** Sends a message in the open chat; confirms the question that appears for replies faster than reading time. */
export async function sendReply(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Mensaje' })
  const anyway = page.getByRole('button', { name: 'Enviar igual' })
  await field.fill(text)
  await field.press('Enter')
  await expect(anyway.or(page.locator('.bubble-text', { hasText: text.replace(/\*\*/g, '') }))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
}

/** Demo users by their role in the tests. */
export const people = {
  /** Administrador of the main chatbot */
  manager: 'marina',
  /** Editor of the main chatbot */
  editor: 'esteban',
  /** platform administrator without own chatbots */
  admin: 'gabriel',
  /** member of three chatbots with different roles */
  several: 'valeria',
  /** no chatbot */
  nobody: 'nadia',
  /** Administrador of a chatbot on plan 1 */
  smallest: 'bruno',
} as const

/** Returns the newest e-mail to an address in the outbox, decoded enough to find its links. */
export async function newestMail(dataDir: string, to: string): Promise<string> {
  const folder = path.join(dataDir, 'outbox')
  let mail: string | undefined
  await expect(() => {
    const mails = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .filter((text) => text.includes(to))
    mail = mails.at(-1)
    expect(mail).toBeDefined()
  }).toPass()
  // Quoted-printable: soft line breaks and `=3D`.
  return (mail ?? '').replace(/=\r?\n/g, '').replace(/=3D/g, '=')
}

export { expect }
