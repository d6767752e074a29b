import { sql } from 'kysely'
import { inCall } from '../../foundation/http/context.ts'
import { type JobHandlers, PermanentJobError } from '../../foundation/jobs/run-job.ts'
import { availableUserIds } from '../../foundation/realtime/availability.ts'
import { isOn } from '../../foundation/scope/bot.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, isDiskFull, isStoreUnavailable, tx } from '../../foundation/store/db.ts'
import { decide } from '../../knowledge/dialogue/decide.ts'
import { decideLinked } from '../../knowledge/dialogue/forms/linked.ts'
import { usedIn } from '../../knowledge/dialogue/open-wishes.ts'
import { withCatalogue } from '../../knowledge/dialogue/products/read.ts'
import { neededValues } from '../../knowledge/dialogue/slots/values.ts'
import { botSnapshot } from '../../knowledge/dialogue/snapshot.ts'
import { publishedTraining } from '../../knowledge/dialogue/trained.ts'
import type { BotSnapshot, Decision, Turn } from '../../knowledge/dialogue/types.ts'
import { handleAnswerError } from '../../knowledge/dialogue/unprompted-reply.ts'
import { variablesOf } from '../../knowledge/dialogue/variables.ts'
import { decideWhileWaiting } from '../../knowledge/dialogue/waiting/decide.ts'
import { type Blocked, BOT_BLOCKED } from '../chats/core/blocked.ts'
import { chosenAreaOf } from '../chats/core/chosen-area.ts'
import { BOT_NAME, isNamed, knownOf, nameUnnamed } from '../chats/core/collected.ts'
import { type LockedChat, lockChat } from '../chats/core/lock.ts'
import { wholeText } from '../chats/core/message.ts'
import { BOT_ANSWER } from '../chats/core/receive.ts'
import { reopenByCustomer } from '../chats/core/reopen.ts'
import { sensitiveFinder } from '../chats/core/sensitive/finder.ts'
import { maskOf, replyMasked, withRequestsMasked } from '../chats/core/sensitive/remembered.ts'
import { isSurveyedAfterwards } from '../chats/core/surveyed.ts'
import { raiseUrgency } from '../chats/core/urgency.ts'
import { surveyOfCode } from '../forms/links/in-chat.ts'
import { hasBegunForm } from '../forms/starts.ts'
import { formFacts, sentIn } from '../forms/turn.ts'
import { withAnnouncement } from './announce-given.ts'
import { notifyBlocked } from './blocked.ts'
import { BOT_SAY, BOT_WEBHOOK, type Delivery, deliver, leaveToTeam } from './deliver.ts'
import { loadDialogueState, noteNotified, saveDialogueState } from './dialogue-state.ts'
import { recordExplanation } from './facts.ts'
import {
  isBehindWaiting,
  isFirstTrainingAwaited,
  needsModel,
  Postponed,
  postpone,
  postponing,
  untrainedJobs,
  wakeNext,
} from './first-training.ts'
import { hideRead } from './hide-read.ts'
import { sendUnprompted } from './unprompted.ts'
import { countUse } from './uses.ts'
import { voiceOf } from './voice.ts'
import { answerFromWebhook, type LookUp } from './webhook.ts'

/** Contents of a message that say nothing in words (`ChatContent` of the contract). */
const CARRIED = ['location', 'contacts', 'order', 'sticker', 'lost_file', 'unsupported']

/** Number of attempts, over a few seconds, before the customer gets an error message. */
const TRIES = 3

interface Asked {
  chat_id: number
  message_id: number
  /** whether it waited for the first training */
  kept?: true
}

/** Lets something see a message before the bot answers it, such as the rules of the bot. */
type BeforeAnswer = (chatId: number, messageId: number) => Promise<void>

