import type { components } from '../../../../generated/api.d.ts'
import { TestCaseInputLimits, TestStepLimits } from '../../../../generated/limits.ts'
import { ChannelOptions } from '../../../../generated/options.ts'
import { realName } from '../../../contract/customer-names.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { cut } from '../dialogue/cut.ts'
import { SESSION_MINUTES } from '../dialogue/state.ts'
import { botOf } from './chat.ts'
import { namesIn, personalMasker } from './masking/mask-personal.ts'
import { sensitiveSpans } from './masking/sensitive.ts'

type ChatCase = components['schemas']['ChatCase']

const MOST_STEPS = TestCaseInputLimits.steps.maxItems
const LONGEST = TestStepLimits.user.maxLength
/** How much of a text is masked: data at the end of what is shown must be read whole. */
const LOOKED_AT = LONGEST + 200

/**
 * Turns a chat into a test case that is not saved yet: the customer's messages of the last conversation with the bot,
 * with what it understood and answered as expectation. It ends where the chat went to a person. Personal data are
 * masked.
 * @throws 404 if the user may not see the chat
 */
export async function caseFromChat(scope: Scope, chatId: number): Promise<ChatCase> {
  const chat = await visibleChat(scope, chatId)
  const all = await readMessages(scope, chatId)
  const { settings } = await botOf(scope)
  const last = lastConversation(all, (settings.session_timeout_minutes ?? SESSION_MINUTES) * 60_000)
  const said = last.filter(({ text }) => text.trim() !== '')
  const steps = said.slice(-MOST_STEPS)
  const names = [chat.contact, chat.user_name].map(realName).filter(Boolean)
  const sensitive = await sensitiveSpans(scope)
  const exists = await existing(scope)
  const mask = personalMasker([...names, ...steps.flatMap(({ text }) => namesIn(cut(text, LOOKED_AT)))])
  let masked = 0
  return {
    name: `Conversación ${chatId}: ${channelOf(chat.channel)}`,
    steps: steps.map((message) => {
      const { text, count } = mask(cut(message.text, LOOKED_AT), sensitive(message.entities))
      masked += count
      return {
        user: cut(text.trim(), LONGEST),
        intent_id: exists.intents.has(message.intent_id) ? message.intent_id : null,
        response_id: exists.responses.has(message.response_id) ? message.response_id : null,
        handoff: message.handed,
      }
    }),
    masked,
    files: last.length - said.length,
    earlier: all.length - last.length + said.length - steps.length,
    handed: last.at(-1)?.handed ?? false,
  }
}

const channelOf = (channel: string) => ChannelOptions.find(({ value }) => value === channel)?.label ?? channel

async function visibleChat(scope: Scope, chatId: number) {
  const chat = await db()
    .selectFrom('chat')
    .innerJoin('contact as c', 'c.id', 'chat.contact_id')
    .select(['chat.channel', 'chat.user_name', 'c.name as contact'])
    .where('chat.id', '=', chatId)
    .where(visibleTo(scope))
    .executeTakeFirst()
  if (!chat) throw commonProblems.notFound()
  return chat
}

/** Maximum number of messages that are searched for the last conversation. */
const READ = 500

/** A message that the bot read. */
interface ReadMessage {
  at: string
  text: string
  intent_id: number | null
  response_id: number | null
  entities: { entity: string; start: number; end: number }[]
  /** the chat went to a person after it */
  handed: boolean
}

/** Returns the last messages that the bot read in a chat, oldest first. */
async function readMessages({ botId }: Scope, chatId: number): Promise<ReadMessage[]> {
  const rows = await db()
    .selectFrom('message_fact as f')
    .innerJoin('message as m', 'm.id', 'f.message_id')
    .select(['m.at', 'm.body as text', 'f.intent_id', 'f.response_id', 'f.entities'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('chat_handoff as h').select('h.id').whereRef('h.message_id', '=', 'f.message_id')).as('handed'),
    )
    .where('f.bot_id', '=', botId)
    .where('f.chat_id', '=', chatId)
    .orderBy('f.message_id', 'desc')
    .limit(READ)
    .execute()
  return rows.map((row) => ({ ...row, handed: Boolean(row.handed) })).reverse()
}

/** Returns the messages after the last handover but one, and after the last long silence. */
function lastConversation(all: readonly ReadMessage[], silence: number): ReadMessage[] {
  let start = all.length - 1
  while (start > 0) {
    const [earlier, later] = [all[start - 1], all[start]]
    if (!earlier || !later || earlier.handed || Date.parse(later.at) - Date.parse(earlier.at) > silence) break
    start--
  }
  return all.slice(Math.max(0, start))
}

/** Returns the intents and responses that still exist: a test case cannot expect others. */
async function existing({ botId }: Scope) {
  const intents = await db()
    .selectFrom('intent')
    .select('id')
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  const responses = await db()
    .selectFrom('response')
    .select('id')
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  return {
    intents: new Set<number | null>(intents.map(({ id }) => id)),
    responses: new Set<number | null>(responses.map(({ id }) => id)),
  }
}
