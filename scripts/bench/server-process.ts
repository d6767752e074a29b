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
import { fillBot, fillChat, fillCounted } from './bulk.ts'
import { fillPast } from './past.ts'

// A server with a given number of bots, in its own process; it reports its resource usage on request.
// Started by startBenchServer() with a `DataSize` as JSON argument; ends with its parent.

/** Messages from a benchmark to the server's process. */
export type ServerRequest = { what: 'used' } | { what: 'emit' | 'messages'; events: number }

/** Amount of data the server starts with. */
export interface DataSize {
  bots: number
  people: number
  chats: number
  /** messages of each chat */
  messages?: number
  /** further chats and messages of each bot, inserted in bulk */
  bulk?: [chats: number, messages: number]
  /** messages of thirteen months of each bot, as analytics count them */
  past?: number
  /** further conversations of each bot, with as many messages in a fifth of them */
  conversations?: number
  /** also serves the built console */
  consoleToo?: boolean
}

const {
  bots,
  people,
  chats,
  messages = 0,
  bulk,
  past,
  conversations,
  consoleToo,
} = JSON.parse(process.argv.at(-1) ?? '{}') as DataSize
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

/** Creates a bot with members, chats and a session for each member. */
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
  const counted = past === undefined ? undefined : await fillPast(store, botId, past)
  if (conversations) await fillCounted(store, botId, conversations)
  return { botId, tokens, chats: made, ...(counted && { counted }) }
}

const rooms: Awaited<ReturnType<typeof makeRoom>>[] = []
for (let i = 0; i < bots; i++) rooms.push(await makeRoom(i))

/** Emits `events` status events per room in one transaction, so that only broadcasting is measured. */
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

/** Emits message events from customers, going through the chats of each room in turn. */
async function emitMessages(events: number): Promise<void> {
  await store.run(() =>
    inCall({ services: app.services }, async () => {
      for (const { botId, chats } of rooms)
        await emitAll(
          botId,
          Array.from({ length: events }, () => {
            const chat_id = chats[messageCount++ % chats.length]?.id ?? 0
            const message = {
              id: 1e9 + messageCount,
              type: 'user' as const,
              user_name: 'Cliente',
              text: `Mensaje nuevo ${messageCount}`,
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
let messageCount = 0

process.on('message', async (ask: ServerRequest) => {
  if (ask.what === 'emit') await emitMany(ask.events)
  if (ask.what === 'messages') await emitMessages(ask.events)
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss })
})
process.on('disconnect', () => void workers.stop().then(() => process.exit(0)))
process.send?.({ url: `http://127.0.0.1:${port}`, rooms })