/** Returns the job handlers of the bot: they answer a stored customer message, immediately and after pauses. */
export function botJobs(services: Services, before: BeforeAnswer): JobHandlers {
  const at = () => services.clock()
  return {
    ...untrainedJobs(services),
    [BOT_ANSWER]: (payload, { attempt }) =>
      inCall({ services }, async () => {
        const asked = payload as Asked
        try {
          await answer(asked, at(), before)
          if (asked.kept) await wakeNext(asked.chat_id, asked.message_id)
        } catch (error) {
          if (attempt < TRIES || isStoreUnavailable(error) || isDiskFull(error)) throw error
          await apologize(asked, at())
          throw new PermanentJobError(error instanceof Error ? error.message : String(error), { cause: error })
        }
      }),
    [BOT_SAY]: (payload) => inCall({ services }, () => tx(() => goOn(payload as Delivery, at()))),
    [BOT_WEBHOOK]: (payload) => inCall({ services }, () => answerFromWebhook(payload as LookUp, at())),
    [BOT_NAME]: (payload) =>
      inCall({ services }, async () => {
        if (isNamed(payload)) await nameUnnamed(payload)
      }),
    [BOT_BLOCKED]: (payload) => inCall({ services }, () => notifyBlocked(payload as Blocked, at())),
  }
}

/**
 * Answers a message exactly once, in one transaction. Chats attended by a person are skipped; in those that wait for one,
 * only what needs no person is answered. If the bot was switched off in the meantime, the chat waits for a person.
 */
async function answer({ chat_id, message_id }: Asked, now: Date, before: BeforeAnswer): Promise<void> {
  const message = await messageOf(message_id)
  if (!message) return
  const botId = message.bot_id
  // Loaded before the chat is locked: reloading a model must not block others.
  const trained = await publishedTraining(botId)
  const waiting = { botId, chatId: chat_id, messageId: message_id, at: message.at }
  if (await isBehindWaiting(waiting, now)) return postpone(waiting, now)
  await before(chat_id, message_id)
  const voice = message.body === '' && message.has_files ? await voiceOf(message_id) : undefined
  await postponing(waiting, now, async () => {
    const locked = await lockChat(botId, chat_id)
    if (!(await isOn(botId))) return leaveToTeam(botId, chat_id, message.body)
    // A rule or a person may have resolved it since the message came. Who writes afterwards was asked a survey.
    const isAfterwards = locked.state === 2
    if (locked.live || (isAfterwards && (await wasResolvedSince(locked, message.at, now)))) return
    if (!(await claimed(message_id)) || (await hasBegunForm(chat_id, message_id))) return
    const chat: LockedChat = isAfterwards ? { ...locked, type: 'bot', assign_user_id: null } : locked
    const text = message.body || voice?.transcript || ''
    const waits = chat.type === 'request'
    const isUrgent = waits && (await raiseUrgency(chat, text))
    const started = performance.now()
    const snapshot = await botSnapshot(botId, message, trained, now)
    const bot: BotSnapshot = {
      ...snapshot,
      ...(chat.assign_user_id !== null && {
        attended: (area) => snapshot.attended?.(area, chat.assign_user_id) ?? false,
      }),
      ...(chat.assign_user_id !== null && { attendedArea: { areaId: chat.area_id } }),
      chosenArea: await chosenAreaOf(chat),
    }
    const channel = chat.channel
    const { state, continues, notice, untold } = await loadDialogueState(chat_id)
    const plain: Turn = {
      text,
      // The bot reads words only: a place, a contact or a sticker is as much to it as a file.
      hasFiles: message.has_files || message.carries,
      ...(voice && { isVoice: true }),
      channel,
      now,
      variables: await variablesOf(botId, chat_id, now),
      known: await knownOf(botId, chat_id),
      ...(snapshot.forms?.length ? await formFacts(botId, chat_id) : {}),
      ...(snapshot.forms?.length || snapshot.branches?.length ? await sentIn(message_id) : {}),
      seed: message_id,
      ...(message.pressed !== null && { pressed: message.pressed }),
    }
    const turn = await withCatalogue(botId, bot, state, plain)
    const link = waits ? undefined : await surveyOfCode(botId, text, message.ref)
    const linked = link && decideLinked(turn, state, bot, link)
    const decided = waits
      ? decideWhileWaiting(turn, state, bot, { areaId: chat.area_id, notice, isUrgent, isTaken: await isTaken(chat) })
      : (linked ?? decide(turn, state, bot, continues))
    const told =
      waits && untold && !isUrgent
        ? withAnnouncement(decided, { turn, given: state, bot, untold, areaId: chat.area_id })
        : undefined
    const decision = told?.decision ?? decided
    if (untold && told) await noteNotified(untold, told.notice)
    const milliseconds = performance.now() - started
    if (!trained && needsModel(decision) && (await isFirstTrainingAwaited(waiting, now))) throw new Postponed()
    if (isAfterwards && isBeyondSurvey(decision)) await reopenByCustomer(locked, message_id)
    const place = { botId, chatId: chat_id, messageId: message_id, at: now }
    const { entities } = decision.explanation
    const used = neededValues(decision.state)
    const finder = await sensitiveFinder(botId)
    const hidden = await hideRead(chat, finder, { id: message_id, text, isVoice: message.body === '', entities, used })
    const parts = hidden.map(({ start, end }) => text.slice(start, end))
    const mask = maskOf(finder, parts)
    // What is left to the team was not read by the bot.
    if (decision.explanation.rule !== 'handed')
      await recordExplanation({
        ...place,
        runId: bot.trained?.runId ?? null,
        milliseconds,
        explanation: decision.explanation,
        ...{ hidden, mask },
      })
    await saveDialogueState(chat_id, withRequestsMasked(decision.state, mask), now)
    for (const responseId of usedIn(decision.explanation)) await countUse(botId, responseId, now)
    const { form_of_address: form } = message
    const replies = decision.replies.map((one) => replyMasked(one, parts, mask))
    await deliver({ botId, chatId: chat_id, channel, form, answerTo: message_id, replies }, now)
  })
}

