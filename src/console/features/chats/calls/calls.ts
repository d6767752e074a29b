import { api, unwrap } from '../../../api/client.ts'
import { UNREACHABLE } from '../../../api/errors.ts'
import { toastsOf } from '../../../ui/call-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import type { Filter } from '../filters/filter.ts'
import { toBase64 } from '../media/base64.ts'
import type { Outgoing } from '../outbox/types.ts'
import type { BotStanding, ChatMessage } from '../state/types.ts'

/** The calls that the page shows its answers of; what is done to a chat is in actions.ts. */
export function filterChats(bot: number, filter: Filter, signal?: AbortSignal) {
  return unwrap(api.POST('/chats/filter/{bot}', { params: { path: { bot } }, body: filter, signal }))
}

export function currentChat(bot: number, signal?: AbortSignal) {
  return unwrap(api.GET('/chats/{bot}', { params: { path: { bot } }, signal }))
}

/** Whether the chatbot answers and may be switched; undefined when it is none of the person's. */
export async function botStanding(bot: number): Promise<BotStanding | undefined> {
  const { bots } = await unwrap(api.GET('/bots/info'))
  const found = bots.find(({ id }) => id === bot)
  return found && { botState: found.special_state === 'chatbot_on' ? 'on' : 'off', may_switch: found.may_switch }
}

/** Which messages of a chat are asked for; without any place, its end. */
export interface Around {
  limit: number
  before?: number
  after?: number
  around?: number
  /** yyyy-mm-dd, in the bot's zone */
  date?: string
}

export function openChat(bot: number, chatId: number, query: Around, signal?: AbortSignal) {
  return unwrap(api.GET('/chats/view/{bot}/{chatId}', { params: { path: { bot, chatId }, query }, signal }))
}

export function readDraft(bot: number, id: number, signal?: AbortSignal) {
  return unwrap(api.GET('/chats/drafts/{bot}/{id}', { params: { path: { bot, id } }, signal }))
}

export function writeDraft(bot: number, id: number, text: string, keepalive = false) {
  return unwrap(api.PUT('/chats/drafts/{bot}/{id}', { params: { path: { bot, id } }, body: { text }, keepalive }))
}

const OPERATIONS = { text: 'chatMessageSend', comment: 'chatCommentCreate', files: 'chatDocumentSend' } as const

/** What is said of a failed send that the server gave no words for. */
export async function sendFailure(one: Outgoing): Promise<string> {
  return (await toastsOf(OPERATIONS[one.kind])).error ?? UNREACHABLE
}

/** Sends what was written, under its own key; answers the messages that it became. */
export async function send(one: Outgoing): Promise<ChatMessage[]> {
  const params = { path: { bot: one.botId }, header: { 'Idempotency-Key': one.key } }
  const { chatId: id, targetId: target_id, text: message } = one
  if (one.kind === 'comment')
    return [await unwrap(api.POST('/chats/requests/message/{bot}', { params, body: { id, message } }))]
  if (one.kind === 'text') {
    const quick = { ...(one.quickReplyId && { quick_reply_id: one.quickReplyId }) }
    const files = one.attached?.length ? { attachments: one.attached.map((file) => file.id) } : {}
    const body = { id, target_id, message, ...quick, ...files }
    return [await unwrap(api.POST('/chats/requests/send/{bot}', { params, body }))]
  }
  const files = await Promise.all(
    one.files.map(async ({ filename, type, size, blob }) => ({
      // the specification's rule for recordings, whose names have no extension
      filename: type.startsWith('audio/') && !/\.\w+$/.test(filename) ? `${filename}.mp3` : filename,
      type: type as 'image/png',
      size,
      file: await toBase64(blob),
    })),
  )
  const sent = await unwrap(api.POST('/chats/requests/send/document/{bot}', { params, body: { id, target_id, files } }))
  // 207: some went, and why others did not
  if ('message' in sent && sent.message) toast.info(sent.message)
  return sent.data
}

export async function savedViews(bot: number) {
  return (await unwrap(api.GET('/chats/views/{bot}', { params: { path: { bot } } }))).views
}
