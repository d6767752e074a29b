import { randomUUID } from 'node:crypto'
import { currentCall } from '../../foundation/http/context.ts'
import { isOn } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { FormOrigin } from '../../knowledge/dialogue/forms/types.ts'
import { beginUnasked, unfitness } from '../../knowledge/dialogue/forms/unasked.ts'
import type { DialogueState } from '../../knowledge/dialogue/types.ts'
import { type LockedChat, lockChat } from '../chats/core/lock.ts'
import { asBot } from '../chats/core/thread-actor.ts'
import { refusalOf, type StartConditions, startFacts } from '../forms/start-facts.ts'
import type { StartRefusal } from '../forms/start-refusals.ts'
import { sendUnprompted } from './unprompted.ts'

/** A form to begin in a chat. */
interface FormStart extends StartConditions {
  botId: number
  chatId: number
  formId: number
  /** what begins it: the same one begins a form in a chat once */
  key: string
  /** what staff read of what began it */
  source: string
  origin?: FormOrigin
}

/** What became of it: whether the form was begun now or before, or why it was not. */
type Started = { started: true; isNew: boolean } | { started: false; refusal: StartRefusal }

/**
 * Begins a form in a chat as the bot does, although the customer did not ask for it: the first question is sent, and what
 * they answer goes on with it. Nobody is asked whom a person attends, whose channel takes no message now, who is blocked,
 * or who is at another form. Of two that begin at once, one asks.
 */
export function startFormInChat(start: FormStart): Promise<Started> {
  return asBot(() =>
    tx(async () => {
      const { botId, chatId, formId, key } = start
      const chat = await lockChat(botId, chatId)
      const known = await db()
        .selectFrom('form_start')
        .select('id')
        .where('chat_id', '=', chatId)
        .where('form_id', '=', formId)
        .where('key', '=', key)
        .executeTakeFirst()
      if (known) return { started: true, isNew: false }
      const [facts] = await startFacts(botId, formId, { ids: [chatId] })
      const refusal = (await isOn(botId)) ? facts && refusalOf(facts, formId, start) : 'off'
      if (refusal) return { started: false, refusal }
      return ask(chat, start)
    }),
  )
}

async function ask(chat: LockedChat, { formId, key, source, origin }: FormStart): Promise<Started> {
  const { id: chatId, bot_id: botId } = chat
  const now = currentCall().services.clock()
  const isOver = chat.state === 2
  const result: { refusal?: StartRefusal } = {}
  await sendUnprompted(chat, now, (turn, state, bot) => {
    const form = bot.forms?.find(({ id }) => id === formId)
    result.refusal = unfitness(form, turn)
    const begin = { kind: 'begin', formId, source, key: `s${randomUUID()}`, ...(origin && { origin }) } as const
    const said = result.refusal ? undefined : beginUnasked(turn, isOver ? forgotten(state) : state, bot, begin)
    if (!said) result.refusal ??= 'nothing'
    return said ?? { replies: [], state }
  })
  if (result.refusal) return { started: false, refusal: result.refusal }
  await db()
    .insertInto('form_start')
    .values({ bot_id: botId, form_id: formId, chat_id: chatId, key, at: now })
    .execute()
  return { started: true, isNew: true }
}

/** What the bot and the customer talked about in a conversation that is over is of no use any more. */
const forgotten = ({ buttons, variants, form }: DialogueState): DialogueState => ({
  ...{ misses: 0, buttons, variants },
  ...(form && { form }),
})
