import { expect, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import type { JobWorker } from '../../src/server/foundation/jobs/worker.ts'
import { startWorkers } from '../../src/server/workers.ts'
import type { Said } from '../plugins/fixtures.ts'
import { type SignedIn, startApp, type TestApp, type TestAppOptions } from '../support/app.ts'
import { certificate, type MailServers, password, type Sent, startServers, user } from './servers.ts'

type Plugin = components['schemas']['Plugin']

interface Chat {
  id: number
  sender_id: string
  user_name: string
  channel: string
  contact_id: number
}

/** Waits until a check passes. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 50 })

/** A server with its workers, a mailbox, and a bot with its owner. */
export interface MailApp extends TestApp {
  servers: MailServers
  bot_: number
  owner: SignedIn & { id: number }
  connect(given?: object): Promise<{ status: number; body: Plugin }>
  plugin(): Promise<Plugin>
  chats(): Promise<Chat[]>
  /** the chat of an address, once it has so many messages of the customer */
  chatOf(address: string, messages?: number): Promise<Chat>
  thread(chatId: number): Promise<Said[]>
  /** the mails to an address that were accepted, once there are so many */
  mailsTo(address: string, count: number): Promise<Sent[]>
  /** staff write in a chat */
  answers(chat: { id: number; sender_id: string }, message: string): Promise<{ status: number }>
  events(): Promise<{ kind: string; ok: boolean; detail: string }[]>
  /** the bot stops answering by itself */
  botOff(): Promise<unknown>
  restartWorkers(): Promise<void>
}

/** Starts everything. A mailbox is looked at every second. */
export async function startMailApp(options: TestAppOptions & { starttls?: boolean } = {}): Promise<MailApp> {
  const servers = await startServers(options)
  const app = await startApp({
    ...options,
    settings: {
      ...{ logLevel: process.env.SHOW_LOG ?? 'silent', channelConfirmSeconds: 5, mailboxSeconds: 1 },
      ...{ mailboxCa: certificate, webhookPrivateAddresses: true },
      ...options.settings,
    },
    clock: options.clock ?? ({ now: () => new Date(), advance: () => {} } as never),
  })
  let workers: JobWorker = await startWorkers(app.store, app.app.services)
  const bot = await app.bot()
  const person = await app.user()
  await app.member(bot, person, 2)
  const owner = { ...(await app.as(person)), id: person.id }
  const input = { ...servers.given, address: 'Hola@Trigal.example', sender_name: 'El Trigal', user, password }
  const security = options.starttls ? 'starttls' : 'tls'
  const chats = () =>
    app.db
      .selectFrom('chat')
      .select(['id', 'sender_id', 'user_name', 'channel', 'contact_id'])
      .where('bot_id', '=', bot)
      .orderBy('id')
      .execute()
  const thread = async (id: number): Promise<Said[]> => (await owner.call('GET', `/chats/view/${bot}/${id}`)).body.data
  return {
    ...app,
    servers,
    bot_: bot,
    owner,
    connect: (given) =>
      owner.call('POST', `/plugins/email/${bot}`, {
        body: { ...input, imap_security: security, smtp_security: security, ...given },
      }) as never,
    plugin: async () => (await owner.call('GET', `/plugins/${bot}`)).body[0],
    chats,
    chatOf: (address, messages = 1) =>
      soon(async () => {
        const found = (await chats()).find(({ sender_id }) => sender_id === address)
        if (!found) throw new Error(`no chat of ${address}`)
        const said = await thread(found.id)
        expect(said.filter(({ type }) => type === 'user').length).toBe(messages)
        return found
      }),
    mailsTo: (address, count) =>
      soon(() => {
        const mails = servers.sent.filter(({ to }) => to === address)
        expect(mails.length).toBe(count)
        return mails
      }),
    thread,
    answers: ({ id, sender_id }, message) =>
      owner.call('POST', `/chats/requests/send/${bot}`, { body: { id, target_id: sender_id, message } }) as never,
    events: async () => (await owner.call('GET', `/plugins/events/${bot}?sort=["at","DESC"]&range=[0,49]`)).body,
    botOff: () => app.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', bot).execute(),
    restartWorkers: async () => {
      await workers.stop()
      workers = await startWorkers(app.store, app.app.services)
    },
    stop: async () => {
      await workers.stop()
      await servers.stop()
      await app.stop()
    },
  }
}
