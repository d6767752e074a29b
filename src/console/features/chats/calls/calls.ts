import { api, unwrap } from '../../../api/client.ts'
import { ApiError, OFFLINE } from '../../../api/errors.ts'
import { prefetch, prefetched } from '../../../api/prefetch.ts'
import { toastsOf } from '../../../ui/call-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import type { Filter } from '../filters/filter.ts'
import { toBase64 } from '../media/base64.ts'
import type { Outgoing } from '../outbox/types.ts'
import type { BotStatus, ChatMessage } from '../state/types.ts'

/** API calls whose responses the page shows; actions on a chat are in actions.ts. */
export function filterChats(bot: number, filter: Filter, signal?: AbortSignal) {
  return prefetched(filterKey(bot, filter), () => requestChats(bot, filter, signal))
}

/** Requests the list that the page shows first, before the page is rendered. */
export function prefetchChats(bot: number, filter: Filter): void {
  // The page shows the error.
  prefetch(filterKey(bot, filter), () => requestChats(bot, filter)).catch(() => {})
}

const filterKey = (bot: number, filter: Filter) => `chats/filter/${bot} ${JSON.stringify(filter)}`

const requestChats = (bot: number, filter: Filter, signal?: AbortSignal) =>
  unwrap(api.POST('/chats/filter/{bot}', { params: { path: { bot } }, body: filter, signal }))

export function currentChat(bot: number, signal?: AbortSignal) {
  return unwrap(api.GET('/chats/{bot}', { params: { path: { bot } }, signal }))
}

/** Returns whether the bot is on and may be switched; undefined if it is not one of the user's bots. */
export async function botStatus(bot: number): Promise<BotStatus | undefined> {
  const { bots } = await unwrap(api.GET('/bots/info'))
  const found = bots.find(({ id }) => id === bot)
  return found && { botState: found.special_state === 'chatbot_on' ? 'on' : 'off', may_switch: found.may_switch }
}

/** Which messages of a chat to fetch; without a position, the latest ones. */
interface Around {
  limit: number
  before?: number
  after?: number
  around?: number
  /** yyyy-mm-dd in the time zone of the bot */
  date?: string
}

export function openChat(bot: number, chatId: number, query: Around, signal?: AbortSignal) {
  return unwrap(api.GET('/chats/view/{bot}/{chatId}', { params: { path: { bot, chatId }, query }, signal }))
}

/** Whether a chat could not be opened because it does not exist for the user. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 403)

/** Whether a draft was saved elsewhere meanwhile. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale'

/** Whether a colleague took the chat before. */
export const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'assigned'

export function readDraft(bot: number, id: number, signal?: AbortSignal) {
  return unwrap(api.GET('/chats/drafts/{bot}/{id}', { params: { path: { bot, id } }, signal }))
}

interface Draft {
  bot: number
  id: number
  text: string
  /** the message that it answers to */
  replyTo: number | null
  /** when the one that it replaces was saved; null if there was none, undefined if it replaces any */
  over: string | null | undefined
}

export function writeDraft({ bot, id, text, replyTo, over }: Draft, keepalive = false) {
  const body = { text, reply_to: replyTo, ...(over !== undefined && { over }) }
  return unwrap(api.PUT('/chats/drafts/{bot}/{id}', { params: { path: { bot, id } }, body, keepalive }))
}

const OPERATIONS = { text: 'chatMessageSend', comment: 'chatCommentCreate', files: 'chatDocumentSend' } as const

/** Returns the error text for a failed send that has none from the server. */
export async function sendFailure(one: Outgoing): Promise<string> {
  return (await toastsOf(OPERATIONS[one.kind])).error ?? OFFLINE
}

/** Sends an outgoing message with its idempotency key; returns the created messages. */
export async function send(one: Outgoing): Promise<ChatMessage[]> {
  const params = { path: { bot: one.botId }, header: { 'Idempotency-Key': one.key } }
  const { chatId: id, targetId: target_id, text: message } = one
  const answer = one.quote ? { reply_to: one.quote.id } : {}
  if (one.kind === 'comment')
    return [await unwrap(api.POST('/chats/requests/message/{bot}', { params, body: { id, message } }))]
  if (one.kind === 'text') {
    const quick = { ...(one.quickReplyId && { quick_reply_id: one.quickReplyId }) }
    const files = one.attached?.length ? { attachments: one.attached.map((file) => file.id) } : {}
    const body = { id, target_id, message, ...quick, ...files, ...answer }
    return [await unwrap(api.POST('/chats/requests/send/{bot}', { params, body }))]
  }
  const files = await Promise.all(
    one.files.map(async ({ filename, type, size, blob }) => ({
      // Required by the specification for recordings, whose names have no extension.
      filename: type.startsWith('audio/') && !/\.\w+$/.test(filename) ? `${filename}.mp3` : filename,
      type: type as 'image/png',
      size,
      file: await toBase64(blob),
    })),
  )
  const body = { id, target_id, files, ...answer }
  const sent = await unwrap(api.POST('/chats/requests/send/document/{bot}', { params, body }))
  // 207: some files were sent; the message says why the others were not.
  if ('message' in sent && sent.message) toast.info(sent.message)
  return sent.data
}

export async function savedViews(bot: number) {
  return (await unwrap(api.GET('/chats/views/{bot}', { params: { path: { bot } } }))).views
}
