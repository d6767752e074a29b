import { sql } from 'kysely'
import { withBlockedNotice } from '../../conversation/chats/core/blocked.ts'
import { editMessage } from '../../conversation/chats/core/edit.ts'
import { setReaction } from '../../conversation/chats/core/reactions.ts'
import { receiveMessage } from '../../conversation/chats/core/receive.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { Problem } from '../../foundation/http/problem.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { type Account, secretsOf } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { type Content, type Incoming, type Json, object } from '../meta/incoming.ts'
import { readMessenger } from '../meta/messenger-incoming.ts'
import { readWhatsapp } from '../meta/whatsapp-incoming.ts'
import { noteGone } from '../telegram/gone.ts'
import { readTelegram } from '../telegram/incoming.ts'
import { acknowledge } from '../telegram/press.ts'
import { bounded, boundedName } from './bounded.ts'
import { storeEcho } from './echo.ts'
import { fetchFiles, storeFiles } from './files.ts'
import { changeIdentity, notePhone } from './identity.ts'
import { storeMail } from './mail.ts'
import { logMessage } from './message-log.ts'
import { nameOf } from './profile.ts'

const read: Record<Exclude<Account['kind'], 'email'>, (account: Account, body: Json) => Incoming> = {
  whatsapp: (_, body) => readWhatsapp(body),
  facebook: ({ externalId }, body) => readMessenger(externalId, object(body.event)),
  telegram: ({ externalId }, body) => readTelegram(externalId, object(body.update)),
}

/** Processes what a customer did: a message is stored and answered, a reaction is shown. */
export async function processCustomer(account: Account, body: Json, isLastAttempt: boolean): Promise<void> {
  if (account.kind === 'email') return storeMail(account, object(body.mail))
  const incoming = bounded(read[account.kind](account, body))
  switch (incoming.kind) {
    case 'message':
      await Promise.all([
        acknowledge(account, incoming),
        storeMessage(account, incoming, { isLastAttempt, isForOthers: body.standby === true, body }),
      ])
      return undefined
    case 'reaction':
      return storeReaction(account, incoming)
    case 'echo':
      return storeEcho(account, incoming, isLastAttempt)
    case 'identity':
      return changeIdentity(account, incoming)
    case 'edit':
      return editMessage(account.botId, incoming.externalId, incoming.text)
    case 'membership':
      return noteGone(account, { userId: incoming.identity.userId ?? '' }, incoming.isGone)
    case 'group':
      return logEvent({
        account,
        kind: 'account',
        ok: true,
        detail: `Agregaron el bot al grupo de Telegram «${incoming.title}». Allí no contesta.`,
      })
    default:
      return undefined
  }
}

type Message = Extract<Incoming, { kind: 'message' }>

interface Given {
  isLastAttempt: boolean
  /** another application answers */
  isForOthers: boolean
  /** as the platform delivered it */
  body: Json
}

async function storeMessage(account: Account, message: Message, given: Given): Promise<void> {
  const { isLastAttempt, isForOthers, body } = given
  const { identity, externalId, text, pressed, chosen, replyTo } = message
  const senderId = identity.address ?? identity.userId
  if (!senderId || !externalId) return
  const secrets = secretsOf(account)
  const got = await fetchFiles(message.files, account, secrets, isLastAttempt)
  const userName = boundedName(message.userName) || (await nameOf(account, identity, secrets))
  const sender = { botId: account.botId, channel: account.kind, senderId, identity, userName, accountId: account.id }
  const store = () =>
    tx(async () => {
      const files = await storeFiles(account.botId, got)
      if (account.kind === 'telegram' && identity.userId) await noteGone(account, { userId: identity.userId }, false)
      const content: Content = { ...message.content, ...files.lost }
      const { chatId } = await receiveMessage({
        ...sender,
        ...{ externalId, text, mediaIds: files.ids },
        ...(Object.keys(content).length > 0 && { content }),
        ...(pressed !== undefined && { pressed }),
        ...(chosen && { chosen }),
        ...(replyTo !== undefined && { replyTo }),
        ...(isForOthers && { isForOthers }),
        ...(message.sentAt && { sentAt: message.sentAt }),
      })
      if (message.phone) await notePhone(chatId, message.phone)
      await logMessage(account, { ...message, senderId, payload: body })
    })
  try {
    await withBlockedNotice(sender, store)
  } catch (error) {
    // A blocked contact is not listened to.
    if (!(error instanceof Problem && error.code === 'blocked')) throw error
    await logMessage(account, { ...message, senderId, payload: body, isBlocked: true })
  }
}

async function storeReaction(
  account: Account,
  { target, emoji }: Extract<Incoming, { kind: 'reaction' }>,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from message where bot_id = ${account.botId} and external_id = ${target}
    union all
    select message_id from outbound_part where account_id = ${account.id} and external_id = ${target} limit 1`.execute(
    db(),
  )
  const [message] = rows
  if (message) await setReaction(account.botId, message.id, emoji)
}

/** Shortest time between two notes that an account is alive, in milliseconds. */
const EVENT_STEP_MS = 500

/** Notes that the account is alive, at the time of the platform. */
export async function noteEvent(accountId: number, at: Date | undefined): Promise<void> {
  const now = currentCall().services.clock()
  const time = at && at.getTime() > 0 && at < now ? at : now
  await db()
    .updateTable('channel_account')
    .set({ last_event_at: time })
    .where('id', '=', accountId)
    // Not for every event: the row would be written hundreds of times a second.
    .where((where) =>
      where.or([
        where('last_event_at', 'is', null),
        where('last_event_at', '<', new Date(time.getTime() - EVENT_STEP_MS).toISOString()),
      ]),
    )
    .execute()
}
