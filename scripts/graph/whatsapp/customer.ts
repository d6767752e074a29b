import { badValue, missing } from '../http/checks.ts'
import { defined, isObject, type Params } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import { newDigits, newWamid } from '../world/ids.ts'
import type { Message, Person, PhoneNumber } from '../world/types.ts'
import { drainNumber } from './limits.ts'
import { LIVES, newFileUrl } from './media.ts'
import { readAll } from './statuses.ts'
import { identityOf, messageValue } from './values.ts'

const DAY = 24 * 3_600_000
const MEDIA = ['image', 'video', 'audio', 'document', 'sticker']

/**
 * A person writes to a number.
 * @param given type and content as in webhooks: `{type: 'text', text: {body}}`; media as `{base64, mime_type, …}`;
 *   `quote` for a reply, `referral` for an ad
 * @returns the message's id
 */
export function writeToNumber(sim: Simulator, person: Person, number: PhoneNumber, given: Params): Message {
  const { world } = sim
  const now = world.clock.now()
  const type = String(given.type ?? 'text')
  const content = contentOf(sim, number, type, given)
  const id = newWamid(person.waId, true)
  drainNumber(sim, number)
  const thread = world.thread(number.id, person.id)
  readAll(sim, person, number.id)
  if (isObject(given.referral)) thread.freeUntil = now + 3 * DAY
  if (type !== 'reaction') thread.lastInboundAt = now
  const webhook: Params = defined({
    id,
    timestamp: String(Math.floor(now / 1000)),
    type,
    context: contextOf(sim, number, given),
    referral: given.referral,
    ...content,
  })
  const message: Message = {
    id,
    accountId: number.id,
    personId: person.id,
    isInbound: true,
    at: now,
    type,
    body: JSON.stringify(webhook),
    status: 'received',
    statusAt: now,
  }
  world.addMessage(message)
  noteReaction(sim, webhook)
  world.emit('message', message)
  if (!person.blocked.has(number.id)) sim.webhooks.toNumber(number, messageValue(world, number, person, webhook))
  return message
}

function noteReaction({ world }: Simulator, { reaction }: Params): void {
  if (!isObject(reaction)) return
  const target = world.messages.get(String(reaction.message_id))
  if (target) target.reaction = typeof reaction.emoji === 'string' ? reaction.emoji : undefined
}

function contentOf(sim: Simulator, number: PhoneNumber, type: string, given: Params): Params {
  if (MEDIA.includes(type)) return { [type]: mediaOf(sim, number, type, given) }
  if (type === 'unsupported') {
    const error = {
      code: 131051,
      title: 'Message type unknown',
      message: 'Message type unknown',
      error_data: { details: 'Message type is currently not supported.' },
    }
    return { errors: [error], unsupported: isObject(given.unsupported) ? given.unsupported : { type: 'poll' } }
  }
  if (type === 'request_welcome') return {}
  const content = given[type]
  if (content === undefined) throw missing(`Parameter '${type}' is mandatory`)
  return { [type]: content }
}

function mediaOf({ world }: Simulator, number: PhoneNumber, type: string, given: Params): object {
  const content = given[type]
  if (!isObject(content) || typeof content.base64 !== 'string' || typeof content.mime_type !== 'string')
    throw badValue(`${type} needs base64 and mime_type`)
  const media = world.addMedia({
    id: newDigits(15),
    ownerId: number.id,
    mimeType: content.mime_type,
    bytes: Buffer.from(content.base64, 'base64'),
    filename: typeof content.filename === 'string' ? content.filename : undefined,
    expiresAt: world.clock.now() + LIVES.inbound,
  })
  const { caption, filename, voice, animated } = content
  return defined({
    caption,
    filename,
    mime_type: media.mimeType,
    sha256: Buffer.from(media.sha256, 'hex').toString('base64'),
    id: media.id,
    url: newFileUrl(world, media),
    voice: type === 'audio' ? voice === true : undefined,
    animated: type === 'sticker' ? animated === true : undefined,
  })
}

/** `context` of a quote, of an answer to buttons and lists, and of a forwarded message. */
function contextOf({ world }: Simulator, number: PhoneNumber, given: Params): object | undefined {
  if (isObject(given.context)) return given.context
  if (typeof given.quote !== 'string') return undefined
  const quoted = world.messages.get(given.quote)
  if (!quoted) throw badValue(`There is no message ${given.quote}`)
  const own = number.displayPhoneNumber.replace(/\D/g, '')
  const from = quoted.isInbound ? identityOf(world, number, world.person(quoted.personId)).waId : own
  return defined({ from, id: quoted.id })
}
