import {
  type Content,
  given,
  type Incoming,
  type IncomingFile,
  instantOf,
  type Json,
  list,
  locationOf,
  number,
  object,
  string,
  UNKNOWN_PLACE,
} from './incoming.ts'

/** The kinds that carry a file, with the name it gets when it has none. */
const FILES: Record<string, string> = {
  image: 'Foto',
  video: 'Video',
  audio: 'Audio',
  document: 'Documento',
  sticker: 'Figurita',
}

/** Reads a message of a WhatsApp webhook (Meta: messages webhook reference). Every field may be missing. */
export function readWhatsapp({ message: raw, contact: rawContact, echo }: Json): Incoming {
  if (echo) return readEcho(object(echo))
  const [message, contact] = [object(raw), object(rawContact)]
  const type = string(message.type) ?? 'unknown'
  const sentAt = timeOf(message.timestamp)
  const identity = given({
    userId: string(message.from_user_id) ?? string(contact.user_id),
    address: string(message.from) ?? string(contact.wa_id),
    username: string(object(contact.profile).username),
  })
  if (type === 'reaction') {
    const { message_id, emoji } = object(message.reaction)
    return { kind: 'reaction', target: string(message_id) ?? '', emoji: string(emoji) ?? null, ...given({ sentAt }) }
  }
  if (type === 'system') return readSystem(object(message.system), identity)
  const { pressed, text } = answerOf(message)
  const context = object(message.context)
  return {
    kind: 'message',
    externalId: string(message.id) ?? '',
    identity,
    userName: string(object(contact.profile).name) ?? identity.username ?? '',
    text,
    files: filesOf(message, type),
    content: {
      ...contentOf(message, type),
      ...(context.forwarded || context.frequently_forwarded ? { forwarded: true } : {}),
    },
    ...given({ pressed, replyTo: string(context.id), sentAt }),
  }
}

function readEcho(message: Json): Incoming {
  const type = string(message.type) ?? ''
  const sentAt = timeOf(message.timestamp)
  return {
    kind: 'echo',
    externalId: string(message.id) ?? '',
    to: string(message.to) ?? '',
    text: answerOf(message).text,
    files: filesOf(message, type),
    ...given({ sentAt }),
  }
}

/** Text, or what was pressed with its title. */
function answerOf(message: Json): { text: string; pressed?: string } {
  const { button_reply, list_reply, nfm_reply } = object(message.interactive)
  const chosen = object(button_reply ?? list_reply)
  if (string(chosen.id)) return { text: string(chosen.title) ?? '', pressed: string(chosen.id) as string }
  const button = object(message.button)
  if (string(button.text)) return { text: string(button.text) as string, ...given({ pressed: string(button.payload) }) }
  if (nfm_reply) return { text: formAnswer(object(nfm_reply)) }
  const type = string(message.type) ?? ''
  return { text: string(object(message.text).body) ?? string(object(message[type]).caption) ?? '' }
}

/** The answer to a form of WhatsApp, a field per line. */
function formAnswer({ response_json, body }: Json): string {
  try {
    const values = object(JSON.parse(String(response_json)))
    const lines = Object.entries(values).filter(([name]) => name !== 'flow_token')
    return lines
      .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join('\n')
  } catch {
    return string(body) ?? ''
  }
}

function filesOf(message: Json, type: string): IncomingFile[] {
  const usual = FILES[type]
  const media = object(message[type])
  const id = string(media.id)
  if (!usual || !id) return []
  return [{ id, filename: string(media.filename) ?? usual, ...given({ type: string(media.mime_type) }) }]
}

function contentOf(message: Json, type: string): Content {
  const referral = referralOf(object(message.referral))
  const ad = referral && { referral }
  switch (type) {
    case 'location':
      return { ...ad, ...placeIn(object(message.location)) }
    case 'contacts':
      return { ...ad, contacts: list(message.contacts).map(contactOf) }
    case 'order':
      return { ...ad, order: orderOf(object(message.order)) }
    case 'audio':
      return { ...ad, ...(object(message.audio).voice === true && { voice: true }) }
    case 'sticker':
      return { ...ad, sticker: true }
    case 'text':
    case 'button':
    case 'interactive':
    case 'image':
    case 'video':
    case 'document':
      return { ...ad }
    default:
      return { ...ad, unsupported: unsupportedName(string(object(message.unsupported).type) ?? type) }
  }
}

function placeIn(value: Json): Content {
  const location = locationOf(value)
  return location ? { location } : { unsupported: UNKNOWN_PLACE }
}

/** What WhatsApp does not pass on, as staff call it. */
const UNSUPPORTED: Record<string, string> = {
  poll: 'una encuesta',
  poll_creation: 'una encuesta',
  edit: 'un cambio de un mensaje',
  event: 'un evento',
  group_invite: 'una invitación a un grupo',
  view_once: 'un archivo para ver una sola vez',
}

const unsupportedName = (kind: string): string => UNSUPPORTED[kind] ?? 'algo'

function contactOf({ name, phones, emails }: Json) {
  const { formatted_name, first_name, last_name } = object(name)
  return {
    name: string(formatted_name) ?? [first_name, last_name].filter(Boolean).join(' '),
    phones: list(phones).flatMap(({ phone, wa_id }) => string(phone) ?? string(wa_id) ?? []),
    emails: list(emails).flatMap(({ email }) => string(email) ?? []),
  }
}

/** Three letters (ISO 4217); others cannot be shown as an amount. */
const currencyOf = (value: unknown): string | undefined => /^[A-Za-z]{3}$/.exec(string(value) ?? '')?.[0].toUpperCase()

function orderOf({ text, product_items }: Json): NonNullable<Content['order']> {
  return {
    ...given({ text: string(text) }),
    items: list(product_items).map((item) => ({
      product: string(item.product_retailer_id) ?? '',
      quantity: number(item.quantity) ?? 1,
      ...given({ price: number(item.item_price), currency: currencyOf(item.currency) }),
    })),
  }
}

/** Where a customer comes from, if it was an ad or a post. */
export function referralOf(referral: Json): Content['referral'] {
  const found = given({
    source: string(referral.source_type) ?? string(referral.source),
    headline: string(referral.headline) ?? string(object(referral.ads_context_data).ad_title),
    body: string(referral.body),
    url: string(referral.source_url),
    click_id: string(referral.ctwa_clid) ?? string(referral.ad_id) ?? string(referral.ref),
  })
  return Object.keys(found).length > 0 ? found : undefined
}

/** A customer who changed the number, or whose id changed. */
function readSystem(system: Json, former: { userId?: string; address?: string }): Incoming {
  const [address, userId] = [string(system.wa_id) ?? string(system.new_wa_id), string(system.user_id)]
  if (system.type === 'user_changed_number' && address) return { kind: 'identity', identity: { address }, former }
  if (system.type === 'user_changed_user_id' && userId) return { kind: 'identity', identity: { userId }, former }
  return { kind: 'nothing' }
}

/** Returns a time that a platform tells in seconds, also as text; undefined for what is none. */
export const timeOf = (seconds: unknown): Date | undefined => instantOf((number(seconds) ?? 0) * 1000)
