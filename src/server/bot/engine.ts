import type { MessageButton } from '../conversation/types.ts'
import { db } from '../store/db.ts'
import { isOpen, type OpeningHours } from './hours.ts'
import { fits, type QuickResponse, quickResponsesOf } from './quick.ts'
import { defaultHandoffWords, defaultTexts, greetingWords, PERSON, type Texts } from './texts.ts'
import { fold, mentions } from './words.ts'

/** What the bot answers: it is given a customer's message and what surrounds it. */
export interface Turn {
  bot: { id: number; settings: BotSettings }
  chat: { id: number; areaId: number | null }
  message: { id: number; text: string; hasFiles: boolean }
  now: Date
}

/** What of a bot's settings decides its answers. */
export interface BotSettings {
  texts?: Partial<Texts>
  handoff?: { on_words?: string[]; wait_message?: string; schedule?: OpeningHours; area_id?: number }
}

/** One thing to do, in order: say something, or ask for a person. */
export type Reply =
  | { kind: 'say'; text: string; buttons?: readonly MessageButton[] }
  | { kind: 'person'; areaId: number | null }

const personButton: MessageButton = { title: PERSON, type: 'response' }

/** The bot's answer to a turn: a person if one is asked for, else by keyword, else a greeting or that it did not understand. */
export async function respond(turn: Turn): Promise<Reply[]> {
  const { bot, message } = turn
  const texts = { ...defaultTexts, ...bot.settings.texts }
  const text = fold(message.text)
  if (asksForPerson(bot.settings, text)) return toPerson(turn, texts, undefined)
  const quick = message.text.trim()
    ? (await quickResponsesOf(bot.id)).find((one) => fits(one, message.text))
    : undefined
  if (quick) return byKeyword(turn, texts, quick)
  if (text === '' && message.hasFiles) return [{ kind: 'say', text: texts.media_received, buttons: [personButton] }]
  if (onlyGreets(text)) return [{ kind: 'say', text: texts.greeting, buttons: [personButton] }]
  return [{ kind: 'say', text: texts.fallback, buttons: [personButton] }]
}

function asksForPerson({ handoff }: BotSettings, text: string): boolean {
  const words = handoff?.on_words ?? defaultHandoffWords
  return text === fold(PERSON) || words.some((word) => mentions(text, fold(word)))
}

const onlyGreets = (text: string) => text !== '' && text.split(' ').every((word) => greetingWords.has(word))

async function byKeyword(turn: Turn, texts: Texts, quick: QuickResponse): Promise<Reply[]> {
  const { answer: text, buttons } = quick
  const said: Reply = { kind: 'say', text, ...(buttons.length > 0 && { buttons }) }
  if (quick.action !== 'handoff') return [said]
  return [said, ...(await toPerson(turn, texts, quick.areaId ?? undefined))]
}

async function toPerson({ bot, now }: Turn, texts: Texts, areaId: number | undefined): Promise<Reply[]> {
  const { schedule, wait_message, area_id } = bot.settings.handoff ?? {}
  const open = !schedule || isOpen(schedule, now)
  const text = open ? wait_message || texts.transfer : texts.out_of_hours
  return [
    { kind: 'say', text },
    { kind: 'person', areaId: areaId ?? area_id ?? (await handoffArea(bot.id)) },
  ]
}

/** Where a request goes that names no area: the bot's own area, if it takes requests, else the first that does. */
async function handoffArea(botId: number): Promise<number | null> {
  const row = await db()
    .selectFrom('area')
    .select('id')
    .where('bot_id', '=', botId)
    .where('enable_handoff', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
