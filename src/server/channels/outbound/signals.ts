import { inCall } from '../../foundation/http/context.ts'
import { onEvent, type WrittenEvent } from '../../foundation/realtime/emit.ts'
import { onStaffTyping } from '../../foundation/realtime/typing.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, type Store } from '../../foundation/store/db.ts'
import { type Account, accountOf, secretsOf } from '../accounts/account.ts'
import { callGraph } from '../meta/graph.ts'
import { callTelegram } from '../telegram/api.ts'

/** Milliseconds in which a chat shows at most one «escribiendo…»: WhatsApp shows it for 25 seconds, Telegram for 5. */
const TYPING_MS: Record<Account['kind'], number> = {
  ...{ whatsapp: 15_000, facebook: 15_000, telegram: 4_500 },
  email: Number.POSITIVE_INFINITY,
}
const SHORTEST_TYPING_MS = Math.min(...Object.values(TYPING_MS))
/** Signals under way at once, and those that may wait: a signal that comes late says nothing. */
const AT_ONCE = 8
const MOST_WAITING = 200
/** Chats whose last signal is remembered. */
const MOST_KNOWN = 5_000

/**
 * Tells customers of other platforms that their message was read and that somebody is writing, as the settings of
 * the account say. A signal that cannot be sent is dropped. Returns a function that stops it.
 */
export function serveSignals(store: Store, services: Services): () => void {
  const waiting: (() => Promise<void>)[] = []
  let running = 0
  const lastTyping = new Map<number, number>()
  const lastRead = new Map<number, string>()

  function run(work: () => Promise<void>): void {
    if (waiting.length >= MOST_WAITING) return
    waiting.push(work)
    next()
  }
  function next(): void {
    const work = running < AT_ONCE ? waiting.shift() : undefined
    if (!work) return
    running++
    store
      .run(() => inCall({ services }, work))
      .catch((error) => services.log.debug({ err: error }, 'a signal to a customer was dropped'))
      .finally(() => {
        running--
        next()
      })
  }

  async function read(chatId: number): Promise<void> {
    const found = await lastMessage(chatId)
    if (!found?.account.settings.read_receipts || lastRead.get(chatId) === found.externalId) return
    remember(lastRead, chatId, found.externalId)
    await send(found, false)
  }
  async function type(chatId: number): Promise<void> {
    const found = await lastMessage(chatId)
    if (!found?.account.settings.typing || Date.now() - (lastTyping.get(chatId) ?? 0) < TYPING_MS[found.account.kind])
      return
    remember(lastTyping, chatId, Date.now())
    await send(found, true)
  }

  const stops = [
    onEvent((event, of) => {
      const chatId = of === store.kysely ? seenIn(event) : undefined
      if (chatId !== undefined) run(() => read(chatId))
    }),
    onStaffTyping(({ chatId, typing }) => {
      // What was sent ends the sign on the customer's phone: the next letter shows it again.
      if (!typing) lastTyping.delete(chatId)
      if (!typing || Date.now() - (lastTyping.get(chatId) ?? 0) < SHORTEST_TYPING_MS) return
      run(() => type(chatId))
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    waiting.length = 0
  }
}

function remember<Value>(known: Map<number, Value>, chatId: number, value: Value): void {
  known.delete(chatId)
  known.set(chatId, value)
  const [oldest] = known.keys()
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
}

/** The chat whose customer's message somebody read: it was answered, or opened by staff. */
function seenIn({ name, payload }: WrittenEvent): number | undefined {
  if (name === 'message' && 'message' in payload && 'chat_id' in payload)
    return ['agent', 'bot'].includes(payload.message.type) ? payload.chat_id : undefined
  return name === 'set-unread' && 'chat_id' in payload && !('open' in payload && payload.open)
    ? payload.chat_id
    : undefined
}

interface Seen {
  account: Account
  externalId: string
  address: string
}

/** The last message of a chat's customer, on a channel of another platform. */
async function lastMessage(chatId: number): Promise<Seen | undefined> {
  const row = await db()
    .selectFrom('chat as c')
    .innerJoin('message as m', 'm.chat_id', 'c.id')
    .select(['c.account_id', 'c.sender_id', 'm.external_id'])
    .where('c.id', '=', chatId)
    .where('c.account_id', 'is not', null)
    .where('m.author', '=', 'user')
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.account_id || !row.external_id) return undefined
  const account = await accountOf(row.account_id)
  return account?.status === 'connected' ? { account, externalId: row.external_id, address: row.sender_id } : undefined
}

async function send({ account, externalId, address }: Seen, isTyping: boolean): Promise<void> {
  const secrets = secretsOf(account)
  if (!secrets) return
  if (account.kind === 'telegram') {
    // Bots of Telegram cannot mark messages as read.
    if (isTyping)
      await callTelegram('sendChatAction', {
        token: secrets.access_token,
        body: { chat_id: Number(address), action: 'typing' },
      })
    return
  }
  const body =
    account.kind === 'whatsapp'
      ? {
          ...{ messaging_product: 'whatsapp', status: 'read', message_id: externalId },
          ...(isTyping && { typing_indicator: { type: 'text' } }),
        }
      : { recipient: { id: address }, sender_action: isTyping ? 'typing_on' : 'mark_seen' }
  await callGraph(`${account.kind === 'facebook' ? 'me' : account.externalId}/messages`, {
    ...{ method: 'POST', token: secrets.access_token, version: account.settings.api_version, body },
  })
}
