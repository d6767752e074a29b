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

/** Returns the inbox category of a chat. */
function categoryOf(chat: ChatItem): Filter['category'] {
  if (chat.state === 2) return 'resueltas'
  return chat.snooze ? 'pospuestas' : 'nuevas'
}

/** Unread mentions are listed from any box: the server knows which are. */
export const isOfAnyBox = ({ category, mentioned }: Filter): boolean => mentioned && category === 'nuevas'

export const isInBox = (filter: Filter, chat: ChatItem): boolean =>
  filter.category === categoryOf(chat) || isOfAnyBox(filter)

function isOfPriority(wanted: Filter['priority'], { priority = 'normal' }: ChatItem): boolean {
  if (wanted === 'important') return priority === 'urgent' || priority === 'high'
  return wanted === 'any' || wanted === priority
}

/** A chat is active if its last message is less than 24 hours old. */
const isActive = (chat: ChatItem) => Date.now() - Date.parse(chat.last_message_at) < 24 * 3_600_000

/**
 * Returns whether a chat matches a filter, judging by the chat alone. Intent, message text and mentions can only be
 * matched by the server; with those filters only the chats that the server listed are shown.
 */
export function matches(filter: Filter, chat: ChatItem, me?: number, zone: string = TIMEZONE): boolean {
  if (!isInBox(filter, chat)) return false
  if (!TYPES[filter.type].includes(chat.type)) return false
  if (filter.channel !== 'any' && filter.channel.toLowerCase() !== chat.channel) return false
  if (filter.state !== 'any' && (filter.state === 'asignadas') !== (chat.assign_user !== null)) return false
  if (filter.mine && chat.assign_user?.id !== me) return false
  if (filter.area !== null && chat.area?.id !== filter.area) return false
  if (filter.no_area && chat.area !== null) return false
  if (filter.assign_user !== null && chat.assign_user?.id !== filter.assign_user) return false
  if (filter.active !== 'any' && (filter.active === 'only_active') !== isActive(chat)) return false
  if (!STATUS[filter.status](chat)) return false
  if (!isOfPriority(filter.priority, chat)) return false
  if (filter.username && !fold(chat.user_name).includes(fold(filter.username.trim()))) return false
  if (filter.sender_id && !chat.sender_id.includes(filter.sender_id.trim())) return false
  if (filter.labels.length > 0 && !filter.labels.some((id) => chat.labels.includes(id))) return false
  const day = dayIn(chat.last_message_at, zone)
  return (!filter.date_start || day >= filter.date_start) && (!filter.date_end || day <= filter.date_end)
}

/** Returns whether {@link matches} can judge a chat that the server did not list. */
export function isClientFilterable(filter: Filter): boolean {
  return filter.intent === null && filter.q === '' && !filter.mentioned
}
