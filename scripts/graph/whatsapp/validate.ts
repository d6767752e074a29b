import { badValue, listOf, missing, objectOf, onlyKeys, optionalText, textOf } from '../http/checks.ts'
import { invalid } from '../http/errors.ts'
import type { Params } from '../http/json.ts'
import { checkInteractive } from './interactive.ts'
import { checkMedia, isMediaKind, KINDS, type Sending } from './media-rules.ts'
import { checkTemplate } from './template-message.ts'

const checks: Readonly<Record<string, (params: Params, sending: Sending) => void>> = {
  text: checkText,
  location: checkLocation,
  contacts: checkContacts,
  reaction: checkReaction,
  interactive: (params, sending) => checkInteractive(objectOf(params, 'interactive'), sending),
  template: (params, sending) => checkTemplate(objectOf(params, 'template'), sending),
}

const COMMON = ['messaging_product', 'recipient_type', 'to', 'recipient', 'type', 'context', 'biz_opaque_callback_data']

/**
 * Checks the body of a message.
 * @returns its type
 * @throws {GraphError} as Meta refuses it
 */
export function checkMessage(params: Params, sending: Sending): string {
  const type = params.type ?? 'text'
  const allowed = [...Object.keys(checks), ...KINDS]
  if (typeof type !== 'string' || !allowed.includes(type))
    throw invalid(
      `Param type must be one of {${allowed.map((one) => one.toUpperCase()).join(', ')}} - got "${String(type)}".`,
      { isWhatsApp: true },
    )
  onlyKeys(params, [...COMMON, type], 'message')
  optionalText(params, 'biz_opaque_callback_data', 'biz_opaque_callback_data', 512)
  if (params.recipient_type !== undefined && params.recipient_type !== 'individual')
    throw invalid('Param recipient_type must be one of {INDIVIDUAL}', { isWhatsApp: true })
  if (params.context !== undefined) {
    if (type === 'reaction') throw badValue('context is not supported for reaction messages')
    textOf(objectOf(params, 'context'), 'message_id', "context['message_id']", 512)
  }
  if (isMediaKind(type)) checkMedia(objectOf(params, type), type, sending)
  else checks[type]?.(params, sending)
  return type
}

function checkText(params: Params): void {
  const text = objectOf(params, 'text')
  onlyKeys(text, ['body', 'preview_url'], 'text')
  textOf(text, 'body', "text['body']", 4096)
}

function checkLocation(params: Params): void {
  const location = objectOf(params, 'location')
  onlyKeys(location, ['latitude', 'longitude', 'name', 'address'], 'location')
  for (const [key, most] of [
    ['latitude', 90],
    ['longitude', 180],
  ] as const) {
    if (location[key] === undefined) throw missing(`Parameter 'location.${key}' is mandatory`)
    if (location[key] === '' || !(Math.abs(Number(location[key])) <= most))
      throw badValue(`location.${key} must be a number between -${most} and ${most}`)
  }
}

function checkContacts(params: Params): void {
  const contacts = listOf(params, 'contacts', 'contacts')
  if (contacts.length < 1 || contacts.length > 257) throw badValue('contacts must have 1 to 257 entries')
  for (const contact of contacts) {
    const name = objectOf(contact, 'name', "contacts['name']")
    textOf(name, 'formatted_name', "contacts['name']['formatted_name']", 512)
    const others = ['first_name', 'last_name', 'middle_name', 'suffix', 'prefix']
    if (!others.some((key) => name[key]))
      throw missing('At least one of the optional name parameters must be included with formatted_name')
  }
}

/** Days within which a message can be reacted to. */
const MONTH = 30 * 24 * 3_600_000

function checkReaction(params: Params, { world }: Sending): void {
  const reaction = objectOf(params, 'reaction')
  onlyKeys(reaction, ['message_id', 'emoji'], 'reaction')
  const id = textOf(reaction, 'message_id', "reaction['message_id']", 512)
  if (typeof reaction.emoji !== 'string') throw missing("Parameter 'reaction.emoji' is mandatory")
  const target = world.messages.get(id)
  if (!target || target.type === 'reaction' || target.at + MONTH < world.clock.now())
    throw badValue('The message to react to does not exist, is a reaction, or is older than 30 days')
}
