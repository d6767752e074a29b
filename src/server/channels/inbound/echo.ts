import { matchKey } from '../../../contract/phone-forms.ts'
import { emitChatEvents } from '../../conversation/chats/core/chat-events.ts'
import { lockChat } from '../../conversation/chats/core/lock.ts'
import { notifyBeginning, openChat } from '../../conversation/chats/core/open-chat.ts'
import { sendInChat } from '../../conversation/chats/core/send-message.ts'
import type { ChannelIdentity } from '../../conversation/chats/core/types.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { type Account, secretsOf } from '../accounts/account.ts'
import type { Incoming } from '../meta/incoming.ts'
import { reportPart } from '../outbound/ledger.ts'
import { fetchFiles, storeFiles } from './files.ts'
import { nameOf } from './profile.ts'

/**
 * Handles what was written in the business's name. What the server itself sent comes back with its mark and is settled by
 * it; the rest was written by a person in the platform's own application, and is shown as a message of the team.
 */
export async function storeEcho(
  account: Account,
  echo: Extract<Incoming, { kind: 'echo' }>,
  isLastAttempt: boolean,
): Promise<void> {
  const { externalId, mark, to, text, files } = echo
  if (!externalId) return
  if (await reportPart({ accountId: account.id, state: 'accepted', externalId, mark })) return
  // A mark of this server whose part is gone: its chat was deleted.
  if (mark?.startsWith('m:')) return
  const secrets = secretsOf(account)
  const got = await fetchFiles(files, account, secrets, isLastAttempt)
  const identity = /^\d+$/.test(to) && account.kind === 'whatsapp' ? { address: to } : { userId: to }
  const userName = (await chatOf(account, to)) ? '' : await nameOf(account, identity, secrets)
  await tx(async () => {
    const found = await chatOf(account, to)
    const chat = found ? await lockChat(account.botId, found.id) : await begin(account, { identity, to, userName })
    const known = await db()
      .selectFrom('message')
      .select('id')
      .where('bot_id', '=', account.botId)
      .where('external_id', '=', externalId)
      .executeTakeFirst()
    if (known) return
    const { ids, lost } = await storeFiles(account.botId, got)
    const content = lost.lost_file === undefined ? {} : { content: lost }
    await sendInChat(chat, { author: 'agent', text, mediaIds: ids, elsewhere: externalId, ...content })
  })
}

interface Somebody {
  identity: ChannelIdentity
  to: string
  userName: string
}

/** Begins the chat of somebody to whom a person wrote first in the platform's own application. */
async function begin({ id: accountId, botId, kind: channel }: Account, { identity, to, userName }: Somebody) {
  const chat = await openChat({ botId, channel, senderId: to, userName, accountId, identity })
  if (chat.isNew) {
    await emitChatEvents(botId, chat.id, { after: chat, whole: true })
    await notifyBeginning(chat)
  }
  return chat
}

function chatOf({ id, botId, kind }: Account, to: string) {
  return db()
    .selectFrom('chat as c')
    .innerJoin('channel_link as l', 'l.id', 'c.link_id')
    .select('c.id')
    .where('c.bot_id', '=', botId)
    .where('c.account_id', '=', id)
    .where((where) =>
      kind === 'facebook'
        ? where('l.user_id', '=', to)
        : where.or([where('l.match_key', '=', matchKey(to)), where('l.user_id', '=', to)]),
    )
    .executeTakeFirst()
}
