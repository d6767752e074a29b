import { familyOf, fileFault } from '../../../contract/channel-files.ts'
import { type RenderedMessage, renderFor } from '../../../contract/channels.ts'
import { setDelivery } from '../../conversation/chats/core/delivery.ts'
import { wholeText } from '../../conversation/chats/core/message.ts'
import { db, json } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { messengerBodies } from '../meta/messenger.ts'
import type { MetaMessage } from '../meta/types.ts'
import { whatsappBodies } from '../meta/whatsapp.ts'
import { telegramBodies } from '../telegram/bodies.ts'
import { settleMessage } from './ledger.ts'
import { mailBodies } from './mail-thread.ts'
import { fileNumbers } from './upload.ts'

const SUSPENDED = 'El chatbot está suspendido. Escribe a soporte.'
const REMOVED = 'El chatbot se eliminó antes de enviarlo.'

/** Why nothing of a bot may leave any more; undefined if it may. */
export const stopped = (bot: { suspended_at: string | null; removed_at: string | null }): string | undefined =>
  bot.suspended_at !== null ? SUSPENDED : bot.removed_at !== null ? REMOVED : undefined

/** A message that waits to be delivered. */
export type Waiting = NonNullable<Awaited<ReturnType<typeof nextMessage>>>

/** Returns the first message of a chat that waits to be delivered and has no requests yet. */
export function nextMessage(chatId: number) {
  return db()
    .selectFrom('message as m')
    .innerJoin('chat as c', 'c.id', 'm.chat_id')
    .innerJoin('bot as b', 'b.id', 'm.bot_id')
    .leftJoin('channel_link as l', 'l.id', 'c.link_id')
    .select(['m.id', 'm.bot_id', 'm.chat_id', 'm.author', 'm.shown', 'm.buttons', 'm.reply_to', 'm.for_team', 'm.at'])
    .select('m.resends')
    .select(['c.sender_id', 'c.channel', 'c.account_id', 'l.address', 'l.user_id'])
    .select(['b.special_state', 'b.suspended_at', 'b.removed_at'])
    .select(wholeText.as('text'))
    .where('m.chat_id', '=', chatId)
    .where('m.status', '=', 'pending')
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('outbound_part as p').select('p.id').whereRef('p.message_id', '=', 'm.id')),
      ),
    )
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Why a queued message must not leave any more; undefined if it may. Switching a bot off does not stop what people wrote
 * or had sent again, nor what the bot says for them.
 */
export function withheld(message: Waiting): string | undefined {
  const obstacle = stopped(message)
  if (obstacle) return obstacle
  const isOwn = message.author === 'bot' && !message.for_team && message.resends === 0
  return isOwn && message.special_state !== 'chatbot_on' ? 'El chatbot se apagó antes de enviarlo.' : undefined
}

/** Stores the requests that deliver a message, in their order. Call it within a transaction. */
export async function prepareParts(message: Waiting, account: Account): Promise<void> {
  await db().selectFrom('chat').select('id').where('id', '=', message.chat_id).forUpdate().execute()
  if (!(await stillWaits(message))) return
  const bodies = await bodiesOf(message, account)
  if (bodies.length === 0) {
    await setDelivery(message.bot_id, message.id, 'failed', 'El archivo ya no existe. Envíalo de nuevo.')
    return
  }
  const faults = await faultsOf(bodies, message)
  await db()
    .insertInto('outbound_part')
    .values(
      bodies.map((body, part) => ({
        bot_id: message.bot_id,
        account_id: account.id,
        chat_id: message.chat_id,
        message_id: message.id,
        part,
        body: json(body),
        ...(faults[part] !== undefined && { state: 'failed' as const, error: faults[part] }),
      })),
    )
    .onConflict((conflict) => conflict.columns(['message_id', 'part']).doNothing())
    .execute()
  if (faults.some((fault) => fault !== undefined)) await settleMessage(message.bot_id, message.id)
}

/** Whether a message was not deleted since it was read. */
async function stillWaits({ id }: Waiting): Promise<boolean> {
  const pending = db().selectFrom('message').select('id').where('id', '=', id).where('status', '=', 'pending')
  return (await pending.executeTakeFirst()) !== undefined
}

/** For each body, why the channel would refuse its file: it is not asked. */
async function faultsOf(bodies: readonly object[], { bot_id, channel }: Waiting): Promise<(string | undefined)[]> {
  const asked = bodies.map((body) => fileNumbers(body)[0])
  const numbers = asked.flatMap((number) => number ?? [])
  if (numbers.length === 0) return asked.map(() => undefined)
  const files = await db()
    .selectFrom('media')
    .select(['number', 'filename', 'type', 'size'])
    .where('bot_id', '=', bot_id)
    .where('number', 'in', numbers)
    .execute()
  const known = new Map(files.map((file) => [file.number, file]))
  return asked.map((number) => {
    const file = number === undefined ? undefined : known.get(number)
    return file && fileFault(channel, file)
  })
}

const bodies: Record<Exclude<Account['kind'], 'email'>, (message: MetaMessage) => object[]> = {
  whatsapp: whatsappBodies,
  facebook: messengerBodies,
  telegram: telegramBodies,
}

async function bodiesOf(message: Waiting, account: Account): Promise<object[]> {
  const { id: messageId, channel, shown, text, buttons } = message
  const files = await filesOf(messageId)
  const rendered: RenderedMessage[] = shown
    ? [shown]
    : [
        ...(text || buttons?.length
          ? renderFor(channel, { messages: [{ kind: 'text', text }], buttons: buttons ?? [] })
          : []),
        ...files.map(
          ({ number, type }): RenderedMessage => ({
            kind: 'file',
            media: familyOf(type),
            mediaId: number,
            caption: '',
          }),
        ),
      ]
  const given = {
    messageId,
    shown: rendered,
    recipient: { address: message.address ?? message.sender_id, userId: message.user_id },
    fileTypes: new Map(files.map(({ number, type, filename, size }) => [number, { type, filename, size }])),
    ...(message.reply_to !== null && { replyTo: await externalIdOf(account.id, message.reply_to) }),
  }
  if (account.kind === 'email') return mailBodies(message, rendered)
  return bodies[account.kind](given)
}

/** The platform's id of a message, as it came or as its first part was delivered. */
async function externalIdOf(accountId: number, messageId: number): Promise<string | undefined> {
  const own = await db()
    .selectFrom('outbound_part')
    .select('external_id')
    .where('account_id', '=', accountId)
    .where('message_id', '=', messageId)
    .orderBy('part')
    .limit(1)
    .executeTakeFirst()
  if (own?.external_id) return own.external_id
  const row = await db().selectFrom('message').select('external_id').where('id', '=', messageId).executeTakeFirst()
  return row?.external_id ?? undefined
}

const filesOf = (messageId: number) =>
  db()
    .selectFrom('message_file as f')
    .innerJoin('media as d', 'd.id', 'f.media_id')
    .select(['d.number', 'd.filename', 'd.type', 'd.size'])
    .where('f.message_id', '=', messageId)
    .orderBy('f.position')
    .execute()
