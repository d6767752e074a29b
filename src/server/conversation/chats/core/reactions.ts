import type { components } from '../../../../../generated/api.d.ts'
import { hasValues } from '../../../foundation/resource/unchanged.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { emitChatEvents } from './chat-events.ts'
import { type LockedChat, lockChat } from './lock.ts'

type TeamReaction = components['schemas']['ChatTeamReaction']

interface Row {
  team_reaction: string | null
  team_reaction_by: number | null
  team_reaction_error: string | null
  reactor: string | null
}

/** Maps the columns of a message to the reaction of the team; null if there is none. */
export function teamReactionOf(row: Row): TeamReaction | null {
  const { team_reaction: emoji, team_reaction_by: user_id, team_reaction_error: error, reactor } = row
  if (emoji === null) return null
  return { emoji, ...(user_id !== null && { user_id }), user_name: reactor ?? '', ...(error !== null && { error }) }
}

/** Stores the customer's reaction to a message; null removes it. A deleted message gets none. */
export function setReaction(botId: number, messageId: number, reaction: string | null): Promise<boolean> {
  return tx(async () => {
    const message = db().selectFrom('message').select(['chat_id', 'content']).where('bot_id', '=', botId)
    const found = await message.where('id', '=', messageId).executeTakeFirst()
    if (!found) return false
    const chat = await lockChat(botId, found.chat_id)
    return change(chat, messageId, { reaction })
  })
}

interface Given {
  emoji: string | null
  userId: number
}

/** Stores the team's reaction to a message of a locked chat; null removes it. A deleted message gets none. */
export const setTeamReaction = (chat: LockedChat, messageId: number, { emoji, userId }: Given): Promise<boolean> =>
  change(chat, messageId, { team_reaction: emoji, team_reaction_by: userId, team_reaction_error: null })

/** What became of a reaction of the team. */
interface Told {
  emoji: string | null
  userId: number | null
  error: string | null
}

/** Stores what the customer sees of the team's reaction now, whose it is, and why it is not what was asked for. */
export function settleTeamReaction(botId: number, messageId: number, told: Told): Promise<boolean> {
  return tx(async () => {
    const message = db().selectFrom('message').select('chat_id').where('bot_id', '=', botId).where('id', '=', messageId)
    const found = await message.executeTakeFirst()
    if (!found) return false
    const chat = await lockChat(botId, found.chat_id)
    const values = { team_reaction: told.emoji, team_reaction_by: told.userId, team_reaction_error: told.error }
    if (hasValues(await columnsOf(messageId), values)) return false
    return change(chat, messageId, values)
  })
}

/** Columns of the reactions to a message. */
type Changes = Partial<{
  reaction: string | null
  team_reaction: string | null
  team_reaction_by: number | null
  team_reaction_error: string | null
}>

async function change(chat: LockedChat, messageId: number, values: Changes): Promise<boolean> {
  const known = await columnsOf(messageId)
  if (known.content?.deleted) return false
  await db().updateTable('message').set(values).where('id', '=', messageId).execute()
  const { reaction, ...row } = await columnsOf(messageId)
  const event = { chat_id: chat.id, message_id: messageId, reaction, team_reaction: teamReactionOf(row) }
  await emitChatEvents(chat.bot_id, chat.id, { after: chat }, ['reaction', event])
  return true
}

const columnsOf = (messageId: number) =>
  db()
    .selectFrom('message as m')
    .leftJoin('app_user as r', 'r.id', 'm.team_reaction_by')
    .select(['m.reaction', 'm.content', 'm.team_reaction', 'm.team_reaction_by', 'm.team_reaction_error'])
    .select('r.name as reactor')
    .where('m.id', '=', messageId)
    .executeTakeFirstOrThrow()
