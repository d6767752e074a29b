import type { components } from '../../../../generated/api.d.ts'
import { ChannelOptions } from '../../../../generated/options.ts'
import type { Channel } from '../../../contract/channels.ts'
import { reactionsOn } from '../../../contract/reactions.ts'
import { usualWindowEnd } from '../../conversation/chats/core/item.ts'
import { type LockedChat, lockVisible } from '../../conversation/chats/core/lock.ts'
import { type ChatMessage, messageOf } from '../../conversation/chats/core/message.ts'
import { setTeamReaction } from '../../conversation/chats/core/reactions.ts'
import { invalid } from '../../conversation/chats/core/refusals.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { UserScope } from '../../foundation/http/scope.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { queueReaction, reactingAccount } from './queue-reaction.ts'

type Emoji = components['schemas']['ChatReactionInput']['emoji']

const refused = (code: Parameters<typeof problem>[1], text: string) => problem(409, code, text)

/** Lets staff react to messages of customers. */
export const reacting = handlerGroup({
  chatReactionUpdate: ({ scope, params, body }) =>
    tx(() => react(scope, params.chatId, { messageId: params.messageId, emoji: body.emoji })),
})

interface Given {
  messageId: number
  emoji: Emoji
}

/**
 * Stores the team's reaction to a customer's message and lets it leave to the channel. The same one again changes nothing.
 * It neither takes the chat from the bot nor counts as an answer.
 */
async function react(scope: UserScope, chatId: number, { messageId, emoji }: Given): Promise<ChatMessage> {
  const chat = await lockVisible(scope, chatId)
  const message = await db()
    .selectFrom('message')
    .select(['id', 'author', 'content', 'external_id', 'team_reaction', 'team_reaction_error'])
    .where('id', '=', messageId)
    .where('chat_id', '=', chat.id)
    .executeTakeFirst()
  if (!message) throw commonProblems.notFound()
  const { author, content, team_reaction: known } = message
  if (author !== 'user')
    throw refused('no_destination', 'Solo puedes reaccionar a los mensajes del cliente. Elige uno de ellos.')
  if (content?.deleted) throw refused('too_late', 'Ese mensaje se eliminó. Elige otro.')
  assertOffered(chat.channel, emoji)
  await refuseBlocked(chat.contact_id)
  if (known === emoji && message.team_reaction_error === null) return messageOf(chat.id, message.id)
  assertInTime(chat)
  const account = await reactingAccount(chat, message.external_id)
  await setTeamReaction(chat, message.id, { emoji, userId: scope.userId })
  if (account) await queueReaction(chat, account, { ...message, emoji, userId: scope.userId })
  await writeAudit({
    id: message.id,
    label: chat.user_name,
    before: { chat_id: chat.id, reaction: known },
    after: { chat_id: chat.id, reaction: emoji },
  })
  return messageOf(chat.id, message.id)
}

function assertOffered(channel: Channel, emoji: Emoji): void {
  const offered = reactionsOn(channel)
  const name = ChannelOptions.find(({ value }) => value === channel)?.label ?? ''
  if (offered.length === 0)
    throw refused('no_destination', `El canal ${name} no tiene reacciones. Contesta con un mensaje.`)
  if (emoji !== null && !offered.some((one) => one.emoji === emoji))
    throw invalid('emoji', `El canal ${name} no acepta ese emoji. Elige ${offered.map((one) => one.emoji).join(' ')}`)
}

async function refuseBlocked(contactId: number): Promise<void> {
  const contact = db().selectFrom('contact').select('blocked').where('id', '=', contactId)
  if ((await contact.executeTakeFirstOrThrow()).blocked)
    throw refused('blocked', 'El contacto está bloqueado. Para reaccionar, desbloquéalo en su conversación.')
}

/** The time in which only people may answer is for messages: Messenger marks them, and has no mark for reactions. */
function assertInTime(chat: LockedChat): void {
  const until = usualWindowEnd(chat)
  if (until && Date.parse(until) <= currentCall().services.clock().getTime())
    throw refused('window_closed', 'Pasaron más de 24 horas: podrás reaccionar cuando el cliente vuelva a escribir.')
}
