import { GraphError, invalid } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'

const tooLong = (name: string, most: number) => invalid(`Length of param ${name} must be less than or equal to ${most}`)

function text(from: Params, key: string, name: string, most: number, isOptional = false): void {
  const value = from[key]
  if (value === undefined && isOptional) return
  if (typeof value !== 'string' || value === '') throw invalid(`param ${name} must be non-empty.`)
  if (value.length > most) throw tooLong(name, most)
}

function list(from: Params, key: string, name: string, least: number, most: number): Params[] {
  const value = from[key]
  if (!Array.isArray(value) || value.length < least || value.length > most || !value.every(isObject))
    throw invalid(`param ${name} must be an array of ${least} to ${most} elements.`)
  return value
}

const MESSAGE = ['text', 'attachment', 'attachments', 'quick_replies', 'metadata', 'reply_to', 'is_reusable']

/** Checks `message` of a send. @returns the type for the ledger */
export function checkMessage(message: Params): string {
  const strange = Object.keys(message).find((key) => !MESSAGE.includes(key))
  if (strange !== undefined) throw invalid(`Invalid keys "${strange}" were found in param "message".`)
  text(message, 'metadata', 'message[metadata]', 1000, true)
  if (message.quick_replies !== undefined) checkQuickReplies(message)
  if (message.reply_to !== undefined && !isObject(message.reply_to))
    throw invalid('param message[reply_to] must be an object.')
  if (message.attachments !== undefined) {
    list(message, 'attachments', 'message[attachments]', 2, 6)
    return 'attachments'
  }
  if (message.attachment === undefined) {
    text(message, 'text', 'message[text]', 2000)
    return 'text'
  }
  if (message.text !== undefined) throw invalid('Must upload exactly one FILE or text.', { subcode: 2018006 })
  return checkAttachment(message.attachment)
}

function checkQuickReplies(message: Params): void {
  for (const reply of list(message, 'quick_replies', 'message[quick_replies]', 1, 13)) {
    if (reply.content_type === 'user_phone_number' || reply.content_type === 'user_email') continue
    if (reply.content_type !== 'text') throw invalid('param message[quick_replies][content_type] is not valid.')
    text(reply, 'title', 'message[quick_replies][title]', 20)
    text(reply, 'payload', 'message[quick_replies][payload]', 1000)
  }
}

const FILES = ['image', 'video', 'audio', 'file']

/** Checks an attachment, also of `message_attachments`. @returns its type, for templates theirs */
export function checkAttachment(attachment: unknown): string {
  if (!isObject(attachment) || !isObject(attachment.payload))
    throw invalid('param message[attachment] must have type and payload.')
  const { type, payload } = attachment
  if (type === 'template') return checkTemplate(payload)
  if (typeof type !== 'string' || !FILES.includes(type))
    throw invalid(`param message[attachment][type] must be one of {${[...FILES, 'template'].join(', ')}}.`)
  const { url, attachment_id } = payload
  if (attachment_id === undefined && url === undefined && !payload.is_reusable)
    throw invalid('param message[attachment][payload] needs url or attachment_id.')
  if (url !== undefined && !/^https?:\/\//.test(String(url)))
    throw invalid('param message[attachment][payload][url] is not a valid URI.')
  return type
}

function checkTemplate(payload: Params): string {
  const path = 'message[attachment][payload]'
  switch (payload.template_type) {
    case 'button':
      text(payload, 'text', `${path}[text]`, 640)
      checkButtons(list(payload, 'buttons', `${path}[buttons]`, 1, 3))
      break
    case 'generic':
      for (const element of list(payload, 'elements', `${path}[elements]`, 1, 10)) checkElement(element)
      break
    case 'media': {
      const [element] = list(payload, 'elements', `${path}[elements]`, 1, 1)
      if (element?.media_type !== 'image' && element?.media_type !== 'video')
        throw invalid(`param ${path}[elements][media_type] must be image or video.`)
      break
    }
    case 'receipt':
      for (const key of ['recipient_name', 'order_number', 'currency', 'payment_method'])
        text(payload, key, `${path}[${key}]`, 640)
      break
    case 'product':
    case 'coupon':
    case 'customer_feedback':
    case 'notification_messages':
      break
    default:
      throw invalid(`param ${path}[template_type] is not valid.`)
  }
  return String(payload.template_type)
}

function checkElement(element: Params): void {
  text(element, 'title', 'elements[title]', 80)
  text(element, 'subtitle', 'elements[subtitle]', 80, true)
  if (element.buttons !== undefined) checkButtons(list(element, 'buttons', 'elements[buttons]', 1, 3))
  if (!['subtitle', 'image_url', 'buttons', 'default_action'].some((key) => element[key] !== undefined))
    throw invalid('A generic element needs more than a title.', { subcode: 2018320 })
}

function checkButtons(buttons: Params[]): void {
  for (const button of buttons) {
    const { type } = button
    if (type === 'postback' || type === 'phone_number') {
      text(button, 'title', 'buttons[title]', 20)
      text(button, 'payload', 'buttons[payload]', 1000)
    } else if (type === 'web_url') {
      text(button, 'title', 'buttons[title]', 20)
      if (!/^https?:\/\//.test(String(button.url))) throw invalid('param buttons[url] is not a valid URI.')
    } else if (type !== 'account_link' && type !== 'account_unlink' && type !== 'game_play')
      throw invalid('param buttons[type] is not valid.')
  }
}

const RETIRED = ['CONFIRMED_EVENT_UPDATE', 'POST_PURCHASE_UPDATE', 'ACCOUNT_UPDATE']

/** Checks `messaging_type` and `tag`. @returns whether the HUMAN_AGENT tag is set */
export function checkKind({ messaging_type: kind = 'RESPONSE', tag }: Params): boolean {
  if (!['RESPONSE', 'UPDATE', 'MESSAGE_TAG', 'UTILITY'].includes(String(kind)))
    throw invalid('param messaging_type must be one of {RESPONSE, UPDATE, MESSAGE_TAG}.')
  if (kind !== 'MESSAGE_TAG') return false
  if (tag === undefined)
    throw new GraphError(10, {
      subcode: 2018065,
      message: '(#10) This message needs a tag to be sent outside of the allowed window.',
    })
  if (RETIRED.includes(String(tag))) throw invalid(`The message tag ${String(tag)} is no longer supported.`)
  if (tag !== 'HUMAN_AGENT') throw invalid('param tag must be one of {HUMAN_AGENT}.')
  return true
}
