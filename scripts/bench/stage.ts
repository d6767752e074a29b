import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { buildApp } from '../../src/server/app.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { signToken } from '../../src/server/foundation/http/session.ts'
import { emitAll } from '../../src/server/foundation/realtime/emit.ts'
import { defaultPermissions, roles } from '../../src/server/foundation/scope/roles.ts'
import { loadSettings } from '../../src/server/foundation/settings/settings.ts'
import { openStore } from '../../src/server/foundation/store/db.ts'
import { ensurePlans } from '../../src/server/people/platform/plans.ts'
import { startWorkers } from '../../src/server/workers.ts'
import { fillBot, fillChat } from './bulk.ts'

// A server with as many bots as a benchmark wants, in a process of its own; it says what it used when it is asked.
// Started by startStage() with `{bots, people, chats}` as its argument; ends with its parent.

/** What a benchmark asks of the server's process. */
export type Ask = { what: 'used' } | { what: 'emit' | 'messages'; events: number }

/** What the server is made with. */
export interface Size {
  bots: number
  people: number
  chats: number
  /** of each chat */
  messages?: number
  /** chats and messages of each bot, besides */
  bulk?: [chats: number, messages: number]
  /** serves the built console, too */
  consoleToo?: boolean
}

const { bots, people, chats, messages = 0, bulk, consoleToo } = JSON.parse(process.argv.at(-1) ?? '{}') as Size
const dataDir = process.env.DATA_DIR as string
const root = path.resolve(import.meta.dirname, '../..')
const settings = loadSettings({ ...process.env, LOG_LEVEL: 'warn', PORT: '0' }, root)
const store = await openStore(settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : { dataDir })
await store.run(ensurePlans)
const app = await buildApp({
  store,
  settings: { ...settings, consoleDir: consoleToo ? settings.consoleDir : undefined },
})
const workers = await startWorkers(store, app.services)
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as { port: number }

/** A bot with its people and chats, and sessions of all of them. */
async function makeRoom(number: number) {
  const db = store.kysely
  const name = `Sala ${number} ${randomBytes(3).toString('hex')}`
  const values = { name, plan_id: 2, integrations: {}, special_state: 'chatbot_off' as const }
  const { id: botId } = await db.insertInto('bot').values(values).returning('id').executeTakeFirstOrThrow()
  const tokens: string[] = []
  for (let i = 0; i < people; i++) {
    const username = `p${randomBytes(6).toString('hex')}`
    const { id } = await db
      .insertInto('app_user')
      .values({ name: username, username, email: `${username}@example.com`, admin: false, password_hash: 'nadie' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const permissions = defaultPermissions(roles.administrador)
    await db
      .insertInto('membership')
      .values({ bot_id: botId, user_id: id, role_id: roles.administrador, permissions })
      .execute()
    const tokenId = randomBytes(16).toString('base64url')
    const now = new Date()
    const expiresAt = new Date(now.getTime() + 8 * 3_600_000)
    const row = { user_id: id, token_id: tokenId, created_at: now, last_used_at: now, expires_at: expiresAt }
    await db.insertInto('session').values(row).execute()
    tokens.push(await signToken(app.services, { tokenId, userId: id, expiresAt }))
  }
  const made: { id: number; sender: string }[] = []
  for (let i = 0; i < chats; i++) {
    const person = `Cliente ${i}`
    const { id: contact_id } = await db
      .insertInto('contact')
      .values({ bot_id: botId, name: person, phone: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sender = `web-${randomBytes(6).toString('hex')}`
    const { id } = await db
      .insertInto('chat')
      .values({ bot_id: botId, contact_id, channel: 'webchat', sender_id: sender, user_name: person })
      .returning('id')
      .executeTakeFirstOrThrow()
    made.push({ id, sender })
    if (messages > 0) await fillChat(store, botId, id, messages)
  }
  if (bulk) await fillBot(store, botId, ...bulk)
  return { botId, tokens, chats: made }
}

const rooms: Awaited<ReturnType<typeof makeRoom>>[] = []
for (let i = 0; i < bots; i++) rooms.push(await makeRoom(i))

/** Writes events into every room as one change each: only telling them is left to measure. */
async function emitMany(events: number): Promise<void> {
  await store.run(() =>
    inCall({ services: app.services }, async () => {
      for (const { botId, chats } of rooms)
        await emitAll(
          botId,
          Array.from({ length: events }, () => ({
            name: 'status' as const,
            payload: { chat_id: chats[0]?.id ?? 0, message_id: 1, status: 'read' as const },
            audience: { chat_id: chats[0]?.id ?? 0, area_id: null, assign_user_id: null },
          })),
        )
    }),
  )
}

/** Tells of messages that customers write, each in another chat of its room. */
async function tellMessages(events: number): Promise<void> {
  await store.run(() =>
    inCall({ services: app.services }, async () => {
      for (const { botId, chats } of rooms)
        await emitAll(
          botId,
          Array.from({ length: events }, () => {
            const chat_id = chats[told++ % chats.length]?.id ?? 0
            const message = {
              id: 1e9 + told,
              type: 'user' as const,
              user_name: 'Cliente',
              text: `Mensaje nuevo ${told}`,
            }
            const rest = { at: new Date().toISOString(), status: null, reaction: null, files: [], error: null }
            return {
              name: 'message' as const,
              payload: { chat_id, message: { ...message, ...rest } },
              audience: { chat_id, area_id: null, assign_user_id: null },
            }
          }),
        )
    }),
  )
}
let told = 0

process.on('message', async (ask: Ask) => {
  if (ask.what === 'emit') await emitMany(ask.events)
  if (ask.what === 'messages') await tellMessages(ask.events)
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss })
})
process.on('disconnect', () => void workers.stop().then(() => process.exit(0)))
process.send?.({ url: `http://127.0.0.1:${port}`, rooms })
