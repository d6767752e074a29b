import {
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
import { pressedInProfile } from './messenger-profile.ts'
import { referralOf } from './whatsapp-incoming.ts'

/** What the platform reports about what was sent: everything up to a time, or these messages. */
export interface Receipt {
  state: 'delivered' | 'read'
  /** ids of messages; if there are none, all until `until` */
  ids: string[]
  until: Date
}

const FILES: Record<string, string> = { image: 'Foto', video: 'Video', audio: 'Audio', file: 'Documento' }

/** Reads an event of a Messenger webhook that is a receipt; undefined for others. */
export function readReceipt(event: Json): Receipt | undefined {
  const [delivery, read] = [object(event.delivery), object(event.read)]
  const watermark = number(delivery.watermark) ?? number(read.watermark)
  if (watermark === undefined) return undefined
  const ids = Array.isArray(delivery.mids) ? delivery.mids.filter((id): id is string => typeof id === 'string') : []
  // Times of zero or less are not times of messages.
  return { state: event.read ? 'read' : 'delivered', ids, until: instantOf(watermark) ?? new Date(0) }
}

/** Reads an event of a Messenger webhook (Meta: Messenger Platform webhook events). Every field may be missing. */
export function readMessenger(pageId: string, event: Json): Incoming {
  const [message, postback, reaction] = [object(event.message), object(event.postback), object(event.reaction)]
  const at = number(event.timestamp)
  const sentAt = instantOf(at)
  // A reaction of the page itself is not the customer's.
  if (event.reaction && string(object(event.sender).id) === pageId) return { kind: 'nothing' }
  if (event.reaction)
    return {
      kind: 'reaction',
      target: string(reaction.mid) ?? '',
      emoji: reaction.action === 'unreact' ? null : (string(reaction.emoji) ?? '👍'),
      ...given({ sentAt }),
    }
  const attachments = list(message.attachments)
  const files = attachments.flatMap(fileOf)
  if (message.is_echo)
    return {
      kind: 'echo',
      externalId: string(message.mid) ?? '',
      to: string(object(event.recipient).id) ?? '',
      text: string(message.text) ?? '',
      files,
      ...given({ mark: string(message.metadata), sentAt }),
    }
  const edited = object(event.message_edit)
  if (string(edited.mid)) return { kind: 'edit', externalId: string(edited.mid) ?? '', text: string(edited.text) ?? '' }
  if (!event.message && !event.postback) return { kind: 'nothing' }
  const location = attachments.map(({ payload }) => locationOf(object(object(payload).coordinates))).find(Boolean)
  const others = attachments.filter(({ type }) => !FILES[String(type)] && type !== 'location' && type !== 'fallback')
  const isLost = !location && attachments.some(({ type }) => type === 'location')
  const inProfile = pressedInProfile(postback)
  const isSticker = attachments.some(({ payload }) => object(payload).sticker_id !== undefined)
  return {
    kind: 'message',
    externalId: string(message.mid) ?? string(postback.mid) ?? `${string(object(event.sender).id)}:${at}`,
    identity: given({ userId: string(object(event.sender).id) }),
    userName: '',
    text: inProfile?.text ?? string(postback.title) ?? string(message.text) ?? linkOf(attachments),
    files,
    content: given({
      location,
      referral: referralOf(object(event.referral ?? message.referral ?? postback.referral)),
      sticker: isSticker || undefined,
      unsupported: others.length > 0 ? 'algo' : isLost ? UNKNOWN_PLACE : undefined,
    }),
    ...given({
      chosen: inProfile?.chosen,
      pressed: string(postback.payload) ?? string(object(message.quick_reply).payload),
      replyTo: string(object(message.reply_to).mid),
      sentAt,
    }),
  }
}

function fileOf({ type, payload }: Json): IncomingFile[] {
  const usual = FILES[String(type)]
  const url = string(object(payload).url)
  return usual && url ? [{ url, filename: string(object(payload).title) ?? usual }] : []
}

/** A shared link arrives as an attachment with its title and address. */
const linkOf = (attachments: readonly Json[]): string =>
  attachments
    .filter(({ type }) => type === 'fallback')
    .map(({ title, url, payload }) => [title, url ?? object(payload).url].filter(Boolean).join('\n'))
    .join('\n')
