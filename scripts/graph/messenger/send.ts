import { GraphError, invalid } from '../http/errors.ts'
import { defined, isObject, type Params } from '../http/json.ts'
import type { AuthorizedCall, Simulator } from '../simulator.ts'
import { newDigits, newMid } from '../world/ids.ts'
import type { Media, Message, Page, Person } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { checkAttachment, checkKind, checkMessage } from './checks.ts'
import { checkPageRate, checkWindow } from './limits.ts'
import { echo, followPage } from './statuses.ts'

/** `POST /{page_id}/messages`: a message or a sender action. */
export function postPageMessages(sim: Simulator, call: AuthorizedCall): object {
  const { world } = sim
  const page = world.page(call.id)
  const { params } = call
  const person = recipientOf(world, page, params)
  if (params.sender_action !== undefined) return act(sim, page, person, params)
  if (!isObject(params.message)) throw invalid('The parameter message is required.')
  const isHuman = checkKind(params)
  const type = checkMessage(params.message)
  checkPageRate(sim, page)
  checkWindow(sim, page, person, isHuman, params)
  const content = storeAttachments(world, page, call, params.message)
  const now = world.clock.now()
  const { metadata } = params.message
  const message: Message = {
    id: newMid(),
    accountId: page.id,
    personId: person.id,
    isInbound: false,
    at: now,
    type,
    body: JSON.stringify({ ...params, message: content.message }),
    opaque: typeof metadata === 'string' ? metadata : undefined,
    status: 'sent',
    statusAt: now,
  }
  world.addMessage(message)
  world.thread(page.id, person.id).typingUntil = undefined
  world.emit('message', message)
  echo(sim, message, call.token.appId)
  followPage(sim, message)
  return defined({
    recipient_id: world.psid(person, page.id),
    message_id: message.id,
    attachment_id: content.attachmentId,
  })
}

/** The person of `recipient`. @throws {GraphError} 100/2018001, 551/1545041 */
function recipientOf(world: World, page: Page, { recipient }: Params): Person {
  if (!isObject(recipient)) throw invalid('The parameter recipient is required.')
  const { id, user_ref, notification_messages_token: token } = recipient
  const key = id ?? user_ref ?? String(token ?? '').replace(/^notificacion_/, '')
  const person = world.byScoped(String(key))
  if (!person || world.psid(person, page.id) !== String(key))
    throw invalid('No matching user found', { subcode: 2018001 })
  if (person.blocked.has(page.id))
    throw new GraphError(551, {
      status: 400,
      subcode: 1545041,
      message: "(#551) This person isn't available right now.",
    })
  return person
}

/** Typing on a page lasts 20 seconds. */
const TYPING = 20_000

function act(sim: Simulator, page: Page, person: Person, params: Params): object {
  const { world } = sim
  const thread = world.thread(page.id, person.id)
  const recipient_id = world.psid(person, page.id)
  checkWindow(sim, page, person, checkKind(params), params)
  switch (params.sender_action) {
    case 'typing_on':
      thread.typingUntil = world.clock.now() + TYPING
      break
    case 'typing_off':
      thread.typingUntil = undefined
      break
    case 'mark_seen':
      for (const one of thread.messages)
        if (one.isInbound && one.status === 'received') {
          one.status = 'read'
          one.statusAt = world.clock.now()
        }
      break
    case 'react':
    case 'unreact': {
      const payload = isObject(params.payload) ? params.payload : {}
      const target = world.messages.get(String(payload.message_id))
      if (!target) throw invalid('param payload[message_id] is not valid.')
      target.businessReaction = params.sender_action === 'react' ? String(payload.reaction ?? '❤') : undefined
      break
    }
    default:
      throw invalid('param sender_action must be one of {TYPING_ON, TYPING_OFF, MARK_SEEN, REACT, UNREACT}.')
  }
  world.emit('thread', { accountId: page.id, personId: person.id })
  return { recipient_id }
}

interface Content {
  message: Params
  attachmentId?: string
}

/** Keeps uploaded bytes and reusable addresses, and checks `attachment_id`. */
function storeAttachments(world: World, page: Page, call: AuthorizedCall, message: Params): Content {
  const { attachment } = message
  if (!isObject(attachment) || !isObject(attachment.payload) || attachment.type === 'template') return { message }
  const { payload, type } = attachment
  const upload = call.files[0]
  if (upload) {
    const media = keep(world, page, upload.mimeType, upload.bytes, upload.filename)
    return {
      message: { ...message, attachment: { type, payload: { ...payload, attachment_id: media.id } } },
      attachmentId: media.id,
    }
  }
  if (payload.attachment_id !== undefined) {
    const media = world.media.get(String(payload.attachment_id))
    if (!media || media.ownerId !== page.id) throw invalid('Attachment not found', { subcode: 2018008 })
    const kind = media.mimeType.split('/')[0] ?? ''
    const isOther = ['image', 'video', 'audio'].includes(String(type)) && kind !== 'application' && kind !== type
    if (isOther) throw invalid('The type of file does not match the attachment type', { subcode: 2018047 })
    return { message }
  }
  if (payload.is_reusable !== true) return { message }
  return { message, attachmentId: keep(world, page, 'application/x-link', Buffer.from(String(payload.url))).id }
}

function keep(world: World, page: Page, mimeType: string, bytes: Buffer, filename?: string): Media {
  const year = 365 * 24 * 3_600_000
  const expiresAt = world.clock.now() + year
  return world.addMedia({ id: newDigits(16), ownerId: page.id, mimeType, bytes, filename, expiresAt })
}

/** `POST /{page_id}/message_attachments`. */
export function postAttachments({ world }: Simulator, call: AuthorizedCall): object {
  const page = world.page(call.id)
  const { message } = call.params
  if (!isObject(message)) throw invalid('The parameter message is required.')
  const type = checkAttachment(message.attachment)
  if (!['image', 'video', 'audio', 'file'].includes(type)) throw invalid('Only files can be uploaded.')
  const upload = call.files[0]
  if (upload) return { attachment_id: keep(world, page, upload.mimeType, upload.bytes, upload.filename).id }
  const { payload } = message.attachment as { payload: Params }
  if (payload.url === undefined) throw invalid('param message[attachment][payload][url] is required.')
  return { attachment_id: keep(world, page, 'application/x-link', Buffer.from(String(payload.url))).id }
}
