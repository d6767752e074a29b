import { isObject } from '../http/json.ts'
import { badRequest } from './types.ts'

/** Tags of the parse mode HTML. */
const TAGS = ['b', 'strong', 'i', 'em', 'u', 's', 'a', 'code', 'pre', 'blockquote']

/** Returns a text without its tags. @throws {TelegramError} when it is too long or its tags do not match */
export function checkText(given: unknown, parseMode: unknown, most: number, what: string): string {
  const raw = typeof given === 'string' ? given.trim() : ''
  const text = String(parseMode).toLowerCase() === 'html' ? withoutTags(raw) : raw
  if (text.length > most) throw badRequest(`${what} is too long`)
  return text
}

function withoutTags(raw: string): string {
  const open: string[] = []
  const text = raw.replace(/<(\/?)([a-z]*)[^>]*>?/gi, (tag, slash: string, name: string) => {
    const isKnown = TAGS.includes(name.toLowerCase()) && tag.endsWith('>')
    if (!isKnown) throw badRequest(`can't parse entities: Unsupported start tag "${name}"`)
    if (!slash) open.push(name)
    else if (open.pop() !== name) throw badRequest("can't parse entities: Unexpected end tag")
    return ''
  })
  if (open.length > 0) throw badRequest("can't parse entities: Can't find end tag")
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
}

/** @throws {TelegramError} for buttons that Telegram would not show */
export function checkKeyboard(markup: unknown): void {
  if (!isObject(markup) || !Array.isArray(markup.inline_keyboard)) return
  for (const button of markup.inline_keyboard.flat()) {
    if (!isObject(button) || typeof button.text !== 'string' || button.text === '')
      throw badRequest('inline keyboard button text is empty')
    if (typeof button.callback_data === 'string') {
      const size = Buffer.byteLength(button.callback_data)
      if (size < 1 || size > 64) throw badRequest('BUTTON_DATA_INVALID')
    } else if (typeof button.url !== 'string' || !/^(?:https?|tg):\/\//.test(button.url))
      throw badRequest('BUTTON_URL_INVALID')
  }
}
