import { fold } from '../../../../contract/phrase.ts'
import { dayIn, TIMEZONE } from '../../../../contract/zone.ts'
import type { ChatItem } from '../state/types.ts'
import type { Filter } from './filter.ts'

/** Chat types that each filter type shows. */
const TYPES: Record<Filter['type'], readonly ChatItem['type'][]> = {
  all: ['bot', 'live', 'request'],
  contact_requests: ['request', 'live'],
  bot_chats: ['bot'],
  live_chats: ['live'],
}

const STATUS: Record<Filter['status'], (chat: ChatItem) => boolean> = {
  any: () => true,
  leidas: (chat) => !chat.open,
  no_leidas: (chat) => chat.open,
  no_contestadas: (chat) => !chat.answered,
}

/** The box that a chat is in. */
export function boxOf(chat: ChatItem): Filter['category'] {
  if (chat.state === 2) return 'resueltas'
  return chat.snooze ? 'pospuestas' : 'nuevas'
}

/** A chat is active while something was said in the last 24 hours. */
const isActive = (chat: ChatItem) => Date.now() - Date.parse(chat.last_message_at) < 24 * 3_600_000

/**
 * Whether a chat belongs to what a filter shows, as far as the chat itself tells. The intent and the words of
 * messages are the server's to judge: with them, only what it listed stays.
 */
export function matches(filter: Filter, chat: ChatItem, me?: number, zone: string = TIMEZONE): boolean {
  if (filter.category !== boxOf(chat)) return false
  if (!TYPES[filter.type].includes(chat.type)) return false
  if (filter.channel !== 'any' && filter.channel.toLowerCase() !== chat.channel) return false
  if (filter.state !== 'any' && (filter.state === 'asignadas') !== (chat.assign_user !== null)) return false
  if (filter.mine && chat.assign_user?.id !== me) return false
  if (filter.area !== null && chat.area?.id !== filter.area) return false
  if (filter.active !== 'any' && (filter.active === 'only_active') !== isActive(chat)) return false
  if (!STATUS[filter.status](chat)) return false
  if (filter.username && !fold(chat.user_name).includes(fold(filter.username.trim()))) return false
  if (filter.sender_id && !chat.sender_id.includes(filter.sender_id.trim())) return false
  if (filter.labels.length > 0 && !filter.labels.some((id) => chat.labels.includes(id))) return false
  const day = dayIn(chat.last_message_at, zone)
  return (!filter.date_start || day >= filter.date_start) && (!filter.date_end || day <= filter.date_end)
}

/** Whether a chat that the server did not list can be told to belong there without asking. */
export function judgeable(filter: Filter): boolean {
  return filter.intent === null && filter.q === ''
}
