import { currentCall } from '../../../foundation/http/context.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { turnIn } from './areas.ts'
import { introduce } from './assigned.ts'
import { apply, areaOf, hasDeadline, personOf } from './changes.ts'
import { count } from './counts.ts'
import { lockChat } from './lock.ts'
import { formerAgent } from './same-agent.ts'
import type { ChatEvent } from './tell.ts'

/**
 * The bot, or a rule, puts a chat into an area; nobody has it there yet. An area that is gone changes nothing, and a
 * chat that somebody of the team has stays theirs.
 */
export function putIntoArea(botId: number, chatId: number, areaId: number): Promise<void> {
  return tx(async () => {
    const chat = await lockChat(botId, chatId)
    if (chat.area_id === areaId || chat.live || chat.assign_user_id !== null) return
    const area = await db()
      .selectFrom('area')
      .select(['id', 'name'])
      .where('bot_id', '=', botId)
      .where('id', '=', areaId)
      .executeTakeFirst()
    if (!area) return
    const set = { area_id: area.id, assign_user_id: null }
    await apply(chat, { set, told: [['change-area', { chat_id: chatId, area }]], whole: hasDeadline(chat) })
  })
}

/** Gives a chat back to the bot after people were silent, unless one of them wrote meanwhile. */
export function returnToBot(botId: number, chatId: number, silentSince: string): Promise<boolean> {
  return tx(async () => {
    const chat = await lockChat(botId, chatId)
    const { last_message_at } = await db()
      .selectFrom('chat')
      .select('last_message_at')
      .where('id', '=', chatId)
      .executeTakeFirstOrThrow()
    if (chat.type === 'bot' || chat.state === 2 || last_message_at > silentSince) return false
    await apply(chat, {
      set: { live: false, type: 'bot', assign_user_id: null },
      told: [['reactivate', { chat_id: chatId, live: false }]],
      whole: true,
    })
    return true
  })
}

/**
 * The bot, or a rule, asks for a person: the chat becomes a request, in an area where one is given. A chat that the team
 * gave to somebody already stays theirs, in its area.
 */
export function requestPerson(botId: number, chatId: number, areaId: number | null): Promise<void> {
  return tx(async () => {
    const chat = await lockChat(botId, chatId)
    if (chat.live || chat.type === 'request') return
    const requested_at = currentCall().services.clock().toISOString()
    if (chat.assign_user_id !== null) {
      await apply(chat, { set: { type: 'request', requested_at }, told: [], whole: true, afterwards: introduce })
      return count(botId, chat.channel, 'handoffs')
    }
    const area = areaId === null ? undefined : await areaOf(botId, areaId)
    const turn =
      (await formerAgent(chat, area?.id ?? null)) ?? (area ? await turnIn(botId, area.id, chat.contact_id) : null)
    const assigned = area || turn !== null ? { assign_user_id: turn } : {}
    const set = { type: 'request' as const, requested_at, ...(area && { area_id: area.id }), ...assigned }
    const told: ChatEvent[] = area ? [['change-area', { chat_id: chatId, area }]] : []
    if (turn !== null) told.push(['assign-user', { chat_id: chatId, assign_user: await personOf(turn) }])
    await apply(chat, { set, told, whole: true, ...(turn !== null && { afterwards: introduce }) })
    await count(botId, chat.channel, 'handoffs')
  })
}
