import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { buildApp } from '../../../src/server/app.ts'
import { sealed } from '../../../src/server/channels/accounts/account.ts'
import { inCall } from '../../../src/server/foundation/http/context.ts'
import { signToken } from '../../../src/server/foundation/http/session.ts'
import { defaultPermissions, roles } from '../../../src/server/foundation/scope/roles.ts'
import { loadSettings } from '../../../src/server/foundation/settings/settings.ts'
import { json, openStore } from '../../../src/server/foundation/store/db.ts'
import { ensurePlans } from '../../../src/server/people/platform/plans.ts'
import { startWorkers } from '../../../src/server/workers.ts'

// A server with one bot that has a WhatsApp number at the simulator, in its own process, which may be killed and started
// again on the same data. Settings come from the environment; the number and its keys are arguments.

export interface ProcessArguments {
  number: string
  token: string
  appSecret: string
}

/** What the load asks of the process. */
export type Ask = 'facts' | 'progress'

/** How much is stored, and how much is not settled yet. */
export interface Progress {
  received: number
  parts: number
  open: number
  /** things that the platform told and that wait to be processed */
  waiting: number
}

/** The store at the end: every message with its author, and every request that delivered one. */
export interface Facts {
  messages: { id: number; chat: number; person: string; author: string; text: string; status: string | null }[]
  parts: { message_id: number; state: string; attempt: number; external_id: string | null }[]
}

const given: ProcessArguments = JSON.parse(process.argv.at(-1) ?? '{}')
const settings = loadSettings({ ...process.env, LOG_LEVEL: 'error' }, process.cwd())
const place = settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : { dataDir: settings.dataDir }
const store = await openStore(place)
await store.run(ensurePlans)
const app = await buildApp({ store, settings: { ...settings, consoleDir: undefined } })
const { botId, token } = await store.run(() => inCall({ services: app.services }, room))
const workers = await startWorkers(store, app.services)
await app.listen({ host: '127.0.0.1', port: settings.port })

/** Returns the bot with its owner's session, which the first process makes. */
async function room(): Promise<{ botId: number; token: string }> {
  const db = store.kysely
  const known = await db.selectFrom('channel_account').select('bot_id').executeTakeFirst()
  const botId = known?.bot_id ?? (await makeBot())
  const member = await db
    .selectFrom('membership')
    .select('user_id')
    .where('bot_id', '=', botId)
    .executeTakeFirstOrThrow()
  const tokenId = randomBytes(16).toString('base64url')
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 8 * 3_600_000)
  const session = {
    user_id: member.user_id,
    token_id: tokenId,
    created_at: now,
    last_used_at: now,
    expires_at: expiresAt,
  }
  await db.insertInto('session').values(session).execute()
  return { botId, token: await signToken(app.services, { tokenId, userId: member.user_id, expiresAt }) }
}

async function makeBot(): Promise<number> {
  const db = store.kysely
  const bot = { name: 'Carga', plan_id: 2, integrations: {}, special_state: 'chatbot_off' as const }
  const { id: botId } = await db.insertInto('bot').values(bot).returning('id').executeTakeFirstOrThrow()
  const user = { name: 'Carga', username: 'carga', email: 'carga@example.com', admin: false, password_hash: 'nadie' }
  const { id: userId } = await db.insertInto('app_user').values(user).returning('id').executeTakeFirstOrThrow()
  const role = roles.administrador
  await db
    .insertInto('membership')
    .values({ bot_id: botId, user_id: userId, role_id: role, permissions: defaultPermissions(role) })
    .execute()
  await db
    .insertInto('channel_account')
    .values({
      ...{ bot_id: botId, kind: 'whatsapp', external_id: given.number, name: 'Carga', account: given.number },
      settings: json({}),
      ...sealed({ access_token: given.token, app_secret: given.appSecret }),
    })
    .execute()
  return botId
}

async function facts(): Promise<Facts> {
  const db = store.kysely
  const messages = await db
    .selectFrom('message as m')
    .innerJoin('chat as c', 'c.id', 'm.chat_id')
    .select(['m.id', 'm.chat_id as chat', 'c.sender_id as person', 'm.author', 'm.body as text', 'm.status'])
    .where('m.author', 'in', ['user', 'agent'])
    .orderBy('m.id')
    .execute()
  const parts = await db.selectFrom('outbound_part').select(['message_id', 'state', 'attempt', 'external_id']).execute()
  return { messages, parts }
}

async function progress(): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select (select count(*)::int from message where author = 'user' and body like 'entra %') as received,
      (select count(*)::int from outbound_part) as parts,
      (select count(*)::int from outbound_part
        where state in ('pending', 'sending', 'uncertain', 'accepted', 'sent')) as open,
      (select count(*)::int from webhook_inbox where done_at is null) as waiting`.execute(store.kysely)
  const [row] = rows
  if (!row) throw new Error('the store did not count')
  return row
}

process.on('message', async (ask: Ask) => {
  process.send?.(await (ask === 'facts' ? facts() : progress()))
})
process.on('disconnect', () => void workers.stop().then(() => process.exit(0)))
process.send?.({ botId, token })
