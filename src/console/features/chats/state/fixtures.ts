import type { ChatItem, ChatMessage } from './types.ts'

/** Returns a chat for tests. */
export function chatItem(given: Partial<ChatItem> & { id: number }): ChatItem {
  return {
    type: 'request',
    sender_id: `54911${given.id}`,
    user_name: 'Lucía Fernández',
    date_last_message: '20/11/2026 09:00',
    last_message_at: '2026-11-20T12:00:00.000Z',
    channel: 'webchat',
    assign_user: null,
    answered: true,
    open: false,
    live: false,
    labels: [],
    state: 1,
    last_message_text: 'Hola',
    last_message_from: 'user',
    area: null,
    contact_id: given.id,
    blocked: false,
    unread_count: 0,
    window_until: null,
    snooze: null,
    ...given,
  }
}

/** Returns a message for tests. */
export function message(given: Partial<ChatMessage> & { id: number }): ChatMessage {
  return {
    type: 'user',
    user_name: 'Lucía Fernández',
    text: `Mensaje ${given.id}`,
    at: '2026-11-20T12:00:00.000Z',
    reaction: null,
    files: [],
    status: null,
    error: null,
    ...given,
  }
}
