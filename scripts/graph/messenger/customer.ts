import { invalid } from '../http/errors.ts'
import { defined, isObject, type Params } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import { newDigits, newMid } from '../world/ids.ts'
import type { Message, Page, Person } from '../world/types.ts'
import { publicUrl } from './files.ts'
import { fromPerson, readPage } from './statuses.ts'

const WEEK = 7 * 24 * 3_600_000
const FIELDS: Readonly<Record<string, string>> = {
  message: 'messages',
  postback: 'messaging_postbacks',
  reaction: 'message_reactions',
  referral: 'messaging_referrals',
  optin: 'messaging_optins',
  message_edit: 'message_edits',
}

/**
 * A person writes to a page.
 * @param given one of `message` (`{text, quick_reply, attachments, reply_to}`; files as `{type, base64, mime_type}`),
 *   `postback`, `reaction`, `referral`, `optin`, `message_edit`
 */
export function writeToPage(sim: Simulator, person: Person, page: Page, given: Params): Message {
  const { world } = sim
  const kind = Object.keys(FIELDS).find((key) => isObject(given[key]))
  if (!kind) throw invalid(`One of ${Object.keys(FIELDS).join(', ')} is required`)
  const now = world.clock.now()
  const mid = newMid()
  const content = contentOf(sim, page, person, kind, given[kind] as Params, mid)
  readPage(sim, person, page.id)
  world.thread(page.id, person.id).lastInboundAt = now
  const message: Message = {
    id: mid,
    accountId: page.id,
    personId: person.id,
    isInbound: true,
    at: now,
    type: kind === 'message' && isObject(content) && content.text === undefined ? 'attachments' : kind,
    body: JSON.stringify({ [kind]: content }),
    status: 'received',
    statusAt: now,
  }
  world.addMessage(message)
  note(sim, kind, content)
  world.emit('message', message)
  if (!person.blocked.has(page.id))
    sim.webhooks.toPage(
      page,
      FIELDS[kind] ?? '',
      fromPerson(sim, page, person, { [kind]: content }),
      world.thread(page.id, person.id).ownerAppId,
    )
  return message
}

function note({ world }: Simulator, kind: string, content: Params): void {
  if (kind !== 'reaction') return
  const target = world.messages.get(String(content.mid))
  if (target) target.reaction = content.action === 'unreact' ? undefined : String(content.emoji ?? '❤')
}

function contentOf(sim: Simulator, page: Page, person: Person, kind: string, given: Params, mid: string): Params {
  if (kind === 'message') {
    const { text, quick_reply, reply_to, referral } = given
    const attachments = Array.isArray(given.attachments) ? given.attachments.filter(isObject) : undefined
    return defined({
      mid,
      text,
      quick_reply,
      reply_to,
      referral,
      attachments: attachments?.map((one) => fileOf(sim, page, one)),
    }) as Params
  }
  if (kind === 'postback') return { mid, ...given }
  if (kind === 'optin') {
    const notification_messages_token = `notificacion_${sim.world.psid(person, page.id)}`
    const token_expiry_timestamp = sim.world.clock.now() + 270 * 24 * 3_600_000
    return { type: 'notification_messages', notification_messages_token, token_expiry_timestamp, ...given }
  }
  return given
}

function fileOf({ world }: Simulator, page: Page, { base64, mime_type, filename, ...attachment }: Params): object {
  if (typeof base64 !== 'string') return attachment
  const media = world.addMedia({
    id: newDigits(16),
    ownerId: page.id,
    mimeType: String(mime_type ?? 'application/octet-stream'),
    bytes: Buffer.from(base64, 'base64'),
    filename: typeof filename === 'string' ? filename : undefined,
    expiresAt: world.clock.now() + WEEK,
  })
  return { ...attachment, payload: { url: publicUrl(world, media) } }
}

/** Someone writes in the page's own inbox: only an echo tells the app. */
export function writeInInbox(sim: Simulator, page: Page, person: Person, { text, attachment }: Params): Message {
  const { world } = sim
  const now = world.clock.now()
  const message: Message = {
    id: newMid(),
    accountId: page.id,
    personId: person.id,
    isInbound: false,
    at: now,
    type: 'inbox',
    body: JSON.stringify({
      message: isObject(attachment) ? { attachment: fileOf(sim, page, attachment) } : { text: String(text) },
    }),
    status: 'sent',
    statusAt: now,
  }
  world.addMessage(message)
  world.emit('message', message)
  return message
}
