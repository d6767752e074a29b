import { type AddressInfo, createServer } from 'node:net'
import { startGraph } from '../../scripts/graph/start.ts'
import type { JobWorker } from '../../src/server/foundation/jobs/worker.ts'
import { startWorkers } from '../../src/server/workers.ts'
import { type SignedIn, startApp, type TestApp, type TestAppOptions } from '../support/app.ts'

type Graph = Awaited<ReturnType<typeof startGraph>>

/** The ids and keys of the simulator's seed. */
export const seed = {
  app: '1200300400500600',
  app_secret: 'b1946ac92492d2347c6235b4d2611184',
  waba_id: '102290129340398',
  other_waba_id: '102290129340399',
  number: '106540352242922',
  other_number: '106540352242933',
  page: '134895793791914',
  whatsapp_token: 'EAASimWhatsApp0000000000000000000000000000000000',
  page_token: 'EAASimPagina00000000000000000000000000000000000',
  telegram_token: '7712345678:AAHsimTelegram000000000000000000000',
  other_telegram_token: '7712345679:AAHsimTelegram000000000000000000001',
  telegram_bot: '7712345678',
} as const

/** A message of a thread as in the API. */
export interface Said {
  id: number
  type: string
  text: string
  status: string | null
  error: string | null
  reaction: string | null
  files: { filename: string; type: string; media_id: string }[]
  content?: Record<string, unknown>
  reply_to?: { id: number; text: string }
}

/** A message that reached a phone. */
export interface Received {
  id: string
  type: string
  opaque: string
  status: string
  body: Record<string, unknown>
}

/** A listening server with its workers, the simulator, and a bot with its owner. */
export interface Channels extends TestApp {
  graph: Graph
  bot_: number
  owner: SignedIn & { id: number }
  /** connects the first number of the seed in the console */
  connectNumber(given?: object): Promise<{ status: number; body: { id: number } & Record<string, unknown> }>
  /** connects the first bot of Telegram of the seed */
  connectTelegram(given?: object): Promise<{ status: number; body: { id: number } & Record<string, unknown> }>
  connectPage(given?: object): Promise<{ status: number; body: { id: number } & Record<string, unknown> }>
  /** calls the control API of the simulator */
  control(method: string, path: string, body?: object): Promise<unknown>
  /** a person writes to the first number, or to the page */
  says(person: string, message: object): Promise<unknown>
  /** the chats of the bot, the latest first */
  chats(): Promise<{ id: number; sender_id: string; user_name: string; channel: string }[]>
  thread(chatId: number): Promise<Said[]>
  /** what a person's phone has received, in order */
  phone(person: string): Promise<Received[]>
  restartWorkers(): Promise<void>
}

/** Returns a port that is free now. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Starts everything. Statuses come at once, so that tests need not wait. */
export async function startChannels(options: TestAppOptions = {}): Promise<Channels> {
  const graph = await startGraph({
    settings: { statuses: { sentAfter: 5, deliveredAfter: 15, readAfter: 30 }, webhooks: { retryScale: 0.02 } },
  })
  const port = await freePort()
  const app = await startApp({
    ...options,
    settings: {
      logLevel: process.env.SHOW_LOG ?? 'silent',
      ...{
        graphUrl: graph.url,
        telegramUrl: `${graph.url}/telegram`,
        publicUrl: `http://127.0.0.1:${port}`,
        channelConfirmSeconds: 6,
      },
      ...options.settings,
    },
    clock: options.clock ?? realClock(),
  })
  await app.app.listen({ host: '127.0.0.1', port })
  let workers: JobWorker = await startWorkers(app.store, app.app.services)
  const bot = await app.bot()
  const user = await app.user()
  await app.member(bot, user, 2)
  const owner = { ...(await app.as(user)), id: user.id }
  const control = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${graph.url}/_sim/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text ? JSON.parse(text) : undefined
  }
  const chats = () =>
    app.db
      .selectFrom('chat')
      .select(['id', 'sender_id', 'user_name', 'channel'])
      .where('bot_id', '=', bot)
      .orderBy('last_message_at', 'desc')
      .execute()
  const connect = (kind: string, body: object) => owner.call('POST', `/plugins/${kind}/${bot}`, { body }) as never
  return {
    ...app,
    graph,
    bot_: bot,
    owner,
    control,
    connectNumber: (given) =>
      connect('whatsapp', {
        ...{ phone_number_id: seed.number, waba_id: seed.waba_id },
        ...{ access_token: seed.whatsapp_token, app_secret: seed.app_secret },
        ...given,
      }),
    connectPage: (given) =>
      connect('facebook', { page_id: seed.page, access_token: seed.page_token, app_secret: seed.app_secret, ...given }),
    connectTelegram: (given) => connect('telegram', { access_token: seed.telegram_token, ...given }),
    says: (person, message) => control('POST', `people/${person}/messages`, message),
    chats,
    thread: async (id) => (await owner.call('GET', `/chats/view/${bot}/${id}`)).body.data,
    phone: async (person) => ((await control('GET', `ledger?to=${person}`)) as { rows: Received[] }).rows,
    restartWorkers: async () => {
      await workers.stop()
      workers = await startWorkers(app.store, app.app.services)
    },
    stop: async () => {
      await workers.stop()
      await graph.stop()
      await app.stop()
    },
  }
}

const realClock = () => ({ now: () => new Date(), advance: () => {} }) as never

/** Sets the address of the bot in the application at Meta, as its owner does by hand before a page is connected. */
export async function subscribePages({ owner, bot_, graph }: Channels): Promise<void> {
  const { callback_url, verify_token } = (await owner.call('GET', `/plugins/setup/${bot_}`)).body
  const fields = 'messages,messaging_postbacks,message_deliveries,message_reads,message_reactions,message_echoes'
  const set = await fetch(`${graph.url}/v26.0/${seed.app}/subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seed.app}|${seed.app_secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ object: 'page', callback_url, verify_token, fields }),
  })
  if (!set.ok) throw new Error(await set.text())
}
