import { createHash } from 'node:crypto'

/** Longest stored payload, in characters of JSON. */
const LONGEST = 8_000
/** Items of a list, and levels, that are kept. */
const MOST_ITEMS = 20
const DEEPEST = 8

/** Fields that say how something is transported and never what somebody wrote. */
const KEPT =
  /^(?:(?:.*_)?id|mid|type|sub_type|kind|status|object|field|method|messaging_product|recipient_type|messaging_type|tag|(?:template|content)_type|parse_mode|(?:error_)?(?:sub)?code|index|mime_type|file_size|duration|width|height|size|timestamp|date|time|event|decision|biz_opaque_callback_data|metadata|waba|(?:message_)?template_name|language|(?:current|old)_limit|max_.*|.*_score|reason|restriction_type|waba_ban_.*)$/

/** Fields with the number or the address of a person. */
const PEOPLE = /^(?:from|to|wa_id|recipient|recipient_id|phone|phone_number|display_phone_number|address|input)$/

/** Fields with the id of a person, which of some platforms is a number that anybody can write to. */
const PEOPLE_IDS = /^(?:.*_)?(?:chat|user|sender|from|recipient|contact)_id$/

/** What stands above the `id` of a person. The one of a press in Telegram begins with that of who pressed. */
const ABOVE_PEOPLE =
  /^(?:.*_)?(?:from|to|chat|sender|recipient|users?|members?|participants?|contacts?|bot|callback_query)$/

/** Fields with the id of a message: that of WhatsApp is the number of the customer and a random part, in base64. */
const MESSAGE_IDS = /^(?:id|mid|(?:message|external)_id)$/
/** Longest id that is kept as it is: such ids have no room for a number next to something random. */
const LONGEST_ID = 20

/** Fields with what a platform says about an error. */
const ERRORS = /^(?:errors?|refusal)$/

/**
 * Returns what came or left for the activity of an account: types, names of templates and codes stay, the texts of people
 * become their length, numbers and ids of people their last four digits, and ids of messages short ones, which are alike
 * in all entries about a message. Words of the platform about an error stay.
 */
export function redacted(payload: object): Record<string, unknown> {
  const shown = Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, shownAs(key, value, {})]))
  const { length } = JSON.stringify(shown)
  return length > LONGEST ? { too_long: length } : shown
}

interface Place {
  isError?: boolean
  isTemplate?: boolean
  /** the field in which this one is */
  above?: string
  level?: number
}

function shownAs(
  key: string,
  value: unknown,
  { isError = false, isTemplate = false, above = '', level = 1 }: Place,
): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value
  if (typeof value === 'object') {
    if (level >= DEEPEST) return '…'
    const place = {
      isError: isError || ERRORS.test(key),
      // The template of Messenger has no name, and below that of WhatsApp are the values that fill it.
      isTemplate: key === 'template',
      above: key,
      level: level + 1,
    }
    if (Array.isArray(value))
      return value.slice(0, MOST_ITEMS).map((item) => shownAs(key, item, { ...place, isTemplate }))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shownAs(name, inner, place)]))
  }
  const text = String(value)
  if (PEOPLE.test(key) || PEOPLE_IDS.test(key) || (key === 'id' && ABOVE_PEOPLE.test(above))) return maskedPerson(text)
  if (text.length > LONGEST_ID && MESSAGE_IDS.test(key)) return shortId(text)
  if (KEPT.test(key) || (isTemplate && key === 'name')) return typeof value === 'number' ? value : text.slice(0, 300)
  if (isError) return typeof value === 'number' ? value : scrubbed(text)
  return typeof value === 'number' ? '(número)' : `(${text.length} caracteres)`
}

/** Returns the last four digits of a number or id, or the domain of a mail address. */
export function maskedPerson(text: string): string {
  const domain = /@([^@\s>]+)>?$/.exec(text)?.[1]
  return domain ? `…@${domain}` : `…${text.slice(-4)}`
}

/** Returns what tells a long id from others, from which nothing in it can be read. */
function shortId(text: string): string {
  const [prefix = ''] = /^wamid\./.exec(text) ?? []
  return `${prefix}…${createHash('sha256').update(text).digest('base64url').slice(0, 10)}`
}

/** Masks ids of messages, mail addresses and what may be a telephone number within words of a platform. */
const scrubbed = (text: string): string =>
  text
    .slice(0, 1_000)
    .replace(/wamid\.[\w+/=-]+/g, shortId)
    .replace(/[^\s<>@]+@[\w.-]+/g, maskedPerson)
    .replace(/\d{8,}/g, maskedPerson)
