import type { AnyEvent, EventName, EventPayloads } from '../../../../../generated/events.ts'
import type { EventEnvelope } from '../../../../contract/events.ts'
import { formatChatDate } from '../../../../contract/zone.ts'
import { preview } from '../../../notify/preview.ts'
import { applyChat, applyFact, emptyChat, mergeFacts, newerFact } from './chat.ts'
import { applyPin } from './pins.ts'
import { addChanges, receiveMessage, setCustomer, setDelivery, setReactions, setText } from './thread.ts'
import type { Chat, ChatMessage, InboxState, Thread } from './types.ts'

type Reducer<K extends EventName> = (state: InboxState, event: EventEnvelope<K, EventPayloads[K]>) => InboxState

function withChat(state: InboxState, id: number, change: (chat: Chat) => Chat): InboxState {
  const before = state.chats.get(id) ?? emptyChat(id)
  const after = change(before)
  return after === before ? state : { ...state, chats: new Map(state.chats).set(id, after) }
}

/** Threads that were never opened are fetched on opening, so events for them are dropped. */
function withThread(state: InboxState, id: number, change: (thread: Thread) => Thread): InboxState {
  const before = state.threads.get(id)
  const after = before && change(before)
  return !after || after === before ? state : { ...state, threads: new Map(state.threads).set(id, after) }
}

function applyMessage(chat: Chat, seq: number, message: ChatMessage, zone: string): Chat {
  const shown = preview({ ...message, file: message.files[0] })
  const last = {
    last_message_text: shown.text,
    last_message_kind: shown.kind,
    last_message_failed: message.status === 'failed',
    last_message_from: message.type,
    last_message_at: message.at,
    date_last_message: formatChatDate(message.at, zone),
  }
  const known = applyFact(chat, 'last', { seq, value: last })
  if (message.type === 'user') {
    const unanswered = applyFact(known, 'answered', { seq, value: false })
    const newMessages = new Map(unanswered.newMessages).set(seq, message.at)
    return mergeFacts({ ...unanswered, newMessages })
  }
  if (message.type !== 'agent') return known
  const live = applyFact(applyFact(known, 'live', { seq, value: true }), 'type', { seq, value: 'live' })
  return applyFact(live, 'answered', { seq, value: true })
}

const ignore = (state: InboxState): InboxState => state

/**
 * Reducers of events. Each one is pure and independent of order: the same events, shuffled or repeated, lead to the
 * same state.
 */
export const reducers: { [K in EventName]: Reducer<K> } = {
  message: (state, { seq, payload }) =>
    withThread(
      withChat(state, payload.chat_id, (chat) => applyMessage(chat, seq, payload.message, state.zone)),
      payload.chat_id,
      (thread) => receiveMessage(thread, payload.message),
    ),
  conversation: (state, { seq, payload }) =>
    withChat(state, payload.chat.id, (chat) => applyChat(chat, { seq, value: payload.chat })),
  'change-inbox': (state, { seq, payload }) =>
    withChat(state, payload.chat_id, (chat) => applyFact(chat, 'state', { seq, value: payload.state })),
  'change-area': (state, { seq, payload }) =>
    withChat(state, payload.chat_id, (chat) =>
      applyFact(applyFact(chat, 'area', { seq, value: payload.area }), 'assign_user', { seq, value: null }),
    ),
  'assign-user': (state, { seq, payload }) =>
    withChat(state, payload.chat_id, (chat) => applyFact(chat, 'assign_user', { seq, value: payload.assign_user })),
  status: (state, { payload }) =>
    withThread(state, payload.chat_id, (thread) => setDelivery(thread, payload.message_id, payload)),
  reaction: (state, { seq, payload: { chat_id, message_id, reaction, team_reaction = null } }) =>
    withThread(state, chat_id, (thread) => setReactions(thread, message_id, seq, { reaction, team_reaction })),
  'message-text': (state, { seq, payload: { chat_id, message_id, ...value } }) =>
    withThread(state, chat_id, (thread) => setText(thread, message_id, seq, value)),
  labels: (state, { seq, payload }) =>
    withChat(state, payload.chat_id, (chat) => applyFact(chat, 'labels', { seq, value: payload.labels })),
  'change-username': (state, { seq, payload }) =>
    withThread(
      withChat(state, payload.chat_id, (chat) => applyFact(chat, 'user_name', { seq, value: payload.user_name })),
      payload.chat_id,
      (thread) => setCustomer(thread, seq, payload.user_name),
    ),
  'internal-message': (state, { payload }) =>
    withThread(state, payload.chat_id, (thread) => receiveMessage(thread, payload.message)),
  'set-unread': (state, { seq, payload }) =>
    withChat(state, payload.chat_id, (chat) =>
      applyFact(chat, 'open', { seq, value: { open: payload.open, count: payload.unread_count } }),
    ),
  'toggle-answered': (state, { seq, payload }) =>
    withChat(state, payload.chat_id, (chat) => applyFact(chat, 'answered', { seq, value: payload.answered })),
  reactivate: (state, { seq, payload }) =>
    withChat(state, payload.chat_id, (chat) => {
      const live = applyFact(chat, 'live', { seq, value: payload.live })
      return payload.live ? live : applyFact(live, 'type', { seq, value: 'bot' })
    }),
  'chat-snoozed': (state, { seq, payload }) =>
    withChat(state, payload.chat_id, (chat) => applyFact(chat, 'snooze', { seq, value: payload.snooze })),
  'thread-events': (state, { payload }) =>
    withThread(state, payload.chat_id, (thread) => addChanges(thread, payload.changes)),
  'chat-pinned': (state, { seq, payload }) => ({
    ...state,
    pins: applyPin(state.pins, payload.chat_id, { seq, value: payload.pinned }),
  }),
  'chat-left': (state, { seq, payload: { chat_id, assign_user = null, erased = false } }) =>
    withChat(state, chat_id, (chat) => applyFact(chat, 'left', { seq, value: { assign_user, erased } })),
  'bot-state': (state, { seq, payload }) =>
    seq >= state.seq ? { ...state, bot: { may_switch: false, ...state.bot, botState: payload.botState } } : state,
  training: ignore,
  content: ignore,
  availability: (state, { seq, payload: { user, availability } }) => ({
    ...state,
    availability: new Map(state.availability).set(
      user.id,
      newerFact(state.availability.get(user.id), { seq, value: availability }),
    ),
  }),
  mention: (state, { seq, payload }) => ({
    ...state,
    mentions: applyPin(state.mentions, payload.chat_id, { seq, value: payload.unread }),
  }),
  'rule-notice': ignore,
  membership: ignore,
  notification: ignore,
  'session-closed': ignore,
}

/** Applies one event. Unknown names, such as those of a newer server, only update `seq`. */
export function reduce(state: InboxState, event: AnyEvent): InboxState {
  const reducer = reducers[event.name] as Reducer<EventName> | undefined
  const after = reducer ? reducer(state, event as EventEnvelope<EventName, EventPayloads[EventName]>) : state
  return event.seq > after.seq ? { ...after, seq: event.seq } : after
}
