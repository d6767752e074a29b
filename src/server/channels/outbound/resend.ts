import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { fileFault } from '../../../contract/channel-files.ts'
import { restartDelivery } from '../../conversation/chats/core/delivery.ts'
import { usualWindowEnd } from '../../conversation/chats/core/item.ts'
import { type LockedChat, lockVisible } from '../../conversation/chats/core/lock.ts'
import { type ChatMessage, messageOf } from '../../conversation/chats/core/message.ts'
import { assertReplyWindowOpen, windowClosed } from '../../conversation/chats/send.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { storedBytes } from '../../foundation/media/files.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { PartState } from './ledger.ts'
import { fileNumbers } from './upload.ts'
import { enqueueLane } from './wake.ts'

type Input = components['schemas']['ChatResendInput']

/** States of parts that certainly did not leave. */
const FAILED: readonly PartState[] = ['failed', 'cancelled']

const refused = (code: Parameters<typeof problem>[1], text: string) => problem(409, code, text)

/** Lets staff send again what did not leave. */
export const resending = handlerGroup({
  chatMessageResend: ({ scope, body }) => tx(() => resend(scope, body)),
})

/**
 * Lets the parts of a message leave that did not; what the channel accepted is never sent again. Of two people who ask at
 * once, the second one is refused. Returns the message.
 */
async function resend(scope: Scope, given: Input): Promise<ChatMessage> {
  const chat = await lockVisible(scope, given.id)
  const message = await db()
    .selectFrom('message')
    .select(['id', 'author', 'status', 'resends'])
    .where('id', '=', given.message_id)
    .where('chat_id', '=', chat.id)
    .executeTakeFirst()
  if (!message) throw commonProblems.notFound()
  if ((message.author !== 'agent' && message.author !== 'bot') || message.status === null)
    throw refused(
      'no_destination',
      'Solo puedes reenviar lo que el chatbot o el equipo le mandó al cliente. Escríbelo de nuevo.',
    )
  if (chat.channel === 'webchat')
    throw refused('no_destination', 'En el webchat los mensajes llegan sin pasar por otro canal. Escríbelo de nuevo.')
  if (given.expected_resends !== undefined && given.expected_resends !== message.resends)
    throw refused('stale', 'Otra persona ya lo reenvió. Espera el resultado.')
  if (message.status !== 'failed' && message.status !== 'uncertain')
    throw refused('too_late', 'El mensaje ya salió o está por salir. Espera el aviso del canal.')
  const parts = await partsOf(message.id)
  const isDoubtful = parts.some(({ state }) => state === 'uncertain')
  if (isDoubtful && !given.confirmed)
    throw refused('unconfirmed', 'El canal puede haberlo recibido. Confirma que el cliente puede recibirlo dos veces.')
  await assertMayLeave(chat, message, parts)
  await db()
    .updateTable('outbound_part')
    .set({
      state: 'pending',
      next_at: sql`now()`,
      // What the platform reports about the failed attempt must not count for the next one.
      external_id: null,
      given_up: sql`case when state in ('failed', 'cancelled') then attempt else given_up end`,
      error: null,
      error_code: null,
    })
    .where('message_id', '=', message.id)
    .where('state', 'in', [...FAILED, 'uncertain'])
    .execute()
  await restartDelivery(chat, message.id)
  await enqueueLane(chat)
  return messageOf(chat.id, message.id)
}

const partsOf = (messageId: number) =>
  db()
    .selectFrom('outbound_part')
    .select(['state', 'body', 'account_id'])
    .where('message_id', '=', messageId)
    .where('state', 'in', [...FAILED, 'uncertain'])
    .execute()

type Waiting = Awaited<ReturnType<typeof partsOf>>

/** Refuses what would fail again at once, with what to do. */
async function assertMayLeave(chat: LockedChat, message: { id: number; author: string }, parts: Waiting) {
  // Templates leave at any time.
  const isTemplate = parts.length > 0 && parts.every(({ body }) => 'type' in body && body.type === 'template')
  if (!isTemplate) await assertWindowOpen(chat, message.author)
  const status = await accountStatus(chat, parts)
  if (!status || status === 'off') throw refused('unavailable', 'El canal no está conectado. Conéctalo en Conectores.')
  if (status !== 'connected')
    throw refused('unavailable', 'El canal requiere atención. Resuélvelo en Conectores y reenvíalo.')
  await assertFiles(chat, message.id, parts)
}

async function assertWindowOpen(chat: LockedChat, author: string): Promise<void> {
  await assertReplyWindowOpen(chat)
  // The time in which only people may answer does not count for the bot.
  const until = author === 'bot' ? usualWindowEnd(chat) : null
  if (until && Date.parse(until) <= currentCall().services.clock().getTime()) throw windowClosed()
}

/** The state of the account through which the message left, or else will leave. */
async function accountStatus({ bot_id, channel, account_id }: LockedChat, parts: Waiting) {
  const id = parts[0]?.account_id ?? account_id
  if (channel === 'webchat') return undefined
  const row = await db()
    .selectFrom('channel_account')
    .select('status')
    .where('bot_id', '=', bot_id)
    .where((where) => (id === null ? where('kind', '=', channel) : where('id', '=', id)))
    .orderBy(sql`status = 'off'`)
    .orderBy('id')
    .executeTakeFirst()
  return row?.status
}

/** Refuses what has a file that is gone, or that the channel does not take. */
async function assertFiles({ bot_id, channel }: LockedChat, messageId: number, parts: Waiting): Promise<void> {
  const numbers = [...new Set(parts.flatMap(({ body }) => fileNumbers(body)))]
  const { has_files } = await db()
    .selectFrom('message')
    .select('has_files')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  if (parts.length > 0 ? numbers.length === 0 : !has_files) return
  const files = db()
    .selectFrom('media as d')
    .select(['d.id', 'd.filename', 'd.type', 'd.size'])
    .where('d.bot_id', '=', bot_id)
  const rows =
    parts.length > 0
      ? await files.where('d.number', 'in', numbers).execute()
      : await files.innerJoin('message_file as f', 'f.media_id', 'd.id').where('f.message_id', '=', messageId).execute()
  const isGone = rows.length < Math.max(numbers.length, 1)
  for (const row of rows) {
    const fault = fileFault(channel, row)
    if (fault !== undefined) throw refused('unsupported_media_type', fault)
    if (isGone || !(await storedBytes(row.id))) throw fileLost()
  }
  if (isGone) throw fileLost()
}

const fileLost = () => refused('file_lost', 'El archivo del mensaje ya no existe. Envíalo de nuevo.')