/** Whether a resolved chat was resolved after a message came, which then answers no survey about it. */
async function wasResolvedSince(chat: LockedChat, at: string, now: Date): Promise<boolean> {
  if (await isSurveyedAfterwards(chat, now)) return false
  const row = await db().selectFrom('chat').select('resolved_at').where('id', '=', chat.id).executeTakeFirstOrThrow()
  // Without a time, it is not known that the message came afterwards.
  return row.resolved_at === null || Date.parse(row.resolved_at) >= Date.parse(at)
}

/** Whether a message says more than what is answered of a survey about a conversation that is over. */
const isBeyondSurvey = ({ explanation, replies }: Decision): boolean =>
  explanation.rule !== 'form' || replies.some(({ kind }) => kind === 'person')

/** Whether a person who is there and available was assigned. */
const isTaken = async ({ bot_id, assign_user_id }: LockedChat): Promise<boolean> =>
  assign_user_id !== null && (await availableUserIds(bot_id)).has(assign_user_id)

function messageOf(id: number) {
  return db()
    .selectFrom('message as m')
    .innerJoin('bot as b', 'b.id', 'm.bot_id')
    .select(sql<string | null>`m.content->'referral'->>'click_id'`.as('ref'))
    .select(sql<boolean>`coalesce(m.content ?| ${CARRIED}::text[], false)`.as('carries'))
    .select(['m.bot_id', 'm.at', 'm.has_files', 'm.pressed', 'b.settings', 'b.form_of_address'])
    .select(wholeText.as('body'))
    .where('m.id', '=', id)
    .executeTakeFirst()
}

/** Sends an error message, once, in place of the answer. */
async function apologize({ chat_id, message_id }: Asked, now: Date): Promise<void> {
  const message = await messageOf(message_id)
  if (!message) return
  await tx(async () => {
    const chat = await lockChat(message.bot_id, chat_id)
    if (!(await isOn(message.bot_id))) return leaveToTeam(message.bot_id, chat_id, message.body)
    if (chat.live || !(await claimed(message_id))) return
    // The team has the message; only its urgency is still missing.
    if (chat.type === 'request') await raiseUrgency(chat, message.body)
    else await sendUnprompted(chat, now, handleAnswerError, message_id)
  })
}

/** Sends the replies after a pause, once. */
async function goOn(delivery: Delivery, now: Date): Promise<void> {
  const { answerTo, part = 1 } = delivery
  if (answerTo === undefined) return
  const { numUpdatedRows } = await db()
    .updateTable('bot_answer')
    .set({ parts: part })
    .where('message_id', '=', answerTo)
    .where('parts', '=', part - 1)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await deliver(delivery, now)
}

/** Whether the message has not been answered before. Marks it as answered. */
async function claimed(messageId: number): Promise<boolean> {
  const row = await db()
    .insertInto('bot_answer')
    .values({ message_id: messageId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst()
  return row !== undefined
}
